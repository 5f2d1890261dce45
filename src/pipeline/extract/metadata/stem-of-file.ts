/** A file's name without folders and ending. @example stemOfFile('books/The Sea.txt') // 'The Sea' */
export function stemOfFile(filename: string): string {
  return (filename.split(/[\\/]/).at(-1) ?? '').replace(/\.[A-Za-z\d]{1,5}$/, '')
}
