import type { PointEntries } from '../entries.ts'

export const CHOICE: PointEntries = {
  asks: [
    ['Which decision is made here, or still has to be made?', 'أي قرار يُتخذ هنا، أو ما زال ينتظر من يتخذه؟'],
    ['What would you do in this situation, and why?', 'ماذا تفعلون لو كنتم في هذا الموقف، ولماذا؟'],
    ['What can be said for the decision here, and what against it?', 'ما الذي يؤيد القرار هنا، وما الذي يعارضه؟'],
    ['Is the decision here an easy one or a hard one? Give a reason.', 'هل القرار هنا سهل أم صعب؟ اذكروا السبب.'],
    ['What seems to matter most to whoever decides here?', 'ما أهم شيء في نظر من يقرر هنا، على ما يبدو؟'],
    [
      'What could come of the decision here, soon and much later?',
      'ما الذي قد ينتج عن القرار هنا، قريبًا وبعد زمن طويل؟',
    ],
    [
      'What would you want to find out before you decided here?',
      'ما الذي تودون معرفته قبل أن تقرروا لو كنتم في هذا الموقف؟',
    ],
    [
      'What other possibility is there here? Think of at least one more.',
      'ما الاحتمالات الأخرى هنا؟ فكروا في احتمال واحد على الأقل.',
    ],
    [
      'Who is affected by the decision here, and was anybody asked for an opinion?',
      'من الذي يمسه القرار هنا، وهل أُخذ رأي أحد فيه؟',
    ],
    [
      'If you could ask somebody for advice here, who would it be, and what would you ask?',
      'لو أمكنكم أن تستشيروا أحدًا في هذا الموقف، فمن تستشيرون، وعن أي شيء تسألون؟',
    ],
  ],
  more: [
    [
      'Have you ever had to make a decision that was not easy? Tell as much of it as you like.',
      'وهل اضطررتم يومًا إلى اتخاذ قرار لم يكن سهلًا؟ احكوا منه ما تشاؤون.',
    ],
    [
      'Then ask somebody else what they would do here, and compare your answers.',
      'ثم اسألوا غيركم عما كان سيفعله هنا، وقارنوا بين الأجوبة.',
    ],
    [
      'Is it better to decide something like this alone or together with others?',
      'وهل الأفضل اتخاذ قرار كهذا على انفراد أم مع آخرين؟',
    ],
    ['Have you met a similar decision in another book or a film?', 'وهل مر بكم قرار مشابه في كتاب آخر أو فيلم؟'],
    [
      'Should something like this be decided quickly, or is it better to wait?',
      'وهل يحسن البت في أمر كهذا بسرعة، أم الأفضل التمهل؟',
    ],
  ],
  activities: [
    {
      title: ['Choosing Cushions', 'وسائد الاختيار'],
      body: [
        'Read aloud {quote} ({page}). Say in simple words what different things could be done here, and lay a cushion on the floor for each of them. Everybody sits down by the one they would choose and gives a reason.',
        'اقرؤوا بصوت مسموع {quote} ({page}). قولوا بكلمات سهلة ماذا يمكن أن يُفعل هنا، وضعوا على الأرض وسادة لكل احتمال. يجلس كل واحد منكم عند الوسادة التي يختارها ويذكر السبب.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['A Pair of Scales', 'ميزان الأسباب'],
      body: [
        'Read {quote} ({page}). Draw a pair of scales: one pan stands for the decision in the passage, the other for a different one. Write or draw in each pan the reasons for it, the weighty ones larger. Which pan goes down?',
        'اقرؤوا {quote} ({page}). ارسموا ميزانًا إحدى كفتيه للقرار الذي في المقطع، والأخرى لقرار غيره. اكتبوا أو ارسموا في كل كفة الأسباب التي تؤيدها، وكبّروا الأسباب القوية. أي الكفتين ترجح؟',
      ],
      ages: [6, 13],
      setting: 'home',
    },
    {
      title: ['The Other Road', 'الطريق الآخر'],
      body: [
        'Read {quote} ({page}). Agree on a decision that is possible here but different from the one you would make. Tell together how things could go on from there, one sentence each in turn, and stop after ten sentences. Has your story changed anybody’s mind?',
        'اقرؤوا {quote} ({page}). اتفقوا على قرار ممكن هنا غير الذي تميلون إليه. احكوا بالتناوب، جملة بعد جملة، ما قد يحدث بعده، وتوقفوا عند الجملة العاشرة. هل غيّرت الحكاية رأي أحد منكم؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['A Night to Think', 'ليلة للتفكير'],
      body: [
        'In the evening, read {quote} ({page}). Everybody notes down what they would do and one reason, and folds the paper. Read the passage again the next morning, then open the papers. Who thinks differently now, and why?',
        'اقرؤوا مساءً {quote} ({page}). يكتب كل واحد منكم ما كان سيفعله وسببًا واحدًا، ثم يطوي ورقته. أعيدوا قراءة المقطع في صباح اليوم التالي، ثم افتحوا الأوراق. من الذي تغير رأيه، ولماذا؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['A Folded Sheet', 'ورقة من نصفين'],
      body: [
        'Listen to {quote} ({page}). Fold a sheet of paper down the middle and draw on each half one thing that could be done here. Put a star beside the one you would choose, and tell the class why.',
        'استمعوا إلى {quote} ({page}). اطووا ورقة من وسطها، وارسموا في كل نصف شيئًا يمكن فعله هنا. ضعوا نجمة بجانب ما تختارونه، واشرحوا السبب لزملائكم.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['Lane of Advice', 'ممر النصائح'],
      body: [
        'Read {quote} ({page}). Form two rows facing each other: one row is for the decision in the passage, the other against it. One of you walks slowly between the rows and hears a reason from everybody. At the end of the lane, the walker says which reason was the strongest.',
        'اقرؤوا {quote} ({page}). قفوا في صفين متقابلين: صف يؤيد القرار الذي في المقطع وصف يعارضه. يمشي أحدكم ببطء بين الصفين ويسمع من كل واحد سببًا. وفي آخر الممر يذكر أقوى سبب سمعه.',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Branches of a Decision', 'أغصان القرار'],
      body: [
        'In groups, read {quote} ({page}). Write the decision that is to be made on a large sheet, as the trunk of a tree. Draw a branch for every possibility, and write on each branch two things it might lead to. Then compare the trees: which consequence did only one group think of?',
        'اقرؤوا في مجموعات {quote} ({page}). اكتبوا على ورقة كبيرة القرار المطلوب، كأنه جذع شجرة. ارسموا غصنًا لكل احتمال، واكتبوا على كل غصن نتيجتين ممكنتين. ثم قارنوا الأشجار: أي نتيجة لم تخطر إلا ببال مجموعة واحدة؟',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
