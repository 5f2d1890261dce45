import type { Frame } from '../frame.ts'

/** Ways into a question: what comes before it. All need a quote and where it stands. */
export const ANCHORS: readonly Frame[] = [
  ['look at {quote} again ({page}): ', 'انظروا مرة أخرى إلى {quote} ({page}): '],
  ['go back to {quote} {at}: ', 'عودوا إلى {quote} {at}: '],
  ['read {quote} {at} once more: ', 'أعيدوا قراءة {quote} {at}: '],
  ['when we read {quote} {at}, ', 'حين نقرأ {quote} {at}، '],
  ['find {quote} {at} together: ', 'ابحثوا معًا عن {quote} {at}: '],
  ['{quote} ({page}): ', '{quote} ({page}): '],
  ['stop {at} at {quote}: ', 'توقفوا {at} عند {quote}: '],
  ['{at} it says {quote}: ', '{at} نقرأ {quote}: '],
  ['let your child read {quote} aloud ({page}): ', 'ليقرأ طفلكم {quote} بصوت مسموع ({page}): '],
  ['think about {quote} ({page}): ', 'فكروا في {quote} ({page}): '],
  ['say {quote} ({page}) in your own words first: ', 'قولوا {quote} ({page}) بكلماتكم أولًا: '],
  ['before going on after {quote} ({page}): ', 'قبل أن تتابعوا القراءة بعد {quote} ({page}): '],
  ['picture the scene {at}, {quote}: ', 'تخيلوا المشهد {at}، {quote}: '],
  ['imagine being there at {quote} ({page}): ', 'تخيلوا أنكم هناك عند {quote} ({page}): '],
  ['think of {hero} at {quote} ({page}): ', 'فكروا في {hero} عند {quote} ({page}): '],
  ['read {quote} {at} slowly: ', 'اقرؤوا {quote} {at} على مهل: '],
]

/** What may follow a question before its mark. */
export const TAILS: readonly Frame[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  [', and which words tell us so', '، وأي كلمات تدلنا على ذلك'],
  [', and would {hero} agree', '، وهل هذا رأي {hero} أيضًا'],
  [', and what makes us think so', '، وما الذي يجعلنا نظن ذلك'],
  [', and how would {other} tell it', '، وكيف تكون الحكاية على لسان {other}'],
  [', and has something like it happened to us', '، وهل حدث لنا شيء كهذا'],
  [', and did we think so when the book began', '، وهل كان هذا رأينا في أول الكتاب'],
  [', and who in our family sees it differently', '، ومن في عائلتنا يرى غير ذلك'],
  [', and how would we have felt there', '، وبماذا كنا سنشعر هناك'],
  [', and what would we like to ask {hero}', '، وأي سؤال نود أن نوجهه إلى {hero}'],
  [', and how would you draw it', '، وكيف ترسمونه'],
  [', and what can we learn from it', '، وماذا نتعلم منه'],
  [', and what follows from it later in the book', '، وماذا يترتب عليه فيما بعد'],
  [', and what would we have done', '، وماذا كنا سنفعل'],
]

/** What ties a lesson to the book. */
export const PROOFS: readonly Frame[] = [
  [': read {quote} {at}', ': اقرؤوا {quote} {at}'],
  ['; {quote} ({page}) is a good place to talk about it', '؛ و{quote} ({page}) موضع مناسب للحديث عن ذلك'],
  ['; you can talk about it {at}, at {quote}', '؛ ويمكنكم الحديث عن ذلك {at} عند {quote}'],
  ['; look {at} at {quote}', '؛ انظروا {at} إلى {quote}'],
  ['; stop {at} at {quote}', '؛ توقفوا {at} عند {quote}'],
  ['; ask your child about {quote} ({page})', '؛ اسألوا طفلكم عن {quote} ({page})'],
  ['; go back to {quote} {at}', '؛ عودوا إلى {quote} {at}'],
  ['; {at} the words {quote} can start the talk', '؛ ويمكن أن يبدأ الحديث {at} من {quote}'],
  ['; think of it when you read {quote} ({page})', '؛ تذكروا ذلك حين تقرؤون {quote} ({page})'],
  ['; begin with {quote} {at}', '؛ ابدؤوا من {quote} {at}'],
  ['; find {quote} {at} together', '؛ ابحثوا معًا عن {quote} {at}'],
]

/** What may end a lesson. */
export const LESSON_TAILS: readonly Frame[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  [', and ask what {hero} would say about it', '، واسألوا عن رأي {hero} في ذلك'],
  [', then find an example from this week', '، ثم هاتوا مثالًا من هذا الأسبوع'],
  [', then think of an example from school', '، ثم فكروا في مثال من المدرسة'],
  [', and compare {hero} with {other}', '، وقارنوا بين {hero} و{other}'],
  [', and hear whether your child agrees', '، واسمعوا رأي طفلكم'],
  [', and come back to it when the book is finished', '، وعودوا إليه بعد إتمام الكتاب'],
  [', and tell a time when it was so in your family', '، واحكوا موقفًا مشابهًا من عائلتكم'],
  [', and let everyone add a thought', '، وليضف كل واحد فكرة'],
]

/** Ways into an activity. */
export const ACTIVITY_LEADS: readonly Frame[] = [
  ['start from {quote} ({page}): ', 'ابدؤوا من {quote} ({page}): '],
  ['after reading {quote} {at}, ', 'بعد قراءة {quote} {at}، '],
  ['once you have talked about {quote} ({page}), ', 'بعد الحديث عن {quote} ({page})، '],
  ['with {quote} ({page}) in mind, ', 'مع تذكر {quote} ({page})، '],
  ['read {quote} {at} aloud, then ', 'اقرؤوا {quote} {at} بصوت مسموع، ثم '],
  ['find {quote} {at} together, then ', 'ابحثوا معًا عن {quote} {at}، ثم '],
  ['copy {quote} ({page}) onto a card and ', 'انسخوا {quote} ({page}) على بطاقة، ثم '],
  ['when you reach {quote} {at}, stop and ', 'حين تصلون إلى {quote} {at} توقفوا، و'],
  ['keep the book open at {quote} ({page}) and ', 'اتركوا الكتاب مفتوحًا عند {quote} ({page})، و'],
  ['look again at {quote} ({page}), then ', 'انظروا مرة أخرى إلى {quote} ({page})، ثم '],
  ['go back to {quote} {at} and ', 'عودوا إلى {quote} {at}، ثم '],
  ['choose {quote} ({page}) as your scene and ', 'اختاروا مشهد {quote} ({page})، ثم '],
]

/** What may follow a question that already asks twice. */
export const LIGHT_TAILS: readonly Frame[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  [', in one or two sentences', '، في جملة أو جملتين'],
  [', in your child’s own words', '، بكلمات طفلكم نفسه'],
  [', without looking it up', '، من غير الرجوع إلى النص'],
  [', now that we know how it goes on', '، بعد أن عرفنا ما جرى بعد ذلك'],
  [', in {hero}’s place', '، لو كنا مكان {hero}'],
  [', seen from {other}’s side', '، لو نظرنا من جهة {other}'],
  [', in our own family', '، في عائلتنا نحن'],
]

/** What may end an activity. */
export const ACTIVITY_TAILS: readonly Frame[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['; ten minutes are enough', '؛ وتكفي عشر دقائق'],
  ['; let the youngest begin', '؛ وليبدأ أصغركم'],
  ['; tell a grandparent about it afterwards', '؛ واحكوا ذلك بعدها للجد أو الجدة'],
  ['; read the passage again at the end', '؛ واختموا بقراءة المقطع مرة أخرى'],
  ['; talk about it at supper', '؛ وتحدثوا عنه على العشاء'],
  ['; let your child explain it to a visitor', '؛ ودعوا طفلكم يشرحه لضيف'],
  ['; try it again next weekend', '؛ وأعيدوا التجربة في نهاية الأسبوع'],
]

/** What may end an instruction for teaching. */
export const METHOD_TAILS: readonly Frame[] = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['; ten minutes are enough', '؛ وتكفي عشر دقائق'],
  ['; let the quiet pupils begin', '؛ وليبدأ التلاميذ الهادئون'],
  ['; write the best answer on the board', '؛ واكتبوا أفضل جواب على السبورة'],
  ['; finish with one sentence from everyone', '؛ واختموا بجملة من كل واحد'],
  ['; {hero} is a good example to start with', '؛ و{hero} مثال جيد للبداية'],
  ['; try it again with the next passage', '؛ وجربوا ذلك مع المقطع التالي'],
  ['; let two groups compare what they found', '؛ ولتقارن مجموعتان بين ما وجدتاه'],
  ['; leave the last word to the children', '؛ واتركوا الكلمة الأخيرة للأطفال'],
  ['; send the question home to the parents', '؛ وأرسلوا السؤال إلى البيت'],
]
