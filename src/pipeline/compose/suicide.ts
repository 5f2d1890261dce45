import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Frame } from './frame.ts'

const WORDS =
  /\bsuicid(?:e|es|al)\b(?! squads?| speed)|(?<!\b(?:be|been|being|was|were|get|got) )\bkill(?:s|ed|ing)? (?:my|your|him|her|our|them)sel(?:f|ves)\b(?! (?:with )?laugh)|\b(?:took|take|takes|taking|taken|ended?|ending) (?:my|your|his|her|their) own li(?:fe|ves)\b|\b(?:hang|stab|poison|drown|shot|shoot)(?:s|ed|bed|ing|bing)? (?:him|her|my|them)sel(?:f|ves)\b|(?<!\p{L})[وفبلك]*(?:ال)?(?:انتحار|انتحاره|انتحارها|انتحر|انتحرت|ينتحر|تنتحر|أنتحر|منتحر|منتحرة)(?!\p{L})|(?<!\p{L})[وفل]*(?:قتل|قتلت|يقتل|تقتل|أقتل|طعن|طعنت|يطعن|تطعن|شنق|شنقت|يشنق|تشنق) (?:نفسه|نفسها|نفسي)(?!\p{L})/iu
const STRONG = 1.5

/** What frightens or saddens in a book as something it holds, where some of it is of people who take their lives: a family wants to know it by its name. */
export const WITH_SUICIDE: Frame = [
  'frightening or sad scenes, suicide among them',
  'مشاهد مخيفة أو محزنة منها ما يتصل بالانتحار',
]

/** "They may suppose that he drowned himself." */
const SUPPOSED =
  /\b(?:suppos\w+|may|might|would|nearly|almost|as if|as though|imagin\w+|believ\w+|thought|fear(?:ed|ing)?)\b[^.!?;]{0,60}$|(?:كاد|كادت|كدت|يكاد|تكاد|فكادت|فكاد|لعل|كأن|كأنه|كأنها|ظن|ظنوا|ظننت|يظن|حسب|خشي|خشيت|يخشى)[^.!؟؛]{0,50}$/iu

/** So strong a passage need not be told twice. */
const BEYOND_DOUBT = 2

/**
 * The first passage that tells of it in earnest. In a long book one passage alone was half a sentence, a threat or a lie in all five
 * that readers looked up; where people do take their lives it is told of again.
 */
export function suicideIn(findings: readonly Finding[], isLong = false): Finding | undefined {
  const told = findings.filter((finding) => {
    const at = finding.quote.search(WORDS)
    return at >= 0 && strengthOf(finding) >= STRONG && !SUPPOSED.test(finding.quote.slice(0, at))
  })
  const isSure = !isLong || told.length > 1 || told.some((finding) => strengthOf(finding) >= BEYOND_DOUBT)
  return isSure ? told[0] : undefined
}
