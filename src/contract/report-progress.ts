/** How far a report on selected books is: books gathered, then books whose pages are set. */
export type ReportProgress = { step: 'gathering' | 'setting'; done: number; total: number }
