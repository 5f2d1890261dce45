import type { Frame } from '../frame.ts'

/** Ways into a question: what comes before it. All need a quote and where it stands. */
export const ANCHORS: readonly Frame[] = [
  ['{at}, where we read {quote}: ', '{at} حيث نقرأ {quote}: '],
  ['think back to {quote} ({at}): ', 'عودوا بالذاكرة إلى {quote} ({at}): '],
  ['read {quote} {at} once more: ', 'أعيدوا قراءة {quote} {at}: '],
  ['after the words {quote} {at}, ', 'بعد عبارة {quote} {at}، '],
  ['pausing {at} at {quote}, ', 'حين نتوقف {at} عند {quote}، '],
  ['listening to {quote} ({at}), ', 'حين نصغي إلى {quote} ({at})، '],
  ['let your child look up {quote} {at}, then ask: ', 'ليبحث طفلكم عن {quote} {at}، ثم اسألوه: '],
  ['with {quote} {at} in front of us, ', 'وأمامنا {quote} {at}، '],
  ['suppose {quote} were missing {at}: ', 'لنفترض أن {quote} غير موجودة {at}: '],
  ['compare {quote} ({at}) with your own life: ', 'قارنوا {quote} ({at}) بحياتكم: '],
  ['say {quote} ({at}) in your own words first: ', 'قولوا {quote} ({at}) بكلماتكم أولًا: '],
  ['going back {at} to {quote}, ', 'بالعودة {at} إلى {quote}، '],
  ['cover what follows {quote} {at}: ', 'غطوا ما بعد {quote} {at}: '],
  ['imagine standing there when it says {quote} ({at}): ', 'تخيلوا أنكم هناك عند {quote} ({at}): '],
  ['{hero} may be in your mind at {quote} ({at}): ', 'مع التفكير في {hero} عند {quote} ({at}): '],
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
  [', as one can discuss over {quote} ({at})', '، ويمكن الحديث عن ذلك عند {quote} ({at})'],
  [' — see {at}: {quote}', ' — انظروا {at}: {quote}'],
  ['; stop {at} at {quote}', '؛ توقفوا {at} عند {quote}'],
  [', and {quote} ({at}) invites the question', '، و{quote} ({at}) مدخل إلى السؤال'],
  [': the book comes to it {at}, {quote}', ': يتناول الكتاب ذلك {at}، {quote}'],
  ['; look for it {at} in {quote}', '؛ ابحثوا عن ذلك {at} في {quote}'],
  [', a thought to keep beside {quote} ({at})', '، وهي فكرة تستحق أن نتذكرها مع {quote} ({at})'],
  ['; {quote}, we read {at}', '؛ فنحن نقرأ {at}: {quote}'],
  [': put it to the test {at}, at {quote}', ': اختبروا ذلك {at} عند {quote}'],
  ['; {at} the line {quote} brings it close', '؛ والسطر {quote} {at} يقربه إلينا'],
  [', which {quote} ({at}) lets a child feel', '، وهذا ما يشعر به الطفل عند {quote} ({at})'],
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
  ['starting from {quote} ({at}), ', 'انطلاقًا من {quote} ({at})، '],
  ['after reading {quote} {at}, ', 'بعد قراءة {quote} {at}، '],
  ['{at}, {quote} gives the cue: ', '{at} تأتي الإشارة: {quote}؛ '],
  ['take {quote} ({at}) as your title: ', 'اجعلوا {quote} ({at}) عنوانًا لكم: '],
  ['once you have talked about {quote} ({at}), ', 'بعد الحديث عن {quote} ({at})، '],
  ['with {hero} and {quote} ({at}) in mind, ', 'مع تذكر {hero} و{quote} ({at})، '],
  ['read {quote} {at} aloud, then ', 'اقرؤوا {quote} {at} بصوت مسموع، ثم '],
  ['copy {quote} ({at}) onto a card and ', 'انسخوا {quote} ({at}) على بطاقة، ثم '],
  ['when you reach {quote} {at}, stop and ', 'حين تصلون إلى {quote} {at} توقفوا، و'],
  ['let everyone listen to {quote} ({at}); then ', 'ليستمع الجميع إلى {quote} ({at})، ثم '],
  ['remembering {quote} {at}, ', 'وأنتم تتذكرون {quote} {at}، '],
  ['keep the book open at {quote} ({at}) and ', 'اتركوا الكتاب مفتوحًا عند {quote} ({at})، و'],
]

/** What may end an activity. */
export const ACTIVITY_TAILS: readonly Frame[] = [
  ['', ''],
  ['; hang the result where everyone passes', '؛ وعلقوا النتيجة حيث يمر الجميع'],
  ['; ten minutes are enough', '؛ وتكفي عشر دقائق'],
  ['; let the youngest begin', '؛ وليبدأ أصغركم'],
  ['; tell a grandparent about it on the telephone', '؛ واحكوا عنه للجد أو الجدة بالهاتف'],
  ['; {hero} should appear somewhere in it', '؛ واجعلوا اسم {hero} حاضرًا فيه'],
  ['; do it once in Arabic and once in English', '؛ وجربوه مرة بالعربية ومرة بالإنجليزية'],
  ['; keep it between the pages of the book', '؛ واحفظوه بين صفحات الكتاب'],
  ['; finish by saying what {place} added', '؛ واختموا بالحديث عن أثر {place} فيه'],
  ['; ask whether {other} would join in', '؛ واسألوا عن دور {other} فيه'],
  ['; afterwards everyone names the hardest part', '؛ ثم يذكر كل واحد أصعب ما فيه'],
  ['; repeat it next Friday and compare', '؛ وأعيدوه يوم الجمعة القادم وقارنوا'],
]
