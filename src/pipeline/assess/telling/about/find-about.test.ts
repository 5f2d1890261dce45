import { describe, expect, it } from 'vitest'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { assessedCriteria } from '../../../pipeline.ts'
import { DEFAULT_SCORING_CONFIG } from '../../../score/default-config.ts'
import { createLexicalEngine } from '../../lexical/lexical-engine.ts'

const engine = createLexicalEngine()
const aboutOf = async (text: string, title?: string) => {
  const plain = plainBook(text)
  const book = title === undefined ? plain : { ...plain, metadata: { title } }
  const { about = [] } = await engine.assess(book, assessedCriteria(DEFAULT_SCORING_CONFIG))
  return about
}

const STORY = [
  'The Goat on the School Roof',
  'It was hot. The flag hung down and did not move.',
  'Every morning it was Rashid’s job to lead the school goat out to the field, and this morning, for the first time, the goat was not in her pen.',
  'Rashid looked behind the shed. He looked under the bus.',
  '“Up there!” shouted Mariam, and pointed.',
  'The goat stood on the flat roof of the school and chewed the headmaster’s hat. Nobody knew how she had got there, and nobody knew how to get her down.',
  'Mr Haddad fetched a ladder. It was too short. The cook brought bread. The goat was not hungry.',
  'Then the bell rang, and all the children ran out into the yard and looked up.',
].join('\n\n')

const ARABIC = [
  'عنزة على سطح المدرسة',
  'كان الجو حارًّا، والعلم لا يتحرك.',
  'كل صباح كان على راشد أن يأخذ عنزة المدرسة إلى الحقل، وفي هذا الصباح، لأول مرة، لم تكن العنزة في حظيرتها.',
  'نظر راشد خلف المخزن، ونظر تحت الحافلة.',
  'صاحت مريم: «هناك، فوق!»',
  'كانت العنزة واقفة على سطح المدرسة تمضغ قبعة المدير، ولا أحد يعرف كيف صعدت، ولا أحد يعرف كيف ينزلها.',
  'أحضر الأستاذ حداد سلّمًا، فكان قصيرًا. وأحضر الطباخ خبزًا، فلم تكن جائعة.',
].join('\n\n')

describe('what a book says of what it is about', () => {
  it.each([
    ['English', STORY, /first time|nobody knew how to get her down/],
    ['Arabic', ARABIC, /لأول مرة|كيف ينزلها/],
  ])('is the trouble a story is about, word for word (%s)', async (_, text, trouble) => {
    const about = await aboutOf(text)
    expect(about.length).toBeGreaterThan(0)
    for (const { quote, start, end } of about) expect(text.slice(start, end)).toBe(quote)
    expect(about.map(({ quote }) => quote).join(' ')).toMatch(trouble)
    expect(about.map(({ start }) => start)).toEqual(about.map(({ start }) => start).toSorted((a, b) => a - b))
  })

  it('stands right below title and heading, too, as files without empty lines have it', async () => {
    const [trouble] = STORY.split('\n\n').filter((line) => line.includes('for the first time'))
    const about = await aboutOf(
      ['The Goat on the School Roof', 'An Empty Pen', trouble, ...STORY.split('\n\n').slice(3)].join('\n'),
    )
    expect(about.map(({ quote }) => quote).join(' ')).toContain('for the first time')
  })

  it('is never the title once more', async () => {
    const title = 'Who Left a Boat in the Street?'
    const about = await aboutOf(`${title}\n\n${STORY.replace('The Goat on the School Roof', title)}`, title)
    for (const { quote } of about) expect(quote).not.toContain(title)
  })

  it('is no thanks, and not how long the writing took', async () => {
    const thanks =
      'I am grateful to my friends, who for the first time went with me to the roof of the school to look for the goat.'
    const about = await aboutOf(STORY.replace('\n\n', `\n\n${thanks}\n\n`))
    expect(about.length).toBeGreaterThan(0)
    for (const { quote } of about) expect(quote).not.toContain('grateful')
  })

  it('is nothing where nothing tells it', async () => {
    expect(await aboutOf('One, two, three. Four, five, six. Seven, eight, nine. Ten.')).toEqual([])
  })
})
