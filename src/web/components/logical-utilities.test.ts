import { expect, it } from 'vitest'

const PHYSICAL =
  /(?<![\w-])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr]|inset-[lr])-[\w[]|(?<![\w-])(?:text-(?:left|right)|float-(?:left|right)|clear-(?:left|right)|border-[lr])(?![\w-])/

it('no utility names left or right: both directions are designed with logical ones', () => {
  const files = Object.entries(
    import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    }),
  )
  expect(files.length).toBeGreaterThan(100)
  const offenders = files.flatMap(([file, source]) => {
    const classes = source.match(/(['"`])(?:(?!\1)[^\\]|\\.)*\1/g) ?? []
    return classes.filter((text) => PHYSICAL.test(text)).map((text) => `${file}: ${text}`)
  })
  expect(offenders).toEqual([])
})

it('the pattern finds what it forbids and spares what it does not', () => {
  for (const bad of ['ml-2', 'hover:pr-4', '-left-3', 'text-right', 'rounded-tl-lg', 'border-l', 'lg:right-[3px]'])
    expect(bad).toMatch(PHYSICAL)
  for (const good of ['ms-2', 'pe-4', 'start-3', 'text-end', 'rounded-ss-lg', 'border-s', 'arrow-left', 'max-w-lg'])
    expect(good).not.toMatch(PHYSICAL)
})
