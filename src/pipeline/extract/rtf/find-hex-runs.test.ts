import { expect, test } from 'vitest'
import { findHexRuns } from './find-hex-runs.ts'

const LONG = '0aF3'.repeat(1000)

/** The runs of a text, whatever pieces it comes in. */
async function runsIn(text: string): Promise<string[]> {
  const bytes = Buffer.from(text, 'latin1')
  const found = await Promise.all(
    [1, 7, 5000].map(async (size) => {
      async function* pieces() {
        for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size))
      }
      return (await findHexRuns(pieces())).map(({ start, end }) => text.slice(start, end))
    }),
  )
  expect(found[1]).toEqual(found[0])
  expect(found[2]).toEqual(found[0])
  return found[0] ?? []
}

test('the data of a picture is found, over lines and behind whatever ends a control word', async () => {
  expect(await runsIn(`{\\pict\\pngblip ${LONG}}`)).toEqual([LONG])
  expect(await runsIn(`{\\pict\\picw100\r\n${LONG}\r\n${LONG}}`)).toEqual([`\r\n${LONG}\r\n${LONG}`])
  expect(await runsIn(`{\\pict{\\*\\blipuid 0aff}${LONG}}`)).toEqual([LONG])
})

test('nothing of a control word, of an escape or of text is taken for data', async () => {
  expect(await runsIn(`{\\pict\\picw${'1'.repeat(4000)}`)).toEqual([])
  expect(await runsIn(`\\'e9${LONG}`)).toEqual([])
  expect(await runsIn('face dead beef '.repeat(1000))).toEqual([])
})

test('what looks like it in data that stands as it is stays there', async () => {
  expect(await runsIn(`{\\pict\\bin${LONG.length + 1} ${LONG}x ${LONG}}`)).toEqual([LONG])
  expect(await runsIn(`{\\pict\\bin0 ${LONG}}`)).toEqual([LONG])
})
