import type { Frame } from '../frame.ts'

/** Of a book that is not for children: what speaks against it. {concern} stands {at}, {why} says what it does. */
export const WHY_NOT: readonly Frame[] = [
  [
    'it is {concern} {at} that speaks against giving the book to a child, {why}',
    'ما يرد {at} من {concern} يحول دون تقديم الكتاب للأطفال، {why}',
  ],
  ['among the reasons for the verdict is {concern} {at}, {why}', 'من أسباب الحكم ما يرد {at} من {concern}، {why}'],
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
    'Ask what made your child curious about the book. Look for another one that offers just that.',
    'اسألوا طفلكم عما أثار فضوله في هذا الكتاب، وابحثوا عن كتاب آخر يجد فيه ذلك.',
  ],
]

/** Where a child or a teenager has read it already. */
export const ALREADY_READ: readonly Frame[] = [
  [
    'If a child has read it already, listen first: what has stayed in their mind, and what would they rather not have read?',
    'إن كان الطفل قد قرأه فاستمعوا إليه أولًا: ما الذي بقي في ذهنه، وما الذي كان يتمنى لو لم يقرأه؟',
  ],
  [
    'Say plainly that the book holds {concern}, that it is made for adults, and that nobody is in trouble for asking about it.',
    'قولوا بوضوح إن في الكتاب شيئًا من {concern}، وإنه مكتوب للكبار، وإن السؤال عنه ليس خطأ.',
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
    title: ['What attracted your child', 'سر الاهتمام'],
    body: [
      'ask what about {title} was attractive, the cover, the title or what friends say, and look for that elsewhere',
      'اسألوا عما جذب طفلكم إلى {title}، الغلاف أم العنوان أم كلام الأصدقاء، وابحثوا عن ذلك في كتاب آخر',
    ],
  },
  {
    title: ['Choose another book together', 'اختاروا معًا كتابًا آخر'],
    body: ['instead of {title}, look in the library for {instead}', 'بدلًا من {title} ابحثوا في المكتبة عن {instead}'],
  },
  {
    title: ['A talk in place of a ban', 'حديث بدل المنع'],
    body: [
      'tell your child in two sentences why {title} stays on the adults’ shelf, naming {concern} and no details',
      'قولوا لطفلكم في جملتين لماذا يبقى {title} على رف الكبار، مع ذكر {concern} من غير تفاصيل',
    ],
  },
]
