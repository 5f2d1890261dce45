/** Sizes in bytes, times in milliseconds, unless the name says otherwise. */
export const MAX_FILES_PER_SELECTION = 10
export const MAX_DOCUMENT_BYTES = 100 * 1024 * 1024
export const MAX_IMAGE_BYTES = 50 * 1024 * 1024
export const MAX_COVER_BYTES = 10 * 1024 * 1024
export const QUEUE_CONCURRENCY = 3
export const STATUS_POLL_MS = 2_000
export const COMPLETION_DELAY_MS = 1_000
export const INSIGHT_ROTATION_MS = 2_000
export const TOAST_MS = 5_000
export const TOOLTIP_DELAY_MS = 700
export const KEY_DRIVER_CHIPS = 4
export const CARD_GENRE_CHIPS = 3
export const COMMUNITY_CATEGORIES = 8
export const LONG_TEXT_CHARACTERS = 10_000
export const SHOWN_TEXT_CHARACTERS = 50_000
export const TOP_GENRES = 5
export const TOP_AGE_GROUPS = 6
/** The books of one report, and those of a large library that are selected at once. */
export const MAX_SELECTED = 1000
/** A recommended and a retailer age within this many years count as the same. */
export const RETAILER_AGE_TOLERANCE_YEARS = 2
/** A text without pages is cut into virtual pages of this many UTF-16 code units. */
export const VIRTUAL_PAGE_CHARACTERS = 1_800

export const DOCUMENT_EXTENSIONS = ['.pdf', '.doc', '.docx', '.txt', '.epub', '.rtf'] as const
export const IMAGE_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp', '.gif', '.bmp'] as const

/** The lower-cased extension with its dot, or ''. @example extensionOf('A.b.PDF') // '.pdf' */
export function extensionOf(filename: string): string {
  return /\.[^./\\]+$/.exec(filename.toLowerCase().trim())?.[0] ?? ''
}

export function isDocumentName(filename: string): boolean {
  return (DOCUMENT_EXTENSIONS as readonly string[]).includes(extensionOf(filename))
}

export function isImageName(filename: string): boolean {
  return (IMAGE_EXTENSIONS as readonly string[]).includes(extensionOf(filename))
}

/** A text of fewer words is a title or a caption: whatever it is rated, nobody has judged a book yet. */
export const FEWEST_JUDGED_WORDS = 15
