/** How the numbers of a part move within the whole. */
export type Move = {
  /** Its objects move by this. */
  by: number
  /** Its keys into the tree of tags move by this. */
  tags: number
  /** What is written once for all parts, under which number. */
  replaced: ReadonlyMap<number, number>
}

/** The object with its references moved to their new numbers; strings and streams stay as they are. */
export function movedReferences(body: string, { by, tags, replaced }: Move): string {
  const move = (text: string): string =>
    text.replaceAll(/(\d+) 0 R\b|(\/StructParents? )(\d+)/g, (_, object: string, name: string, key: string) => {
      if (object === undefined) return `${name}${String(Number(key) + tags)}`
      return `${String(replaced.get(Number(object)) ?? Number(object) + by)} 0 R`
    })
  const stream = body.indexOf('\nstream\n')
  const dictionary = stream < 0 ? body : body.slice(0, stream)
  return outsideStrings(dictionary, move) + (stream < 0 ? '' : body.slice(stream))
}

/** Brackets nest within a string, and a backslash hides the sign behind it. */
function outsideStrings(text: string, change: (text: string) => string): string {
  let result = ''
  let at = 0
  for (let open = text.indexOf('('); open >= 0; open = text.indexOf('(', at)) {
    let depth = 1
    let close = open + 1
    for (; depth > 0 && close < text.length; close += 1) {
      if (text[close] === '\\') close += 1
      else if (text[close] === '(') depth += 1
      else if (text[close] === ')') depth -= 1
    }
    result += change(text.slice(at, open)) + text.slice(open, close)
    at = close
  }
  return result + change(text.slice(at))
}
