import type { Genre } from '../../../../contract/genres.ts'

/** How often a text has words that only such books have: hits, different words, and hits in 10,000 words. */
export type GenreSign = { hits: number; different: number; rate: number }
/** Those that words tell, in the order in which they were learned from (training/genres.py). */
export const GENRE_SIGNS = ['Science Fiction', 'STEM', 'Interactive', 'Historical', 'Islamic', 'UAE Culture'] as const
type Sign = (typeof GENRE_SIGNS)[number]
export type GenreSigns = Readonly<Record<Sign, GenreSign>>

const SIGNS: Readonly<Record<Sign & Genre, RegExp>> = {
  'Science Fiction':
    /\b(?:space ?ships?|spacecraft|space stations?|starships?|rockets?|robots?|androids?|cyborgs?|extraterrestrials?|Martians?|galax(?:y|ies)|time machine|time travell?(?:er|ing)?|aliens|hyperspace|force field|teleport\w*)\b|(?<!\p{L})(?:[وفبلك]?ال)?(?:مركبة فضائية|المركبة الفضائية|سفينة فضاء|سفينة الفضاء|روبوت(?:ات)?|مخلوق(?:ات)? فضائي\p{L}*|كائن(?:ات)? فضائي\p{L}*|مريخ|مجرة|آلة الزمن|صاروخ|صواريخ|رائد فضاء|رواد الفضاء)(?!\p{L})/giu,
  STEM: /\b(?:scien(?:ce|ces|tist|tists|tific)|experiments?|engineer(?:s|ing)?|mathematic\w*|geometry|gravity|molecules?|atoms?|telescopes?|microscopes?|planets?|solar system|electricity|electric circuit|magnets?|technology|computers?|coding|robots?|fossils?|dinosaurs?|photosynthesis|species|equations?|laborator(?:y|ies)|invent(?:or|ors|ion|ions)|astronomers?|bacteria|oxygen|carbon|energy|numbers|measure(?:d|s|ments?)?)\b|(?<!\p{L})(?:[وفبلك]?ال)?(?:علوم|تجربة علمية|تجارب|مهندس(?:ة|ون|ين)?|هندسة|رياضيات|جاذبية|كواكب|كوكب|مجموعة الشمسية|تلسكوب|مجهر|كهرباء|مغناطيس|تكنولوجيا|تقنية|حاسوب|روبوت|ديناصور(?:ات)?|ذرات|طاقة|أكسجين|بكتيريا|اختراع(?:ات)?|مخترع|مختبر|أرقام|نبات(?:ات)? التجربة)(?!\p{L})/giu,
  Interactive:
    /\b(?:can you (?:find|see|spot|count|guess|name|hear|say|help|do|make|remember)|turn to page \d|your turn|lift the flap|press (?:here|the (?:dot|button|red|yellow|blue))|how many .{1,40}? (?:can you|do you) (?:see|count|find)|what do you (?:see|hear|think)|now you try|clap your hands|count with me|point to the|say it with me|try it yourself|color in|colour in)\b|(?<!\p{L})(?:هل (?:تستطيع|تستطيعين|يمكنك|تعرف|ترى|تجد)|عد معي|عدوا معي|انتقل إلى (?:ال)?صفحة|اضغط (?:هنا|على)|صفق(?:وا)?|جاء دورك|حان دورك|دورك الآن|ماذا ترى|كم .{1,30}? ترى|خمن|لون(?:وا)? الصورة|جرب بنفسك|ابحث (?:معنا|معي|في الصورة))(?!\p{L})/giu,
  Islamic:
    /\b(?:Allah|Muslims?|Islam|Islamic|Quran|Qur['’]an|mosques?|Ramadan|Prophet Muhammad|Eid|hajj|zakat)\b|(?<!\p{L})(?:[وفبلك]?ال)?(?:قرآن|مسجد|مساجد|رمضان|إسلام|مسلم(?:ة|ون|ين)?|وضوء|زكاة|نبي محمد|رسول الله|أذان)(?!\p{L})/giu,
  'UAE Culture':
    /\b(?:Emirat\w*|UAE|Dubai|Abu Dhabi|Sharjah|Ajman|Fujairah|Ras Al Khaimah|Al Ain)\b|(?<!\p{L})[وفبل]?(?:ال)?(?:إمارات|إماراتي\p{L}*|دبي|أبوظبي|أبو ظبي|شارقة|عجمان|فجيرة|رأس الخيمة)(?!\p{L})/giu,
  Historical:
    /\b(?:1[0-8]\d\d|century|centuries|emperors?|empire|sultans?|caliphs?|pharaohs?|knights?|regiment|cavalry|dynasty|crusade\w*|colony|colonists|reign|reigned)\b|(?<!\p{L})(?:[وفبلك]?ال)?(?:سلطان|سلاطين|خليفة|خلفاء|مماليك|فرعون|فراعنة|صليبيين|صليبيون|قرن \p{L}+ (?:عشر|هجري|ميلادي)|عصر المملوكي|دولة الأيوبية|أيوبيين|أيوبيون|أموي|عباسي)(?!\p{L})/giu,
}

/** Of a long text its beginning, middle and end are read. */
const SAMPLE = 60_000

/** The signs of a book, read from its own words. */
export function genreSigns(text: string, words: number): GenreSigns {
  const middle = Math.max(0, (text.length - SAMPLE) >> 1)
  const sample =
    text.length <= 3 * SAMPLE
      ? text
      : [text.slice(0, SAMPLE), text.slice(middle, middle + SAMPLE), text.slice(-SAMPLE)].join('\n')
  const read = Math.max(1, words * Math.min(1, sample.length / Math.max(1, text.length)))
  const sign = (pattern: RegExp): GenreSign => {
    const found = sample.match(pattern) ?? []
    return {
      hits: found.length,
      different: new Set(found.map((word) => word.toLowerCase().slice(0, 6))).size,
      rate: (found.length * 10_000) / read,
    }
  }
  return {
    'Science Fiction': sign(SIGNS['Science Fiction']),
    STEM: sign(SIGNS.STEM),
    Interactive: sign(SIGNS.Interactive),
    Historical: sign(SIGNS.Historical),
    Islamic: sign(SIGNS.Islamic),
    'UAE Culture': sign(SIGNS['UAE Culture']),
  }
}
