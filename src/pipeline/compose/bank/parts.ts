import type { Frame } from '../frame.ts'

/** Ways into a question: what comes before it. All need a quote and where it stands. */
export const ANCHORS: readonly Frame[] = [
  ['{at}, where we read {quote}: ', '{at} حيث نقرأ {quote}: '],
  ['think back to {quote} ({page}): ', 'عودوا بالذاكرة إلى {quote} ({page}): '],
  ['read {quote} {at} once more: ', 'أعيدوا قراءة {quote} {at}: '],
  ['after the words {quote} {at}, ', 'بعد عبارة {quote} {at}، '],
  ['pausing {at} at {quote}, ', 'حين نتوقف {at} عند {quote}، '],
  ['listening to {quote} ({page}), ', 'حين نصغي إلى {quote} ({page})، '],
  ['let your child look up {quote} {at}, then ask: ', 'ليبحث طفلكم عن {quote} {at}، ثم اسألوه: '],
  ['with {quote} {at} in front of us, ', 'وأمامنا {quote} {at}، '],
  ['suppose {quote} were missing {at}: ', 'لنفترض أن {quote} غير موجودة {at}: '],
  ['compare {quote} ({page}) with your own life: ', 'قارنوا {quote} ({page}) بحياتكم: '],
  ['say {quote} ({page}) in your own words first: ', 'قولوا {quote} ({page}) بكلماتكم أولًا: '],
  ['going back {at} to {quote}, ', 'بالعودة {at} إلى {quote}، '],
  ['cover what follows {quote} {at}: ', 'غطوا ما بعد {quote} {at}: '],
  ['imagine standing there when it says {quote} ({page}): ', 'تخيلوا أنكم هناك عند {quote} ({page}): '],
  ['thinking of {hero} at {quote} ({page}): ', 'مع التفكير في {hero} عند {quote} ({page}): '],
  ['reading {quote} {at} slowly, ', 'عند قراءة {quote} {at} على مهل، '],
]

/** What may follow a question before its mark. */
export const TAILS: readonly Frame[] = [
  ['', ''],
  [', and which word of the text tells us so', '، وأي كلمة في النص تدلنا على ذلك'],
  [', and would {hero} see it the same way', '، وهل يوافق هذا موقف {hero}'],
  [', and what makes us sure', '، وما الذي يجعلنا متأكدين'],
  [', and what would change if {other} told the story', '، وماذا يتغير لو كانت الحكاية من جهة {other}'],
  [', and how would it be in our street instead of {place}', '، وكيف يكون الأمر في حينا بدلًا من {place}'],
  [', and did we think so at the beginning of the book', '، وهل كان هذا رأينا في أول الكتاب'],
  [', and who in our family would answer differently', '، ومن في عائلتنا يجيب بغير ذلك'],
  [', and which feeling comes first', '، وأي شعور يأتي أولًا'],
  [', and what would we ask {hero} about it', '، وأي سؤال نوجهه إلى {hero}'],
  [', and how could it be drawn', '، وكيف يمكن أن نرسم ذلك'],
  [', and where else have we met this', '، وأين صادفنا مثل هذا من قبل'],
  [', and what advice follows for us', '، وأي نصيحة نخرج بها'],
  [', and what comes of it in the end', '، وإلى ماذا يؤدي في النهاية'],
]

/** What ties a lesson to the book. */
export const PROOFS: readonly Frame[] = [
  [': read {quote} {at}', ': اقرؤوا {quote} {at}'],
  ['; the words {quote} {at} are a good place to begin', '؛ وعبارة {quote} {at} بداية جيدة للحديث'],
  [', as one can discuss over {quote} ({page})', '، ويمكن الحديث عن ذلك عند {quote} ({page})'],
  [' — see {at}: {quote}', ' — انظروا {at}: {quote}'],
  ['; stop {at} at {quote}', '؛ توقفوا {at} عند {quote}'],
  [', and {quote} ({page}) invites the question', '، و{quote} ({page}) مدخل إلى السؤال'],
  ['; hold it up to the light {at}, at {quote}', '؛ وانظروا في ذلك {at} عند {quote}'],
  ['; look for it {at} in {quote}', '؛ ابحثوا عن ذلك {at} في {quote}'],
  [', a thought to keep beside {quote} ({page})', '، وهي فكرة تستحق أن نتذكرها مع {quote} ({page})'],
  ['; {quote}, we read {at}', '؛ فنحن نقرأ {at}: {quote}'],
  [': put it to the test {at}, at {quote}', ': اختبروا ذلك {at} عند {quote}'],
  ['; {at} the line {quote} can start the talk', '؛ ويمكن أن يبدأ الحديث {at} من {quote}'],
  ['; weigh it against {quote} {at}', '؛ وازنوا ذلك مع {quote} {at}'],
]

/** What may end a lesson. */
export const LESSON_TAILS: readonly Frame[] = [
  ['', ''],
  [', with {hero} in mind', '، مع التفكير في {hero}'],
  [', and ask what {hero} would say to it', '، واسألوا عن رأي {hero} في ذلك'],
  [', then find a second place that agrees', '، ثم ابحثوا عن موضع ثانٍ يوافقه'],
  [', then find an example from this week', '، ثم هاتوا مثالًا من هذا الأسبوع'],
  [', and compare {hero} with {other}', '، وقارنوا بين {hero} و{other}'],
  [', and let your child object', '، واتركوا لطفلكم أن يعترض'],
  [', and say what it means at school', '، وقولوا ماذا يعني هذا في المدرسة'],
  [', and note what {place} has to do with it', '، ولاحظوا صلة {place} بذلك'],
  [', and come back to it on the last page', '، وعودوا إليه عند الصفحة الأخيرة'],
]

/** Ways into an activity. */
export const ACTIVITY_LEADS: readonly Frame[] = [
  ['starting from {quote} ({page}), ', 'انطلاقًا من {quote} ({page})، '],
  ['after reading {quote} {at}, ', 'بعد قراءة {quote} {at}، '],
  ['{at}, {quote} gives the cue: ', '{at} تأتي الإشارة: {quote}؛ '],
  ['take {quote} ({page}) as your title: ', 'اجعلوا {quote} ({page}) عنوانًا لكم: '],
  ['once you have talked about {quote} ({page}), ', 'بعد الحديث عن {quote} ({page})، '],
  ['with {hero} and {quote} ({page}) in mind, ', 'مع تذكر {hero} و{quote} ({page})، '],
  ['read {quote} {at} aloud, then ', 'اقرؤوا {quote} {at} بصوت مسموع، ثم '],
  ['copy {quote} ({page}) onto a card and ', 'انسخوا {quote} ({page}) على بطاقة، ثم '],
  ['when you reach {quote} {at}, stop and ', 'حين تصلون إلى {quote} {at} توقفوا، و'],
  ['let everyone listen to {quote} ({page}); then ', 'ليستمع الجميع إلى {quote} ({page})، ثم '],
  ['remembering {quote} {at}, ', 'وأنتم تتذكرون {quote} {at}، '],
  ['keep the book open at {quote} ({page}) and ', 'اتركوا الكتاب مفتوحًا عند {quote} ({page})، و'],
]

/** What may follow a question that already asks twice. */
export const LIGHT_TAILS: readonly Frame[] = [
  ['', ''],
  [', in two sentences', '، في جملتين'],
  [', now that the book is closed', '، وقد أغلقنا الكتاب'],
  [', in your child’s own words', '، بكلمات طفلكم نفسه'],
  [', without looking it up', '، من غير الرجوع إلى النص'],
  [', answered with a sentence from the book', '، والجواب بجملة من الكتاب'],
  [', with {hero} in mind', '، مع التفكير في {hero}'],
  [', if we ask the youngest first', '، لو سألنا الأصغر أولًا'],
  [', on first and on second thought', '، في أول الأمر وبعد التفكير'],
  [', as {other} would put it', '، لو سألنا عن رأي {other}'],
]

/** What may end an activity. */
export const ACTIVITY_TAILS: readonly Frame[] = [
  ['', ''],
  ['; ten minutes are enough', '؛ وتكفي عشر دقائق'],
  ['; let the youngest begin', '؛ وليبدأ أصغركم'],
  ['; tell a grandparent about it on the telephone', '؛ واحكوا عن ذلك للجد أو الجدة بالهاتف'],
  ['; speak about it once in Arabic and once in English', '؛ وتحدثوا عنه مرة بالعربية ومرة بالإنجليزية'],
  ['; afterwards everyone names the hardest part', '؛ ثم يذكر كل واحد أصعب ما فيه'],
  ['; repeat it next Friday and compare', '؛ وأعيدوه يوم الجمعة القادم وقارنوا'],
  ['; read the passage once more at the end', '؛ واختموا بقراءة المقطع مرة أخرى'],
  ['; do it with all telephones put away', '؛ وليكن ذلك والهواتف بعيدة'],
  ['; say in one sentence what was new', '؛ وقولوا في جملة واحدة ما الجديد'],
  ['; think of {hero} while you do it', '؛ وفكروا في {hero} في أثناء ذلك'],
  ['; let your child explain it to a guest', '؛ ودعوا طفلكم يشرحه لضيف'],
]

/** What may end an instruction for teaching. */
export const METHOD_TAILS: readonly Frame[] = [
  ['', ''],
  ['; ten minutes are enough', '؛ وتكفي عشر دقائق'],
  ['; let the quietest begin', '؛ وليبدأ أكثرهم هدوءًا'],
  ['; note the best answer on the board', '؛ واكتبوا أفضل جواب على السبورة'],
  ['; close with one sentence from each', '؛ واختموا بجملة من كل واحد'],
  ['; {hero} is a good test case', '؛ وموقف {hero} مثال جيد'],
  ['; repeat it with the next passage', '؛ وأعيدوا ذلك مع المقطع التالي'],
  ['; compare what two groups found', '؛ وقارنوا بين ما وجدته مجموعتان'],
  ['; leave the last word to the children', '؛ واتركوا الكلمة الأخيرة للأطفال'],
  ['; ask for a second opinion on {other}', '؛ واسألوا عن رأي ثانٍ في {other}'],
  ['; send the question home to the parents', '؛ وأرسلوا السؤال إلى البيت'],
]
