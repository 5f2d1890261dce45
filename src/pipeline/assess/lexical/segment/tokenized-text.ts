/**
 * A text cut once into tokens and sentences, for everything that reads it afterwards. Parallel arrays instead of
 * objects: a novel has 200,000 tokens and every measure walks them all. Offsets are UTF-16 code units, ends excluded.
 */
export type TokenizedText = {
  text: string
  /** The language most of the words are written in; each token also carries its own script. */
  language: 'en' | 'ar' | 'mixed'
  tokenCount: number
  /** Words and numbers only; punctuation is not a token. */
  tokenStart: Uint32Array
  tokenEnd: Uint32Array
  /** Index into `forms`: the folded surface (English lower case, straight apostrophes; Arabic without tashkeel, letters unified). */
  tokenForm: Uint32Array
  /** Index into `forms`: the English lemma or the Arabic light stem (proclitics and suffixes off). */
  tokenStem: Uint32Array
  /** 0 Latin, 1 Arabic, 2 digits and others */
  tokenScript: Uint8Array
  /** 1 where the word stands inside quotation marks or a dialogue line, else 0 */
  tokenQuoted: Uint8Array
  /** The sentence each token stands in. */
  tokenSentence: Uint32Array
  sentenceCount: number
  /** Offsets into the text, trimmed of white space. */
  sentenceStart: Uint32Array
  sentenceEnd: Uint32Array
  /** First token of each sentence; entry sentenceCount is tokenCount. */
  sentenceToken: Uint32Array
  /** Offsets of paragraph starts, ascending. */
  paragraphStart: Uint32Array
  /** id -> string, shared by forms and stems. */
  forms: readonly string[]
}
