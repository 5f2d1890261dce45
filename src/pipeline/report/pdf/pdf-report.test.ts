import { execFileSync } from 'node:child_process'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ListRow } from '../../../contract/book-lists.ts'
import type { Evaluation } from '../../../contract/evaluation.ts'
import { ARABIC_STORY, ENGLISH_STORY, makeSample } from '../../../../tests/support/make-assessment.ts'
import { composeNmc } from '../../compose/compose-nmc.ts'
import { composeResult } from '../../compose/compose-result.ts'
import { DEFAULT_SCORING_CONFIG } from '../../score/default-config.ts'
import { score } from '../../score/score.ts'
import { bookReport } from './book-report.ts'
import { directionOf, drawableText, isolateRuns, shortened } from './clean-text.ts'
import { listReport } from './list-report.ts'
import { renderPdf } from './render-pdf.ts'
import { renderSelection } from './render-selection.ts'
import { outlinePages, readPdf, reference, references } from './read-pdf.ts'

function evaluationOf(story: typeof ENGLISH_STORY, title?: string): Evaluation {
  const { book, assessment } = makeSample(story)
  const judgement = score(assessment, DEFAULT_SCORING_CONFIG)
  const result = composeResult({ book, filename: 'lamp.txt', assessment, judgement })
  return {
    id: '0190aaaa-0000-7000-8000-000000000001',
    filename: title ?? 'lamp.txt',
    fileSize: 900,
    status: 'completed',
    progress: 100,
    stage: null,
    isOCR: false,
    createdAt: '2026-01-02T03:04:05.000Z',
    completedAt: '2026-01-02T03:04:06.000Z',
    processingMs: 900,
    coverImage: null,
    scoringConfigId: null,
    scoringConfigVersion: '1.0.0',
    evaluator: assessment.evaluator,
    needsReview: false,
    reviewReasons: [],
    warnings: title === undefined ? [] : [title],
    duplicateOf: null,
    unverifiedQuotes: 0,
    result: title === undefined ? result : { ...result, title, author: title },
    nmcAssessment: composeNmc(assessment, judgement),
    extractedText: null,
    extractedTextLength: book.text.length,
    pageKind: book.pageKind,
    pages: book.pages,
  }
}

let readable = true
beforeAll(() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
  } catch {
    readable = false
    console.warn('pdftotext is not installed: the words inside the PDFs are not checked')
  }
})

/** The words as another program reads them, in one line and without invisible signs. */
const wordsOf = (pdf: Uint8Array): string => pagesOf(pdf).join(' ')

function pagesOf(pdf: Uint8Array): string[] {
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, stdio: ['pipe', 'pipe', 'ignore'] })
    .toString()
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '))
}

async function* oneByOne(evaluations: readonly Evaluation[]) {
  for (const evaluation of evaluations) yield await Promise.resolve({ evaluation, cover: null })
}

describe('a list on paper', () => {
  const row = (position: number, title: string, change: Partial<ListRow> = {}): ListRow => ({
    position,
    title,
    author: 'Nobody Known',
    publisher: '',
    isbn: '',
    state: 'unknown',
    book: null,
    way: null,
    perhaps: [],
    wished: false,
    fit: null,
    ...change,
  })
  const book = {
    id: 'x',
    title: 'x',
    author: '',
    status: 'completed' as const,
    verdict: 'Whitelisted' as const,
    age: '8+',
    textOnly: false,
  }
  const reason = { en: 'Its themes are for ages 11 and up.', ar: 'موضوعاته لمن بلغ سن 11 فما فوق.' }
  const rows = [
    row(0, 'The Lamp of the Falaj', { state: 'judged', book, fit: { book: 'x', answer: 'wait', until: 11, reason } }),
    row(1, 'نورة تزور جدتها', {
      state: 'judged',
      book,
      fit: { book: 'x', answer: 'alone', until: null, reason: null },
    }),
    row(2, '#panic("x") $ \\ ] *bold*'),
  ]
  const list = { id: 'x', name: 'Summer', createdAt: '', books: rows.length, leftOut: 0, rows }
  const at = '2026-11-28T10:00:00.000Z'

  it('says for whom, how many of which kind, and why, in both languages; what a list says is never markup', async () => {
    const english = await renderPdf(listReport({ list, reader: '3B', at }, 'en'))
    const arabic = await renderPdf(listReport({ list, reader: '3B', at }, 'ar'))
    expect(Buffer.from(arabic.subarray(0, 5)).toString()).toBe('%PDF-')
    if (!readable) return
    const words = wordsOf(english)
    for (const text of [
      'Which of these are for 3B?',
      'Summer',
      'Wait (1)',
      'Wait until 11',
      reason.en,
      '#panic("x")',
      '*bold*',
    ]) {
      expect(words).toContain(text)
    }
    expect(words).toContain('Not in the library (1)')
    expect(wordsOf(arabic)).toContain('قراءة مستقلة')
  })

  it('goes by verdicts where nobody is asked about, and gives the same bytes again', async () => {
    const document = listReport({ list, reader: null, at }, 'en')
    const pdf = await renderPdf(document)
    expect(Buffer.from(await renderPdf(document)).equals(Buffer.from(pdf))).toBe(true)
    if (readable) expect(wordsOf(pdf)).toContain('Whitelisted (2)')
  })
})

describe('the report on paper', () => {
  it('holds the titles and quotes of both languages in either language', async () => {
    const books = [evaluationOf(ENGLISH_STORY), evaluationOf(ARABIC_STORY)]
    for (const language of ['en', 'ar'] as const) {
      const pdf = await renderSelection(oneByOne(books), { language })
      expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
      if (!readable) continue
      const words = wordsOf(pdf)
      expect(words).toContain('The Lamp of the Falaj')
      for (const word of ARABIC_STORY.title.split(' ')) expect(words).toContain(word)
    }
    if (!readable) return
    const inArabic = wordsOf(await renderPdf(await bookReport(books[0] as Evaluation, 'ar', null)))
    expect(inArabic).toContain('she asked her grandfather Rashid')
    const inEnglish = wordsOf(await renderPdf(await bookReport(books[1] as Evaluation, 'en', null)))
    expect(inEnglish).toContain('نورة تزور جدتها')
  })

  it('is one whole document when it is set in chapters: pages, places of the books, links and tags', async () => {
    const hostile = 'He said (5 0 R) /StructParents 1 << \\) endobj stream mizan-book:0'
    const books = [evaluationOf(ENGLISH_STORY), evaluationOf(ARABIC_STORY), evaluationOf(ENGLISH_STORY, hostile)]
    const gathered: number[] = []
    const told: number[] = []
    const options = { language: 'en' as const, wholeUpTo: 2, booksAtOnce: 2 }
    const pdf = await renderSelection(oneByOne(books), {
      ...options,
      onGathered: (done) => gathered.push(done),
      onSet: (done) => told.push(done),
    })
    expect(gathered).toEqual([1, 2, 3])
    // Whichever chapter is ready first.
    expect([told[0], told.at(-1), told.length]).toEqual([0, 3, 3])
    const file = readPdf(pdf)
    const object = (number: number): string => file.objects[number - 1] ?? ''
    // Cover, table, and the books behind them in their order.
    const [verdicts, ages, table, ...places] = outlinePages(file)
    expect([verdicts, ages, table]).toEqual([0, 0, 1])
    expect(places[0]).toBe(2)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).toHaveLength(3)
    // Every link of the table leads to the page of its book.
    const links = file.objects.filter((body) => body.includes('/Subtype /Link'))
    const pageOf = (link: string) => file.pages.indexOf(references(object(reference(link, 'Dest')))[0] ?? 0)
    expect([...new Set(links.map(pageOf))].toSorted((a, b) => a - b)).toEqual(places)
    // Every page is in the tree of tags under a number of its own, and every reference leads somewhere.
    const keys = file.objects.flatMap((body) =>
      [...body.matchAll(/^ {2}\/StructParents? (\d+)$/gm)].map(([, key]) => key),
    )
    expect(new Set(keys).size).toBe(keys.length)
    const dangling = file.objects.filter(
      (body) =>
        body.includes('/StructElem') &&
        references(body.replaceAll(/\(.*\)/g, '')).some((number) => object(number) === ''),
    )
    expect(dangling).toEqual([])
    // The same books give the same bytes, whichever chapter is ready first.
    expect(Buffer.from(await renderSelection(oneByOne(books), options)).equals(pdf)).toBe(true)
    if (!readable) return
    const pages = pagesOf(pdf)
    expect(pages).toHaveLength(file.pages.length)
    for (const [at, page] of pages.entries()) {
      expect(page).toContain(`Page ${String(at + 1)} of ${String(pages.length)}`)
    }
    for (const [at, place] of places.entries()) {
      expect(pages[1]).toMatch(new RegExp(`\\b${String(place + 1)}\\b`))
      expect(pages[place]).toContain(at === 2 ? 'He said (5 0 R) /StructParents 1' : 'Questions to talk about')
    }
  })

  it('gives the same bytes for the same book', async () => {
    const document = await bookReport(evaluationOf(ENGLISH_STORY), 'ar', null)
    expect(Buffer.from(await renderPdf(document)).equals(Buffer.from(await renderPdf(document)))).toBe(true)
  })

  it.each([
    ['markup', '#let x = read("/etc/passwd"); #x $a^2$ *bold* @ref <label> \\u{41}'],
    ['ten thousand characters', 'endless '.repeat(1250)],
    ['one endless word', 'x'.repeat(10_000)],
    ['emoji and signs of no font', '🐱👨‍👩‍👧🇦🇪 猫と犬 \u{1F600}'],
    ['turning controls', '\u202Etxt.exe\u202C \u2067قصة \u0007\u0000 \uD800'],
    ['nothing', ''],
  ])('stays whole with a title of %s', async (_, title) => {
    const broken = Buffer.from('ffd8ffe000104a46494600010100', 'hex')
    const document = await bookReport(evaluationOf(ENGLISH_STORY, title), 'en', broken)
    expect(document.pictures).toEqual([])
    const pdf = await renderPdf(document)
    if (!readable) return
    const words = wordsOf(pdf)
    expect(words).toContain('How the verdict was reached')
    expect(words).not.toContain('root:')
    if (title.startsWith('#let')) expect(words).toContain('#let x = read("/etc/passwd")')
  })

  it('ends a report that takes too long or that nobody waits for', async () => {
    const document = await bookReport(evaluationOf(ENGLISH_STORY), 'en', null)
    await expect(renderPdf(document, { timeMs: 1 })).rejects.toMatchObject({ code: 'unavailable' })
    await expect(renderPdf(document, { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone')
  })
})

describe('a long report', () => {
  const evaluation = evaluationOf(ENGLISH_STORY)
  const options = { language: 'en' as const, wholeUpTo: 1, booksAtOnce: 1 }

  it('ends between its chapters when nobody waits for it, and gathers no further books', async () => {
    const leaving = new AbortController()
    let gathered = 0
    async function* endless() {
      for (;;) {
        gathered += 1
        yield await Promise.resolve({ evaluation, cover: null })
      }
    }
    const onSet = (done: number): void => {
      if (done > 0) leaving.abort(new Error('gone'))
    }
    const report = renderSelection(endless(), { ...options, signal: leaving.signal, onSet })
    await expect(report).rejects.toThrow('gone')
    expect(gathered).toBeLessThan(10)
  })

  it('fails as a whole when one of its books cannot be told', async () => {
    async function* broken() {
      yield* oneByOne([evaluation, evaluation, evaluation])
      yield await Promise.resolve({ evaluation: { ...evaluation, result: null }, cover: null })
    }
    await expect(renderSelection(broken(), options)).rejects.toMatchObject({ code: 'evaluation_not_finished' })
  })
})

describe('text for paper', () => {
  const latinOnly = (point: number): boolean => point < 0x180 || point === 0x25_a1

  it('has no controls, no emoji and no sign the fonts lack', () => {
    expect(drawableText('a\u202Eb\u0000c\nd', () => true)).toBe('abc d')
    expect(drawableText('Cat 🐱👨‍👩‍👧 and ❤️ dog', () => true)).toBe('Cat and dog')
    expect(drawableText('ạ 猫!', latinOnly)).toBe('a □!')
  })

  it('isolates what runs against the page', () => {
    expect(isolateRuns('كتبه J. Smith.', 'rtl').replaceAll('\u200E', '')).toBe('كتبه \u2066J. Smith\u2069.')
    expect(isolateRuns('في «the majlis…».', 'rtl').replaceAll('\u200E', '')).toBe('في «\u2066the majlis…\u2069».')
    expect(isolateRuns('The word بيت جميل, twice', 'ltr')).toBe('The word \u2067بيت جميل\u2069, twice')
    expect(directionOf('12 قصة', 'ltr')).toBe('rtl')
  })

  it('is shortened at a word', () => {
    expect(shortened('one two three four', 14)).toBe('one two three…')
    expect(shortened('short', 14)).toBe('short')
  })
})
