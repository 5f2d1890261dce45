import { describe, expect, it } from 'vitest'
import type { Assessment, BookKind } from '../../contract/assessment.ts'
import { genreSigns } from './genre-signs.ts'
import { genresOf } from './genres.ts'

type Given = { themes?: Partial<Record<string, number>>; characters?: number; bookKind?: BookKind }

/** What an assessment says that genres look at; nothing else is read. */
function assessed(text: string, { themes = {}, characters = 1, bookKind = 'story' }: Given = {}): Assessment {
  const found = Object.entries(themes).map(([theme, weight]) => ({ theme, weight, evidence: [] }))
  return {
    narrative: {
      verse: false,
      chapters: [],
      characters: Array.from({ length: characters }, () => ({ kind: 'person', mentions: 3 })),
    },
    languageMeasures: { words: text.split(/\s+/).length, age: 9 },
    themes: found,
    values: [],
    findings: [],
    bookKind,
  } as unknown as Assessment
}
const genres = (text: string, given?: Given): string[] => {
  const assessment = assessed(text, given)
  return genresOf(assessment, genreSigns(text, assessment.languageMeasures.words))
}
const plain = 'She walked to the market with her aunt and bought bread and dates. '

describe('genres', () => {
  it('are STEM where a book explains science in several of its words', () => {
    const text = `${plain}The scientist looked through the telescope at the planets. Gravity keeps each planet in place. ${plain}`
    expect(genres(text, { characters: 0 })).toContain('STEM')
    expect(genres(`${plain.repeat(10)}He counted the numbers.`)).not.toContain('STEM')
    expect(genres('نظر العلماء من التلسكوب إلى الكواكب، وتعلمنا في العلوم عن الجاذبية. ')).toContain('STEM')
  })

  it('are Science Fiction in a story of ships and robots, not for one rocket', () => {
    const text = `The spaceship landed and two robots came out. The aliens waited. "A rocket!" they cried. ${plain.repeat(20)}`
    expect(genres(text)).toContain('Science Fiction')
    expect(genres(`The rocket rose. Another rocket fell. A rocket, a rocket! ${plain.repeat(20)}`)).not.toContain(
      'Science Fiction',
    )
  })

  it('are Interactive where the book asks its reader to act', () => {
    expect(
      genres(`Can you find the red bird? Now you try. Clap your hands! Can you count the eggs? ${plain}`),
    ).toContain('Interactive')
    expect(genres(`"Can you see it?" asked Omar. ${plain.repeat(30)}`)).not.toContain('Interactive')
  })

  it('are Historical for sultans and centuries, not for every war', () => {
    const text = `The sultan reigned in the thirteenth century. The emperor sent knights against the sultan. ${plain.repeat(8)}`
    expect(genres(text, { themes: { war: 0.5 } })).toContain('Historical')
    expect(genres(plain.repeat(20), { themes: { war: 0.7 } })).not.toContain('Historical')
  })

  it('are Islamic for mosque and prayer, not for a name of God alone', () => {
    const text = 'صام في رمضان وصلى في المسجد وسمع الأذان وقرأ القرآن. '
    const faithful = (given: string): string[] => {
      const assessment = assessed(given, { themes: { faith: 0.5 } })
      assessment.values.push({ value: 'trust-in-god', weight: 0.4, evidence: [] })
      return genresOf(assessment, genreSigns(given, assessment.languageMeasures.words))
    }
    expect(faithful(text)).toContain('Islamic')
    expect(faithful('أستودعك الله يا بني، والله معك. '.repeat(5))).not.toContain('Islamic')
  })

  it('are UAE Culture where a book is set in the Emirates, not for one mention', () => {
    const text = `They drove from Dubai to Al Ain. In Sharjah they met an Emirati falconer. ${plain}`
    expect(genres(text)).toContain('UAE Culture')
    expect(genres('سافر الأطفال من الشارقة إلى دبي، ثم عادوا إلى الإمارات كلها فرحين. ')).toContain('UAE Culture')
    expect(genres(`He once flew over Dubai. ${plain.repeat(20)}`)).not.toContain('UAE Culture')
  })

  it('are none of a made-up tale for a book of facts', () => {
    const text = plain.repeat(20)
    expect(genres(text, { themes: { romance: 0.8, nature: 0.7 } })).toContain('Romance')
    expect(genres(text, { themes: { romance: 0.8, nature: 0.7 }, bookKind: 'biography' })).toEqual(['Nature'])
    expect(genres(text, { bookKind: 'information' })).toEqual(['Educational'])
    expect(genres(text)).toEqual(['Realistic Fiction'])
  })

  it('are never both unreal and realistic, nor Educational for a school in the story', () => {
    expect(genres(plain, { themes: { magic: 0.5, 'growing-up': 0.5 } })).not.toContain('Realistic Fiction')
    expect(genres(plain.repeat(200), { themes: { adventure: 0.6, learning: 0.4 } })).toEqual(['Adventure'])
    expect(genres(plain.repeat(200), { themes: { learning: 0.6 } })).toEqual(['Educational'])
  })
})
