/** "Published by ...", "Publisher: ...", «الناشر: ...», «صدر عن ...». */
const LABELLED =
  /^(?:(?:first )?published (?:in \d{4} )?by|publisher)\s*[:：]?\s+(.+)$|^(?:الناشر|دار النشر|صدر عن|نشر)\s*[:：]\s*(.+)$|^صدر عن\s+(.+)$/i
/** A line that is nothing but a house's name. */
const ENGLISH_HOUSE =
  /^(?:\p{Lu}[\p{L}\d'’.-]*\s+(?:(?:&|and|of|for)\s+)?){1,5}(?:Press|Publishing|Publishers|Publications|Books)(?:,? (?:Ltd|Inc|LLC)\.?)?$/u
const ARABIC_HOUSE = /^(?:دار|منشورات|مؤسسة|مكتبة|شركة)\s[\p{Script=Arabic}\p{M}\s]{2,50}$/u
const ARABIC_TRADE = /(?:لل|ال)(?:نشر|طباعة|توزيع|ترجمة)/
const LONGEST = 80

/**
 * The publisher as the title page or the imprint prints it: labelled, else a line that is a house's name. Says nothing
 * when unsure. @example publisherIn(['Published by Lantern Press, 2014']) // 'Lantern Press'
 */
export function publisherIn(lines: readonly string[]): string | undefined {
  const short = lines.map((line) => line.trim()).filter((line) => line !== '' && line.length <= LONGEST)
  for (const line of short) {
    const [, english, arabic, issued] = LABELLED.exec(line) ?? []
    const named = withoutPlace(english ?? arabic ?? issued ?? '')
    if (named !== '' && /^\p{Lu}|^\p{Script=Arabic}/u.test(named)) return named
  }
  return short.find((line) => ENGLISH_HOUSE.test(line) || (ARABIC_HOUSE.test(line) && ARABIC_TRADE.test(line)))
}

/** The year and what follows the name belong to the imprint. */
function withoutPlace(name: string): string {
  return name
    .replace(/\s*[,،(–—-]?\s*(?:©\s*)?(?:\d{4}|[٠-٩]{4}).*$/, '')
    .replace(/[\s.,،;:]+$/, '')
    .trim()
}
