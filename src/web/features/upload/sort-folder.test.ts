import { expect, it } from 'vitest'
import { MAX_DOCUMENT_BYTES } from '../../../contract/limits.ts'
import { sortFolder } from './sort-folder.ts'

const file = (webkitRelativePath: string, size = 10) =>
  ({ name: webkitRelativePath.split('/').at(-1), size, webkitRelativePath }) as File

it('takes the books of a folder in the order of their paths and says what it left out', () => {
  const folder = sortFolder([
    file('shelf/10 owl.pdf'),
    file('shelf/2 fox.EPUB'),
    file('shelf/arabic/صقر.docx'),
    file('shelf/cover.jpg'),
    file('shelf/empty.txt', 0),
    file('shelf/.DS_Store'),
    file('shelf/.trash/old.pdf'),
    file('shelf/atlas.pdf', MAX_DOCUMENT_BYTES + 1),
  ])
  expect(folder.books.map(({ name }) => name)).toEqual(['2 fox.EPUB', '10 owl.pdf', 'صقر.docx'])
  expect(folder).toMatchObject({ name: 'shelf', size: 30, tooLarge: 1, others: 2 })
})
