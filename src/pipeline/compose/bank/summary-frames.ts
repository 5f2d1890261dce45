import type { GuideKind } from '../guide-kind.ts'
import type { HappeningKind, PointKind } from '../../../contract/assessment.ts'
import type { Genre } from '../../../contract/genres.ts'
import type { Frame } from '../frame.ts'

/** Where a passage stands that tells how a book begins, and one that may be told without giving its end away. */
export const BEGINNING = { from: 0, to: 0.12 }
export const BEFORE_THE_END = { from: 0.05, to: 0.75 }

export const BEFORE_THE_TURN = { from: 0, to: 0.5 }
/** What somebody wants or has to do carries a story. */
export const WANTED_KINDS: readonly HappeningKind[] = ['wish', 'decision', 'need', 'promise', 'refusal', 'request']

/** As they stand behind "is". */
export const KIND_NAMES: Record<GuideKind, Frame> = {
  story: ['a story', 'قصة'],
  collection: ['a collection of shorter pieces', 'مجموعة نصوص'],
  play: ['a play', 'مسرحية'],
  poetry: ['a book of verse', 'كتاب شعر'],
  information: ['a non-fiction book', 'كتاب غير قصصي'],
  biography: ['a life story', 'كتاب سيرة شخصية'],
  activity: ['a book of things to do and to look up', 'كتاب عملي ومرجعي'],
  unknown: ['a book', 'كتاب'],
}

/** The same of a book whose genre is sure. */
export const GENRE_NAMES: Partial<Record<GuideKind, Partial<Record<Genre, Frame>>>> = {
  story: {
    Adventure: ['an adventure story', 'قصة مغامرات'],
    Historical: ['a historical story', 'قصة تاريخية'],
    Fantasy: ['a fantasy story', 'قصة خيالية'],
    'Science Fiction': ['a science fiction story', 'قصة خيال علمي'],
  },
  play: { Historical: ['a historical play', 'مسرحية تاريخية'] },
  // Whether it tells or explains, this is what it is about.
  unknown: {
    Poetry: ['a book of poetic prose', 'كتاب نثر شعري'],
    Animals: ['a book about animals', 'كتاب عن الحيوانات'],
    Nature: ['a book about nature', 'كتاب عن الطبيعة'],
    Adventure: ['a book of adventures', 'كتاب مغامرات'],
    Historical: ['a book about the past', 'كتاب عن الماضي'],
    Fable: ['a book of fables', 'كتاب حكايات رمزية'],
    'Fairy Tale': ['a book of fairy tales', 'كتاب حكايات خيالية'],
    Humour: ['a humorous book', 'كتاب فكاهي'],
    Islamic: ['a book on Islam', 'كتاب إسلامي'],
    Educational: ['a book of knowledge and ideas', 'كتاب معارف وأفكار'],
  },
}

export const OF_PICTURES: Frame = ['a book that is told by its pictures', 'كتاب تحكيه صوره']

/** Twenty words tell no story. */
export const OF_FEW_LINES: Frame = ['a book of a few lines for small children', 'كتاب من بضعة أسطر للصغار']

export const OF_POETIC_PROSE: Frame = ['a book of poetic prose', 'كتاب نثر أدبي']

/** A collection in which people talk holds stories. */
export const OF_STORIES: Frame = ['a collection of stories', 'مجموعة قصص']

/** What the book is, and whom it is about. */
export const OF_ONE: readonly Frame[] = [['{title} is {kind} about {heroes}', '{title} {kind} عن {heroes}']]
/** The same where several stand out: whom most of a story or play is about is not whom it names most. */
export const OF_PEOPLE: readonly Frame[] = [
  ['{title} is {kind} with {heroes} among its characters', '{title} {kind} من شخصياتها {heroes}'],
]
/** The same of a story that somebody in it tells: whom it names most are others. */
export const OF_TELLER: readonly Frame[] = [
  [
    '{title} is {kind} told in the first person, with {heroes} among its characters',
    '{title} {kind} تُروى بضمير المتكلم، ومن شخصياتها {heroes}',
  ],
]
/** What the book is, and nothing else. */
export const IDENTITY_ALONE: readonly Frame[] = [['{title} is {kind}', '{title} {kind}']]
/** What the book is where nobody stands out. */
export const IDENTITY: readonly Frame[] = [
  ['{title} is {kind} that takes about {minutes} to read', '{title} {kind}، ومدة القراءة نحو {minutes}'],
  ['{title} is {kind}, {words} long', '{title} {kind} في {words}'],
]
const OF_CHAPTERS: readonly Frame[] = [
  ['some of its chapters are called {chapters}', 'ومن عناوين الفصول {chapters}'],
  ['the titles of its chapters give an idea of it: {chapters}', 'وتدل عناوين الفصول على ما يُحكى: {chapters}'],
]
const OF_CONTENTS: readonly Frame[] = [
  ['its contents include {chapters}', 'ومن محتويات الكتاب {chapters}'],
  ['it has chapters such as {chapters}', 'ومن عناوين الفصول {chapters}'],
]
/** What chapters are called, by kind of book. */
export const CHAPTERS: Record<GuideKind, readonly Frame[]> = {
  story: OF_CHAPTERS,
  biography: OF_CHAPTERS,
  // What stands over its scenes is where they take place.
  play: [],
  collection: [['among its pieces are {chapters}', 'ومن عناوين النصوص {chapters}']],
  poetry: [['among its poems are {chapters}', 'ومن القصائد {chapters}']],
  information: OF_CONTENTS,
  activity: OF_CONTENTS,
  unknown: OF_CONTENTS,
}
/** Words a book of facts or a life comes back to, quoted. */
export const KEYWORDS: readonly Frame[] = [
  ['words it comes back to again and again are {keywords}', 'ومن الكلمات التي يعود إليها كثيرًا {keywords}'],
  ['among its words are again and again {keywords}', 'ومن الكلمات التي تتردد فيه {keywords}'],
]
/** Lines of a book of poems. */
export const LINES: readonly Frame[] = [
  ['some of its lines: {quote}', 'ومما نقرأ فيه: {quote}'],
  ['it sounds like this: {quote}', 'ومن أبياته وسطوره: {quote}'],
]
/** Places a story returns to. */
export const PLACES: readonly Frame[] = [
  ['it returns most often to {places}', 'ومن الأماكن التي تتكرر {places}'],
  ['its settings include {places}', 'ومن أماكن الأحداث {places}'],
]
/** The sentence in which the first of its people comes in. */
export const MET: readonly Frame[] = [
  ['we meet {hero} {at}: {quote}', 'ونتعرف {at} إلى {hero}: {quote}'],
  ['{at} we read this about {hero}: {quote}', 'ونقرأ {at} عن {hero}: {quote}'],
]
/** What somebody does, for readers of the other language. */
export const HAPPENS: readonly Frame[] = [
  ['{at} we read: {quote}', 'ونقرأ {at}: {quote}'],
  ['{at} this happens: {quote}', 'ومما يحدث {at}: {quote}'],
]
const STORY_WORDS: readonly Frame[] = [
  ['in its own words: {quote}', 'ومما جاء في القصة: {quote}'],
  ['early on we read: {quote}', 'ومما نقرأ في أولها: {quote}'],
]
const SUBJECT_WORDS: readonly Frame[] = [
  ['in its own words: {quote}', 'ومما جاء في الكتاب: {quote}'],
  ['early on we read: {quote}', 'ومما نقرأ في أوله: {quote}'],
]
/** What a book says of what it is about; the beginning of a collection, a play or poems speaks of a part. */
export const IN_ITS_WORDS: Partial<Record<GuideKind, readonly Frame[]>> = {
  story: STORY_WORDS,
  biography: SUBJECT_WORDS,
  information: SUBJECT_WORDS,
  activity: SUBJECT_WORDS,
  unknown: [['in its own words: {quote}', 'ومما جاء في الكتاب: {quote}']],
}
/** The first lines of a picture book. */
export const FIRST_LINES: readonly Frame[] = [
  ['it begins like this: {quote}', 'تبدأ القصة هكذا: {quote}'],
  ['its first lines: {quote}', 'ومما نقرأ في أولها: {quote}'],
]
/** What happens in a short story, passage by passage. */
export const COURSE: readonly Frame[] = [
  ['the story in its own words: {quotes}', 'والقصة بكلماتها: {quotes}'],
  ['this is what happens, in the words of the story: {quotes}', 'وهذا ما يحدث بكلمات القصة: {quotes}'],
]
/** Of a short story of which a beginning, a turn and an end are not all sure. */
export const SOME_OF_COURSE: readonly Frame[] = [
  ['two places of the story: {quotes}', 'وهذان موضعان من القصة: {quotes}'],
  ['of what the story tells: {quotes}', 'ومما تحكيه القصة: {quotes}'],
]
/** What is left out between two passages. */
export const LEFT_OUT: Frame = [' … ', ' … ']
/** Some of a book of a few lines. */
export const SOME_LINES: readonly Frame[] = [
  ['some of its lines: {quote}', 'ومن أسطره: {quote}'],
  ['it reads like this: {quote}', 'ومما نقرأ فيه: {quote}'],
]
/** The same of a book of one page. */
export const HAPPENS_HERE: readonly Frame[] = [
  ['then we read: {quote}', 'ثم نقرأ: {quote}'],
  ['and further on: {quote}', 'وبعد ذلك: {quote}'],
]
export const OPENINGS: readonly Frame[] = [
  ['at the beginning we read {quote} ({page})', 'نقرأ في البداية {quote} ({page})'],
  ['near the beginning we read {quote} ({page})', 'ومما نقرأ في أول الكتاب {quote} ({page})'],
  ['{at} we learn how things begin: {quote}', 'ونعرف {at} كيف تبدأ الأمور: {quote}'],
]
/** Passages that carry a story, by what they are. */
export const CARRIED: Partial<Record<PointKind, readonly Frame[]>> = {
  wish: [
    ['we read of a wish {at}: {quote}', 'ومن الأمنيات التي نقرأ عنها {at}: {quote}'],
    ['{at} somebody has a wish: {quote}', 'ويرد {at} حديث عن أمنية: {quote}'],
  ],
  choice: [
    ['{at} somebody has to decide: {quote}', 'ويأتي {at} موقف يحتاج إلى قرار: {quote}'],
    ['we read of a decision {at}: {quote}', 'ونقرأ {at} عن قرار: {quote}'],
  ],
  trouble: [
    ['a difficulty comes up {at}: {quote}', 'وتظهر صعوبة {at}: {quote}'],
    ['{at} things become difficult: {quote}', 'ويصعب الأمر {at}: {quote}'],
  ],
  dispute: [
    ['{at} there is a disagreement: {quote}', 'ويظهر خلاف {at}: {quote}'],
    ['there is a difference of opinion {at}: {quote}', 'ونقرأ {at} عن اختلاف في الرأي: {quote}'],
  ],
  turn: [
    ['something changes {at}: {quote}', 'ويحدث تغيّر {at}: {quote}'],
    ['{at} things are no longer as they were: {quote}', 'وتتبدل الأحوال {at}: {quote}'],
  ],
}
export const FUNNY: Frame = ['Much of it is told with humour', 'وكثير مما يُروى فيه طريف مضحك']
/** What a parent should know: verdict, age, main strength. */
export const OUTCOME_GOOD: readonly Frame[] = [
  ['Whitelisted from {age}, with a score of {score} out of 100', 'الحكم: معتمد من عمر {age}، بدرجة {score} من 100'],
  ['Verdict: Whitelisted, recommended from {age} ({score} of 100)', 'معتمد، ويُنصح به من عمر {age} ({score} من 100)'],
  [
    'Families can give it from {age}: Whitelisted with {score} of 100',
    'يمكن للأسرة أن تقدم الكتاب لأبنائها من عمر {age}: معتمد بدرجة {score} من 100',
  ],
]
/** Where too little was read to recommend anything. */
export const OUTCOME_UNSURE: Frame = [
  'As far as it was read, the rules give Whitelisted from {age}, {score} of 100',
  'وبحسب ما قُرئ منه فالحكم وفق القواعد: معتمد من عمر {age}، بدرجة {score} من 100',
]
/** What was found behind a verdict that is not sure. */
export const FOUND: Frame = ['; found in it: {concerns}', '؛ ومما وُجد فيه: {concerns}']
/** Where something strong may have been overlooked. */
export const OUTCOME_DOUBTFUL: Frame = [
  'By the rules it is Whitelisted from {age}, {score} of 100, once an adult has read it',
  'والحكم وفق القواعد: معتمد من عمر {age}، بدرجة {score} من 100، على أن يقرأه أحد الكبار أولًا',
]
export const OUTCOME_GUIDANCE: readonly Frame[] = [
  ['Verdict: Parent Guidance from {age} ({score} of 100)', 'الحكم: بإشراف الوالدين من عمر {age} ({score} من 100)'],
  [
    'Read it before you give it: Parent Guidance from {age}, {score} of 100',
    'اقرؤوا الكتاب قبل تقديمه؛ فالحكم: بإشراف الوالدين من عمر {age}، بدرجة {score} من 100',
  ],
  [
    'From {age} it is a book to share with an adult: Parent Guidance, {score} of 100',
    'يُقرأ هذا الكتاب مع الكبار من عمر {age}: بإشراف الوالدين، بدرجة {score} من 100',
  ],
]
export const WATCH: readonly Frame[] = [
  ['; watch for {concerns}', '؛ وانتبهوا إلى ما في الكتاب من {concerns}'],
  ['; to be talked about: {concerns}', '؛ ومما يحتاج إلى حديث مع الأبناء: {concerns}'],
  ['; an adult should know of {concerns}', '؛ وينبغي للكبار أن ينتبهوا إلى ما في الكتاب من {concerns}'],
]
export const MINOR: readonly Frame[] = [
  ['; worth knowing beforehand: {concerns}', '؛ ومما يحسن أن يُعرف قبل القراءة: {concerns}'],
  ['; an adult should know of {concerns}', '؛ ويحسن بالكبار أن يعرفوا ما فيه من {concerns}'],
]
/** Of a book that is guided though no passage of it is named. */
export const LOWEST: Frame = [
  '; no single passage is the reason: as a whole its words and subjects are like those of books an adult reads first (lowest mark: {criterion})',
  '؛ ولا يرجع ذلك إلى موضع بعينه، بل إلى أن ألفاظه وموضوعاته في مجملها تشبه ما في كتب يقرؤها الكبار أولًا (وأقل درجاته في معيار {criterion})',
]

/** Of a book that is refused: what for, or the rule behind these words. */
export const REFUSED_FOR: Frame = [
  'Not Whitelisted: not for children, because of {concerns}',
  'غير معتمد ولا يُقدَّم للأطفال بسبب {concerns}',
]
/** The same of a book about those who are revered. */
export const REFUSED_REVERED: Frame = [
  'Not Whitelisted for children to read by themselves, because of {concerns}',
  'غير معتمد لقراءة الأطفال وحدهم بسبب {concerns}',
]
export const REFUSED: Frame = ['Not Whitelisted: not for children, because ', 'غير معتمد ولا يُقدَّم للأطفال: ']
