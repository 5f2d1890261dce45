/** What is known of a book when others are asked about it. Empty strings stand for what is not known. */
export type BookQuery = {
  isbn: string
  title: string
  arabicTitle: string
  author: string
  publisher: string
}
