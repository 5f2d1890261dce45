import type { PointEntries } from '../entries.ts'

export const FACT: PointEntries = {
  asks: [
    ['How would you explain this to a younger child?', 'كيف تشرحون هذا لطفل أصغر منكم؟'],
    ['How could you check whether what is said here is true?', 'كيف يمكنكم التحقق من صحة ما يقال هنا؟'],
    ['What else would you like to know about this?', 'ماذا تودون أن تعرفوا أيضًا عن هذا الموضوع؟'],
    ['What did you already know about this, and what is new to you?', 'ما الذي كنتم تعرفونه من هذا، وما الجديد فيه؟'],
    ['How might people have found this out?', 'كيف توصل الناس إلى معرفة هذا في رأيكم؟'],
    ['Which word here would you look up first, and where?', 'أي كلمة هنا تبحثون عن معناها أولًا، وأين؟'],
    ['Who might find it useful to know this, and what for?', 'من الذي قد تنفعه معرفة هذا، وفي أي شيء؟'],
    ['What kind of drawing, map or table would make this clearer?', 'أي رسم أو خريطة أو جدول يزيد هذا وضوحًا؟'],
    [
      'Is all of this fact, or is some of it opinion? How can you tell?',
      'أترون كل ما يقال هنا حقائق، أم أن فيه آراء أيضًا؟ وكيف عرفتم؟',
    ],
  ],
  more: [
    ['Then tell somebody about it: did they know it already?', 'ثم أخبروا أحدًا بهذا: هل كان يعرفه من قبل؟'],
    ['Where could you find out more about it?', 'وأين يمكنكم أن تجدوا المزيد عن ذلك؟'],
    [
      'Does the book give proof of this, or does it simply say so?',
      'ثم انظروا: أيقدم الكتاب دليلًا على ما يقوله أم يكتفي بذكره؟',
    ],
    [
      'Then turn it into a quiz question with three answers to choose from.',
      'ثم حولوا ذلك إلى سؤال في مسابقة، واقترحوا له ثلاثة أجوبة يُختار منها الصحيح.',
    ],
    ['Is there anything about it that surprises you?', 'وهل فيه شيء يفاجئكم؟'],
  ],
  activities: [
    {
      title: ['Museum on a Shelf', 'متحف على الرف'],
      body: [
        'Together, read {quote} ({page}). Prepare an exhibit about it: a drawing, or something from your home that has to do with it. Put it on a shelf, and explain to a visitor what the book says.',
        'اقرؤوا معًا {quote} ({page}). أعدوا قطعة تُعرض في متحف صغير: رسمًا أو شيئًا من البيت له صلة بالموضوع. ضعوها على رف، ثم اشرحوا لمن يزوركم ما يقوله الكتاب.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['One Question, Three Answers', 'سؤال واحد وثلاثة أجوبة'],
      body: [
        'Read {quote} ({page}). Think of a question that the passage answers. Put it to three people of different ages, then tell them what the book says. Who was surprised?',
        'اقرؤوا {quote} ({page}). فكروا في سؤال نجد جوابه في المقطع. اطرحوه على ثلاثة أشخاص من أعمار مختلفة، ثم أخبروهم بما يقوله الكتاب. من الذي فاجأه الجواب؟',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Ten-Word Poster', 'ملصق بعشر كلمات'],
      body: [
        'Read {quote} ({page}). Explain it on a poster with a drawing and no more than ten words. Show the poster to somebody who has not read the passage: what do they learn from it?',
        'اقرؤوا {quote} ({page}). اشرحوا ما فيه في ملصق يضم رسمًا وعشر كلمات على الأكثر. اعرضوا الملصق على شخص لم يقرأ المقطع: ماذا فهم منه؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Two Sources', 'بحث في مصدرين'],
      body: [
        'Read {quote} ({page}). Look up the same subject in two other sources, such as an encyclopaedia and a website you can trust. Note in a table what agrees with the book, what differs and what is new.',
        'اقرؤوا {quote} ({page}). ابحثوا عن الموضوع نفسه في مصدرين آخرين، كموسوعة وموقع موثوق. سجلوا في جدول ما يوافق الكتاب وما يخالفه وما يزيد عليه.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Basket of Questions', 'سلة الأسئلة'],
      body: [
        'Listen to {quote} ({page}). Each of you thinks of a question about it that begins with “why” or “how”. Write each question on a slip of paper and put it into a basket. Draw three slips and look for the answers together.',
        'استمعوا إلى {quote} ({page}). ليفكر كل منكم في سؤال عما سمعه يبدأ بكلمة «لماذا» أو «كيف»، ويُكتب السؤال على ورقة توضع في سلة. ثم اسحبوا ثلاث أوراق، وابحثوا معًا عن الأجوبة.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['A School Radio Minute', 'دقيقة في الإذاعة المدرسية'],
      body: [
        'In groups, read {quote} ({page}). Turn it into one minute of school radio: one of you explains, and another asks what listeners might ask. Perform it for the class. Which group was easiest to understand?',
        'اقرؤوا في مجموعات {quote} ({page}). حولوا المقطع إلى فقرة للإذاعة المدرسية مدتها دقيقة: يشرح واحد منكم، ويسأل آخر عما قد يسأل عنه المستمعون. قدموا الفقرة أمام الصف. أي مجموعة كانت الأوضح شرحًا؟',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Fact Inspectors', 'مدققو المعلومات'],
      body: [
        'Read {quote} ({page}). Examine it in two groups: one looks for evidence that it is right, the other for evidence against it. Each group names its sources. Then judge together: right, doubtful or out of date?',
        'اقرؤوا {quote} ({page}). افحصوا في مجموعتين ما يقوله المقطع: الأولى تبحث عن أدلة تؤيده، والثانية عما يخالفه. ولتذكر كل مجموعة مصادرها. ثم احكموا معًا: أصحيح هذا أم مشكوك فيه أم تجاوزه الزمن؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
