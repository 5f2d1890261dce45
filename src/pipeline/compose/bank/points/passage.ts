import type { PointEntries } from '../entries.ts'

/** Of what is worth talking about and may be anything: talk, a deed, a description, a thought, and hard or grim too. */
export const PASSAGE: PointEntries = {
  asks: [
    ['What is this passage about? Say it in your own words.', 'عن أي شيء يتحدث هذا المقطع؟ عبروا عن ذلك بأسلوبكم.'],
    [
      'What would you like to ask somebody who appears here, or whoever wrote this?',
      'ماذا تودون أن تسألوا أحدًا ممن يظهرون هنا، أو من كتب هذه السطور؟',
    ],
    ['Which word or group of words matters most here, and why?', 'أي كلمة أو عبارة هي الأهم هنا، ولماذا؟'],
    [
      'What do we know after this passage that we did not know before it?',
      'ما الذي عرفناه من هذا المقطع ولم نكن نعرفه قبله؟',
    ],
    [
      'Does this remind you of another book or a film? Of which, and why?',
      'هل يذكركم هذا بكتاب آخر أو فيلم؟ ما هو، ولماذا؟',
    ],
    [
      'Is there anything here that you would like to have explained? What is it?',
      'هل هنا شيء تودون أن يشرحه لكم أحد؟ ما هو؟',
    ],
    ['Find a title for this passage, in five words at most.', 'ابحثوا لهذا المقطع عن عنوان لا يزيد على خمس كلمات.'],
    ['What came to your mind first when you read these lines?', 'ما أول شيء خطر ببالكم عند قراءة هذه السطور؟'],
    ['Think of a question that this passage answers.', 'فكروا في سؤال يجيب عنه هذا المقطع.'],
    [
      'If you told this to somebody who does not know the book, what would you have to explain first?',
      'لو حكيتم هذا لشخص لا يعرف الكتاب، فماذا تشرحون له أولًا؟',
    ],
    ['What do you think of what is told here? Give a reason.', 'ما رأيكم فيما يقال أو يحدث هنا؟ اذكروا السبب.'],
    [
      'If you could remember only one thing from this passage, what should it be?',
      'لو لم تتذكروا من هذا المقطع إلا شيئًا واحدًا، فماذا تختارون؟',
    ],
    ['What would you like to know more about here?', 'عن أي شيء هنا تودون أن تعرفوا المزيد؟'],
    [
      'Which word or expression here do you seldom use yourselves, and what does it mean?',
      'أي كلمة أو عبارة هنا قلما تستعملونها أنتم، وما معناها؟',
    ],
  ],
  more: [
    ['Then read it to somebody else: do they see it as you do?', 'ثم اقرؤوه لشخص آخر: هل يراه كما ترونه؟'],
    ['Then ask somebody else as well, and compare.', 'ثم اسألوا غيركم أيضًا وقارنوا.'],
    ['Let everybody answer first, and then talk about your answers.', 'ليجب كل واحد منكم أولًا، ثم تحدثوا عن أجوبتكم.'],
    [
      'Then look away from the page: which words have you remembered?',
      'ثم ارفعوا أعينكم عن الصفحة: أي كلمات بقيت في ذاكرتكم؟',
    ],
  ],
  activities: [
    {
      title: ['A Word Each', 'لكل واحد كلمة'],
      body: [
        'Listen to {quote} ({page}). Let everybody name one word they remember, without repeating one. Listen again: was every word there, and which one is new to somebody?',
        'استمعوا إلى {quote} ({page}). ليذكر كل واحد منكم كلمة بقيت في ذاكرته، من غير تكرار. ثم استمعوا مرة أخرى: هل وردت الكلمات كلها، وأي كلمة منها جديدة على أحدكم؟',
      ],
      ages: [3, 11],
      setting: 'home',
    },
    {
      title: ['A Thread of Three Beads', 'خيط من ثلاث حبات'],
      body: [
        'Read {quote} ({page}). Draw three large beads on a string. Write or draw in the middle one what this passage is about, in the first what may have come before it and in the last what may come after it. Then look in the book.',
        'اقرؤوا {quote} ({page}). ارسموا ثلاث حبات كبيرة على خيط. اكتبوا أو ارسموا في الوسطى موضوع هذا المقطع، وفي الأولى ما يُحتمل أنه جاء قبله، وفي الأخيرة ما قد يأتي بعده. ثم ارجعوا إلى الكتاب.',
      ],
      ages: [5, 14],
      setting: 'home',
    },
    {
      title: ['Titles in a Bowl', 'عناوين في وعاء'],
      body: [
        'Read {quote} ({page}). Everybody secretly writes a title for this passage on a slip of paper and puts it into a bowl. Read out all the titles and choose the one that fits best. Explain your choice.',
        'اقرؤوا {quote} ({page}). يكتب كل واحد منكم سرًّا عنوانًا لهذا المقطع على قصاصة، ويضعها في وعاء. اقرؤوا العناوين كلها، واختاروا أنسبها، واشرحوا سبب اختياركم.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Two Other Readers', 'قارئان آخران'],
      body: [
        'Choose two people who do not know the book and read them {quote} ({page}). Ask each of them what they think it is about, and note the answers. Compare them with what you know from the book.',
        'اختاروا شخصين لا يعرفان الكتاب، واقرؤوا لهما {quote} ({page}). اسألوا كلًّا منهما عن موضوع المقطع في رأيه، وسجلوا الجوابين. ثم قارنوهما بما تعرفونه من الكتاب.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Tell It Together', 'حكاية مشتركة'],
      body: [
        'Listen to {quote} ({page}). Sit in a circle and say in your own words what you have heard, one sentence each, without repeating anything. Listen to the passage again: has something been forgotten?',
        'استمعوا إلى {quote} ({page}). اجلسوا في حلقة وقولوا بأسلوبكم ما سمعتموه، لكل منكم جملة، من غير تكرار. ثم استمعوا إلى المقطع مرة أخرى: هل نسيتم شيئًا؟',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['The Missing Word', 'الكلمة الناقصة'],
      body: [
        'Listen to {quote} ({page}). One of you reads it again and leaves out one word. Which word is missing? Find another word that would make sense in its place, and say what changes.',
        'استمعوا إلى {quote} ({page}). يقرؤه أحدكم مرة أخرى ويترك كلمة واحدة. ما الكلمة الناقصة؟ ابحثوا عن كلمة أخرى يصح بها المعنى في مكانها، وبينوا ما الذي يتغير.',
      ],
      ages: [6, 14],
      setting: 'class',
    },
    {
      title: ['From Two to Four', 'من اثنين إلى أربعة'],
      body: [
        'Read {quote} ({page}). In pairs, agree on the word or the sentence that matters most here. Then two pairs join and agree again. Each group of four gives the class its choice and the reason.',
        'اقرؤوا {quote} ({page}). اتفقوا في مجموعات ثنائية على الكلمة أو الجملة الأهم هنا. ثم لتجتمع كل مجموعتين وتتفقا من جديد. وفي الختام لتذكر كل مجموعة من أربعة اختيارها وسببه أمام الصف.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Three Kinds of Questions', 'ثلاثة أنواع من الأسئلة'],
      body: [
        'In groups, read {quote} ({page}). Write three questions about it: one that the passage answers, one that you can answer by thinking, and one that only the rest of the book could answer. Exchange them with another group.',
        'اقرؤوا في مجموعات {quote} ({page}). اكتبوا عنه ثلاثة أسئلة: سؤالًا يجيب عنه المقطع، وسؤالًا يمكنكم الجواب عنه بالتفكير، وسؤالًا لا يجيب عنه إلا بقية الكتاب. ثم تبادلوا الأسئلة مع مجموعة أخرى.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
