import type { BookEntries } from '../entries.ts'

export const COLLECTION: BookEntries = {
  before: [
    [
      'Look for the titles of the stories. Which one makes you most curious?',
      'ابحثوا عن عناوين القصص. أي عنوان يثير فضولكم أكثر من غيره؟',
    ],
    [
      'Which story shall we begin with: the first, the shortest or one chosen by the youngest of you?',
      'بأي قصة نبدأ: بأول قصة أم بأقصر قصة أم بقصة يختارها أصغرنا سنًّا؟',
    ],
    [
      'What might the stories in {title} have in common, going by the title alone?',
      'ما الذي قد يجمع بين القصص في {title}، إذا حكمنا من العنوان وحده؟',
    ],
    [
      'Which stories were you told when you were younger? See whether there is one like them in this book.',
      'ما الحكايات التي سمعتموها حين كنتم أصغر سنًّا؟ انظروا هل في هذا الكتاب ما يشبهها.',
    ],
    [
      'Find out how many stories there are. How many would you read in a day?',
      'عُدّوا القصص التي في الكتاب. كم قصة تودون أن تقرؤوا في اليوم؟',
    ],
    [
      'Compare how two of the stories begin. Which beginning do you like better?',
      'قارنوا بين بداية قصتين من الكتاب. أي البدايتين تعجبكم أكثر؟',
    ],
    [
      'If a friend had read {title} before you, what would you ask about it?',
      'لو قرأ أحد أصدقائكم {title} قبلكم، فعمّ تسألونه؟',
    ],
    [
      'How many pieces does the book have? Which is the shortest, and which the longest?',
      'كم نصًّا في هذا الكتاب؟ وما أقصر نص فيه، وما أطول نص؟',
    ],
    [
      'Open the book in the middle and read the first sentence of the story you find there. Would you read on?',
      'افتحوا الكتاب من وسطه واقرؤوا أول جملة في القصة التي تجدونها. هل تودون أن تكملوها؟',
    ],
    [
      'Which do you like better, short stories or one long story? Why?',
      'أيهما أحب إليكم: القصص القصيرة أم قصة واحدة طويلة؟ ولماذا؟',
    ],
    [
      'Let each of you choose a story by its title and say what it might be about. Check when you have read it.',
      'ليختر كل واحد منكم قصة بحسب عنوانها، وليقل عمّ تتحدث في رأيه. ثم تحققوا بعد قراءتها.',
    ],
    [
      'When would be a good time for one of these stories: in the evening, on a journey or on a holiday morning?',
      'ما الوقت المناسب لقصة من هذه القصص: المساء أم وقت السفر أم صباح يوم إجازة؟',
    ],
    [
      'What makes a short story a good one? Agree on three things, and see later which stories have them.',
      'ما الذي يجعل القصة القصيرة جميلة؟ اتفقوا على ثلاثة أشياء، ثم انظروا بعد القراءة أي القصص فيها هذه الأشياء.',
    ],
    [
      'Share out the first stories among you: who reads which one aloud?',
      'وزعوا القصص الأولى بينكم: من يقرأ كل قصة بصوت مسموع؟',
    ],
  ],
  questions: [
    [
      'Which story in the book would you tell to somebody else, and why that one?',
      'أي قصة من الكتاب تختارون أن تحكوها لغيركم، ولماذا هي بالذات؟',
    ],
    ['Choose two stories from the book. What do they have in common?', 'اختاروا قصتين من الكتاب. فيم تتشابهان؟'],
    [
      'Bring together two characters from different stories. What would they talk about?',
      'تخيلوا لقاءً بين شخصيتين من قصتين مختلفتين. ما الحديث الذي يدور بينهما؟',
    ],
    ['Which of the endings surprised you most, and why?', 'أي نهاية من نهايات القصص فاجأتكم أكثر من غيرها، ولماذا؟'],
    [
      'Which story would you put first in the book, and which one last? Give your reasons.',
      'أي قصة تضعونها في أول الكتاب، وأي قصة في آخره؟ اذكروا السبب.',
    ],
    [
      'Which story is the weakest in your opinion, and what would you change in it?',
      'أي قصة هي الأضعف في رأيكم، وماذا تغيرون فيها؟',
    ],
    [
      'Which of the stories is closest to your own life, and which is furthest from it?',
      'أي قصة هي الأقرب إلى حياتكم، وأي قصة هي الأبعد عنها؟',
    ],
    ['What would a new story need in order to fit into this book?', 'كيف ينبغي أن تكون قصة جديدة كي تناسب هذا الكتاب؟'],
    [
      'Is the world of these stories kind, harsh or a little of both? Give examples from two of them.',
      'كيف ترون العالم في هذه القصص: رحيمًا أم قاسيًا أم فيه شيء من هذا وذاك؟ هاتوا مثالين من قصتين.',
    ],
    ['Find a new title for one of the stories. Why does it fit?', 'اقترحوا عنوانًا جديدًا لإحدى القصص. ولماذا يناسبها؟'],
    ['Which story did you want to read a second time, and why?', 'أي قصة أردتم أن تقرؤوها مرة ثانية، ولماذا؟'],
    [
      'Which character from these stories would you like to meet again in a new story?',
      'أي شخصية من هذه القصص تودون أن تجدوها مرة أخرى في قصة جديدة؟',
    ],
    ['Which story made you smile, and which one made you think?', 'أي قصة جعلتكم تبتسمون، وأي قصة جعلتكم تفكرون؟'],
    ['In which story does somebody learn something? What is it?', 'في أي قصة تتعلم إحدى الشخصيات شيئًا؟ وما هو؟'],
    [
      'Which story do you wish were longer, and what would you add to it?',
      'أي قصة تتمنون لو كانت أطول، وماذا تضيفون إليها؟',
    ],
    ['Which beginning drew you in at once? Read it aloud.', 'أي بداية جذبتكم من أول سطر؟ اقرؤوها بصوت مسموع.'],
    [
      'Do you have different favourites? Let each of you say what they like about theirs.',
      'هل اختلفتم في القصة المفضلة؟ ليذكر كل واحد منكم ما يعجبه في قصته.',
    ],
    ['Which sentence from the book would you print on its cover?', 'أي جملة من الكتاب تطبعونها على غلافه؟'],
    [
      'Which of the stories could happen today, and what would be different in it?',
      'أي قصة من هذه القصص قد تحدث اليوم، وما الذي يختلف فيها؟',
    ],
    [
      'Which place in the stories can you picture most clearly? Describe it.',
      'أي مكان في هذه القصص ترونه أمامكم أوضح من غيره؟ صفوه.',
    ],
  ],
  activities: [
    {
      title: ['A Tale from Memory', 'حكاية من الذاكرة'],
      body: [
        'Choose a short story from the book that all of you like. Read it twice, close the book and tell it from memory. Help each other when something is forgotten.',
        'اختاروا من الكتاب قصة قصيرة تعجبكم جميعًا. اقرؤوها مرتين، ثم أغلقوا الكتاب واحكوها من الذاكرة. وليساعد بعضكم بعضًا عند النسيان.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Two Tales Meet', 'لقاء بين حكايتين'],
      body: [
        'Draw two characters from different stories and cut them out. Let them meet, and act out what they tell each other and what they do together.',
        'ارسموا شخصيتين من قصتين مختلفتين وقصوهما. اجعلوهما تلتقيان، ومثلوا الحديث الذي يدور بينهما وما تفعلانه معًا.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Stars for Stories', 'نجوم للقصص'],
      body: [
        'After each story, everybody at home secretly writes one to five stars and a reason on a slip of paper. At the end of the book, open the slips and talk about the stories on which you differ most.',
        'بعد كل قصة، ليكتب كل واحد منكم سرًّا عدد النجوم التي تستحقها، من نجمة إلى خمس، مع ذكر السبب. وفي نهاية الكتاب افتحوا الأوراق، وتحدثوا عن القصص التي اختلفتم فيها أكثر من غيرها.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Tales Without Words', 'حكايات بلا كلام'],
      body: [
        'In groups, act out one story from the book without speaking. The others guess which one it is and say what gave it away.',
        'مثلوا في مجموعات قصة من الكتاب من غير كلام. دعوا الآخرين يخمنون أي قصة هي، ويذكرون ما دلهم عليها.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Storytellers’ Circle', 'حلقة الرواة'],
      body: [
        'Sit in a circle and choose a story that all of you have heard. One of you begins to tell it, and each of the others adds a sentence in turn until it is finished.',
        'اجلسوا في حلقة واختاروا قصة سمعتموها جميعًا. يبدأ أحدكم الحكاية، ثم يضيف كل واحد منكم جملة في دوره حتى تكتمل.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Words and Their Stories', 'كلمات وقصصها'],
      body: [
        'Look in the book for sentences with {words} and say which story each sentence comes from. Work out the meaning from the story. Then let each group choose another difficult word and test the others.',
        'ابحثوا في الكتاب عن جمل فيها {words}، واذكروا القصة التي جاءت منها كل جملة. استنتجوا المعنى من سياق القصة. ثم لتختر كل مجموعة كلمة صعبة أخرى، ولتسأل الآخرين عن معناها.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['A Path of Stories', 'طريق القصص'],
      body: [
        'Draw a path with one stop for each story you have read, and at each stop one thing from that story. Walk along it with your finger and tell what happens.',
        'ارسموا طريقًا فيه محطة لكل قصة قرأتموها، وارسموا عند كل محطة شيئًا من قصتها. ثم سيروا على الطريق بأصابعكم واحكوا ما يحدث.',
      ],
      ages: [3, 12],
      setting: 'home',
    },
    {
      title: ['A Story over the Phone', 'قصة بالهاتف'],
      body: [
        'Choose a story and tell it in two minutes, over the phone, to somebody who is far away. What did they ask you?',
        'اختاروا قصة واحكوها بالهاتف في دقيقتين لشخص بعيد عنكم. عمّ سألكم؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Three Clues', 'ثلاثة أدلة'],
      body: [
        'Each of you thinks of a story in the book and gives three clues, the hardest one first. Who is the first to name the story?',
        'ليفكر كل واحد منكم في قصة من الكتاب وليقدم ثلاثة أدلة عليها، وليبدأ بأصعبها. من أول من يعرف القصة؟',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Five for a Book', 'خمس قصص في كتاب'],
      body: [
        'Choose five stories, from this book or from others, for a small book of your own. Put them in order and write one sentence for each: why is it in your book?',
        'اختاروا خمس قصص، من هذا الكتاب أو من غيره، لكتاب صغير تعدّونه بأنفسكم. رتبوها، واكتبوا عن كل قصة جملة تبين لماذا اخترتموها.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Stop before the End', 'توقفوا قبل النهاية'],
      body: [
        'One group reads a story aloud and stops shortly before the end. The others say how it might end. Then read the ending and compare.',
        'تقرأ مجموعة قصة بصوت مسموع وتتوقف قبل نهايتها بقليل. ليقل الآخرون كيف يتوقعون أن تنتهي. ثم اقرؤوا النهاية وقارنوا.',
      ],
      ages: [5, 18],
      setting: 'class',
    },
    {
      title: ['Strips of First Lines', 'أشرطة البدايات'],
      body: [
        'Write the first sentence of some stories on strips of paper and mix the strips. Which one belongs to which title?',
        'اكتبوا أول جملة من بعض القصص على أشرطة من الورق واخلطوها. أي عنوان يناسب كل شريط؟',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['On the Air', 'على الأثير'],
      body: [
        'In pairs, choose a page with a conversation on it and read it with two voices, as if for the radio.',
        'اختاروا في مجموعات ثنائية صفحة فيها حوار، واقرؤوها بصوتين كأنكم في الإذاعة.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
}
