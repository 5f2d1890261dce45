/** A text as the pattern that matches it and nothing else. */
export function asPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
}
