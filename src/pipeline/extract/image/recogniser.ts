import type { Language } from '../../../contract/languages.ts'
import type { GrayPicture } from './gray-picture.ts'
import type { Box } from './recognised-page.ts'

/** How a picture of one line is taken: find the line in it, or take it as it stands. */
export type LineMode = 'line' | 'raw'
/** What a page was read as, blocks of paragraphs of lines of words, with confidences of 0-100. */
export type PageBlocks = {
  blocks: { paragraphs: { lines: { words: { text: string; confidence: number }[]; bbox: Box }[] }[] }[] | null
}

/** What turns pictures into letters. Several calls may be under way at once. */
export type Recogniser = {
  /** Begins to start what the language needs, for one picture at a time or for several. */
  prepare(language: Language, several?: boolean): void
  /** A page with its layout; undefined where that took longer than `limitMs`. */
  readPage(picture: GrayPicture, language: Language, limitMs: number): Promise<PageBlocks | undefined>
  /** The text of pictures of one line each, in their order. */
  readLines(pictures: readonly GrayPicture[], mode: LineMode, language: Language): Promise<string[]>
  close(): Promise<void>
}
