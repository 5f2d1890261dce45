type Grid = { columns: number; count: number; rtl: boolean }

/** The index an arrow key leads to from another one, or undefined where it leads nowhere. In Arabic left is onward. */
export function gridStep(key: string, from: number, { columns, count, rtl }: Grid): number | undefined {
  if (Number.isNaN(from)) return undefined
  const onward = rtl ? 'ArrowLeft' : 'ArrowRight'
  const backward = rtl ? 'ArrowRight' : 'ArrowLeft'
  const targets: Record<string, number> = {
    [onward]: from + 1,
    [backward]: from - 1,
    ArrowDown: from + columns,
    ArrowUp: from - columns,
    Home: 0,
    End: count - 1,
  }
  const to = targets[key]
  return to === undefined || to < 0 || to >= count ? undefined : to
}
