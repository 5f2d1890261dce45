import { personName } from './person-name.ts'

const WORKS_OF = /\b(?:works|writings|prose|fables|fairy tales) of (.+)$/i
const WHOSE = /^(.+?)(?:['’]s|s['’]) (?:.* )?(?:works|fables|(?:fairy|wonder) tales)\b/i
/** Who tells tales at the hearth wrote no book. */
const NO_AUTHOR =
  /\b(?:mother|father|mama|papa|grand\w+|aunt\w*|uncle|old|king|queen|children|child|boys?|girls?|the)\b/i

/**
 * The author whom the title of collected works names.
 * @example authorInTitle("Omar Mill's Fairy Tales") // 'Omar Mill'
 */
export function authorInTitle(title: string): string | undefined {
  const [main = ''] = title.split(/[:;]/)
  const of = WORKS_OF.exec(main)?.[1]
  const name = of ?? WHOSE.exec(main)?.[1]
  if (name === undefined || NO_AUTHOR.test(name) || /\band\b|&/i.test(name)) return undefined
  // "The works of darkness" are nobody's.
  return of !== undefined && !/\s/.test(of) ? undefined : personName(name)
}
