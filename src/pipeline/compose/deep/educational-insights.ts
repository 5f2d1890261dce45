import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import type { EvidenceRef } from '../../../contract/evidence.ts'
import type { Localized } from '../../../contract/languages.ts'
import type { ComposedTexts } from '../../../contract/result.ts'
import { themeName } from '../bank/themes.ts'
import { VALUE_BANK } from '../bank/values.ts'
import type { BookFacts } from '../book-facts.ts'
import { counted, listed } from '../counted.ts'
import { asSentence, bothLanguages, fillFrame, joinSentences, type Frame } from '../frame.ts'
import { hardWords } from '../slots.ts'

const OBJECTIVES: readonly Frame[] = [
  ['Pupils explain {subject} with an example from the text', 'يشرح الطالب معنى {subject} بمثال من النص'],
  [
    'Pupils find where the text speaks of {subject} and give the page',
    'يحدد الطالب موضع {subject} في النص ويذكر الصفحة',
  ],
  [
    'Pupils take a stand on {subject} and support it from the text',
    'يبدي الطالب رأيه في {subject} ويسنده بدليل من النص',
  ],
  [
    'Pupils link {subject} in the book with a situation of their own',
    'يربط الطالب بين {subject} في الكتاب وموقف من حياته',
  ],
]

/** What can be taught with the book. A book that is not for children has no objectives for pupils. */
export function educationalInsights(
  facts: BookFacts,
  texts: ComposedTexts,
  say: (text: Localized) => string,
): DeepAnalysis['educational_insights'] {
  const unsuitable = facts.judgement.verdict === 'Not Whitelisted'
  const subjects = [
    ...facts.values.slice(0, 3).map(({ value, evidence }) => ({
      subject: fillFrame([VALUE_BANK[value].name[0].toLowerCase(), VALUE_BANK[value].name[1]]),
      evidence,
    })),
    ...facts.themes.slice(0, 3).map(({ theme, evidence }) => ({ subject: fillFrame(themeName(theme)), evidence })),
  ]
  const words = hardWords(facts)
  const { narrative, languageMeasures: measures } = facts.assessment
  const quoteAt = (ref: EvidenceRef): string =>
    say(fillFrame(['{quote} ({page})', '{quote} ({page})'], { quote: facts.quote(ref), page: facts.page(ref) }))
  const skills = [
    ...(words === undefined
      ? []
      : [
          {
            skill: say(fillFrame(['Vocabulary', 'المفردات'])),
            how_developed: say(
              asSentence(
                fillFrame(['By meeting words such as {words} in context', 'بلقاء كلمات مثل {words} في سياقها'], {
                  words,
                }),
              ),
            ),
          },
        ]),
    ...(narrative.dialogueShare >= 0.2
      ? [
          {
            skill: say(fillFrame(['Reading with expression', 'القراءة المعبرة'])),
            how_developed: say(
              asSentence(
                fillFrame(
                  [
                    'By giving the speakers voices; {spoken}% of the text is spoken',
                    'بتمثيل أصوات المتحدثين؛ فالحوار {spoken}% من النص',
                  ],
                  { spoken: bothLanguages(Math.round(narrative.dialogueShare * 100)) },
                ),
              ),
            ),
          },
        ]
      : []),
    ...(facts.heroes.length >= 2
      ? [
          {
            skill: say(fillFrame(['Taking another’s view', 'فهم وجهة نظر الآخر'])),
            how_developed: say(
              asSentence(
                fillFrame(
                  ['By telling a scene once for {a} and once for {b}', 'برواية مشهد مرة من جهة {a} ومرة من جهة {b}'],
                  { a: facts.name(facts.heroes[0] ?? ''), b: facts.name(facts.heroes[1] ?? '') },
                ),
              ),
            ),
          },
        ]
      : []),
    {
      skill: say(fillFrame(['Reading stamina', 'المثابرة على القراءة'])),
      how_developed: say(
        asSentence(
          fillFrame(['By reading {words} in sittings that fit the age', 'بقراءة {words} على جلسات تناسب العمر'], {
            words: counted(measures.words, 'word'),
          }),
        ),
      ),
    },
  ]
  return {
    pedagogical_value: say((unsuitable ? undefined : facts.assessment.texts?.pedagogy) ?? valueText(facts)),
    learning_objectives: unsuitable
      ? []
      : subjects.flatMap(({ subject, evidence }, index) =>
          evidence.slice(0, 1).map((ref) => ({
            objective: say(asSentence(fillFrame(facts.choose(`deep.objective.${index}`, OBJECTIVES), { subject }))),
            evidence: quoteAt(ref),
          })),
        ),
    skill_development: unsuitable ? [] : skills,
    discussion_topics: texts.discussion_topics.map(({ topic, questions }) => ({ topic, guiding_questions: questions })),
  }
}

function valueText(facts: BookFacts): Localized {
  if (facts.judgement.verdict === 'Not Whitelisted') {
    return fillFrame([
      'It is not recommended for teaching children; the reasons stand under safety.',
      'لا يُنصح به في تعليم الأطفال؛ والأسباب في قسم السلامة.',
    ])
  }
  const subjects = facts.themes.slice(0, 2).map(({ theme }) => fillFrame(themeName(theme)))
  const values = facts.values
    .slice(0, 2)
    .map(({ value }) => fillFrame([VALUE_BANK[value].name[0].toLowerCase(), VALUE_BANK[value].name[1]]))
  return joinSentences(
    subjects.length === 0
      ? fillFrame(['Its use lies in reading practice.', 'تكمن فائدته في التدرب على القراءة.'])
      : asSentence(
          fillFrame(['It lends itself to lessons on {subjects}', 'يصلح لدروس عن {subjects}'], {
            subjects: listed(subjects),
          }),
        ),
    values.length === 0
      ? undefined
      : asSentence(
          fillFrame(['Moral education can build on {values}', 'ويمكن لدرس التربية الأخلاقية أن ينطلق من {values}'], {
            values: listed(values),
          }),
        ),
  )
}
