const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'
const CITY = 'new york|london|boston|chicago|philadelphia|toronto|edinburgh|glasgow|dublin|paris|oxford|cambridge'

const ENGLISH: readonly RegExp[] = [
  /^(?:first |originally |re)?(?:published|printed|issued)\b|^publishers?\b|^manufactured\b|^typography\b/i,
  /^(?:text |illustrations? )?copyright|^©|^\(c\)|^all rights|^entered according/i,
  /^isbn|^library of congress|^standard book number|https?:|www\./i,
  /(?:^|\s)(?:edition|impression|series)\W*$|['’]s?\b.{0,20} (?:library|classics)\W*$/i,
  /\b(?:reprints?|texts?|publications?) society\W*$/i,
  /^in \S+ (?:volumes|parts|books)\W*$/i,
  /^author(?:ess)? of\b|^(?:also by|by the same author|(?:other |some )?(?:works|books|novels) by|other stories by)\b|^to which (?:is|are|has)\b/i,
  /^(?:this book is )?(?:dedicated|inscribed) to\b/i,
  /^this (?:book|edition|volume|text) (?:is|was|has been) (?:first |re)?(?:dedicated|issued|licensed|made|printed|produced|published|set|sold)\b/i,
  /^price\W*(?:\d|[£$])|\b\d+s\.? ?(?:\d+d\b|each\b|net\b)|^price (?:one|two|three|five|six|ten|twelve|twenty|fifty)\b/i,
  /^(?:1[4-9]|20)\d\d(?:[-–]\d+)?\W*$|^m(?:dc|cm|m)[mdclxvi]+\W*$|^p(?:age|\.)\b.{0,5}$/i,
  new RegExp(`^(?:${MONTH}),? \\d`, 'i'),
  /(?:&|\band) (?:co\b|company\b)|& sons?\b|^(?!(?:my|of|on|our|the)\b)[\p{L}.]+(?: [\p{L}.]+){1,2} and sons\W*$/iu,
  new RegExp(`\\b(?:publishers|publishing|press|ltd|limited|inc)\\b\\W*(?:$|[,/·—-]|${CITY})`, 'i'),
  new RegExp(
    `\\b(?:company|sons)\\W+(?:${CITY})|^(?:${CITY})\\b.*\\b(?:company|sons|brothers|publish\\w*|\\d+ .*street)\\b`,
    'i',
  ),
  new RegExp(`^(?:${CITY})\\b\\W*(?:$|${CITY}|.*\\d{4}\\W*$)`, 'i'),
]

const ARABIC: readonly RegExp[] = [
  /^(?:ترجمة|ترجمها|ترجمه|تعريب|عربها|عربه|نقلها|نقله|رسوم|رسومات|رسمها|لوحات|تحقيق|راجعه|راجعها)(?:\s|[:：]|$)/,
  // Who collects and translates is not who wrote.
  /^(?:جمع|اختيار|إعداد) و(?:ترجمة|تعريب)(?:\s|[:：]|$)/,
  /^(?:رسم|تحرير|مراجعة|إخراج|تصميم|غلاف|الغلاف|الناشر|نشر|سلسلة)\s*(?:[:：]|$)/,
  /^(?:الطبعة|طبعة|طبع في|جميع الحقوق|حقوق|ردمك|الترقيم|رقم الإيداع)(?:\s|[:：]|$)/,
  /^(?:دار|منشورات|مؤسسة|مكتبة|شركة)\s.*(?:لل|ال)(?:نشر|طباعة|توزيع|ترجمة)/,
]

const WITH_PICTURES =
  /^(?:with|and|containing) (?:\S+ ){0,5}(?:illustrat|pictur|pictorial|drawing|engraving|woodcut|plates|frontispiece|introduc|notes|map|decorat)/i
const ROLE =
  /^(?:as |(?:beautifully|faithfully|freely|fully|literally|newly|profusely|richly|specially) )?(?:illustrat(?:ed|ions?)|translat(?:ed|ions?)|edit(?:ed|or)|selected|chosen|compiled|arranged|introduced|done|rendered|from (?:the |original )?(?:drawings|designs|paintings|photographs)|pictured?s?|drawings|decorat(?:ed|ions)|(?:the )?(?:cover|title|jacket) design(?:ed)?(?: and \w+)?|designed)(?:,? (?:by|from|and|or|with|into|in)\b.*)?$/i

/** Whether the line tells who else made the book, who printed, sold and owned it, and when. */
export function isImprint(line: string): boolean {
  return isRole(line) || [...ENGLISH, ...ARABIC].some((imprint) => imprint.test(line))
}

/** Whether the line tells of work on the book that is not its author's. @example isRole('Illustrated by') // true */
export function isRole(line: string): boolean {
  return WITH_PICTURES.test(line) || ROLE.test(line)
}
