/** What two prints of one title share. @example lettersOf('The "Sea" - 2') // 'thesea2' */
export function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
