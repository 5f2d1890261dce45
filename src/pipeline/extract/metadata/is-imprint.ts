const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const CITY = 'new york|london|boston|chicago|philadelphia|toronto|edinburgh|glasgow|dublin|paris|oxford|cambridge'

const ENGLISH: readonly RegExp[] = [
  /^(?:first |originally |re)?(?:published|printed|issued)\b|^publishers?\b|^manufactured\b|^typography\b/i,
  /^(?:text |illustrations? )?copyright|^©|^\(c\)|^all rights|^entered according/i,
  /^isbn|^library of congress|^standard book number|https?:|www\./i,
  /(?:^|\s)(?:edition|impression|series)\W*$|['’]s?\b.{0,20} (?:library|classics)\W*$/i,
  /^in \S+ (?:volumes|parts|books)\W*$/i,
  /^author(?:ess)? of\b|^(?:also by|by the same author|other (?:works|books|novels|stories) by)\b|^to which (?:is|are|has)\b/i,
  /^(?:this book is )?(?:dedicated|inscribed) to\b/i,
  /^price\W*(?:\d|[£$])/i,
  /^(?:1[4-9]|20)\d\d(?:[-–]\d+)?\W*$|^m(?:dc|cm|m)[mdclxvi]+\W*$|^p(?:age|\.)\b.{0,5}$/i,
  new RegExp(`^(?:${MONTH}),? \\d`, 'i'),
  /(?:&|\band) (?:co\b|company\b)|& sons?\b/i,
  new RegExp(`\\b(?:publishers|publishing|press|ltd|limited|inc)\\b\\W*(?:$|[,/·—-]|${CITY})`, 'i'),
  new RegExp(`^(?:${CITY})\\b\\W*(?:$|${CITY}|.*\\d{4}\\W*$)`, 'i'),
]

const ARABIC: readonly RegExp[] = [
  /^(?:ترجمة|ترجمها|ترجمه|تعريب|عربها|عربه|نقلها|نقله|رسوم|رسومات|رسمها|لوحات|تحقيق|راجعه|راجعها)(?:\s|[:：]|$)/,
  /^(?:رسم|تحرير|مراجعة|إخراج|تصميم|غلاف|الغلاف|الناشر|نشر|سلسلة)\s*(?:[:：]|$)/,
  /^(?:الطبعة|طبعة|طبع في|جميع الحقوق|حقوق|ردمك|الترقيم|رقم الإيداع)(?:\s|[:：]|$)/,
  /^(?:دار|منشورات|مؤسسة|مكتبة|شركة)\s.*(?:لل|ال)(?:نشر|طباعة|توزيع|ترجمة)/,
]

const WITH_PICTURES =
  /^(?:with|and|containing) (?:\S+ ){0,5}(?:illustrat|pictur|drawing|engraving|woodcut|plates|frontispiece|introduc|notes|map|decorat)/i
const ROLE =
  /^(?:as |fully |profusely |newly )?(?:illustrat(?:ed|ions?)|translat(?:ed|ions?)|edit(?:ed|or)|selected|chosen|compiled|arranged|introduced|done|rendered|from (?:the |original )?(?:drawings|designs|paintings|photographs)|pictured?s?|drawings|decorat(?:ed|ions)|(?:cover|title|jacket) design|designed)(?:,? (?:by|from|and|with|into|in)\b.*)?$/i

/** Whether the line tells who else made the book, who printed, sold and owned it, and when. */
export function isImprint(line: string): boolean {
  return isRole(line) || [...ENGLISH, ...ARABIC].some((imprint) => imprint.test(line))
}

/** Whether the line tells of work on the book that is not its author's. @example isRole('Illustrated by') // true */
export function isRole(line: string): boolean {
  return WITH_PICTURES.test(line) || ROLE.test(line)
}
