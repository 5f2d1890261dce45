import type { BookKind } from '../../../../../contract/assessment.ts'

/**
 * What title pages call a book outright, as a whole part of its title: words that are right for every title of training/books/cards.csv that has
 * them, and those that only one kind can be called («حياتي»). "Memoirs of" is a horse's and "a comedy" a novel's, too.
 */
const SAID: readonly (readonly [BookKind, RegExp])[] = [
  [
    'collection',
    /^(?:مجموعة قصصية|مجموعة قصص|قصص قصيرة|مختارات قصصية|أقاصيص|short stories|(?:and|&) other (?:stories|tales|legends))(?:\s|$)|\s(?:مجموعة قصصية|وقصص أخرى|(?:and|&) other (?:short )?(?:stories|tales|legends)(?: (?:of|and|from) .*)?|(?:folk|fairy)[- ]tales|legends)$|^(?:being )?a collection of (?:\S+ ){0,8}(?:stories|tales|legends)(?:\s|$)/iu,
  ],
  ['story', /^(?:رواية(?:\s+(?:تاريخية|قصيرة|غرامية|أدبية|اجتماعية|بوليسية))?|a novel|a novella|a romance)$/iu],
  [
    'poetry',
    /^(?:ديوان(?:\s+\S+){0,3}|ديوان شعر|شعر|قصائد|poems|sonnets|and other (?:poems|verses|rhymes|songs|ballads))$|\s(?:and|&) other (?:poems|verses|rhymes|songs|ballads)$/iu,
  ],
  [
    'biography',
    /^(?:سيرة ذاتية|سيرة شبه ذاتية|(?:قصة )?حياتي|مذكراتي|سيرتي|ذكرياتي|.*\sبقلمي|an autobiography|a biography|my life|my autobiography|(?:the )?story of my life)$/iu,
  ],
]
const PARTS = /[:؛;،,()[\]—–]|\s-\s/u

/** The kind a title says, undefined where it says none. "The Sea: A Novel" is a story. */
export function saidKind(title: string): BookKind | undefined {
  const parts = title.split(PARTS).map((part) => part.trim())
  return SAID.find(([, words]) => parts.some((part) => words.test(part)))?.[0]
}
