import type { TFunction } from 'i18next'
import type { Evaluation } from '../../../contract/evaluation.ts'

/** 'Page xii', 'Section 3' or 'Part 12', as the book is divided; the printed label where it has one. */
export function pageWord(t: TFunction, evaluation: Pick<Evaluation, 'pageKind' | 'pages'>, page: number): string {
  const label = evaluation.pages.find(({ number }) => number === page)?.label
  return t(`common.${evaluation.pageKind ?? 'page'}`, { number: label ?? String(page) })
}
