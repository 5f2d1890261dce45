import { strengthOf, type Finding } from '../../contract/assessment.ts'
import type { Frame } from './frame.ts'

const WORDS =
  /\bsuicid(?:e|es|al)\b(?! squads?| speed)|\bkill(?:s|ed|ing)? (?:my|your|him|her|our|them)sel(?:f|ves)\b(?! (?:with )?laugh)|\b(?:took|take|takes|taking|taken|ended?|ending) (?:my|your|his|her|their) own li(?:fe|ves)\b|\b(?:hang|stab|poison|drown|shot|shoot)(?:s|ed|bed|ing|bing)? (?:him|her|my|them)sel(?:f|ves)\b|(?<!\p{L})[وفبلك]*(?:ال)?(?:انتحار|انتحاره|انتحارها|انتحر|انتحرت|ينتحر|تنتحر|أنتحر|منتحر|منتحرة)(?!\p{L})|(?<!\p{L})[وفل]*(?:قتل|قتلت|يقتل|تقتل|أقتل|طعن|طعنت|يطعن|تطعن|شنق|شنقت|يشنق|تشنق) (?:نفسه|نفسها|نفسي)(?!\p{L})/iu
const STRONG = 1.5

const NAME: Frame = ['frightening or sad scenes, suicide among them', 'مشاهد مخيفة أو محزنة منها ما يتصل بالانتحار']

/**
 * What frightens or saddens in a book as something it holds, where some of it in earnest is of people who take their lives, which a family wants
 * to know by its name; undefined where no passage says so.
 */
export function suicideIn(findings: readonly Finding[]): Frame | undefined {
  return findings.some((finding) => strengthOf(finding) >= STRONG && WORDS.test(finding.quote)) ? NAME : undefined
}
