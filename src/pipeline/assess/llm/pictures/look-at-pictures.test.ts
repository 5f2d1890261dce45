import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drawnPicture } from '../../../../../tests/support/books/drawn-picture.ts'
import { redPicture } from '../../../../../tests/support/books/red-picture.ts'
import { stubSettings } from '../../../../../tests/support/model-settings.ts'
import { startStubModel, type StubModel } from '../../../../../tests/support/stub-model-server.ts'
import { seenPictures } from '../../../../contract/picture-marks.ts'
import { createMemoryJournal } from '../calls/call-journal.ts'
import { createPictureLook, type PictureToShow } from './look-at-pictures.ts'

let stub: StubModel
let pictures: PictureToShow[] = []
beforeAll(async () => {
  stub = await startStubModel()
  const files = await Promise.all(Array.from({ length: 9 }, (_, index) => drawnPicture(index + 1)))
  files[8] = await redPicture()
  pictures = await Promise.all(
    files.map(async (file, index) => ({
      number: index + 1,
      page: 2 * index + 1,
      box: { left: 0, top: 0.25, width: 1, height: 0.5 },
      thumbnail: await sharp(file).resize(320).webp().toBuffer(),
    })),
  )
})
afterAll(() => stub.close())
beforeEach(() => {
  stub.requests = []
  stub.fault = () => undefined
})

const at = new Date('2026-01-02T03:04:05Z')
const look = (calls = createMemoryJournal(), others: Record<string, string> = {}) =>
  createPictureLook(stubSettings(stub, { AI_PICTURES: 'on', ...others }))(pictures, { calls, now: () => at })

describe('a model that is shown the pictures of a book', () => {
  it('marks what it sees, with page, place and its own words where it objects', async () => {
    const { marks, fault } = await look()
    expect(fault).toBeNull()
    expect(marks.map(({ picture, objection }) => [picture, objection?.category])).toEqual([
      ...pictures.slice(0, 8).map(({ number }) => [number, undefined]),
      [9, 'violence'],
    ])
    expect(marks[8]).toEqual({
      picture: 9,
      objection: { category: 'violence', level: 3, note: 'Red runs down all over the picture.' },
      reviewer: 'openai-compatible/stub-1',
      at: '2026-01-02T03:04:05.000Z',
      model: {
        instructs: false,
        findings: [
          {
            category: 'violence',
            level: 3,
            evidence: {
              kind: 'picture',
              page: 17,
              box: { left: 0, top: 0.25, width: 1, height: 0.5 },
              caption: 'Red runs down all over the picture.',
            },
          },
        ],
      },
    })
    expect(stub.requests.map(({ images }) => images).toSorted((a, b) => a - b)).toEqual([2, 9])
    expect(seenPictures(9, marks)).toMatchObject({ all: true, byPeople: false, foundByModel: 1, instructing: 0 })
  })

  it('is not paid twice for the same pictures', async () => {
    const calls = createMemoryJournal()
    const first = await look(calls)
    expect(await look(calls)).toEqual(first)
    expect(stub.requests).toHaveLength(2)
    expect(calls.entries.map(({ outcome }) => outcome)).toEqual(['answered', 'answered', 'reused', 'reused'])
  })

  it('and is blind has seen none, whatever it says of them', async () => {
    stub.fault = () => 'blind'
    const { marks, fault } = await look()
    expect([marks, fault?.code]).toEqual([[], 'engine_blind'])
    expect(fault?.message).toContain('stub-1')
  })

  it('and whose provider takes no pictures has seen none', async () => {
    stub.fault = () => 'no-pictures'
    const { marks, fault } = await look()
    expect([marks, fault?.code]).toEqual([[], 'engine_refused'])
    expect(stub.requests).toHaveLength(1)
  })

  it('and obeys words in a picture has cleared nothing: those pictures wait for a person', async () => {
    stub.fault = () => 'obedient'
    const { marks } = await look()
    expect(marks.map(({ picture, model }) => [picture, model?.instructs])).toEqual([
      [1, true],
      [9, true],
    ])
    expect(seenPictures(9, marks)).toMatchObject({ all: false, objections: [], instructing: 2 })
  })

  it('is shown none that the budget of the book does not pay for', async () => {
    const { marks, fault } = await look(createMemoryJournal(), { AI_MAX_TOKENS_PER_BOOK: '1000' })
    expect([marks, fault?.code]).toEqual([[], 'engine_budget_spent'])
    expect(stub.requests).toEqual([])
  })
})
