import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { ComposedTexts } from '../../../contract/result.ts'
import { CONCERN_BANK } from '../bank/concerns.ts'
import { themeName } from '../bank/themes.ts'
import type { BookFacts } from '../book-facts.ts'
import { fillFrame, type Frame } from '../frame.ts'
import { decidingFinding } from '../reason.ts'
import { ageWords, bookSlots, readingTime } from '../slots.ts'

/** For whom, how and where. No titles are invented: what to read beside it is described. */
export function recommendations(
  facts: BookFacts,
  texts: ComposedTexts,
  say: (text: Localized) => string,
): DeepAnalysis['recommendations'] {
  const { verdict, recommendedAge, system4 } = facts.judgement
  const unsuitable = verdict === 'Not Whitelisted'
  const { narrative } = facts.assessment
  const slots = {
    ...bookSlots(facts),
    age: ageWords(recommendedAge),
    reads: ageWords(system4.minAge),
    minutes: readingTime(facts),
  }
  const lines = (frames: readonly (Frame | false)[]): string[] =>
    frames.filter((frame) => frame !== false).map((frame) => say(fillFrame(frame, slots)))
  const concern = decidingFinding(facts)
  return {
    best_for: unsuitable
      ? lines([['Adult readers; not for a children’s shelf', 'القراء الكبار؛ وليس لرف الأطفال']])
      : lines([
          ['Readers from {age}', 'القراء من عمر {age}'],
          recommendedAge < system4.minAge
            ? false
            : [
                'Independent readers from {reads}; before that, reading aloud',
                'القراءة المستقلة من عمر {reads}، وقبل ذلك القراءة بصوت مسموع',
              ],
          verdict === 'Parent Guidance' && ['Families who read together', 'الأسر التي تقرأ معًا'],
          facts.themes.length > 0 && ['Children with questions about {theme}', 'الأطفال الذين لديهم أسئلة عن {theme}'],
        ]),
    teaching_strategies: unsuitable
      ? []
      : texts.cultural_teaching_methods.map(({ title, description }) => ({
          strategy: title,
          implementation: description,
        })),
    usage_contexts: unsuitable
      ? lines([
          [
            'Talk among parents or teachers about what to offer instead',
            'حديث بين الوالدين أو المعلمين عما يقدم بدلًا منه',
          ],
        ])
      : lines([
          ['Reading aloud at home, about {minutes}', 'القراءة بصوت مسموع في البيت، نحو {minutes}'],
          narrative.dialogueShare >= 0.2 && ['Reading with parts shared out in class', 'قراءة الأدوار في الصف'],
          narrative.verse && ['Recitation', 'الإلقاء'],
          narrative.chapters.length > 3 && ['A chapter a day', 'فصل كل يوم'],
          verdict === 'Whitelisted' && ['The school or class library', 'مكتبة المدرسة أو الصف'],
        ]),
    complementary_books: [
      ...(concern === undefined || verdict === 'Whitelisted'
        ? []
        : [say(capital(fillFrame(CONCERN_BANK[concern.category].instead)))]),
      ...facts.themes.slice(0, 2).map(({ theme }) =>
        say(
          fillFrame(['A book on {theme} for readers of {age}', 'كتاب عن {theme} لقراء في عمر {age}'], {
            theme: fillFrame(themeName(theme)),
            age: ageWords(Math.min(recommendedAge, 18)),
          }),
        ),
      ),
      ...(facts.themes[0] === undefined || unsuitable
        ? []
        : lines([
            facts.assessment.language === 'ar'
              ? ['A book in English on the same subject', 'كتاب بالإنجليزية في الموضوع نفسه']
              : ['A book in Arabic on the same subject', 'كتاب بالعربية في الموضوع نفسه'],
          ])),
    ],
  }
}

function capital({ en, ar }: Localized): Localized {
  return { en: en.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()), ar }
}
