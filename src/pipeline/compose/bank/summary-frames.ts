import type { BookKind, PointKind } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** Where a passage stands that tells how a book begins, and one that may be told without giving its end away. */
export const BEGINNING = { from: 0, to: 0.12 }
export const BEFORE_THE_END = { from: 0.05, to: 0.75 }

/** As they stand behind "is". */
export const KIND_NAMES: Record<BookKind, Frame> = {
  story: ['a story', 'قصة'],
  collection: ['a collection of stories', 'مجموعة حكايات'],
  play: ['a play', 'مسرحية'],
  poetry: ['a book of verse', 'كتاب شعر'],
  information: ['an information book', 'كتاب معلومات'],
  biography: ['the story of a life', 'سيرة حياة'],
  activity: ['a book to do and look up things with', 'كتاب للعمل والمراجعة'],
}

/** What the book is, and whom it is about. */
export const OF_PEOPLE: readonly Frame[] = [
  ['{title} is {kind} about {heroes}', '{title} {kind} عن {heroes}'],
  ['{title}, {kind}, tells above all of {heroes}', '{title} {kind}، ومعظم الحديث عن {heroes}'],
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
  collection: [['among its stories are {chapters}', 'ومن الحكايات {chapters}']],
  poetry: [['among its poems are {chapters}', 'ومن القصائد {chapters}']],
  information: OF_CONTENTS,
  activity: OF_CONTENTS,
}
export const OPENINGS: readonly Frame[] = [
  ['at the beginning we read {quote} ({page})', 'نقرأ في البداية {quote} ({page})'],
  ['it begins like this: {quote} ({page})', 'وتبدأ الصفحات هكذا: {quote} ({page})'],
  ['how things stand is told {at}: {quote}', 'ونعرف كيف تبدأ الأمور {at}: {quote}'],
]
/** Passages that carry a book, by what they are. */
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
  feeling: [
    ['how it feels is told {at}: {quote}', 'ومن المشاعر التي يصفها {at}: {quote}'],
    ['a feeling is put into words {at}: {quote}', 'ويُعبَّر عن شعور {at}: {quote}'],
  ],
  fact: [
    ['one thing it explains ({page}): {quote}', 'ومما يشرحه ({page}): {quote}'],
    ['{at} one learns, for example: {quote}', 'ونتعلم {at} مثلًا: {quote}'],
    ['a piece of what it tells ({page}): {quote}', 'ومن معلوماته ({page}): {quote}'],
  ],
  making: [
    ['it shows how things are done, as {at}: {quote}', 'ويبين كيف تُعمل الأشياء، كما {at}: {quote}'],
    ['{at} it tells how to go about something: {quote}', 'ويشرح {at} طريقة عمل: {quote}'],
  ],
  thought: [
    ['one of its thoughts ({page}): {quote}', 'ومن أفكاره ({page}): {quote}'],
    ['{at} it says what can be thought over: {quote}', 'وفيه {at} فكرة تستحق التأمل: {quote}'],
  ],
  picture: [
    ['this is how it describes ({page}): {quote}', 'وهكذا يصف ({page}): {quote}'],
    ['{at} it paints with words: {quote}', 'ويرسم بالكلمات {at}: {quote}'],
  ],
}
export const ABOUT: readonly Frame[] = [
  ['It is above all about {themes}', 'ومن أهم الموضوعات {themes}'],
  ['It comes back again and again to {themes}', 'وأكثر ما يتكرر في الكتاب {themes}'],
  ['Its main themes are {themes}', 'والموضوعات الرئيسة {themes}'],
  ['Much of it has to do with {themes}', 'وكثير مما في الكتاب يتصل بموضوعات {themes}'],
]
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
  ['; watch for {concern} {at}', '؛ وانتبهوا إلى {concern} {at}'],
  ['; the point to talk about is {concern} {at}', '؛ وما يحتاج إلى حديث هو {concern} {at}'],
  [', because of {concern} above all ({page})', '، وذلك بسبب {concern} أولًا ({page})'],
]
export const MINOR: readonly Frame[] = [
  ['; to know of beforehand: {concern} {at}', '؛ ومما يحسن أن يُعرف قبل القراءة {concern} {at}'],
  ['; apart from {concern} {at} nothing stood out', '؛ ولم يلفت الانتباه سوى {concern} {at}'],
]
export const CLEAN: readonly Frame[] = [['; no passage needed a warning', '؛ ولا يحتاج أي موضع إلى تنبيه']]
