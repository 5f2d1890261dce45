import type { Frame } from '../frame.ts'
import type { QuestionSet } from './before-reading.ts'

/**
 * What is said of a book that is not for children: why, what to offer instead, how an adult may talk about it. {concern} and
 * {quote} come from its strongest findings, {age} is an age in years.
 */
export const WHY_NOT: readonly Frame[] = [
  [
    'It is {concern} {at} that speaks against giving the book to a child, {why}',
    '{concern} {at} سبب كافٍ لإبعاد الكتاب عن الأطفال، {why}',
  ],
  [
    'A child should not meet {concern} as it stands {at}, {why}',
    'لا ينبغي أن يصادف الطفل {concern} كما يرد {at}، {why}',
  ],
  ['The book is no model where it comes to {concern} ({page}), {why}', 'ليس الكتاب قدوة في {concern} ({page})، {why}'],
  [
    'What is told {at} counts as {concern}; it weighs against the book, {why}',
    'ما يرد {at} يُعد من {concern}، ويُحسب على الكتاب، {why}',
  ],
  [
    'An adult who reads {at} will see {concern} and understand the verdict, {why}',
    'من يقرأ من الكبار ما يرد {at} يجد {concern} ويفهم سبب الحكم، {why}',
  ],
  ['Among the reasons for the verdict is {concern} {at}, {why}', 'من أسباب الحكم {concern} {at}، {why}'],
]

export const WHY_NOT_PROOFS: readonly Frame[] = [
  [': {quote}', ': {quote}'],
  ['; the line is {quote}', '؛ والعبارة هي {quote}'],
  [' — {quote}', ' — {quote}'],
  [', as in {quote}', '، كما في {quote}'],
  ['; it reads {quote}', '؛ ونص العبارة {quote}'],
  ['; judge for yourself by {quote}', '؛ واحكموا بأنفسكم من {quote}'],
]

/** What an adult reader may still take from it, tied to a value or theme that was found. */
export const STILL_THERE: readonly Frame[] = [
  [
    'For adults the book also touches {value}, as in {quote} ({page})',
    'وللكبار يلامس الكتاب أيضًا {value}، كما في {quote} ({page})',
  ],
  ['A grown-up may find a thought on {value} {at}: {quote}', 'قد يجد القارئ الكبير فكرة عن {value} {at}: {quote}'],
  [
    '{value} has a place in it too ({page}: {quote}), though not enough to give it to a child',
    'وفيه موضع عن {value} ({page}: {quote})، لكنه لا يكفي لتقديمه للطفل',
  ],
  [
    'What is said of {value} {at}, {quote}, can be retold to children without the rest',
    'ما يُقال عن {value} {at}، وهو {quote}، يمكن أن يُحكى للأطفال من غير بقية الكتاب',
  ],
  ['Should a teenager ask, begin with {value} {at}: {quote}', 'إن سأل اليافع فابدؤوا من {value} {at}: {quote}'],
]

/** Activities that replace the book. Titles and imperative clauses. */
export const INSTEAD: readonly { title: Frame; body: Frame }[] = [
  {
    title: ['A free choice', 'اختيار حر'],
    body: [
      'offer three suitable books in place of {title} and let your child choose by the first page of each',
      'قدموا ثلاثة كتب مناسبة بدلًا من {title} ودعوا طفلكم يختار من الصفحة الأولى لكل منها',
    ],
  },
  {
    title: ['What attracted your child', 'سر الاهتمام'],
    body: [
      'ask what about {title} was attractive, the cover, the title or what friends say, and look for that elsewhere',
      'اسألوا عما جذب إلى {title}، الغلاف أم العنوان أم كلام الأصدقاء، وابحثوا عن ذلك في كتاب آخر',
    ],
  },
  {
    title: ['Choose another book together', 'اختاروا معًا كتابًا آخر'],
    body: ['instead of {title}, look in the library for {instead}', 'بدلًا من {title} ابحثوا في المكتبة عن {instead}'],
  },
  {
    title: ['Keep the subject, change the book', 'الموضوع نفسه في كتاب آخر'],
    body: [
      'if {theme} is what attracted your child to {title}, ask a librarian for a book on it for readers of that age',
      'إن كان موضوع {theme} هو ما جذب طفلكم إلى {title} فاسألوا أمين المكتبة عن كتاب فيه يناسب عمره',
    ],
  },
  {
    title: ['Our own version', 'روايتنا نحن'],
    body: [
      'invent a story of your own set in {place}, in which the trouble is solved without {concern}',
      'ألفوا قصة تدور أحداثها في {place} وتُحل مشكلتها من غير {concern}',
    ],
  },
  {
    title: ['A talk in place of a ban', 'حديث بدل المنع'],
    body: [
      'tell your child in two sentences why {title} stays on the adults’ shelf, naming {concern} and no details',
      'قولوا لطفلكم في جملتين لماذا يبقى {title} على رف الكبار، مع ذكر {concern} من غير تفاصيل',
    ],
  },
  {
    title: ['The shelf for later', 'رف المستقبل'],
    body: [
      'make a shelf or a list of books for later years, put {title} on it with a date, and let your child fill the free place now',
      'خصصوا رفًا أو قائمة لكتب المستقبل، وضعوا {title} فيها بتاريخ، ودعوا طفلكم يملأ المكان الفارغ الآن',
    ],
  },
  {
    title: ['Read one page yourselves', 'اقرؤوا صفحة بأنفسكم'],
    body: [
      'before any talk about {title}, let both parents read {at} and agree on what to say',
      'قبل أي حديث عن {title} ليقرأ الوالدان ما يرد {at} ويتفقا على ما يقال',
    ],
  },
  {
    title: ['An example of {value}', 'مثال على {value}'],
    body: [
      'find a picture book or a family memory that shows {value} and read or tell it tonight instead of {title}',
      'ابحثوا عن كتاب مصور أو ذكرى عائلية عن {value} واقرؤوها أو احكوها الليلة بدلًا من {title}',
    ],
  },
  {
    title: ['Ask for advice', 'اطلبوا المشورة'],
    body: [
      'show {title} and the passage {at} to a teacher or school librarian and ask what they would offer instead',
      'اعرضوا {title} والموضع {at} على المعلم أو أمين مكتبة المدرسة واسألوا عما يقترح بدلًا منه',
    ],
  },
]

export const INSTEAD_TAILS: readonly Frame[] = [
  ['', ''],
  ['; the passage {quote} ({page}) shows why', '؛ والعبارة {quote} ({page}) تبين السبب'],
  ['; what stands {at} can wait for adult years', '؛ وما يرد {at} يمكن أن ينتظر سن الرشد'],
  ['; let your child have the last word in the choice', '؛ واتركوا لطفلكم الكلمة الأخيرة في الاختيار'],
  ['; an older brother or sister may help', '؛ وقد يساعد الأخ الأكبر أو الأخت الكبرى'],
  ['; keep the tone friendly, curiosity is no fault', '؛ وليكن الكلام ودودًا، فالفضول ليس ذنبًا'],
  ['; come back to it after a week', '؛ وعودوا إلى الأمر بعد أسبوع'],
]

/** For the adult who decides. */
export const DECIDING_QUESTIONS: QuestionSet = {
  leads: [
    ['before {title} lies open at home: ', 'قبل أن يُترك {title} مفتوحًا في البيت: '],
    ['if a child asks for {title}: ', 'إن طلب طفل {title}: '],
    ['while deciding about {title}: ', 'عند اتخاذ القرار في {title}: '],
    ['should {title} stand on a class shelf: ', 'إن كان {title} على رف الصف: '],
    ['read {at} yourself first, because of {concern}: ', 'اقرؤوا أنتم أولًا ما يرد {at} بسبب {concern}: '],
    ['{title} contains {concern} ({page}): ', 'يتضمن {title} {concern} ({page}): '],
    [
      'before a child takes {title} from the shelf ({concern}, {page}): ',
      'قبل أن يأخذ طفل {title} من الرف ({concern}، {page}): ',
    ],
    [
      'if {title} is on a reading list, remember {concern} {at}: ',
      'إن كان {title} في قائمة القراءة فتذكروا {concern} {at}: ',
    ],
    ['weighing {concern} {at} against the rest of {title}: ', 'عند الموازنة بين {concern} {at} وبقية {title}: '],
    ['an adult who knows {at} will ask, because of {concern}: ', 'يسأل الكبير الذي قرأ ما يرد {at}، بسبب {concern}: '],
    ['read {quote} {at} yourself: ', 'اقرؤوا بأنفسكم {quote} {at}: '],
    ['with {concern} {at} in view ({quote}): ', 'مع وجود {concern} {at} ({quote}): '],
    [
      'before {title} lies open at home, think of {quote} ({page}): ',
      'قبل أن يُترك {title} مفتوحًا في البيت تذكروا {quote} ({page}): ',
    ],
    ['if a child asks for {title}, remember {quote} ({page}): ', 'إن طلب طفل {title} فتذكروا {quote} ({page}): '],
    [
      'if {title} is on a reading list, look {at} at {quote}: ',
      'إن كان {title} في قائمة القراءة فانظروا {at} إلى {quote}: ',
    ],
    [
      'weighing {concern} against the rest ({page}, {quote}): ',
      'عند الموازنة بين {concern} وبقية الكتاب ({page}، {quote}): ',
    ],
  ],
  asks: [
    [
      'why was this book chosen, and is there another for the same purpose',
      'لماذا اختير هذا الكتاب، وهل من كتاب آخر للغرض نفسه',
    ],
    ['who in the house may read it, and where is it kept', 'من في البيت يجوز له قراءته، وأين يُحفظ'],
    ['what would we answer if a younger child found it', 'ماذا نجيب لو وجده طفل أصغر'],
    ['does the school know of this passage', 'هل تعلم المدرسة بهذا المقطع'],
    ['what is our child really curious about', 'ما الذي يثير فضول طفلنا حقًا'],
    ['from what age would we ourselves talk about it', 'في أي عمر نتحدث نحن عنه'],
    ['would a summary told by us be enough', 'هل يكفي أن نحكي نحن ملخصًا'],
  ],
  tails: [
    ['', ''],
    [', and do both parents agree', '، وهل يتفق الوالدان'],
    [', and what will we say no to, and what yes', '، وعلى ماذا نوافق وعلى ماذا لا نوافق'],
    [', and who will explain it', '، ومن سيشرح ذلك'],
    [', and what do we offer instead', '، وماذا نقدم بدلًا منه'],
    [', and how do we say it without shaming anyone', '، وكيف نقوله من غير إحراج'],
  ],
}

/** For an adult whose child has met the book already. */
export const ALREADY_READ_LEADS: readonly Frame[] = [
  ['if your child has already read {title}: ', 'إن كان طفلكم قد قرأ {title}: '],
  ['should {title} come up in conversation: ', 'إن ورد ذكر {title} في الحديث: '],
  ['when a classmate has told of {title}: ', 'إن حكى زميل عن {title}: '],
  ['if your child has met {concern} {at}: ', 'إن صادف طفلكم {concern} {at}: '],
  ['should {concern} {at} come up in conversation: ', 'إن ورد في الحديث {concern} {at}: '],
  ['with a teenager who has read {at} and knows of {concern}: ', 'مع يافع قرأ ما يرد {at} وفيه {concern}: '],
  [
    'when a classmate has told of {title} and of {concern} ({page}): ',
    'إن حكى زميل عن {title} وعن {concern} ({page}): ',
  ],
  [
    'speaking calmly about {concern} ({page}), without reading it out: ',
    'عند الحديث بهدوء عن {concern} ({page}) من غير قراءته: ',
  ],
  ['for a child who came upon {concern} {at} by chance: ', 'لطفل صادف {concern} {at} من غير قصد: '],
  ['after {title} was closed because of {concern} ({page}): ', 'بعد إغلاق {title} بسبب {concern} ({page}): '],
  ['if your child has already read {quote} ({page}): ', 'إن كان طفلكم قد قرأ {quote} ({page}): '],
  ['should {quote} ({page}) come up in conversation: ', 'إن ورد {quote} ({page}) في الحديث: '],
  ['after a child has heard of {concern} {at}, {quote}: ', 'إن سمع الطفل عن {concern} {at}، {quote}: '],
  ['with a teenager who knows {quote} ({page}): ', 'مع يافع يعرف {quote} ({page}): '],
  ['speaking calmly about {quote} ({page}): ', 'عند الحديث بهدوء عن {quote} ({page}): '],
  ['for a child who stumbled on {quote} {at}: ', 'لطفل وقعت عينه على {quote} {at}: '],
  ['when a classmate has told of {quote} ({page}): ', 'إن حكى زميل عن {quote} ({page}): '],
]

/** What to ask a child who has met such a book, where no single passage is to blame. */
export const ALREADY_READ_ASKS: readonly Frame[] = [
  ['what stayed in your mind', 'ما الذي بقي في ذهنك'],
  ['what would you like to ask a grown-up about it', 'ماذا تحب أن تسأل عنه الكبار'],
  ['which part felt uncomfortable', 'أي جزء لم يكن مريحًا'],
  ['what does our family do differently', 'ما الذي تفعله عائلتنا بشكل مختلف'],
  ['why might grown-ups keep this book for later', 'لماذا قد يؤجل الكبار هذا الكتاب'],
  ['what would you rather read now', 'ماذا تحب أن تقرأ الآن'],
]

/** What may follow a question about a book that is not for children. */
export const CAREFUL_TAILS: readonly Frame[] = [
  ['', ''],
  [', and how do we answer without details', '، وكيف نجيب من غير تفاصيل'],
  [', and what do we leave for later years', '، وما الذي نتركه لسنوات لاحقة'],
  [', and who else should hear the answer', '، ومن غيره يحتاج إلى سماع الجواب'],
  [', and what does our family hold to', '، وعلى ماذا تربينا عائلتنا'],
  [', said in one sentence a child understands', '، في جملة واحدة يفهمها الطفل'],
  [', and when do we return to the subject', '، ومتى نعود إلى الموضوع'],
  [', and what has the child heard elsewhere', '، وماذا سمع الطفل في مكان آخر'],
  [', and which book would answer it better', '، وأي كتاب يجيب عنه بشكل أفضل'],
  [', and how do we thank the child for asking', '، وكيف نشكر الطفل على سؤاله'],
]
