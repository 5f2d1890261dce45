import type { FindingCategory } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** Of a book that is not for children: what speaks against it, the gravest first. {reason} and {why} say why it matters. */
export const WHY_NOT: readonly Frame[] = [
  ['the book contains {held} ({degree}): {reason}', 'مما لا يناسب الأطفال في هذا الكتاب {held} ({degree})، {why}'],
  ['it also contains {held} ({degree}): {reason}', 'ومما لا يُقدَّم للأطفال أيضًا {held} ({degree})، {why}'],
  [
    'a further reason is that it contains {held} ({degree}): {reason}',
    'ومما لا يصلح للصغار كذلك {held} ({degree})، {why}',
  ],
]
/** Where a passage surely shows it; that none is stronger nobody knows. */
export const SHOWN_AT: Frame = ['; see for example what stands {at}', '؛ ومن ذلك ما ورد {at}']

/** What a child who asks is told of it, in a clause: behind "that" and behind «لأن». */
export const TOLD_TO_A_CHILD: Record<FindingCategory, Frame> = {
  gambling: ['people in it play for money', 'فيه أناسًا يقامرون'],
  language: ['there are rude words in it', 'فيه ألفاظًا نابية'],
  violence: ['people in it are badly hurt', 'فيه أناسًا يتعرضون لأذى شديد'],
  substanceUse: [
    'people in it drink alcohol, smoke or take drugs',
    'فيه أناسًا يشربون الخمر أو يدخنون أو يتعاطون المخدرات',
  ],
  sexualContent: ['some of it is meant for adults', 'فيه ما هو من شؤون الكبار'],
  faith: ['what it says about faith needs an adult to explain it', 'فيه كلامًا عن الدين يحتاج إلى شرح من الكبار'],
  heritage: ['it speaks of other people in a hurtful way', 'فيه كلامًا جارحًا عن غيرنا من الناس'],
  nation: [
    'what it says about country and law needs an adult to explain it',
    'فيه كلامًا عن الوطن والقانون يحتاج إلى شرح من الكبار',
  ],
  family: ['people in it do what our family thinks wrong', 'فيه تصرفات لا نرضاها في أسرتنا'],
  fear: ['very sad or frightening things happen in it', 'فيه أحداثًا مخيفة أو محزنة جدًّا'],
  distress: ['very sad or frightening things happen in it', 'فيه أحداثًا مخيفة أو محزنة جدًّا'],
  danger: ['people in it do dangerous things', 'فيه أفعالًا خطرة'],
  bullying: ['people in it are cruel to one another', 'فيه أناسًا يقسون على غيرهم ويسخرون منهم'],
}

/** For the adult who decides, before anybody reads it: one of each. */
export const DECIDING: readonly (readonly Frame[])[] = [
  [
    [
      'For parents: to see for yourselves why the book is held back, begin with these places: {places}.',
      'للوالدين: لتروا بأنفسكم سبب هذا الحكم ابدؤوا بهذه المواضع: {places}.',
    ],
    [
      'For parents: if you want to check this verdict, look at these places first: {places}.',
      'للوالدين: إن أردتم التحقق من هذا الحكم فهذه أسبابه ومواضعها: {places}.',
    ],
  ],
  [
    [
      'If {title} is in your home, put it where a child will not come across it.',
      'إن كان كتاب {title} في بيتكم فضعوه حيث لا يقع في يد طفل مصادفة.',
    ],
    [
      'If {title} is on a shelf that children use or on a tablet they borrow, move it.',
      'إن كان كتاب {title} على رف يستعمله الأطفال أو في جهاز يستعيرونه فانقلوه إلى مكان آخر.',
    ],
    [
      'Let grandparents and others who care for your child know that {title} is not for children.',
      'أخبروا الأجداد ومن يعتنون بطفلكم أن كتاب {title} ليس للأطفال.',
    ],
  ],
  [
    [
      'Agree with the other adults in the family on what you will say if a child asks for {title}.',
      'اتفقوا أنتم الكبار في الأسرة على ما تقولونه إن طلب طفل أن يقرأ {title}.',
    ],
    [
      'If your child asks for {title}, offer another book on what drew them to it.',
      'إن طلب طفلكم أن يقرأ {title} فاقترحوا عليه كتابًا آخر فيه ما جذبه إليه.',
    ],
    [
      'If your child asks for {title}, find out where they heard of it before you answer.',
      'إن طلب طفلكم أن يقرأ {title} فاسألوه أين سمع به قبل أن تجيبوه.',
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
      'Say plainly that the book is not for children, that {told}, and that nobody is in trouble for asking about it.',
      'قولوا للطفل بوضوح: هذا الكتاب ليس للأطفال لأن {told}، والسؤال عنه ليس خطأ.',
    ],
    [
      'Say that you are glad to answer any question about it, today or at any other time.',
      'قولوا للطفل إنكم مستعدون للإجابة عن كل سؤال عن هذا الكتاب، اليوم أو في أي وقت آخر.',
    ],
    [
      'Thank the child for telling you about reading it, and agree that you will choose the next book together.',
      'اشكروا الطفل على أنه أخبركم بقراءته، واتفقوا معه على أن تختاروا الكتاب القادم معًا.',
    ],
    [
      'Answer what the child asks about it truthfully and briefly, and stop when the questions stop.',
      'أجيبوا عما يسأل عنه الطفل بصدق وإيجاز، وتوقفوا حين تنتهي أسئلته.',
    ],
  ],
]

/** Activities that replace the book. Titles and imperative clauses. */
export const INSTEAD: readonly { title: Frame; body: Frame }[] = [
  {
    title: ['Choose a book together', 'اختاروا معًا كتابًا'],
    body: [
      'go to the library together, choose a book for your child’s age instead of {title} and read its first pages aloud before you take it home',
      'اذهبوا معًا إلى المكتبة واختاروا كتابًا يناسب عمر طفلكم بدلًا من {title}، واقرؤوا صفحاته الأولى بصوت مسموع قبل أن تستعيروه',
    ],
  },
  {
    title: ['A talk in place of a ban', 'حديث يصحب المنع'],
    body: [
      'if your child asks for {title}, explain in two sentences why it has to wait: {told}. Leave out the details',
      'إن سأل طفلكم عن كتاب {title} فاشرحوا له في جملتين لماذا لا يقرؤه الآن: لأن {told}. ولا تذكروا التفاصيل',
    ],
  },
]

/**
 * Of a book about prophets and those who are revered that is refused: it is not kept from a child as something harmful, but read to them by those who
 * can explain it.
 */
export const REVERED = {
  why: [
    'a child needs somebody beside them who can explain what happened and why',
    'والطفل يحتاج إلى من يشرح له ما حدث وأسبابه',
  ] as Frame,
  deciding: [
    [
      [
        'This book is written for older readers. The places to read first by yourselves: {places}.',
        'هذا الكتاب مكتوب لقراء أكبر سنًّا. ومن المواضع التي يحسن أن تقرؤوها وحدكم أولًا: {places}.',
      ],
    ],
    [
      [
        'Read {title} yourselves and tell your child from it what suits their age.',
        'اقرؤوا {title} بأنفسكم، واحكوا لطفلكم منه ما يناسب عمره.',
      ],
    ],
    [
      [
        'Look together for a book about the people of whom {title} tells that was written for your child’s age.',
        'ابحثوا معًا عن كتاب كُتب لعمر طفلكم عمن يتحدث عنهم {title}.',
      ],
    ],
  ] as readonly (readonly Frame[])[],
  read: [
    [
      [
        'Ask a child who has read {title} what they have understood, and explain what was hard.',
        'اسألوا الطفل الذي قرأ {title} عما فهمه منه، واشرحوا له ما صعب عليه.',
      ],
    ],
    [
      [
        'Note down what none of you can answer, and ask somebody who knows the subject well.',
        'دوّنوا ما لا تعرفون جوابه، واسألوا عنه من له علم بالموضوع.',
      ],
    ],
  ] as readonly (readonly Frame[])[],
  instead: [
    {
      title: ['A Page Read to the Family', 'صفحة تُقرأ على الأسرة'],
      body: [
        'let an adult choose a page of {title} that suits a child, read it aloud to the family and explain what is not clear',
        'ليختر أحد الكبار من {title} صفحة تناسب الطفل، وليقرأها على الأسرة، وليشرح ما لم يتضح منها',
      ],
    },
    {
      title: ['At Your Child’s Level', 'بما يناسب العمر'],
      body: [
        'go to the library together and choose a book about the same people that was written for your child’s age',
        'اذهبوا معًا إلى المكتبة واختاروا كتابًا عمن يتحدث عنهم {title} كُتب لعمر طفلكم',
      ],
    },
  ] as readonly { title: Frame; body: Frame }[],
}
