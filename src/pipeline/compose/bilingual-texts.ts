import { AGE_GROUPS } from '../../contract/age.ts'
import type { EvidenceRef } from '../../contract/evidence.ts'
import type { Language, Localized } from '../../contract/languages.ts'
import { SUITABILITY_WORDS, type ComposedTexts } from '../../contract/result.ts'
import { composeActivities, composeMethods } from './activities.ts'
import { explainAge } from './age-rationale.ts'
import { themeName } from './bank/themes.ts'
import type { BookFacts } from './book-facts.ts'
import { composeGuide, composeTopics } from './discussion-guide.ts'
import type { DomainResult } from './domains.ts'
import { composeSummary } from './executive-summary.ts'
import { fillFrame } from './frame.ts'
import { composeKeyDrivers } from './key-drivers.ts'
import type { Titled } from './guide/activities.ts'
import { createGuideSupply } from './guide/guide-supply.ts'
import { composeLessons } from './lessons.ts'
import { preferred, toldByModel } from './told-by-model.ts'
import { languageText, redLineText, themeText } from './system-texts.ts'
import { composeValues } from './value-texts.ts'
import { explainVerdict } from './verdict-explanation.ts'

/** Composes every text once, in both languages at the same time, and gives them language by language. */
export function composeTexts(facts: BookFacts, domains: Record<string, DomainResult>): Record<Language, ComposedTexts> {
  const supply = createGuideSupply(facts)
  const told = toldByModel(facts)
  const summary = composeSummary(facts)
  const ageRationale = explainAge(facts)
  const explanation = explainVerdict(facts)
  const themes = facts.themes.slice(0, 6).map(({ theme }) => fillFrame(themeName(theme)))
  const drivers = composeKeyDrivers(facts)
  const values = composeValues(facts)
  const bankGuide = composeGuide(facts, supply)
  const guide = {
    before: preferred(told.beforeReading, bankGuide.before),
    after: preferred(told.afterReading, bankGuide.after),
  }
  const lessons = preferred(told.lessons, composeLessons(facts, supply))
  const activities = preferred(told.activities, composeActivities(facts, supply))
  const methods = preferred(told.teachingMethods, composeMethods(facts, supply))
  const topics = composeTopics(facts, supply)
  const systems = { 1: redLineText(facts, 1), 2: redLineText(facts, 2), 3: themeText(facts), 4: languageText(facts) }

  const inLanguage = (language: Language): ComposedTexts => {
    const say = (text: Localized): string => text[language]
    const lines = (texts: readonly Localized[]): string[] => texts.map(say)
    const titled = ({ title, description }: Titled) => ({ title: say(title), description: say(description) })
    return {
      executive_summary: say(summary),
      age_rationale: say(ageRationale),
      verdict_explanation: say(explanation),
      themes: lines(themes),
      key_drivers: lines(drivers),
      lessons_learned: lines(lessons),
      cultural_teaching_methods: methods.map(titled),
      islamic_uae_values: values.map(({ title, arabicName, description, refs }) => ({
        title: say(title),
        arabic_name: arabicName,
        description: say(description),
        evidence_refs: refs.map(copyRef),
      })),
      family_activities: activities.map(titled),
      parent_discussion_guide: { before_reading: lines(guide.before), after_reading: lines(guide.after) },
      discussion_topics: topics.map(({ topic, questions }) => ({ topic: say(topic), questions: lines(questions) })),
      age_verdicts: Object.fromEntries(
        AGE_GROUPS.map((group) => [group, say(SUITABILITY_WORDS[facts.judgement.ageSuitability[group]])]),
      ),
      system1_uae_values: { assessment: say(systems[1].assessment), concerns: lines(systems[1].concerns) },
      system2_child_safety: { assessment: say(systems[2].assessment), concerns: lines(systems[2].concerns) },
      system3_theme_complexity: { assessment: say(systems[3].assessment), reasons: lines(systems[3].reasons) },
      system4_language_complexity: { assessment: say(systems[4].assessment), reasons: lines(systems[4].reasons) },
      domains: Object.fromEntries(Object.entries(domains).map(([domain, { text }]) => [domain, say(text)])),
      criteria_rationales: Object.fromEntries(
        facts.assessment.criteria.map(({ key, rationale }) => [key, say(rationale)]),
      ),
    }
  }
  return { en: inLanguage('en'), ar: inLanguage('ar') }
}

/** References are shared by both languages; each gets its own copy so that nobody changes the other's. */
export function copyRef({ quote, page, start, end, rule }: EvidenceRef): EvidenceRef {
  return { quote, page, start, end, ...(rule === undefined ? {} : { rule }) }
}
