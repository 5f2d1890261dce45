/** A sentence given by its tokens, end excluded. */
export type Span = { start: number; end: number }
