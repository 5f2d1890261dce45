import type { Localized } from '../../../contract/languages.ts'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { themeEntry } from '../bank/themes.ts'
import { copyRef } from '../bilingual-texts.ts'
import type { BookFacts, Moment } from '../book-facts.ts'
import { counted, formatNumber, listed } from '../counted.ts'
import { asSentence, bothLanguages, fillFrame, joinSentences, type Frame } from '../frame.ts'

const SIGNIFICANCE: Record<Moment['kind'], readonly Frame[]> = {
  opening: [
    ['It sets the tone and the first expectation.', 'يحدد النبرة وأول ما يتوقعه القارئ.'],
    ['The reader is led in here.', 'من هنا يدخل القارئ إلى الحكاية.'],
  ],
  conflict: [
    [
      'Here wishes collide; it is a good place to ask for both sides.',
      'هنا تتعارض الرغبات، وهو موضع جيد لسماع الطرفين.',
    ],
    ['The quarrel that has to be settled becomes visible.', 'يظهر هنا الخلاف الذي ينتظر الحل.'],
  ],
  danger: [
    [
      'Tension is highest around this place; read it together with a sensitive child.',
      'يشتد التوتر في هذا الموضع، فاقرؤوه مع الطفل الحساس.',
    ],
    ['The reader learns what is at risk.', 'يدرك القارئ هنا ما هو معرض للخطر.'],
  ],
  loss: [
    [
      'Something is lost here, and the reader is asked to feel with it.',
      'هنا فقد، والقارئ مدعو إلى المشاركة في الشعور.',
    ],
    ['A quiet place that may need a pause.', 'موضع هادئ قد يحتاج إلى وقفة.'],
  ],
  kindness: [
    ['A kindness that can be named and copied.', 'إحسان يمكن أن نسميه ونقتدي به.'],
    ['It shows how one person lightens another’s day.', 'يبين كيف يخفف إنسان عن غيره.'],
  ],
  discovery: [
    ['Something comes to light and changes what the reader knows.', 'ينكشف أمر يغير ما يعرفه القارئ.'],
    ['A good moment to ask which clue prepared it.', 'لحظة مناسبة للسؤال عن الإشارة التي مهدت لها.'],
  ],
  'turning-point': [
    ['From here on the story takes another direction.', 'من هنا تسير الحكاية في اتجاه آخر.'],
    ['A decision with consequences; worth stopping for.', 'قرار له ما بعده، ويستحق التوقف.'],
  ],
  resolution: [
    ['The threads are drawn together.', 'هنا تجتمع الخيوط.'],
    [
      'It answers the question the beginning raised, or leaves it to the reader.',
      'يجيب عن سؤال البداية أو يتركه للقارئ.',
    ],
  ],
  salient: [
    ['A sentence that carries much of what the book is about.', 'جملة تحمل كثيرًا مما يدور حوله الكتاب.'],
    ['Typical of how the book tells.', 'مثال على أسلوب الكتاب.'],
  ],
}

const SHOWN_MOMENTS = 8

/** How the book is told: plot, people, pace and the moments that carry it. */
export function narrativeStructure(
  facts: BookFacts,
  say: (text: Localized) => string,
): DeepAnalysis['narrative_structure'] {
  const { narrative, languageMeasures: measures, texts } = facts.assessment
  const spoken = Math.round(narrative.dialogueShare * 100)
  const opening = facts.allMoments[0]
  const turn =
    facts.allMoments.find(({ kind }) => kind === 'turning-point' || kind === 'conflict') ?? facts.allMoments[1]
  const proof = (moment: Moment | undefined): string =>
    moment === undefined
      ? ''
      : say(
          asSentence(
            fillFrame(['{at}: {quote}', '{at}: {quote}'], { at: facts.at(moment.ref), quote: facts.quote(moment.ref) }),
          ),
        )
  return {
    plot_complexity: say(texts?.plot ?? plotText(facts)),
    plot_evidence: proof(turn ?? opening),
    character_development: say(texts?.characters ?? characterText(facts)),
    character_evidence: characterProof(facts, say),
    pacing: say(
      texts?.pacing ??
        joinSentences(
          fillFrame(
            [
              'Spoken text makes up {spoken}% and a sentence has {mean} on average.',
              'نسبة الحوار {spoken}%، ومتوسط الجملة {mean}.',
            ],
            {
              spoken: bothLanguages(spoken),
              mean: counted(Math.round(measures.meanSentenceWords), 'word'),
            },
          ),
          fillFrame(
            spoken >= 35
              ? ['The talking moves it along quickly.', 'والحوار يدفع الأحداث بسرعة.']
              : measures.meanSentenceWords >= 20
                ? [
                    'Long sentences make it slow; read it in short sittings.',
                    'والجمل الطويلة تبطئ الإيقاع، فالأفضل قراءته على جلسات قصيرة.',
                  ]
                : ['It moves at an even pace.', 'والإيقاع معتدل.'],
          ),
        ),
    ),
    pacing_evidence:
      measures.hardSentences[0] === undefined
        ? proof(opening)
        : say(
            asSentence(
              fillFrame(['The longest stretch stands {at}: {quote}', 'وأطول المقاطع {at}: {quote}'], {
                at: facts.at(measures.hardSentences[0]),
                quote: facts.quote(measures.hardSentences[0], 160),
              }),
            ),
          ),
    themes: facts.themes.slice(0, 6).map(({ theme }) => say(fillFrame(themeEntry(theme).name))),
    key_moments: facts.allMoments.slice(0, SHOWN_MOMENTS).map(({ kind, ref }, index) => ({
      page: ref.page,
      quote: ref.quote,
      significance: say(fillFrame(facts.choose(`deep.moment.${index}`, SIGNIFICANCE[kind]))),
      ref: copyRef(ref),
    })),
  }
}

function plotText(facts: BookFacts): Localized {
  const { narrative } = facts.assessment
  const kinds = new Set(facts.allMoments.map(({ kind }) => kind))
  const shape: Frame = narrative.verse
    ? ['A text in verse: image and sound lead, not plot.', 'نص شعري تقوده الصورة والإيقاع لا الحبكة.']
    : narrative.timeShifts >= 5 || narrative.chapters.length >= 15
      ? [
          'Several strands and leaps in time: readers must keep track.',
          'خيوط متعددة وانتقالات في الزمن تتطلب من القارئ المتابعة.',
        ]
      : kinds.has('conflict') || kinds.has('turning-point')
        ? ['One main strand with a trouble and a turn.', 'خيط رئيس واحد فيه مشكلة ومنعطف.']
        : ['A simple course without a marked conflict.', 'مسار بسيط بلا صراع ظاهر.']
  const numbers = fillFrame(
    [
      'Chapters: {chapters}; phrases that move the time: {shifts}.',
      'عدد الفصول: {chapters}؛ وعبارات الانتقال في الزمن: {shifts}.',
    ],
    {
      chapters: bothLanguages(formatNumber(Math.max(1, narrative.chapters.length))),
      shifts: bothLanguages(narrative.timeShifts),
    },
  )
  return joinSentences(fillFrame(shape), numbers)
}

function characterText(facts: BookFacts): Localized {
  const { characters, firstPerson } = facts.assessment.narrative
  if (facts.heroes.length === 0) {
    return fillFrame(
      firstPerson
        ? ['Nobody is named; a voice speaks of itself.', 'لا يُذكر اسم؛ والمتكلم يروي عن نفسه.']
        : ['Nobody is named in the text.', 'لا يرد في النص اسم لأحد.'],
    )
  }
  const leading = characters.toSorted((a, b) => b.mentions - a.mentions)[0]
  return fillFrame(
    [
      'The text names {count}; most often {heroes}. {first} alone is mentioned {mentions}.',
      'عدد من يسميهم النص {count}، وأكثرهم ورودًا {heroes}. ويتكرر اسم {first} وحده {mentions}.',
    ],
    {
      count: bothLanguages(characters.length),
      heroes: listed(facts.heroes.slice(0, 3).map((name) => facts.name(name))),
      first: facts.name(leading?.name ?? facts.heroes[0] ?? ''),
      mentions: counted(leading?.mentions ?? 1, 'time'),
    },
  )
}

function characterProof(facts: BookFacts, say: (text: Localized) => string): string {
  const leading = facts.assessment.narrative.characters.find(({ name }) => name === facts.heroes[0])
  if (leading === undefined) return ''
  return say(
    asSentence(
      fillFrame(['First named {at}: {quote}', 'أول ذكر {at}: {quote}'], {
        at: facts.at(leading.first),
        quote: facts.quote(leading.first),
      }),
    ),
  )
}
