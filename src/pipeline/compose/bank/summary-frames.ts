import type { BookKind, HappeningKind, PointKind } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** Where a passage stands that tells how a book begins, and one that may be told without giving its end away. */
export const BEGINNING = { from: 0, to: 0.12 }
export const BEFORE_THE_END = { from: 0.05, to: 0.75 }

export const BEFORE_THE_TURN = { from: 0, to: 0.5 }
/** What somebody wants or has to do carries a story. */
export const WANTED_KINDS: readonly HappeningKind[] = ['wish', 'decision', 'need', 'promise', 'refusal', 'request']

/** As they stand behind "is". */
export const KIND_NAMES: Record<BookKind, Frame> = {
  story: ['a story', 'قصة'],
  collection: ['a collection of shorter pieces', 'مجموعة نصوص'],
  play: ['a play', 'مسرحية'],
  poetry: ['a book of verse', 'كتاب شعر'],
  information: ['a non-fiction book', 'كتاب غير قصصي'],
  biography: ['the story of a life', 'سيرة حياة'],
  activity: ['a book to do and look up things with', 'كتاب للعمل والمراجعة'],
}

/** A collection in which people talk holds stories. */
export const OF_STORIES: Frame = ['a collection of stories', 'مجموعة قصص']

/** What the book is, and whom it is about. */
export const OF_PEOPLE: readonly Frame[] = [
  ['{title} is {kind} about {heroes}', '{title} {kind} عن {heroes}'],
  ['{title}, {kind}, tells above all of {heroes}', '{title} {kind}، ومعظم الحديث عن {heroes}'],
]
/** The same of a story that somebody in it tells: whom it names most are others. */
export const OF_TELLER: readonly Frame[] = [
  [
    '{title} is {kind} told in the first person, with {heroes} in it',
    '{title} {kind} بضمير المتكلم، ومن شخصياتها {heroes}',
  ],
]
/** What the book is where nobody stands out. */
export const IDENTITY: readonly Frame[] = [
  ['{title} is {kind} that takes about {minutes} to read', '{title} {kind}، ومدة القراءة نحو {minutes}'],
  ['{title} is {kind} of {words}', '{title} {kind} في {words}'],
]
const OF_CHAPTERS: readonly Frame[] = [
  ['some of its chapters are called {chapters}', 'ومن عناوين الفصول {chapters}'],
  ['the titles of its chapters show the way: {chapters}', 'وتدل عناوين الفصول على ما يُحكى: {chapters}'],
]
const OF_CONTENTS: readonly Frame[] = [
  ['from its contents: {chapters}', 'ومن محتويات الكتاب {chapters}'],
  ['it has chapters such as {chapters}', 'ومن عناوين الفصول {chapters}'],
]
/** What chapters are called, by kind of book. */
export const CHAPTERS: Record<BookKind, readonly Frame[]> = {
  story: OF_CHAPTERS,
  biography: OF_CHAPTERS,
  // What stands over its scenes is where they take place.
  play: [],
  collection: [['among its pieces are {chapters}', 'ومن عناوين النصوص {chapters}']],
  poetry: [['among its poems are {chapters}', 'ومن القصائد {chapters}']],
  information: OF_CONTENTS,
  activity: OF_CONTENTS,
}
/** Nouns a book of facts comes back to, quoted. */
export const KEYWORDS: readonly Frame[] = [
  ['it speaks most of {keywords}', 'وأكثر حديثه عن {keywords}'],
  ['words it comes back to again and again are {keywords}', 'ومن الكلمات التي يعود إليها كثيرًا {keywords}'],
]
/** Places a story returns to. */
export const PLACES: readonly Frame[] = [
  ['it returns most often to {places}', 'ومن الأماكن التي تتكرر {places}'],
  ['among its places are {places}', 'ومن أماكن الأحداث {places}'],
]
/** The sentence in which the first of its people comes in. */
export const MET: readonly Frame[] = [
  ['we meet {hero} {at}: {quote}', 'ونتعرف {at} إلى {hero}: {quote}'],
  ['of {hero} we read {at}: {quote}', 'ونقرأ {at} عن {hero}: {quote}'],
]
/** What somebody does, for readers of the other language. */
export const HAPPENS: readonly Frame[] = [
  ['{at} we read: {quote}', 'ونقرأ {at}: {quote}'],
  ['{at} this happens: {quote}', 'ويحدث {at}: {quote}'],
]
const STORY_WORDS: readonly Frame[] = [
  ['in its own words: {quote}', 'وبكلمات القصة: {quote}'],
  ['early on we read: {quote}', 'ومما نقرأ في أولها: {quote}'],
]
const SUBJECT_WORDS: readonly Frame[] = [
  ['of its subject it says: {quote}', 'ويقول الكتاب عن موضوعه: {quote}'],
  ['in its own words: {quote}', 'وبكلمات الكتاب: {quote}'],
]
/** What a book says of what it is about; the beginning of a collection, a play or poems speaks of a part. */
export const IN_ITS_WORDS: Partial<Record<BookKind, readonly Frame[]>> = {
  story: STORY_WORDS,
  biography: SUBJECT_WORDS,
  information: SUBJECT_WORDS,
  activity: SUBJECT_WORDS,
}
/** The first lines of a picture book. */
export const FIRST_LINES: readonly Frame[] = [
  ['it begins like this: {quote}', 'تبدأ القصة هكذا: {quote}'],
  ['its first lines: {quote}', 'ومما نقرأ في أولها: {quote}'],
]
/** The same of a book of one page. */
export const HAPPENS_HERE: readonly Frame[] = [
  ['then we read: {quote}', 'ثم نقرأ: {quote}'],
  ['and further on: {quote}', 'وبعد ذلك: {quote}'],
]
export const OPENINGS: readonly Frame[] = [
  ['at the beginning we read {quote} ({page})', 'نقرأ في البداية {quote} ({page})'],
  ['near the beginning we read {quote} ({page})', 'ومما نقرأ في أول القصة {quote} ({page})'],
  ['how things stand is told {at}: {quote}', 'ونعرف كيف تبدأ الأمور {at}: {quote}'],
]
/** Passages that carry a story, by what they are. */
export const CARRIED: Partial<Record<PointKind, readonly Frame[]>> = {
  wish: [
    ['what somebody wishes for can be read {at}: {quote}', 'ومن الأمنيات التي نقرؤها {at}: {quote}'],
    ['{at} a wish is spoken of: {quote}', 'ويرد {at} حديث عن أمنية: {quote}'],
  ],
  choice: [
    ['{at} somebody has to decide: {quote}', 'ويأتي {at} موقف يحتاج إلى قرار: {quote}'],
    ['a decision is told {at}: {quote}', 'ونقرأ {at} عن قرار: {quote}'],
  ],
  trouble: [
    ['a difficulty stands in the way {at}: {quote}', 'وتظهر صعوبة {at}: {quote}'],
    ['{at} it becomes difficult: {quote}', 'ويصعب الأمر {at}: {quote}'],
  ],
  dispute: [
    ['{at} two do not agree: {quote}', 'ويظهر خلاف {at}: {quote}'],
    ['there is a difference of opinion {at}: {quote}', 'ونقرأ {at} عن اختلاف في الرأي: {quote}'],
  ],
  turn: [
    ['something changes {at}: {quote}', 'ويتغير شيء {at}: {quote}'],
    ['{at} things are no longer as before: {quote}', 'ولا تبقى الأمور كما كانت {at}: {quote}'],
  ],
}
export const ABOUT: readonly Frame[] = [
  ['It is above all about {themes}', 'ومن أهم الموضوعات {themes}'],
  ['It comes back again and again to {themes}', 'وأكثر ما يتكرر في الكتاب {themes}'],
  ['Its main themes are {themes}', 'والموضوعات الرئيسة {themes}'],
  ['Much of it has to do with {themes}', 'وكثير مما في الكتاب يتصل بموضوعات {themes}'],
]
/** Where one theme stands out. */
export const ABOUT_ONE: readonly Frame[] = [
  ['It is above all about {themes}', 'وأهم موضوع في الكتاب {themes}'],
  ['It comes back again and again to {themes}', 'وأكثر ما يتكرر في الكتاب {themes}'],
]
export const FUNNY: Frame = ['Much of it is told with humour', 'وكثير مما يُروى فيه طريف مضحك']
/** Of a book that may be given. */
export const TO_TALK_ABOUT: Frame = [
  'Families can talk about {themes} with it',
  'ويفتح الكتاب للأسرة باب الحديث عن {themes}',
]
/** What a parent should know: verdict, age, main strength. */
export const OUTCOME_GOOD: readonly Frame[] = [
  ['Whitelisted from {age}, with a score of {score} of 100', 'الحكم: معتمد من عمر {age}، بدرجة {score} من 100'],
  ['Verdict: Whitelisted, recommended from {age} ({score} of 100)', 'معتمد، ويُنصح به من عمر {age} ({score} من 100)'],
  [
    'Families can give it from {age}: Whitelisted with {score} of 100',
    'يمكن للأسرة تقديم الكتاب من عمر {age}: معتمد بدرجة {score} من 100',
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
  'The rules give Whitelisted from {age}, {score} of 100, once somebody has read it',
  'والحكم وفق القواعد: معتمد من عمر {age}، بدرجة {score} من 100، بعد أن يقرأه أحد الكبار',
]
export const OUTCOME_GUIDANCE: readonly Frame[] = [
  ['Verdict: Parent Guidance from {age} ({score} of 100)', 'الحكم: بإشراف الوالدين من عمر {age} ({score} من 100)'],
  [
    'Read it before you give it: Parent Guidance from {age}, {score} of 100',
    'اقرؤوا الكتاب قبل تقديمه: بإشراف الوالدين من عمر {age}، بدرجة {score} من 100',
  ],
  [
    'From {age} it is a book to share with an adult: Parent Guidance, {score} of 100',
    'من عمر {age} هو كتاب يُقرأ مع الكبار: بإشراف الوالدين، {score} من 100',
  ],
]
export const WATCH: readonly Frame[] = [
  ['; watch for {concerns}', '؛ وانتبهوا إلى {concerns}'],
  ['; what calls for a talk: {concerns}', '؛ وما يحتاج إلى حديث: {concerns}'],
  ['; an adult should know of {concerns}', '؛ وينبغي للكبار أن ينتبهوا إلى {concerns}'],
]
export const MINOR: readonly Frame[] = [
  ['; to know of beforehand: {concerns}', '؛ ومما يحسن أن يُعرف قبل القراءة: {concerns}'],
  ['; an adult should know of {concerns}', '؛ ويحسن بالكبار أن يعرفوا ما فيه من {concerns}'],
]
/** Of a book that is guided though no passage of it is named. */
export const LOWEST: Frame = [
  '; no single passage is the reason, the lowest mark is for {criterion}',
  '؛ ولا يرجع ذلك إلى موضع بعينه، وأقل درجة لمعيار {criterion}',
]

export const CLEAN: readonly Frame[] = [['; no passage needed a warning', '؛ ولا يحتاج أي موضع إلى تنبيه']]

/** Of a book that is refused: what for, or the rule behind these words. */
export const REFUSED_FOR: Frame = [
  'Not Whitelisted: not for children, because of {concerns}',
  'غير معتمد ولا يُقدَّم للأطفال بسبب {concerns}',
]
export const REFUSED: Frame = ['Not Whitelisted: not for children, because ', 'غير معتمد ولا يُقدَّم للأطفال: ']
