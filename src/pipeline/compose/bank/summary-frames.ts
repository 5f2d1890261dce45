import type { Frame } from '../frame.ts'

/** What the book is. {kind} is 'a story', 'a poem' or 'a book'. */
export const IDENTITY: readonly Frame[] = [
  ['{title} is {kind} of {words}', '{title} {kind} في {words}'],
  ['In {words}, {title} is {kind}', 'في {words} يأتي {title}، وهو {kind}'],
  ['{title}, about {minutes} of reading, is {kind}', '{title}، ونحو {minutes} من القراءة، {kind}'],
  ['{title} is {kind} of about {minutes} of reading', '{title} {kind}، ومدة القراءة نحو {minutes}'],
  ['{title} takes about {minutes} to read and is {kind}', 'يُقرأ {title} في نحو {minutes}، وهو {kind}'],
  ['Readers of {title} find {kind} of {words}', 'يجد قارئ {title} بين يديه {kind} في {words}'],
]
export const PEOPLE: readonly Frame[] = [
  [', with {heroes} at its centre', '، ومحور الأحداث {heroes}'],
  [', in the company of {heroes}', '، وأبرز الأسماء {heroes}'],
  [', most of it about {heroes}', '، ومعظم الحديث عن {heroes}'],
  [' that keeps returning to {heroes}', '، وأكثر الأسماء ورودًا {heroes}'],
  [', told around {heroes}', '، والحكاية تدور حول {heroes}'],
]
export const WHERE: readonly Frame[] = [
  ['; much of it plays around {places}', '؛ وكثير من الأحداث حول {places}'],
  ['; the text returns again and again to {places}', '؛ ويعود النص مرارًا إلى {places}'],
  ['; its places are above all {places}', '؛ وأبرز الأماكن {places}'],
  ['; the setting is often {places}', '؛ وكثيرًا ما تكون الأحداث عند {places}'],
]
export const OPENINGS: readonly Frame[] = [
  ['It opens with {quote} ({page})', 'ومن أول ما نقرأ {quote} ({page})'],
  ['{at} it sets out with {quote}', '{at} تبدأ الحكاية بعبارة {quote}'],
  ['The first steps are taken {at}: {quote}', 'أولى الخطوات {at}: {quote}'],
  ['Early on we read {quote} ({page})', 'نقرأ في البداية {quote} ({page})'],
  ['The tone is set {at} by {quote}', 'وتحدد النبرةَ {at} عبارة {quote}'],
  ['{quote} ({page}) is where it begins', 'وعند {quote} ({page}) تكون البداية'],
]
export const TURNS: readonly Frame[] = [
  ['Things become serious {at}: {quote}', 'وتشتد الأحداث {at}: {quote}'],
  ['The trouble can be felt {at} in {quote}', 'وتظهر المشكلة {at} في {quote}'],
  ['What is at stake shows {at}: {quote}', 'ويتضح ما هو على المحك {at}: {quote}'],
  ['A knot is tied {at} with {quote}', 'وتنعقد العقدة {at} عند {quote}'],
  ['{at} the calm is over: {quote}', '{at} ينتهي الهدوء: {quote}'],
  ['The story takes its turn {at}: {quote}', 'وتأخذ الحكاية منعطفها {at}: {quote}'],
]
export const SALIENT: readonly Frame[] = [
  ['A sentence typical of it stands {at}: {quote}', 'ومن جمله المميزة {at}: {quote}'],
  ['{at} we also read {quote}', '{at} نقرأ أيضًا {quote}'],
  ['Further on it says {quote} ({page})', 'ونقرأ بعد ذلك {quote} ({page})'],
  ['How it sounds can be heard {at}: {quote}', 'ويُسمع أسلوبه {at}: {quote}'],
]
export const ABOUT: readonly Frame[] = [
  ['It is above all about {themes}', 'وأهم موضوعاته {themes}'],
  ['It comes back again and again to {themes}', 'وأكثر ما يعود إليه {themes}'],
  ['Behind it all: {themes}', 'ومن وراء ذلك كله {themes}'],
  ['A family will find in it above all {themes}', 'وأبرز ما تجده الأسرة فيه {themes}'],
  ['It gives most room to {themes}', 'ويفسح المجال الأكبر لموضوعات {themes}'],
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
