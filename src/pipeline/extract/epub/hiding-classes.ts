/** What a stylesheet says it hides: `.name` selectors of rules that show nothing, without those for other media. */
const HIDES =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*0(?![.\d])|opacity\s*:\s*0(?![.\d])|color\s*:\s*transparent/i
const CLASS_AT_END = /\.([\w-]+)$/

/**
 * The classes whose elements a stylesheet hides.
 * @example hidingClasses('.note, p.secret { display: none } @media print { .menu { display: none } }') // Set { 'note', 'secret' }
 */
export function hidingClasses(stylesheet: string): Set<string> {
  const classes = new Set<string>()
  for (const { selectors, declarations } of rulesOf(stylesheet)) {
    if (!HIDES.test(declarations)) continue
    for (const selector of selectors.split(',')) {
      const name = CLASS_AT_END.exec(selector.trim())?.[1]
      if (name !== undefined) classes.add(name)
    }
  }
  return classes
}

/** The rules of the outermost level; what stands in @media and its like holds only sometimes. */
function rulesOf(stylesheet: string): { selectors: string; declarations: string }[] {
  const rules: { selectors: string; declarations: string }[] = []
  const plain = withoutComments(stylesheet)
  let depth = 0
  let from = 0
  let selectors = ''
  for (let at = 0; at < plain.length; at++) {
    const sign = plain[at]
    if (sign === '{') {
      if (depth++ === 0) selectors = plain.slice(from, at)
      if (depth === 1) from = at + 1
    } else if (sign === '}' && depth > 0) {
      if (--depth > 0) continue
      if (!selectors.trim().startsWith('@')) rules.push({ selectors, declarations: plain.slice(from, at) })
      from = at + 1
    } else if (sign === ';' && depth === 0) from = at + 1
  }
  return rules
}

/** By hand, for an unclosed comment must not cost more than its length. */
function withoutComments(stylesheet: string): string {
  return stylesheet
    .split('/*')
    .map((part, index) => {
      if (index === 0) return part
      const end = part.indexOf('*/')
      return end < 0 ? '' : part.slice(end + 2)
    })
    .join(' ')
}
