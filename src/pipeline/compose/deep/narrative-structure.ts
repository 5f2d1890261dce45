import type { Localized } from '../../../contract/languages.ts'
import type { DeepAnalysis } from '../../../contract/deep-analysis.ts'
import { themeName } from '../bank/themes.ts'
import { copyRef } from '../bilingual-texts.ts'
import type { BookFacts, Moment } from '../book-facts.ts'
import { counted, formatNumber, listed } from '../counted.ts'
import { tellsNoStory } from '../guide-kind.ts'
import { asSentence, bothLanguages, fillFrame, joinSentences, type Frame } from '../frame.ts'

const SIGNIFICANCE: Record<Moment['kind'], readonly Frame[]> = {
  opening: [
    ['It sets the tone and the first expectation.', 'يحدد النبرة وأول ما يتوقعه القارئ.'],
    ['Here the reader enters the story.', 'من هنا يدخل القارئ إلى الحكاية.'],
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
    ['A kindness worth talking about and copying.', 'إحسان يستحق أن نتحدث عنه ونقتدي به.'],
    ['It shows how one person lightens another’s day.', 'يبين كيف يخفف إنسان عن غيره.'],
  ],
  discovery: [
    ['Something comes to light and changes what the reader knows.', 'ينكشف أمر يغير ما يعرفه القارئ.'],
    ['A good moment to ask which clue came before it.', 'لحظة مناسبة للسؤال عن الإشارة التي سبقتها.'],
  ],
  'turning-point': [
    ['From here on the story takes another direction.', 'من هنا تسير الحكاية في اتجاه آخر.'],
    ['A decision with consequences; worth stopping for.', 'قرار له ما بعده، ويستحق التوقف.'],
  ],
  resolution: [
    ['Towards the end the threads come together.', 'قرب النهاية تجتمع الخيوط.'],
    [
      'It answers the question the beginning raised, or leaves it to the reader.',
      'يجيب عن سؤال البداية أو يتركه للقارئ.',
    ],
  ],
  salient: [
    ['A sentence that carries much of what the book is about.', 'جملة تحمل كثيرًا مما يدور حوله الكتاب.'],
    ['An example of how the book tells its story.', 'مثال على أسلوب الكتاب في السرد.'],
  ],
}

/** Where nothing happens nothing turns: what a book of facts, of thoughts or of a life says is no moment of a story. */
const SIGNIFICANCE_OF_FACTS: Partial<Record<Moment['kind'], readonly Frame[]>> = {
  opening: [['The book opens with it.', 'به يبدأ الكتاب.']],
  salient: [
    ['A sentence that carries much of what the book is about.', 'جملة تحمل كثيرًا مما يدور حوله الكتاب.'],
    ['An example of how the book says what it has to say.', 'مثال على طريقة الكتاب في عرض مادته.'],
  ],
}

const SHOWN_MOMENTS = 8
const MANY_CHAPTERS = 15
const MANY_SHIFTS = 5
/** The engine names no more; there may be others. */
const MOST_CHARACTERS = 12
const LISTED_CHARACTERS = 3

/** How the book is told: plot, people, pace and the moments that carry it. */
export function narrativeStructure(
  facts: BookFacts,
  say: (text: Localized) => string,
): DeepAnalysis['narrative_structure'] {
  const { narrative, languageMeasures: measures, texts } = facts.assessment
  const spoken = Math.round(narrative.dialogueShare * 100)
  const significance = tellsNoStory(facts.bookKind) ? SIGNIFICANCE_OF_FACTS : SIGNIFICANCE
  const moments = facts.moments.filter(({ kind }) => significance[kind] !== undefined)
  const opening = moments[0]
  const turn = moments.find(({ kind }) => kind === 'turning-point' || kind === 'conflict') ?? moments[1]
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
              fillFrame(['One of the hardest sentences stands {at}: {quote}', 'ومن أصعب الجمل {at}: {quote}'], {
                at: facts.at(measures.hardSentences[0]),
                quote: facts.quote(measures.hardSentences[0], 160),
              }),
            ),
          ),
    themes: facts.themes.slice(0, 6).map(({ theme }) => say(fillFrame(themeName(theme)))),
    key_moments: moments.slice(0, SHOWN_MOMENTS).map(({ kind, ref }, index) => ({
      page: ref.page,
      quote: ref.quote,
      significance: say(fillFrame(facts.choose(`deep.moment.${index}`, significance[kind] ?? SIGNIFICANCE[kind]))),
      ref: copyRef(ref),
    })),
  }
}

const inChapters = (chapters: number, [en, ar]: Frame): Localized =>
  chapters > 1
    ? fillFrame([`${en} in {chapters}.`, `${ar} في {chapters}.`], { chapters: counted(chapters, 'chapter') })
    : fillFrame([`${en}.`, `${ar}.`])

function plotText(facts: BookFacts): Localized {
  const { narrative } = facts.assessment
  if (facts.bookKind === 'biography')
    return inChapters(narrative.chapters.length, ['It tells of a life', 'يروي الكتاب سيرة'])
  if (tellsNoStory(facts.bookKind))
    return inChapters(narrative.chapters.length, [
      'It is no story: it sets out its matter',
      'ليس الكتاب قصة، وهو يعرض مادته',
    ])
  const kinds = new Set(facts.moments.map(({ kind }) => kind))
  const shape: Frame = narrative.verse
    ? ['A text in verse: image and sound lead, not plot.', 'نص شعري تقوده الصورة والإيقاع لا الحبكة.']
    : narrative.chapters.length >= MANY_CHAPTERS
      ? [
          'A long course over many chapters: readers must keep people and events in mind.',
          'أحداث تمتد على فصول كثيرة، وعلى القارئ أن يتذكر الأشخاص والأحداث.',
        ]
      : narrative.timeShifts >= MANY_SHIFTS
        ? ['The story moves in time: readers must keep track.', 'تنتقل الحكاية في الزمن، وعلى القارئ أن يتابعها.']
        : kinds.has('conflict') || kinds.has('turning-point')
          ? ['One main strand with a trouble and a turn.', 'خيط رئيس واحد فيه مشكلة ومنعطف.']
          : kinds.has('danger') || kinds.has('loss')
            ? ['One main strand, driven by a danger or a loss.', 'خيط رئيس واحد يدفعه خطر أو فقد.']
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

const AT_LEAST: Localized = { en: `at least ${MOST_CHARACTERS}`, ar: `${MOST_CHARACTERS} على الأقل` }

function characterText(facts: BookFacts): Localized {
  const { characters, firstPerson } = facts.assessment.narrative
  if (tellsNoStory(facts.bookKind)) {
    return facts.heroes.length === 0
      ? fillFrame(['Nobody is followed through it.', 'لا شخصيات يتابعها القارئ فيه.'])
      : asSentence(
          fillFrame(['It speaks most of {heroes}', 'أكثر من يرد ذكره فيه {heroes}'], {
            heroes: listed(facts.heroes.slice(0, 3).map((name) => facts.name(name))),
          }),
        )
  }
  if (facts.heroes.length === 0) {
    return fillFrame(
      firstPerson
        ? ['Nobody is named; a voice speaks of itself.', 'لا يُذكر اسم؛ والمتكلم يروي عن نفسه.']
        : ['Nobody stands out by name.', 'لا يبرز في الكتاب أحد باسمه.'],
    )
  }
  const leading = characters.toSorted((a, b) => b.mentions - a.mentions)[0]
  const frame: Frame =
    characters.length === 1
      ? [
          'One character is named: {first}, mentioned {mentions}.',
          'شخصية واحدة يسميها النص، هي {first}، ويتكرر اسمها {mentions}.',
        ]
      : characters.length <= LISTED_CHARACTERS
        ? [
            'The text names {heroes}; {first} alone is mentioned {mentions}.',
            'يسمي النص {heroes}؛ ويتكرر ذكر {first} وحده {mentions}.',
          ]
        : [
            '{count} characters are named, most often {heroes}; {first} alone is mentioned {mentions}.',
            'عدد الشخصيات التي يسميها النص {count}، وأكثرها ورودًا {heroes}؛ ويتكرر ذكر {first} وحده {mentions}.',
          ]
  return asSentence(
    fillFrame(frame, {
      count: characters.length < MOST_CHARACTERS ? bothLanguages(characters.length) : AT_LEAST,
      heroes: listed(facts.heroes.slice(0, 3).map((name) => facts.name(name))),
      first: facts.name(leading?.name ?? facts.heroes[0] ?? ''),
      mentions: counted(leading?.mentions ?? 1, 'time'),
    }),
  )
}

function characterProof(facts: BookFacts, say: (text: Localized) => string): string {
  const leading = facts.assessment.narrative.characters.find(({ name }) => name === facts.heroes[0])
  if (leading === undefined) return ''
  return say(
    asSentence(
      fillFrame(['First met {at}: {quote}', 'أول ظهور {at}: {quote}'], {
        at: facts.at(leading.first),
        quote: facts.quote(leading.first),
      }),
    ),
  )
}
