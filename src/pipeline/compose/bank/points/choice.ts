import type { PointEntries } from '../entries.ts'

export const CHOICE: PointEntries = {
  asks: [
    ['What decision is made here, or still has to be made?', 'أي قرار يُتخذ هنا، أو ما زال ينتظر من يتخذه؟'],
    ['What would you do in this situation, and why?', 'ماذا تفعلون لو كنتم في هذا الموقف، ولماذا؟'],
    [
      'What can be said for the decision here, and what against it?',
      'ما الأسباب التي تؤيد القرار هنا، وما الأسباب التي تعارضه؟',
    ],
    ['Is the decision here an easy one or a hard one? Give a reason.', 'أترون القرار هنا سهلًا أم صعبًا؟ اذكروا السبب.'],
    [
      'What seems to matter most to the one who has to decide here?',
      'ما أهم شيء، على ما يبدو، في نظر من يتخذ القرار هنا؟',
    ],
    [
      'What could this decision lead to, both soon and much later?',
      'ما النتائج المحتملة للقرار هنا، القريبة منها والبعيدة؟',
    ],
    [
      'What would you want to find out before making a decision here?',
      'لو كنتم في هذا الموقف، فما الذي تودون معرفته قبل أن تقرروا؟',
    ],
    [
      'What else could be chosen here? Think of at least one other possibility.',
      'ما الخيارات الأخرى هنا؟ فكروا في خيار واحد على الأقل.',
    ],
    [
      'Who is affected by the decision here, and did anybody ask for their opinion?',
      'من الذي يتأثر بالقرار هنا، وهل سُئل أحد عن رأيه فيه؟',
    ],
    [
      'If you could ask somebody for advice here, who would it be, and what would you ask?',
      'لو أمكنكم أن تستشيروا أحدًا في هذا الموقف، فمن تستشيرون، وعن أي شيء تسألون؟',
    ],
  ],
  more: [
    [
      'Have you ever had to make a difficult decision? Share as much about it as you like.',
      'وهل اضطررتم يومًا إلى اتخاذ قرار لم يكن سهلًا؟ احكوا عنه ما تشاؤون.',
    ],
    [
      'Then ask somebody else what they would do here, and compare your answers.',
      'ثم اسألوا غيركم عما كان سيفعله هنا، وقارنوا بين الأجوبة.',
    ],
    [
      'Is it better to decide something like this alone or together with others?',
      'وأيهما أفضل: أن يُتخذ قرار كهذا على انفراد أم بمشاركة آخرين؟',
    ],
    [
      'Have you come across a similar decision in another book or a film?',
      'وهل مر بكم قرار مشابه في كتاب آخر أو فيلم؟',
    ],
    [
      'Should something like this be decided quickly, or is it better to wait?',
      'وأيهما أفضل في أمر كهذا: البت فيه بسرعة أم التمهل؟',
    ],
  ],
  activities: [
    {
      title: ['Choosing Cushions', 'وسائد الاختيار'],
      body: [
        'Read aloud {quote} ({page}). Say in simple words what somebody could do here, and put a cushion on the floor for each possibility. Everybody sits down by the one they would choose and says why.',
        'اقرؤوا بصوت مسموع {quote} ({page}). قولوا بكلمات سهلة ما الخيارات الممكنة هنا، وضعوا على الأرض وسادة لكل خيار. يجلس كل واحد منكم عند الوسادة التي يختارها ويذكر السبب.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['A Pair of Scales', 'ميزان الأسباب'],
      body: [
        'Read {quote} ({page}). Draw a pair of scales: one pan stands for the decision in the passage, the other for a different one. Write or draw the reasons for each decision in its pan, making the stronger ones larger. Which pan goes down?',
        'اقرؤوا {quote} ({page}). ارسموا ميزانًا إحدى كفتيه للقرار الذي في المقطع، والأخرى لقرار غيره. اكتبوا أو ارسموا في كل كفة الأسباب التي تؤيد قرارها، ولتكن الأسباب القوية أكبر حجمًا. أي الكفتين ترجح؟',
      ],
      ages: [6, 13],
      setting: 'home',
    },
    {
      title: ['The Other Road', 'الطريق الآخر'],
      body: [
        'Read {quote} ({page}). Agree on a decision that is possible here but different from the one you would make. Take turns telling what could happen after that, one sentence each, and stop after ten sentences. Has your story changed anybody’s mind?',
        'اقرؤوا {quote} ({page}). اتفقوا على قرار ممكن هنا غير الذي تميلون إليه. احكوا بالتناوب، جملة بعد جملة، ما قد يحدث بعده، وتوقفوا عند الجملة العاشرة. هل غيّرت الحكاية رأي أحد منكم؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['A Night to Think', 'ليلة للتفكير'],
      body: [
        'In the evening, read {quote} ({page}). Everybody notes down what they would do and one reason, and folds the paper. Read the passage again the next morning, then open the papers. Who thinks differently now, and why?',
        'اقرؤوا في المساء {quote} ({page}). يكتب كل واحد منكم ما كان سيفعله في هذا الموقف ويذكر سببًا واحدًا، ثم يطوي ورقته. أعيدوا قراءة المقطع في صباح اليوم التالي، ثم افتحوا الأوراق. من الذي تغير رأيه، ولماذا؟',
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
      title: ['Advice Lane', 'ممر النصائح'],
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
        'In groups, read {quote} ({page}). Draw the trunk of a tree on a large sheet and write on it the decision to be made. Draw a branch for every possibility, and write on each branch two things it might lead to. Then compare the trees: which consequence did only one group think of?',
        'اقرؤوا في مجموعات {quote} ({page}). ارسموا على ورقة كبيرة جذع شجرة، واكتبوا عليه القرار المطلوب. ارسموا غصنًا لكل خيار، واكتبوا على كل غصن نتيجتين ممكنتين. ثم قارنوا الأشجار: أي نتيجة لم تخطر إلا ببال مجموعة واحدة؟',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
