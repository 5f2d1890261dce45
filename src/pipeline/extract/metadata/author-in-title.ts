import { personName } from './person-name.ts'

const BEFORE_WORKS = "^(?:the )?(?:(?!(?:from|to|on|in|of|with|for|the|an?)\\b)[\\p{L}’'-]+,? )*"
const GENRES = 'works|writings|prose|essays|novels|fables|fairy tales|short fiction'
/** "Selected Prose of ...", "The Novels, Tales and Sketches of ..."; "Scenes from the Works of ..." is by another. */
const WORKS_OF = new RegExp(`${BEFORE_WORKS}(?:${GENRES})\\b(?:(?!\\bof\\b).)* of (.+)$`, 'iu')
/** Of these only the ancients, who have one name, left so many. */
const ANCIENT_WORKS_OF = new RegExp(`${BEFORE_WORKS}(?:tragedies|comedies|odes|satires) of (\\S+)$`, 'iu')
const WHOSE = /^(.+?)(?:['’]s|s['’]) (?:.* )?(?:works|fables|(?:fairy|wonder) tales)\b/i
const WHOSE_STORIES = /^(\S+ .+?)(?:['’]s|(?<=s)['’]) (?:children['’]?s? |short )?stories\b/i
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
  const ancient = ANCIENT_WORKS_OF.exec(main)?.[1]
  const name = of ?? ancient ?? WHOSE.exec(main)?.[1] ?? WHOSE_STORIES.exec(main)?.[1]
  if (name === undefined || NO_AUTHOR.test(name) || /\band\b|&/i.test(name)) return undefined
  // "The works of darkness" are nobody's.
  return of !== undefined && !/\s/.test(of) ? undefined : personName(name)
}
