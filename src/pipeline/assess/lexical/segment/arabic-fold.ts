/** Presentation forms A and B, without the word ligatures U+FDF0-U+FDFF: those spell whole phrases, not letters. */
const PRESENTATION_FORM = /[\uFB50-\uFDCF\uFE70-\uFEFC]/u
const PRESENTATION_FORMS = /[\uFB50-\uFDCF\uFE70-\uFEFC]+/gu
const ALLAH_LIGATURE = /\uFDF2/gu

const DROP = ''

/** What each letter is written as after folding; letters that are not listed stay as they are. */
const FOLDED_LETTERS: ReadonlyMap<number, string> = new Map([
  // alef with hamza, madda, wasla, and the high-hamza alefs
  ...[0x0622, 0x0623, 0x0625, 0x0671, 0x0672, 0x0673, 0x0675].map((code) => [code, 'ا'] as const),
  [0x0624, 'و'],
  [0x0676, 'و'],
  [0x06c7, 'و'],
  [0x06cb, 'و'],
  [0x0626, 'ي'],
  [0x0649, 'ي'],
  [0x0629, 'ه'],
  // Persian and Urdu letters as Arabic writers use them
  [0x06cc, 'ي'],
  [0x06cd, 'ي'],
  [0x06d0, 'ي'],
  [0x06d2, 'ي'],
  [0x06d3, 'ي'],
  [0x06a9, 'ك'],
  [0x06aa, 'ك'],
  [0x06ad, 'ك'],
  [0x06af, 'ك'],
  [0x067e, 'ب'],
  [0x0686, 'ج'],
  [0x0698, 'ز'],
  [0x06a4, 'ف'],
  [0x06c0, 'ه'],
  [0x06be, 'ه'],
  [0x06c1, 'ه'],
  [0x06c2, 'ه'],
  [0x06c3, 'ه'],
  [0x06d5, 'ه'],
  [0x06ba, 'ن'],
  // Arabic-Indic and extended Arabic-Indic digits
  ...Array.from({ length: 10 }, (_, digit) => [0x0660 + digit, String(digit)] as const),
  ...Array.from({ length: 10 }, (_, digit) => [0x06f0 + digit, String(digit)] as const),
  // tatweel, zero-width characters and bidirectional controls
  ...[0x0640, 0x00ad, 0x061c, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2060, 0xfeff].map(
    (code) => [code, DROP] as const,
  ),
  ...[0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069].map((code) => [code, DROP] as const),
])

/** Vowel signs, Koranic annotation signs, the dagger alef and hamza written as marks. */
function isArabicMark(code: number): boolean {
  return (
    (code >= 0x064b && code <= 0x065f) ||
    code === 0x0670 ||
    (code >= 0x0610 && code <= 0x061a) ||
    (code >= 0x06d6 && code <= 0x06dc) ||
    (code >= 0x06df && code <= 0x06e8) ||
    (code >= 0x06ea && code <= 0x06ed) ||
    (code >= 0x08d3 && code <= 0x08ff)
  )
}

/**
 * The form under which all spellings of an Arabic word meet: vowel marks, tatweel, zero-width and direction controls off;
 * alef, ya, waw and ta marbuta unified (أإآٱ→ا, ى ئ→ي, ؤ→و, ة→ه); Persian and Urdu letter variants as Arabic ones;
 * presentation forms resolved; digits Western. Idempotent; characters of other scripts are left alone.
 *
 * @example foldArabic('الْمَدْرَسَةُ') // 'المدرسه'
 */
export function foldArabic(word: string): string {
  const source = PRESENTATION_FORM.test(word)
    ? word.replaceAll(PRESENTATION_FORMS, (form) => form.normalize('NFKC'))
    : word
  let folded = ''
  let kept = 0
  for (let at = 0; at < source.length; at++) {
    const code = source.charCodeAt(at)
    if (code < 0x00ad) continue
    const replacement = isArabicMark(code) ? DROP : FOLDED_LETTERS.get(code)
    if (replacement === undefined) continue
    folded += source.slice(kept, at) + replacement
    kept = at + 1
  }
  const letters = kept === 0 ? source : folded + source.slice(kept)
  return letters.includes('\uFDF2') ? letters.replaceAll(ALLAH_LIGATURE, 'الله') : letters
}
