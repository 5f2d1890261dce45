import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Frame } from './frame.ts'

const WORDS =
  /\bsuicid(?:e|es|al)\b(?! squads?| speed)|\bkill(?:s|ed|ing)? (?:my|your|him|her|our|them)sel(?:f|ves)\b(?! (?:with )?laugh)|\b(?:took|take|takes|taking|taken|ended?|ending) (?:my|your|his|her|their) own li(?:fe|ves)\b|\b(?:hang|stab|poison|drown|shot|shoot)(?:s|ed|bed|ing|bing)? (?:him|her|my|them)sel(?:f|ves)\b|(?<!\p{L})[وفبلك]*(?:ال)?(?:انتحار|انتحاره|انتحارها|انتحر|انتحرت|ينتحر|تنتحر|أنتحر|منتحر|منتحرة)(?!\p{L})|(?<!\p{L})[وفل]*(?:قتل|قتلت|يقتل|تقتل|أقتل|طعن|طعنت|يطعن|تطعن|شنق|شنقت|يشنق|تشنق) (?:نفسه|نفسها|نفسي)(?!\p{L})/iu
const STRONG = 1.5

/** What frightens or saddens in a book as something it holds, where some of it is of people who take their lives: a family wants to know it by its name. */
export const WITH_SUICIDE: Frame = [
  'frightening or sad scenes, suicide among them',
  'مشاهد مخيفة أو محزنة منها ما يتصل بالانتحار',
]

/** "They may suppose that he drowned himself." */
const SUPPOSED =
  /\b(?:suppos\w+|may|might|would|as if|as though|imagin\w+|believ\w+|thought|fear(?:ed|ing)?)\b[^.!?;]{0,60}$|(?:لعل|كأن|كأنه|كأنها|ظن|ظنوا|ظننت|يظن|حسب|خشي|خشيت|يخشى)[^.!؟؛]{0,50}$/iu

/** The first passage that tells of it in earnest. */
export const suicideIn = (findings: readonly Finding[]): Finding | undefined =>
  findings.find(({ quote, ...finding }) => {
    const at = quote.search(WORDS)
    return at >= 0 && strengthOf({ quote, ...finding }) >= STRONG && !SUPPOSED.test(quote.slice(0, at))
  })
