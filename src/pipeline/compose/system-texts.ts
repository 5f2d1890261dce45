import type { Localized } from '../../contract/languages.ts'
import type { CriterionResult } from '../../contract/result.ts'
import { LEVEL_WORDS, RED_LINE_WORDS, SYSTEM_NAMES } from './bank/names.ts'
import { themeName } from './bank/themes.ts'
import { VALUE_BANK } from './bank/values.ts'
import type { BookFacts } from './book-facts.ts'
import { concernLine, concernsOf, evidenceOf, shownConcerns } from './concern-lines.ts'
import { counted, formatNumber, listed } from './counted.ts'
import { asSentence, bothLanguages, fillFrame, joinSentences } from './frame.ts'
import { tellsNoStory } from './guide-kind.ts'
import { lowerName } from './guide/lessons.ts'
import { criterionInWords } from './reason.ts'
import { ageWords } from './slots.ts'

/** A lowest criterion from here on needs no explanation. */
const PLAINLY_FINE = 95

/** What a red-line system found: its score, the criterion that is lowest and why, and the strongest passage or value. */
export function redLineText(facts: BookFacts, system: 1 | 2): { assessment: Localized; concerns: Localized[] } {
  const { rating, score } = facts.judgement[system === 1 ? 'system1' : 'system2']
  const concerns = concernsOf(facts, system)
  const head = fillFrame(
    ['The rating of {name} is {rating} with {score} of 100', 'تقدير {name}: {rating}، بدرجة {score} من 100'],
    {
      name: fillFrame(SYSTEM_NAMES[system]),
      rating: fillFrame(RED_LINE_WORDS[rating]),
      score: bothLanguages(formatNumber(score)),
    },
  )
  const lowest = lowestOf(facts.judgement.criteria, system)
  return {
    assessment: joinSentences(
      asSentence(head),
      lowest === undefined || (lowest.score ?? 100) >= PLAINLY_FINE ? undefined : lowestText(facts, lowest),
      concerns.length === 0 ? strengthText(facts, system) : undefined,
    ),
    concerns: shownConcerns(facts, system).map((finding) => concernLine(facts, finding)),
  }
}

function lowestOf(criteria: readonly CriterionResult[], system: number): CriterionResult | undefined {
  return criteria
    .filter((criterion) => criterion.system === system && criterion.score !== null)
    .toSorted((a, b) => (a.score ?? 100) - (b.score ?? 100))[0]
}

function lowestText(facts: BookFacts, lowest: CriterionResult): Localized {
  const rationale = facts.assessment.criteria.find(
    (criterion) => criterion.system === lowest.system && criterion.key === lowest.key,
  )?.rationale
  const named = fillFrame(['Lowest criterion: {criterion}, {score}', 'أدنى المعايير: {criterion}، {score}'], {
    criterion: criterionInWords(lowest),
    score: bothLanguages(formatNumber(lowest.score ?? 0)),
  })
  if (rationale === undefined || rationale.en.trim() === '') return asSentence(named)
  return joinSentences(asSentence(named), asSentence({ en: rationale.en.trim(), ar: rationale.ar.trim() }))
}

function strengthText(facts: BookFacts, system: 1 | 2): Localized | undefined {
  const value = facts.values[0]
  const ref = value?.evidence[0]
  if (system === 1 && value !== undefined && ref !== undefined) {
    return asSentence(
      fillFrame(['What speaks for it: {value} {at}, {quote}', 'ومما يُحسب له: {value} {at}، {quote}'], {
        value: lowerName(VALUE_BANK[value.value]),
        at: facts.at(ref),
        quote: facts.quote(ref),
      }),
    )
  }
  // A criterion may rest on a passage of another subject: then it is shown, and needed a remark.
  if (evidenceOf(facts, system).length > 0) return undefined
  return asSentence(
    fillFrame(['No passage of the {words} read needed a remark', 'لم يحتج أي موضع مما قُرئ ({words}) إلى ملاحظة'], {
      words: counted(facts.assessment.languageMeasures.words, 'word'),
    }),
  )
}

/** Themes: level, age, index and what the level rests on. */
export function themeText(facts: BookFacts): { assessment: Localized; reasons: Localized[] } {
  const { judgement, assessment } = facts
  const themes = facts.themes.slice(0, 3).map(({ theme }) => fillFrame(themeName(theme)))
  const head = fillFrame(
    [
      'The themes are {level} and suit readers from {age}; demand {index} of 100',
      'مستوى الموضوعات {level} ويناسب من عمر {age}؛ ومقياس الصعوبة {index} من 100',
    ],
    {
      level: fillFrame(LEVEL_WORDS[judgement.system3.rating]),
      age: ageWords(judgement.system3.minAge),
      index: bothLanguages(Math.round(assessment.themeMeasures.index)),
    },
  )
  const about =
    themes.length === 0
      ? undefined
      : asSentence(fillFrame(['Above all: {themes}', 'وأبرز الموضوعات {themes}'], { themes: listed(themes) }))
  const { characters, chapters, dialogueShare } = assessment.narrative
  const told =
    characters.length === 0 || tellsNoStory(facts.bookKind)
      ? undefined
      : asSentence(
          fillFrame(['Characters: {characters}{spoken}{chapters}', 'عدد الشخصيات: {characters}{spoken}{chapters}'], {
            characters: bothLanguages(characters.length),
            // A book without quotation marks has dialogue nobody can measure.
            spoken:
              dialogueShare < 0.005
                ? bothLanguages('')
                : fillFrame(['; spoken text: {n}%', '؛ ونسبة الحوار: {n}%'], {
                    n: bothLanguages(Math.round(dialogueShare * 100)),
                  }),
            chapters:
              chapters.length < 2
                ? bothLanguages('')
                : fillFrame(['; chapters: {n}', '؛ وعدد الفصول: {n}'], { n: bothLanguages(chapters.length) }),
          }),
        )
  return { assessment: joinSentences(asSentence(head), about, told), reasons: assessment.themeMeasures.reasons }
}

/** Language: level, age, grade, band and the measures behind them. */
export function languageText(facts: BookFacts): { assessment: Localized; reasons: Localized[] } {
  const { judgement, assessment } = facts
  const measures = assessment.languageMeasures
  const head = fillFrame(
    [
      'The language is {level} ({band}): a reader manages it alone from {age}',
      'مستوى اللغة {level} ({band})؛ ويقرؤه الطفل وحده من عمر {age}',
    ],
    {
      level: fillFrame(LEVEL_WORDS[judgement.system4.rating]),
      band: bothLanguages(measures.band),
      age: ageWords(judgement.system4.minAge),
    },
  )
  const numbers = fillFrame(
    [
      'It has {words} in {sentences}; {rare}% of the words are rare',
      'فيه {words} في {sentences}؛ ونسبة الكلمات النادرة {rare}%',
    ],
    {
      words: counted(measures.words, 'word'),
      sentences: counted(measures.sentences, 'sentence'),
      rare: bothLanguages(Math.round(measures.rareWordShare * 100)),
    },
  )
  return { assessment: joinSentences(asSentence(head), asSentence(numbers)), reasons: measures.reasons }
}
