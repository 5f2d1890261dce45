import { FACT_KINDS, STORY_KINDS, type BookKind, type Theme } from '../../../../contract/assessment.ts'
import type { Localized } from '../../../../contract/languages.ts'
import { arabicCount, arabicYears } from '../arabic-count.ts'
import type { ThemeInput } from './theme-features.ts'
import { THEME_NAMES } from '../../../../contract/theme-names.ts'

/** What a book is said to be about (most first), to hold and to tell of. Of what kind it is, assessments from before kinds were told do not say. */
export type ToldContent = { named: readonly Theme[]; bookKind: BookKind | undefined } & Pick<
  ThemeInput,
  'findings' | 'narrative'
>

/** Before kinds were told every book was taken for a story. */
const isStory = (kind: BookKind | undefined): boolean => kind === undefined || STORY_KINDS.has(kind)

/** Of a count of words for such themes. */
const CLOSE_TO_A_CHILD: Localized = {
  en: 'What it tells of is close to a young child: home, animals, play and family.',
  ar: 'وما يرويه قريب من عالم الطفل الصغير: البيت والحيوان واللعب والأسرة.',
}

const NOBODY_TO_FOLLOW: Localized = {
  en: 'It tells no story, so there is nobody to follow through it.',
  ar: 'لا يروي الكتاب قصة، فليست فيه شخصيات يتابعها القارئ.',
}

/** Why the themes got their age, with this book's themes, people and numbers. */
export function themeReasons(
  input: ThemeInput,
  told: ToldContent,
  features: Readonly<Record<string, number>>,
): Localized[] {
  const { narrative } = input
  const reasons = contentReasons(told)
  if (!isStory(told.bookKind)) {
    if (narrative.chapters.length > 1) reasons.push(chaptersReason(narrative.chapters.length))
  } else if (narrative.timeShifts > 8 || narrative.chapters.length > 1) {
    reasons.push({
      en: `The story runs over ${narrative.chapters.length > 1 ? `${narrative.chapters.length} chapters` : 'one stretch'} and moves in time ${narrative.timeShifts} times.`,
      ar: `تمتد القصة على ${narrative.chapters.length > 1 ? arabicCount(narrative.chapters.length, 'فصل', 'فصلين', 'فصول', 'فصلًا') : 'نص واحد متصل'}، وتنتقل في الزمن ${arabicCount(narrative.timeShifts, 'مرة واحدة', 'مرتين', 'مرات', 'مرة')}.`,
    })
  }
  if ((features['young'] ?? 0) > (features['grown'] ?? 0) + 0.8) {
    reasons.push(CLOSE_TO_A_CHILD)
  }
  if (input.bookShare > 0.5) reasons.push(dictionReason(input.dictionAge))
  return reasons
}

/** The same reasons where somebody else read what the book is about, holds and tells of. */
export function reasonsToldAnew(reasons: readonly Localized[], before: ToldContent, now: ToldContent): Localized[] {
  const old = new Set([...contentReasons(before), CLOSE_TO_A_CHILD].map(({ en }) => en))
  return [...contentReasons(now), ...reasons.filter(({ en }) => !old.has(en))]
}

function contentReasons({ named, findings, narrative, bookKind }: ToldContent): Localized[] {
  const reasons: Localized[] = []
  const top = named.slice(0, 3).map((theme) => THEME_NAMES[theme])
  if (top.length > 0) {
    reasons.push({
      en: `The book is chiefly about ${listEnglish(top.map((name) => name.en))}.`,
      ar: `يدور الكتاب أساسًا حول ${listArabic(top.map((name) => name.ar))}.`,
    })
  }
  const heavy = named
    .filter((theme) => ['death', 'war', 'illness', 'injustice', 'romance', 'bullying', 'loneliness'].includes(theme))
    .map((theme) => THEME_NAMES[theme])
  if (heavy.length > 0) {
    reasons.push({
      en: `It touches on weighty matters: ${listEnglish(heavy.map((name) => name.en))}.`,
      ar: `ويتناول موضوعات تحتاج إلى نضج: ${listArabic(heavy.map((name) => name.ar))}.`,
    })
  }
  return [...reasons, findingReason(findings), castReason(narrative, bookKind)]
}

function dictionReason(age: number): Localized {
  const years = Math.min(18, Math.max(3, Math.round(age)))
  return {
    en: `Its choice of words is that of books for readers from about ${years}.`,
    ar: `وألفاظه أقرب إلى ألفاظ كتب تناسب القارئ من نحو ${arabicYears(years)}.`,
  }
}

function findingReason(findings: ThemeInput['findings']): Localized {
  const strong = findings.filter((finding) => finding.intensity >= 3).length
  const moderate = findings.filter((finding) => finding.intensity === 2).length
  if (strong > 0) {
    return {
      en: `${strong} ${strong === 1 ? 'passage is' : 'passages are'} strong and ${moderate} moderate in what they show.`,
      ar: `فيه ${arabicCount(strong, 'مقطع واحد شديد', 'مقطعان شديدان', 'مقاطع شديدة', 'مقطعًا شديدًا')} و${arabicCount(moderate, 'مقطع واحد متوسط', 'مقطعان متوسطان', 'مقاطع متوسطة', 'مقطعًا متوسطًا')}.`,
    }
  }
  if (moderate > 0) {
    return {
      en: `Nothing in it is strong; ${moderate} ${moderate === 1 ? 'passage is' : 'passages are'} moderate.`,
      ar: `ليس فيه شيء شديد؛ وفيه ${arabicCount(moderate, 'مقطع واحد متوسط', 'مقطعان متوسطان', 'مقاطع متوسطة', 'مقطعًا متوسطًا')}.`,
    }
  }
  return { en: 'Nothing in it is strong or moderate in what it shows.', ar: 'ليس فيه مشهد شديد ولا متوسط.' }
}

const chaptersReason = (chapters: number): Localized => ({
  en: `It has ${chapters} chapters.`,
  ar: `يقع في ${arabicCount(chapters, 'فصل', 'فصلين', 'فصول', 'فصلًا')}.`,
})

function castReason(narrative: ThemeInput['narrative'], kind: BookKind | undefined): Localized {
  const names = narrative.characters.slice(0, 3).map((character) => character.name)
  const total = narrative.characters.length
  if (total === 0 && kind !== undefined && FACT_KINDS.has(kind)) return NOBODY_TO_FOLLOW
  if (total > 0 && !isStory(kind)) {
    return {
      en: `Those it speaks of most: ${listEnglish(names)}.`,
      ar: `أكثر من يرد ذكره فيه: ${listArabic(names)}.`,
    }
  }
  if (total === 0) {
    return {
      en: 'No character is named, so there are few relations to follow.',
      ar: 'لا شخصيات مسماة، فلا علاقات متشابكة يتابعها القارئ.',
    }
  }
  return {
    en: `The reader follows ${total === 1 ? 'one main figure' : `${total} figures`}, above all ${listEnglish(names)}.`,
    ar: `يتابع القارئ ${arabicCount(total, 'شخصية واحدة', 'شخصيتين', 'شخصيات', 'شخصية')}، أبرزها ${listArabic(names)}.`,
  }
}

function listEnglish(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`
}

function listArabic(items: readonly string[]): string {
  return items.join(' و')
}
