import type { Frame } from '../frame.ts'

/** What the book is. {kind} is 'a story', 'a poem' or 'a book'. */
export const IDENTITY: readonly Frame[] = [
  ['{title} is {kind} of {words}', '{title} {kind} في {words}'],
  ['{title} is {kind} told in {words}', '{title} {kind}، في {words}'],
  ['{title} is {kind} that takes about {minutes} to read', '{title} {kind}، وتستغرق القراءة نحو {minutes}'],
  ['{title} is {kind} of about {minutes} of reading', '{title} {kind}، ومدة القراءة نحو {minutes}'],
  ['With {title}, readers have {kind} of {words} in their hands', 'بين يدي قارئ {title} {kind} في {words}'],
]
export const PEOPLE: readonly Frame[] = [
  [', with {heroes} at its centre', '، ومحور الأحداث {heroes}'],
  [', most of it about {heroes}', '، ومعظم الحديث عن {heroes}'],
  ['; the names we meet most often are {several}', '، وأكثر الأسماء ورودًا {several}'],
  [', and it is about {heroes} above all', '، والحكاية تدور حول {heroes}'],
]
export const WHERE: readonly Frame[] = [
  ['; much of it is set around {places}', '؛ ويجري كثير من الأحداث في {places}'],
  ['; the story often returns to {places}', '؛ وكثيرًا ما يعود النص إلى {places}'],
  ['; many scenes take us to {places}', '؛ ومن أبرز الأماكن {places}'],
  ['; we are often in or near {places}', '؛ وكثيرًا ما تدور الأحداث في {places}'],
]
export const OPENINGS: readonly Frame[] = [
  ['It opens with {quote} ({page})', 'ومن أول ما نقرأ {quote} ({page})'],
  ['It begins {at} with {quote}', '{at} تبدأ الحكاية بعبارة {quote}'],
  ['Near the beginning ({page}) it says {quote}', 'وفي البداية ({page}) نقرأ {quote}'],
  ['Early on we read {quote} ({page})', 'نقرأ في البداية {quote} ({page})'],
  ['The tone is set {at} by {quote}', 'وتحدد النبرةَ {at} عبارة {quote}'],
  ['One of its first sentences is {quote} ({page})', 'ومن أوائل جمله {quote} ({page})'],
]
export const TURNS: readonly Frame[] = [
  ['Things become serious {at}: {quote}', 'وتشتد الأحداث {at}: {quote}'],
  ['The trouble shows {at}: {quote}', 'وتظهر المشكلة {at} في {quote}'],
  ['{at} it becomes clear what is at stake: {quote}', 'ويتضح ما هو على المحك {at}: {quote}'],
  ['A tense moment comes {at}: {quote}', 'وتأتي لحظة مشحونة {at}: {quote}'],
  ['{at} trouble begins: {quote}', 'وتبدأ المتاعب {at}: {quote}'],
  ['An exciting passage stands {at}: {quote}', 'ومن المواضع المشوقة {at}: {quote}'],
]
export const SALIENT: readonly Frame[] = [
  ['A sentence typical of it stands {at}: {quote}', 'ومن جمله المميزة {at}: {quote}'],
  ['{at} we also read {quote}', '{at} نقرأ أيضًا {quote}'],
  ['Further on it says {quote} ({page})', 'ونقرأ بعد ذلك {quote} ({page})'],
  ['Its way of telling can be heard {at}: {quote}', 'ويظهر أسلوبه {at}: {quote}'],
]
export const ABOUT: readonly Frame[] = [
  ['It is above all about {themes}', 'وأهم موضوعاته {themes}'],
  ['It comes back again and again to {themes}', 'وأكثر ما يعود إليه {themes}'],
  ['Its main themes are {themes}', 'وموضوعاته الرئيسة {themes}'],
  ['Families can talk about {themes} with it', 'ويفتح للأسرة باب الحديث عن {themes}'],
  ['Much of it has to do with {themes}', 'وكثير منه يتصل بموضوعات {themes}'],
]
/** What a parent should know: verdict, age, main strength. */
export const OUTCOME_GOOD: readonly Frame[] = [
  ['Whitelisted from {age}, with a score of {score} of 100', 'الحكم: معتمد من عمر {age}، بدرجة {score} من 100'],
  ['Verdict: Whitelisted, recommended from {age} ({score} of 100)', 'معتمد، ويُنصح به من عمر {age} ({score} من 100)'],
  [
    'Families can give it from {age}: Whitelisted with {score} of 100',
    'يمكن للأسرة تقديمه من عمر {age}: معتمد بدرجة {score} من 100',
  ],
]
/** Where too little was read to recommend anything. */
export const OUTCOME_UNSURE: Frame = [
  'As far as it was read, the rules give Whitelisted from {age}, {score} of 100',
  'وبحسب ما قُرئ منه فالحكم وفق القواعد: معتمد من عمر {age}، بدرجة {score} من 100',
]
/** Where something strong may have been overlooked. */
export const OUTCOME_DOUBTFUL: Frame = [
  'The rules give Whitelisted from {age}, {score} of 100, once somebody has looked at those passages',
  'والحكم وفق القواعد: معتمد من عمر {age}، بدرجة {score} من 100، بعد أن يراجع شخص تلك المقاطع',
]
export const OUTCOME_GUIDANCE: readonly Frame[] = [
  ['Verdict: Parent Guidance from {age} ({score} of 100)', 'الحكم: بإشراف الوالدين من عمر {age} ({score} من 100)'],
  [
    'Read it before you give it: Parent Guidance from {age}, {score} of 100',
    'اقرؤوه قبل تقديمه: بإشراف الوالدين من عمر {age}، بدرجة {score} من 100',
  ],
  [
    'From {age} it is a book to share with an adult: Parent Guidance, {score} of 100',
    'من عمر {age} هو كتاب يُقرأ مع الكبار: بإشراف الوالدين، {score} من 100',
  ],
]
export const STRENGTH: readonly Frame[] = [
  [', and its clearest value is {value} ({page}: {quote})', '، وأوضح قيمة فيه {value} ({page}: {quote})'],
  ['; a strength is {value}, as {at} in {quote}', '؛ ومن نقاط قوته {value}، كما {at} في {quote}'],
  ['; what speaks for it is {value} ({quote}, {page})', '؛ ومما يُحسب له {value} ({quote}، {page})'],
]
export const WATCH: readonly Frame[] = [
  ['; watch for {concern} {at}: {quote}', '؛ وانتبهوا إلى {concern} {at}: {quote}'],
  ['; the point to talk about is {concern} ({page}: {quote})', '؛ وما يحتاج إلى حديث هو {concern} ({page}: {quote})'],
  [', because of {concern} above all ({quote}, {page})', '، وذلك بسبب {concern} أولًا ({quote}، {page})'],
]
export const MINOR: readonly Frame[] = [
  ['; the most to be noticed is {intensity} {concern} {at}', '؛ وأكثر ما يُلاحظ {concern} بقدر {intensity} {at}'],
  ['; beyond {intensity} {concern} {at} nothing stood out', '؛ ولم يظهر ما هو أكثر من {concern} بقدر {intensity} {at}'],
]
export const CLEAN: readonly Frame[] = [
  ['; nothing in the text gave cause for concern', '؛ ولم يظهر في النص ما يدعو إلى القلق'],
  ['; no passage needed a warning', '؛ ولا يحتاج أي موضع فيه إلى تنبيه'],
]
