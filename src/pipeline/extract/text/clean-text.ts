/**
 * Book text in one form: NFC, "\n" newlines, one space for any space, no control, bidi-control, tag or other invisible
 * character, presentation forms of Arabic and Latin ligatures as plain letters, lines trimmed, at most one blank line.
 * @example cleanText('a\r\n\u00A0 b\u200F') // 'a\nb'
 */
export function cleanText(text: string): string {
  return (
    normalizeNewlines(text)
      .toWellFormed()
      .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      // Tag characters and zero-width signs can hide words from a reader of the page or split them for a reader of the text.
      .replaceAll(
        /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFC\uFFFE\uFFFF]/g,
        '',
      )
      .replaceAll(/[\u{E0000}-\u{E007F}]/gu, '')
      // The pious phrases from U+FDF0 on stay signs: NFKC would spell them out.
      .replaceAll(/[\uFB00-\uFB06\uFB50-\uFD3D\uFD50-\uFDCF\uFE70-\uFEFC]+/g, (forms) => forms.normalize('NFKC'))
      .normalize('NFC')
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ *\t[ \t]*/g, '\t')
      .replaceAll(/^[ \t]+|[ \t]+$/gm, '')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replaceAll(/^\n+|\n+$/g, '')
  )
}

export function normalizeNewlines(text: string): string {
  return text.replaceAll(/\r\n?|[\u000B\u0085\u2028\u2029]/g, '\n')
}
