import { byForm } from '../segment/by-form.ts'
import type { TokenizedText } from '../segment/tokenized-text.ts'
import { tokenize } from '../segment/tokenize.ts'

const ENGLISH_PLACES = new Set(
  `forest wood woods jungle desert sea ocean river lake island mountain hill valley village town city castle palace garden farm
  house cottage hut school classroom market street road beach shore ship boat cave cavern field meadow moor church mosque
  kitchen attic nursery prison dungeon hospital inn tavern tower bridge pond well barn stable library shop mill harbour camp
  burrow nest den oasis orchard park playground train station bakery workhouse kingdom jungle swamp cliff`.split(/\s+/),
)

const ARABIC_PLACES: ReadonlyMap<string, string> = placeForms(
  `الغابة الصحراء البحر النهر البحيرة الجزيرة الجبل التل الوادي القرية المدينة القصر الحديقة المزرعة البيت المنزل الكوخ المدرسة الصف
  السوق الشارع الشاطئ السفينة القارب الكهف الحقل البستان المسجد المطبخ السجن المستشفى القلعة البرج الجسر البئر المكتبة الدكان
  المخبز الملعب الخيمة الواحة الميناء الفندق الحي الساحل السماء العش الجحر الغدير المرج القطار المحطة الجامعة المعبد الكنيسة`,
)

function placeForms(list: string): ReadonlyMap<string, string> {
  const tokens = tokenize(list)
  const places = new Map<string, string>()
  for (let token = 0; token < tokens.tokenCount; token += 1) {
    const surface = tokens.text.slice(tokens.tokenStart[token] ?? 0, tokens.tokenEnd[token] ?? 0)
    places.set(tokens.forms[tokens.tokenForm[token] ?? 0] ?? '', surface)
  }
  return places
}

const ARTICLES = new Set(['the', 'a', 'an', 'his', 'her', 'their', 'my', 'our'])
const MAX_SETTINGS = 6
/** A place the story is set in comes back; one that is mentioned is not a setting. */
const MIN_MENTIONS = 3
const MIN_MENTIONS_SHORT = 2
const SHORT_WORDS = 2000

const placeOf = byForm((form) => {
  const bare = [form, form.slice(1), form.startsWith('لل') ? `ال${form.slice(2)}` : form].find((one) =>
    ARABIC_PLACES.has(one),
  )
  if (bare !== undefined) return ARABIC_PLACES.get(bare)
  return ENGLISH_PLACES.has(form) ? form : undefined
})

/** Place words the story returns to, most mentioned first: 'the sea', 'الغابة'. */
export function findSettings(tokens: TokenizedText, keep: Uint8Array): { name: string; mentions: number }[] {
  const counts = new Map<string, number>()
  const places = placeOf(tokens.forms)
  for (let token = 1; token < tokens.tokenCount; token += 1) {
    const name = places[tokens.tokenForm[token]!]
    if (name === undefined || keep[tokens.tokenSentence[token]!] !== 1) continue
    if (tokens.tokenScript[token] === 1) counts.set(name, (counts.get(name) ?? 0) + 1)
    else if (ARTICLES.has(tokens.forms[tokens.tokenForm[token - 1] ?? 0] ?? '')) {
      const shown = `the ${name}`
      counts.set(shown, (counts.get(shown) ?? 0) + 1)
    }
  }
  const least = tokens.tokenCount < SHORT_WORDS ? MIN_MENTIONS_SHORT : MIN_MENTIONS
  return [...counts.entries()]
    .filter(([, mentions]) => mentions >= least)
    .map(([name, mentions]) => ({ name, mentions }))
    .toSorted((a, b) => b.mentions - a.mentions)
    .slice(0, MAX_SETTINGS)
}
