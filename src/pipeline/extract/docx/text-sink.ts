/** Where text goes while a document is read: its paragraphs, headings and the places where pages begin. */
export type TextSink = {
  write(text: string): void
  /** Ends the line when something stands on it. */
  endLine(): void
  /** The line that is being written began here. */
  readonly lineStart: number
  readonly length: number
  finish(): string
}

/** @example sink.write('a'); sink.endLine(); sink.finish() // 'a\n' */
export function createTextSink(): TextSink {
  const parts: string[] = []
  let length = 0
  let lineStart = 0
  return {
    write(text) {
      if (text === '') return
      parts.push(text)
      length += text.length
    },
    endLine() {
      if (length === lineStart) return
      parts.push('\n')
      lineStart = ++length
    },
    get lineStart() {
      return lineStart
    },
    get length() {
      return length
    },
    finish: () => parts.join(''),
  }
}
