import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { Localized } from '../../../contract/languages.ts'
import { LEVEL_WORDS } from '../bank/names.ts'
import type { BookFacts } from '../book-facts.ts'
import { counted, formatNumber } from '../counted.ts'
import { bothLanguages, fillFrame } from '../frame.ts'
import { ageWords } from '../slots.ts'

/** The measures of the language with words and sentences of the book as examples. */
export function languageMetrics(facts: BookFacts, say: (text: Localized) => string): DeepAnalysis['language_metrics'] {
  const { languageMeasures: measures, narrative } = facts.assessment
  const features = [
    ...measures.reasons,
    ...(narrative.dialogueShare >= 0.2
      ? [
          fillFrame(['Much direct speech: {n}% of the text', 'حوار كثير: {n}% من النص'], {
            n: bothLanguages(Math.round(narrative.dialogueShare * 100)),
          }),
        ]
      : []),
    ...(narrative.firstPerson ? [fillFrame(['Told in the first person', 'السرد بضمير المتكلم'])] : []),
    ...(narrative.verse ? [fillFrame(['Written in verse', 'مكتوب شعرًا'])] : []),
    ...(measures.vocalisedShare >= 0.3
      ? [
          fillFrame(['Vowel marks on {n}% of the letters', 'مشكول: الحركات على {n}% من الحروف'], {
            n: bothLanguages(Math.round(measures.vocalisedShare * 100)),
          }),
        ]
      : []),
  ]
  return {
    vocabulary_level: say(
      fillFrame(
        [
          '{level} ({band}), from {age}; {rare}% rare words',
          '{level} ({band})، من عمر {age}؛ والكلمات النادرة {rare}%',
        ],
        {
          level: fillFrame(LEVEL_WORDS[measures.level]),
          band: bothLanguages(measures.band),
          age: ageWords(facts.judgement.system4.minAge),
          rare: bothLanguages(Math.round(measures.rareWordShare * 100)),
        },
      ),
    ),
    vocabulary_examples: measures.hardWords.slice(0, 12),
    sentence_complexity: say(
      fillFrame(['{mean} in a sentence on average, {sentences} in all', 'متوسط الجملة {mean}، والمجموع {sentences}'], {
        mean: {
          en: `${formatNumber(measures.meanSentenceWords)} words`,
          ar: counted(Math.round(measures.meanSentenceWords), 'word').ar,
        },
        sentences: counted(measures.sentences, 'sentence'),
      }),
    ),
    complexity_examples: measures.hardSentences.slice(0, 5).map(({ quote }) => quote),
    reading_ease_score: Math.round(measures.readingEase * 10) / 10,
    unique_word_count: measures.uniqueWords,
    linguistic_features: features.map(say),
  }
}
