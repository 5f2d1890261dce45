import type { Frame } from '../frame.ts'

/** Of a book that is not for children: what speaks against it. {concern} stands {at}, {why} says what it does. */
export const WHY_NOT: readonly Frame[] = [
  [
    '{page} holds {concern}, and that speaks against giving the book to a child, {why}',
    'يرد {at} شيء من {concern}، وهذا يحول دون تقديم الكتاب للأطفال، {why}',
  ],
  ['the verdict rests partly on {concern} {at}, {why}', 'من أسباب الحكم ما يرد {at} من {concern}، {why}'],
  [
    '{page} holds {concern}, which no child should be given to read, {why}',
    'لا ينبغي للطفل أن يقرأ ما يرد {at} من {concern}، {why}',
  ],
]

/** For the adult who decides, before anybody reads it: one of each. */
export const DECIDING: readonly (readonly Frame[])[] = [
  [
    [
      'Read {page} yourselves before you decide: it holds {concern}.',
      'اقرؤوا بأنفسكم ما يرد {at} قبل أن تقرروا، ففيه شيء من {concern}.',
    ],
    [
      'Look at {page} first, which holds {concern}, and judge for yourselves.',
      'انظروا أولًا فيما يرد {at} من {concern}، واحكموا عليه بأنفسكم.',
    ],
  ],
  [
    [
      'If {title} is in your home, put it where a child does not come upon it by chance.',
      'إن كان {title} في بيتكم فضعوه حيث لا يقع في يد طفل مصادفة.',
    ],
    [
      'Is {title} on a shelf that children use, or on a tablet they borrow? Then move it.',
      'هل يوجد {title} على رف يستعمله الأطفال أو في جهاز يستعيرونه؟ إذن انقلوه إلى مكان آخر.',
    ],
    [
      'Let grandparents and others who care for your child know that {title} is not for children.',
      'أخبروا الأجداد ومن يعتنون بطفلكم أن {title} ليس للأطفال.',
    ],
  ],
  [
    [
      'Agree among the adults of the family what you will say if a child asks for {title}.',
      'اتفقوا أنتم الكبار في الأسرة على ما تقولونه إن طلب طفل {title}.',
    ],
    [
      'Think of a short and honest answer to a child who asks why {title} has to wait.',
      'فكروا في جواب قصير وصادق لطفل يسأل لماذا لا يقرأ {title} الآن.',
    ],
    [
      'Where did the wish for {title} come from: a film, a friend, school? Find out before you answer.',
      'من أين جاءت الرغبة في {title}: من فيلم أم من صديق أم من المدرسة؟ اعرفوا ذلك قبل أن تجيبوا.',
    ],
  ],
]

/** Where a child or a teenager has read it already: one of each. */
export const ALREADY_READ: readonly (readonly Frame[])[] = [
  [
    [
      'If a child has read {title} already, listen first: what has stayed in their mind, and what would they rather not have read?',
      'إن كان طفل قد قرأ {title} فاستمعوا إليه أولًا: ما الذي بقي في ذهنه، وما الذي كان يتمنى لو لم يقرأه؟',
    ],
    [
      'Ask a child who has read {title} how they felt while reading, and let them finish before you say anything.',
      'اسألوا الطفل الذي قرأ {title} عما شعر به في أثناء القراءة، ودعوه يكمل كلامه قبل أن تقولوا شيئًا.',
    ],
  ],
  [
    [
      'Say plainly that the book tells of {said}, that it is not meant for children, and that nobody is in trouble for asking about it.',
      'قولوا بوضوح إن الكتاب يتحدث عن {said}، وإنه لا يناسب الأطفال، وإن السؤال عنه ليس خطأ.',
    ],
    [
      'Explain that books like this one, which tells of {said}, are written for other readers, and that any question may be put to you.',
      'اشرحوا أن كتابًا كهذا يتحدث عن {said} مكتوب لقراء آخرين، وأن كل سؤال يمكن أن يُطرح عليكم.',
    ],
  ],
]

/** Activities that replace the book. Titles and imperative clauses. */
export const INSTEAD: readonly { title: Frame; body: Frame }[] = [
  {
    title: ['A free choice', 'اختيار حر'],
    body: [
      'if your child asks for {title}, offer three suitable books and let the first page of each decide',
      'إن طلب طفلكم {title} فقدموا له ثلاثة كتب مناسبة، ودعوه يختار بعد قراءة الصفحة الأولى من كل منها',
    ],
  },
  {
    title: ['Choose a book together', 'اختاروا معًا كتابًا'],
    body: [
      'go to the library together, choose a book for your child’s age instead of {title} and read its first pages aloud before you take it home',
      'اذهبوا معًا إلى المكتبة واختاروا كتابًا يناسب عمر طفلكم بدلًا من {title}، واقرؤوا صفحاته الأولى بصوت مسموع قبل أن تستعيروه',
    ],
  },
  {
    title: ['A talk in place of a ban', 'حديث بدل المنع'],
    body: [
      'if your child asks for {title}, explain in two sentences why it has to wait: it tells of {said}. Leave out the details',
      'إن سأل طفلكم عن {title} فاشرحوا له في جملتين لماذا لا يقرؤه الآن: إنه يتحدث عن {said}. ولا تذكروا التفاصيل',
    ],
  },
]
