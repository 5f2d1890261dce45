import { describe, expect, it } from 'vitest'
import type { BookKind } from '../../../../contract/assessment.ts'
import { GENRES } from '../../../../contract/genres.ts'
import { plainBook } from '../../../../../tests/support/plain-book.ts'
import { sharedReader } from '../../reader/reader.ts'
import { readNarrative } from '../narrative/read-narrative.ts'
import { tokenize } from '../segment/tokenize.ts'
import { genreSigns } from './genre-signs.ts'
import { readGenres } from './read-genres.ts'

function toldOf(text: string, kind: BookKind = 'story') {
  const book = plainBook(text)
  const tokens = tokenize(text)
  const counted = {
    tokens,
    narrative: readNarrative(tokens, book),
    themes: [],
    found: [],
    signs: genreSigns(text, tokens.tokenCount),
  }
  return readGenres(counted, kind, sharedReader().read(tokens, []))
}
const genresOf = (text: string, kind?: BookKind): string[] => toldOf(text, kind).genres.map(({ genre }) => genre)

const SHIP = `Captain Orla set the ship down on the red dust. Beyond the window two suns stood over the crater.
"The robots say the air is thin," said Tarek. "Helmets on. The mother ship leaves orbit at dawn."
They walked past the wreck of an older spacecraft. Its engines had melted, and a blue light still blinked inside.
"Somebody from another galaxy was here before us," whispered Orla. The alien lamp turned towards them, and spoke.`

const SULTAN = `كان السلطان قد جهز جيشه في سنة ستمائة للهجرة، وسار به إلى أسوار المدينة التي يحكمها الأمير.
قال القائد للمماليك: «من يفتح الباب فله ألف دينار». وكان الأيوبيون قد أرسلوا رسولًا إلى الخليفة في بغداد.
وفي تلك الليلة جلس الفارس عند نار الحراس يذكر معارك أبيه مع الصليبيين، ويحد سيفه ليوم الفتح.`

const HISTORY = `In the thirteenth century the city had four gates and a wall of baked brick. The sultans built canals that brought water from
the hills, and along them grew mills, dyers' yards and gardens. Chroniclers of the time count forty bathhouses. Merchants paid a tax at each gate,
and the registers of that tax, some of which survive, tell historians what was bought and sold.`

const OPINIONS = `I have often thought that we admire the wrong people. We praise the man who speaks loudest, and forget the woman who thinks before she
answers. It seems to me that good sense is the rarest of virtues, because nobody believes he lacks it. Some will say that I exaggerate. Let them look
honestly into their own hearts, and ask whether they have ever changed their mind because of an argument.`

describe('the genres of a text', () => {
  it('are told from what it is about and how it is told', () => {
    expect(genresOf(SHIP)).toContain('Science Fiction')
    expect(genresOf(SULTAN)).toContain('Historical')
    expect(genresOf(HISTORY, 'information')).toContain('Educational')
  })

  it('are at least one and at most four of the closed list, the likeliest first, but for what words tell beside them', () => {
    for (const text of [SHIP, SULTAN, HISTORY, OPINIONS, '', 'One.']) {
      const { genres } = toldOf(text)
      expect(genres.length).toBeGreaterThan(0)
      expect(genres.length).toBeLessThanOrEqual(4)
      expect(genres.every(({ genre }) => GENRES.includes(genre))).toBe(true)
      expect(genres.map(({ chance }) => chance)).toEqual(genres.map(({ chance }) => chance).toSorted((a, b) => b - a))
    }
  })

  it('are never both unreal and realistic', () => {
    for (const text of [SHIP, SULTAN, `${SHIP}\n${OPINIONS}`]) {
      const genres = genresOf(text)
      const unreal = genres.some((genre) => ['Fantasy', 'Fairy Tale', 'Fable', 'Science Fiction'].includes(genre))
      expect(unreal && genres.includes('Realistic Fiction')).toBe(false)
    }
  })

  it('are Interactive where a book asks its reader to act, and UAE Culture where it is set in the Emirates', () => {
    const asks = 'Can you find the red bird? Now you try. Clap your hands! Can you count the eggs? Look at them all.'
    expect(genresOf(asks)).toContain('Interactive')
    expect(
      genresOf('"Can you see it?" asked Omar, and Salma looked up from her book and shook her head.'),
    ).not.toContain('Interactive')
    expect(genresOf('سافر الأطفال من الشارقة إلى دبي، ثم عادوا إلى الإمارات كلها فرحين.')).toContain('UAE Culture')
  })

  it('tell facts from opinions', () => {
    expect(toldOf(HISTORY, 'information').factual).toBeGreaterThan(0.65)
    expect(toldOf(OPINIONS, 'information').factual).toBeLessThan(0.35)
  })
})
