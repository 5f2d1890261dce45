import type { Frame } from '../frame.ts'

/** Of a book that is not for children: what speaks against it. {concern} stands {at}, {why} says what it does. */
export const WHY_NOT: readonly Frame[] = [
  [
    '{page} holds {concern}, which speaks against giving the book to a child, {why}',
    'يرد {at} شيء من {concern}، وهذا يحول دون تقديم الكتاب للأطفال، {why}',
  ],
  [
    'the verdict has to do with {concern} {at}: this is not for children, {why}',
    'للحكم صلة بما يرد {at} من {concern}: ليس هذا للأطفال، {why}',
  ],
  [
    'a child should not meet {concern} as it stands {at}, {why}',
    'لا ينبغي للطفل أن يقرأ ما يرد {at} من {concern}، {why}',
  ],
]

/** For the adult who decides, before anybody reads it. */
export const DECIDING: readonly Frame[] = [
  [
    'Read {page} yourselves before you decide: it holds {concern}.',
    'اقرؤوا بأنفسكم ما يرد {at} قبل أن تقرروا، ففيه شيء من {concern}.',
  ],
  [
    'If the book is in your home, put it where a child does not come upon it by chance.',
    'إن كان الكتاب في بيتكم فضعوه حيث لا يقع في يد طفل مصادفة.',
  ],
  [
    'Agree among the adults of the family what you will say if a child asks for this book.',
    'اتفقوا أنتم الكبار في الأسرة على ما تقولونه إن طلب طفل هذا الكتاب.',
  ],
]

/** Where a child or a teenager has read it already. */
export const ALREADY_READ: readonly Frame[] = [
  [
    'If a child has read it already, listen first: what has stayed in their mind, and what would they rather not have read?',
    'إن كان الطفل قد قرأه فاستمعوا إليه أولًا: ما الذي بقي في ذهنه، وما الذي كان يتمنى لو لم يقرأه؟',
  ],
  [
    'Say plainly that the book holds {concern}, that it is not meant for children, and that nobody is in trouble for asking about it.',
    'قولوا بوضوح إن في الكتاب شيئًا من {concern}، وإنه لا يناسب الأطفال، وإن السؤال عنه ليس خطأ.',
  ],
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
    title: ['What was interesting about it', 'سر الاهتمام'],
    body: [
      'ask your child what was interesting about {title}: the cover, the title or what friends say about it. Then look together for a book that offers the same',
      'اسألوا طفلكم عما أثار اهتمامه في {title}: الغلاف أم العنوان أم كلام الأصدقاء، ثم ابحثوا معًا عن كتاب آخر يجد فيه ذلك',
    ],
  },
  {
    title: ['Choose another book together', 'اختاروا معًا كتابًا آخر'],
    body: [
      'go to the library together and choose a book for your child’s age instead of {title}; read its first pages aloud before you take it home',
      'اذهبوا معًا إلى المكتبة واختاروا بدلًا من {title} كتابًا يناسب عمر طفلكم، واقرؤوا صفحاته الأولى بصوت مسموع قبل أن تستعيروه',
    ],
  },
  {
    title: ['A talk in place of a ban', 'حديث بدل المنع'],
    body: [
      'tell your child in two sentences why {title} has to wait, naming {concern} and no details',
      'اشرحوا لطفلكم في جملتين لماذا لا يقرأ {title} الآن، مع ذكر {concern} من غير تفاصيل',
    ],
  },
]
