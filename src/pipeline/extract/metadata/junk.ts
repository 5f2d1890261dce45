const FILE_NAME = /\.(docx?|dotx?|rtf|txt|pdf|epub|odt|indd|qxd|pages|pptx?|wpd|html?|tmp)$/i
const PROGRAM =
  /^(microsoft (office )?(word|powerpoint)|powerpoint presentation|libreoffice|openoffice|adobe|acrobat|indesign|quarkxpress|skia|canva|pscript|ghostscript|print|slide \d+|layout \d+)\b/i
const EMPTY_TITLE =
  /^(untitled|no title|title|titre|document|new document|book|full page (fax|photo)|scan|cover|unknown|none|null|test|pdf|blank|blank document|new microsoft word document|presentation|untitled design|interior|inside pages|بدون عنوان|غير معنون|مستند|مستند جديد|عرض تقديمي|العنوان|عنوان)[\s\d._()-]*$/i
const CAMERA_OR_HASH =
  /^((img|dsc|dscn|scan|image|photo|page|doc|file|mvimg|pxl|whatsapp image)[\s_-]*[\d_-]+.*|[\da-f-]{16,}|[\d\s._-]+)$/i
const EMPTY_AUTHOR =
  /^(unknown|unknown author|author|user|users|owner|admin|administrator|windows user|microsoft( office)?( user)?|office|pc|hp|dell|acer|lenovo|toshiba|asus|home|client|default|guest|root|none|null|n\/a|python-docx|libreoffice|openoffice|adobe.*|calibre.*|un-named|registered user|canva.*|skia.*|acrobat.*|indesign.*|quark.*|abbyy.*|pscript.*|ghostscript.*|scanner|canon.*|epson.*|مستخدم|المستخدم|غير معروف|مجهول|المؤلف|مدير)[\s\d]*$/i

/** Titles that programs, scanners and cameras write. @example isJunkTitle('Microsoft Word - final2.doc') // true */
export function isJunkTitle(title: string | undefined): boolean {
  if (title === undefined) return true
  // "1984" is a title and «٦٧», for no program writes such digits; longer or shorter rows of digits and signs are not.
  if (!/\p{L}/u.test(title)) return !/^(?:\d{3,4}|[٠-٩]{2,4})$/u.test(title)
  return [FILE_NAME, PROGRAM, EMPTY_TITLE, CAMERA_OR_HASH, /^https?:|^www\./i].some((pattern) => pattern.test(title))
}

/** Names of accounts, machines and programs instead of people. @example isJunkAuthor('Administrator') // true */
export function isJunkAuthor(author: string | undefined): boolean {
  if (author === undefined || !/\p{L}{2}/u.test(author)) return true
  return EMPTY_AUTHOR.test(author) || FILE_NAME.test(author) || /@|^https?:/i.test(author)
}
