import type { BookEntries } from '../entries.ts'

export const BIOGRAPHY: BookEntries = {
  before: [
    [
      'Who might {title} be about, and what do you already know about that person or the time?',
      'عمّن يتحدث {title}؟ وماذا تعرفون من قبل عن هذه السيرة وزمانها؟',
    ],
    [
      'Is this life told by an “I” or by somebody looking on from outside? Look at the first page.',
      'من يروي هذه السيرة: من عاشها أم شخص آخر؟ انظروا إلى الصفحة الأولى.',
    ],
    [
      'Why do people write about their own lives or the lives of others? Think of two reasons.',
      'لماذا يكتب الناس عن حياتهم أو عن حياة غيرهم؟ اذكروا سببين.',
    ],
    [
      'Look for years and places in the first pages. Where and when does the story of this life begin?',
      'ابحثوا في الكتاب عن سنوات وعن أسماء أماكن. أين جرت أحداث هذه السيرة، ومتى؟',
    ],
    [
      'Whose life in your family or your country would make a good book, and why?',
      'أي شخصية من أسرتكم أو من بلدكم تستحق أن يُكتب كتاب عن حياتها، ولماذا؟',
    ],
    [
      'If a book were written about your own life, what would you call the first chapter?',
      'لو أُلّف كتاب عن حياتكم أنتم، فأي عنوان تختارون للفصل الأول؟',
    ],
    ['How can somebody who writes about a real life know what truly happened?', 'كيف يعرف كاتب السيرة ما حدث فعلًا؟'],
    [
      'What do you expect {title} to tell us most about: childhood, work, travels or family?',
      'ما أكثر ما تتوقعون أن يحكي عنه {title}: الطفولة أم العمل أم الأسفار أم الأسرة؟',
    ],
    [
      'Tell each other about yesterday in only three sentences. What did you leave out, and what might a book about a whole life leave out?',
      'احكوا عن يوم أمس في ثلاث جمل فقط. ما الذي لم تذكروه، وما الذي قد لا يذكره كتاب يروي حياة كاملة؟',
    ],
    [
      'Whose life do you know from another book or from a film, and what do you remember best about it?',
      'أي سيرة تعرفونها من كتاب آخر أو من فيلم؟ وما الذي تتذكرونه منها أكثر من غيره؟',
    ],
    [
      'Do you prefer to read about people who live as you do or about people whose lives are quite different? Which do you expect in {title}?',
      'أتفضلون القراءة عمن يعيشون مثلكم أم عمن تختلف حياتهم كثيرًا عن حياتكم؟ وماذا تتوقعون في {title}؟',
    ],
    [
      'Write down three questions that a book about a life should answer. As you read, tick those that {title} answers.',
      'اكتبوا ثلاثة أسئلة ينبغي أن يجيب عنها كل كتاب يروي سيرة. وفي أثناء القراءة ضعوا علامة أمام كل سؤال يجيب عنه {title}.',
    ],
    [
      'See whether the book has a map, a family tree or a list of years. Which of the three would help you most as you read?',
      'هل في الكتاب خريطة أو شجرة عائلة أو جدول بالسنوات؟ أي هذه الأشياء يفيدكم أكثر من غيره في أثناء القراءة؟',
    ],
    [
      'Which is harder to tell truthfully: one’s own life or somebody else’s? Give a reason.',
      'أيهما أصعب: أن يصدق الإنسان في رواية سيرته أم في رواية سيرة غيره؟ اذكروا سببًا.',
    ],
  ],
  questions: [
    [
      'Which part of this life would you like to know more about, and where could you find it?',
      'أي مرحلة في هذه السيرة تودون أن تعرفوا عنها المزيد، وأين يمكن أن تجدوه؟',
    ],
    [
      'Which moment did most to change the course of this life, and how?',
      'أي لحظة في هذه السيرة غيرت ما بعدها أكثر من غيرها، وكيف؟',
    ],
    [
      'What in this life would you wish for yourselves, and what would you not?',
      'ما الذي تتمنون مثله لأنفسكم مما قرأتم في هذه السيرة، وما الذي لا تتمنونه؟',
    ],
    [
      'Which other people made a difference to this life, and in what way?',
      'من الذين كان لهم أثر في هذه السيرة، وكيف؟',
    ],
    [
      'What does the book not tell us about this life that you would like to know?',
      'ما الذي لا يخبرنا به الكتاب عن هذه السيرة وتودون أن تعرفوه؟',
    ],
    [
      'How did people live from day to day in that time and place? Compare it with your own life.',
      'كيف كان الناس يعيشون أيامهم في ذلك الزمان والمكان؟ قارنوا ذلك بحياتكم.',
    ],
    [
      'Which decision in this life might you have made differently, and why?',
      'اختاروا قرارًا مما قرأتم عنه. ماذا تقررون لو كنتم في الموقف نفسه، ولماذا؟',
    ],
    [
      'Which single object could stand for this life in a museum?',
      'لو عُرض في متحف شيء واحد يمثل هذه السيرة، فماذا تختارون؟',
    ],
    [
      'If somebody else told the story of this life, what might they tell differently?',
      'لو روى شخص آخر هذه السيرة، فما الذي قد يختلف في روايته؟',
    ],
    ['Which page shows best what kind of person this was or is?', 'أي صفحة تعرّفنا أفضل من غيرها بهذه الشخصية وطباعها؟'],
    [
      'Which place matters most in this life, and what makes it so important?',
      'أي مكان هو الأهم في هذه السيرة، وما سبب أهميته؟',
    ],
    [
      'Which part of this life does the book tell at length, and which does it pass over quickly? What might be the reason?',
      'أي جزء من هذه السيرة يطيل الكتاب الحديث عنه، وأي جزء يمر به سريعًا؟ وما السبب في رأيكم؟',
    ],
    [
      'Which quality counted most in this life: patience, courage, curiosity or another one? Find a passage that shows it.',
      'أي صفة كانت الأهم في هذه السيرة: الصبر أم الشجاعة أم حب المعرفة أم صفة أخرى؟ ابحثوا عن موضع يدل عليها.',
    ],
    [
      'Which sentence from the book could serve as a motto for this whole life, and why?',
      'أي جملة من الكتاب تصلح شعارًا لهذه السيرة كلها، ولماذا؟',
    ],
    [
      'What in this life was the result of effort, and what came unexpectedly? Give an example of each.',
      'ما الذي كان في هذه السيرة ثمرة جهد، وما الذي جاء على غير توقع؟ هاتوا مثالًا لكل منهما.',
    ],
    [
      'What from this life will people still remember in a hundred years, in your opinion, and why?',
      'ما الذي سيبقى من هذه السيرة في ذاكرة الناس بعد مئة عام في رأيكم، ولماذا؟',
    ],
    [
      'Divide what the book tells of this life into three stages and give each of them a heading. What separates one stage from the next?',
      'قسموا ما يرويه الكتاب من هذه السيرة إلى ثلاث مراحل، وضعوا لكل مرحلة عنوانًا. ما الذي يفصل كل مرحلة عن التي بعدها؟',
    ],
    [
      'With which moment does the book begin? Where would you begin if you were telling the story of this life?',
      'بأي لحظة يبدأ الكتاب؟ ومن أين تبدؤون أنتم لو رويتم هذه السيرة؟',
    ],
    [
      'Who in particular should read about this life, and what might they gain from it?',
      'من الذي تنصحونه قبل غيره بقراءة هذه السيرة، وماذا قد يستفيد منها؟',
    ],
    [
      'What in this life was not as you had expected, and what had you thought before?',
      'ما الذي وجدتموه في هذه السيرة على غير ما توقعتم، وماذا كنتم تظنون؟',
    ],
    [
      'Which difficulty in this life do people still meet today, and what helps them now?',
      'أي صعوبة مما ترويه هذه السيرة ما زال الناس يواجهونها اليوم؟ وما الذي يعينهم عليها؟',
    ],
    [
      'Where do you notice what the author thinks of the people in the book? Name the words that show it.',
      'في أي موضع يظهر رأي المؤلف فيمن يتحدث عنهم؟ اذكروا الكلمات التي تدل عليه.',
    ],
  ],
  activities: [
    {
      title: ['Lines of Life', 'خطان لحياتين'],
      body: [
        'Draw a long line and mark the important moments of this life on it with pictures or words. Draw a second line below it for somebody in your family. Where do the two lines look alike?',
        'ارسموا خطًّا طويلًا وحددوا عليه أهم اللحظات في هذه السيرة برسوم أو كلمات. ثم ارسموا تحته خطًّا آخر لحياة أحد أفراد أسرتكم. أين يتشابه الخطان؟',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Bag of Memories', 'حقيبة الذكريات'],
      body: [
        'Draw five things that played a part in this life and put the drawings in a bag. Take them out one by one and tell what you remember from the book.',
        'ارسموا خمسة أشياء كان لها دور في هذه السيرة، وضعوا الرسوم في حقيبة. أخرجوها واحدًا بعد آخر، واحكوا ما تتذكرونه من الكتاب.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Interview at Home', 'مقابلة في البيت'],
      body: [
        'Think of three questions that the book answers, for example about childhood, work or travels. Put the same questions to somebody older whom you know and write down the answers. Compare them with the book.',
        'فكروا في ثلاثة أسئلة أجاب عنها الكتاب، عن الطفولة مثلًا أو العمل أو السفر. اطرحوا الأسئلة نفسها على شخص تعرفونه أكبر منكم سنًّا، واكتبوا الأجوبة. ثم قارنوها بما جاء في الكتاب.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Museum of a Life', 'متحف لحياة إنسان'],
      body: [
        'Let each of you make one exhibit for this life: a drawing, a letter or an object made of paper. Lay everything out as in a museum. Guide each other round and explain your pieces.',
        'ليصنع كل منكم قطعة واحدة لمتحف عن هذه السيرة: رسمًا أو رسالة أو شيئًا من ورق. اعرضوا القطع كما في المتاحف. ثم تجولوا بينها، وليشرح كل منكم قطعته.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['A Moment Acted Out', 'مشهد من حياة'],
      body: [
        'In small groups, choose an event from the book and act it out with only a few sentences. The others find it in the book and say what came before it.',
        'اختاروا في مجموعات صغيرة حدثًا من الكتاب ومثلوه بجمل قليلة. ثم ليبحث الآخرون عن موضعه في الكتاب، وليذكروا ما حدث قبله.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['In Our Own Words', 'كلام الكتاب بأسلوبنا'],
      body: [
        'Look in the book for sentences with {words} and read them aloud. Check the meaning, then say the same thing as you would among friends. What becomes clearer, and what gets lost?',
        'ابحثوا في الكتاب عن جمل فيها {words}، واقرؤوها بصوت مسموع. تحققوا من المعنى، ثم قولوا الكلام نفسه كما تقولونه بين أصدقائكم. ما الذي يزداد وضوحًا، وما الذي يضيع؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['A Life on the Map', 'سيرة على الخريطة'],
      body: [
        'Collect the names of places from the book and look for them on a map or a globe. Take turns to say what happened in each of them. Which two places lie furthest apart?',
        'اجمعوا من الكتاب أسماء أماكن، وابحثوا عنها على خريطة أو مجسم للكرة الأرضية. تناوبوا على ذكر ما حدث في كل مكان. أي مكانين هما الأبعد أحدهما عن الآخر؟',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['A Plaque on a Wall', 'لوحة تذكارية'],
      body: [
        'First agree on where a plaque about this life should hang. Then write its text in no more than twenty-five words. What should everybody who passes by know?',
        'اتفقوا أولًا على مكان مناسب للوحة تذكارية عن هذه السيرة. ثم اكتبوا نصها في خمس وعشرين كلمة على الأكثر. ما الذي ينبغي أن يعرفه كل من يمر بها؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['A Day to Remember', 'يوم للذكرى'],
      body: [
        'Write half a page about a day that you like to remember, in the style of the book. Read it to each other and say what you have borrowed from the book.',
        'اكتبوا نصف صفحة عن يوم تحبون أن تتذكروه، بأسلوب يشبه أسلوب الكتاب. ثم ليقرأ كل واحد منكم على الآخرين ما كتبه، وليذكر ما أخذه من أسلوب الكتاب.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Three Things about a Life', 'ثلاثة أمور عن سيرة'],
      body: [
        'Tell somebody who does not know the book three things about this life. Which of them caused the most surprise, and what were you asked?',
        'أخبروا شخصًا لا يعرف الكتاب بثلاثة أمور عن هذه السيرة. أيها أدهشه أكثر من غيره، وعمّ سألكم؟',
      ],
      ages: [4, 18],
      setting: 'home',
    },
    {
      title: ['Six Words for a Life', 'سيرة في ست كلمات'],
      body: [
        'Let each of you sum up this life in exactly six words. Hang up the sheets and put together those that say something similar. Which important thing is missing from all of them?',
        'ليلخص كل واحد منكم هذه السيرة في ست كلمات بالضبط. علقوا الأوراق واجمعوا المتشابه منها. ما الأمر المهم الذي لم يرد في أي ورقة؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['Out of Order', 'أحداث بلا ترتيب'],
      body: [
        'In groups, write six events from the book on cards and shuffle them. Another group puts them in the order in which they happened and then checks in the book. Which event was hardest to place?',
        'اكتبوا في مجموعات ستة أحداث من الكتاب على بطاقات واخلطوها. لترتبها مجموعة أخرى بحسب وقوعها، ثم لتتحقق من ذلك في الكتاب. أي حدث كان ترتيبه هو الأصعب؟',
      ],
      ages: [8, 15],
      setting: 'class',
    },
    {
      title: ['Like Us or Not', 'مثلنا أم مختلف عنا'],
      body: [
        'Take turns to name something from the book that people did, ate, wore or learned. Whoever knows the same from their own life stands up and tells the others about it. What is quite different from your life today?',
        'تناوبوا على ذكر شيء من حياة الناس في الكتاب: عمل أو طعام أو لباس أو شيء تعلموه. من يعرف مثله في حياته يقف ويحكي عنه. ما الذي يختلف تمامًا عن حياتكم اليوم؟',
      ],
      ages: [4, 10],
      setting: 'class',
    },
  ],
}
