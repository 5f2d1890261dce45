import type { Frame } from '../frame.ts'

/** Something to do. `ages`: youngest and oldest reader it suits. `setting`: at home with the family, or in a class. */
export type Activity = { title: Frame; body: Frame; ages: readonly [number, number]; setting: 'home' | 'class' }

/** What fits every passage of a kind, even one that shows the kind only weakly; the passage is quoted before it. */
export type PointEntries = {
  /** Questions, each complete in itself. */
  asks: readonly Frame[]
  /** Second questions that may follow any of the first. */
  more: readonly Frame[]
  /** {quote} is the passage, {page} and {at} where it stands. */
  activities: readonly Activity[]
}

/** What fits every book of a kind. {title} is the book's title. */
export type BookEntries = {
  before: readonly Frame[]
  /** After the whole book. */
  questions: readonly Frame[]
  /** Without a quotation. {words} is up to three difficult words of the book in quotation marks. */
  activities: readonly Activity[]
}
