import type { Evaluation } from '../../contract/evaluation.ts'
import type { Language } from '../../contract/languages.ts'

/**
 * The evaluation as indented JSON without the text of the book. The texts at the top level of the result are in the reader's
 * language; `localized` keeps both.
 */
export function jsonReport(evaluation: Evaluation, language: Language): string {
  const { extractedText: _, result, ...rest } = evaluation
  return `${JSON.stringify({ ...rest, result: inLanguage(result, language) }, null, 2)}\n`
}

function inLanguage(result: Evaluation['result'], language: Language): Evaluation['result'] {
  if (result === null || 'error' in result) return result
  const texts = result.localized[language]
  return {
    ...result,
    ...texts,
    system1_uae_values: { ...result.system1_uae_values, ...texts.system1_uae_values },
    system2_child_safety: { ...result.system2_child_safety, ...texts.system2_child_safety },
    system3_theme_complexity: { ...result.system3_theme_complexity, ...texts.system3_theme_complexity },
    system4_language_complexity: { ...result.system4_language_complexity, ...texts.system4_language_complexity },
  }
}
