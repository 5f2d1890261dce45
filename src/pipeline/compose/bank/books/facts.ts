import type { BookEntries } from '../entries.ts'

/** What fits a book that tells of one subject how things are or were. */
export const OF_FACTS: BookEntries = {
  before: [
    [
      'Leaf through the book to see what it is about. What do you already know about this subject?',
      'تصفحوا الكتاب لتعرفوا موضوعه. ماذا كنتم تعرفون عن هذا الموضوع من قبل؟',
    ],
    [
      'Does the book have pictures, maps or tables, or only words? What does that lead you to expect?',
      'أفي الكتاب صور أو خرائط أو جداول، أم كلمات فقط؟ وماذا تتوقعون من كتاب كهذا؟',
    ],
    [
      'Who could tell you something about the subject of {title} before you read it?',
      'من يستطيع أن يخبركم بشيء عن موضوع {title} قبل أن تقرؤوه؟',
    ],
    [
      'Open the book at three places and read a sentence at each. What do they have in common?',
      'افتحوا الكتاب في ثلاثة مواضع واقرؤوا جملة في كل موضع. ما المشترك بينها؟',
    ],
    [
      'Which other books, films or lessons on this subject do you know? Which questions did they leave open?',
      'ما الكتب أو الأفلام أو الدروس الأخرى التي تعرفونها في هذا الموضوع؟ وما الأسئلة التي لم تجب عنها؟',
    ],
    [
      'What have you often heard about this subject without knowing whether it is true?',
      'ما الذي سمعتموه كثيرًا عن هذا الموضوع ولستم متأكدين من صحته؟',
    ],
    [
      'Where do you come across the subject of this book: at home, at school, in the news or hardly ever?',
      'أين تصادفون موضوع هذا الكتاب: في البيت أم في المدرسة أم في الأخبار أم لا تكادون تصادفونه؟',
    ],
    [
      'In which jobs might people need what {title} tells us? Name two.',
      'في أي المهن قد يحتاج الناس إلى ما في {title} من معلومات؟ اذكروا مهنتين.',
    ],
    [
      'Ask somebody of your own age and somebody much older what first comes to mind when they hear what this book is about. What do the two answers have in common?',
      'اسألوا شخصًا في مثل سنكم وشخصًا أكبر منكم بكثير عن أول ما يخطر لكل منهما عند ذكر موضوع هذا الكتاب. ما المشترك بين الجوابين؟',
    ],
    [
      'How might somebody come to know enough for a book like this: by travelling, measuring, asking, reading or in another way?',
      'كيف يجمع الإنسان ما يكفي من المعرفة لتأليف كتاب كهذا: بالسفر أم بالقياس أم بالسؤال أم بالقراءة أم بطريقة أخرى؟',
    ],
    [
      'Does this book tell us how things are today, how they once were or both? Look for clues on the first pages.',
      'أيتحدث هذا الكتاب عن الحاضر أم عن الماضي أم عن كليهما؟ ابحثوا عما يدل على ذلك في الصفحات الأولى.',
    ],
    [
      'On which shelf of a library would you look for this book? Which other books might stand beside it?',
      'على أي رف من رفوف المكتبة تبحثون عن هذا الكتاب؟ وما الكتب التي قد تجدونها بجانبه؟',
    ],
  ],
  questions: [
    [
      'Does the book say anything that differs from what you have heard or read elsewhere? How could you find out which is right?',
      'هل يقول الكتاب شيئًا يختلف عما سمعتموه أو قرأتموه في مكان آخر؟ وكيف تعرفون أيهما الصحيح؟',
    ],
    [
      'Which page would you show to somebody who wants to know what this book is about?',
      'أي صفحة تعرضونها على من يريد أن يعرف موضوع هذا الكتاب؟',
    ],
    [
      'Does the book give opinions as well as facts? How can you tell them apart?',
      'هل في الكتاب آراء إلى جانب الحقائق؟ وكيف تميزون بينهما؟',
    ],
    [
      'Which word or name did you not know before you read the book? Explain it to somebody in a sentence.',
      'ما الكلمة أو الاسم الذي لم تكونوا تعرفونه قبل قراءة الكتاب؟ اشرحوه لغيركم في جملة.',
    ],
    [
      'Which of your school subjects is closest to this book, and what do the two have in common?',
      'أي مادة من موادكم الدراسية أقرب إلى هذا الكتاب، وما الذي يجمع بينهما؟',
    ],
    [
      'Does the book only say how things are, or does it also explain why? Give an example.',
      'أيكتفي الكتاب بوصف الأمور أم يشرح أسبابها أيضًا؟ هاتوا مثالًا.',
    ],
    [
      'Which things in the book are also true of the place where you live, and which are not?',
      'أي شيء مما في الكتاب ينطبق على المكان الذي تعيشون فيه، وأي شيء لا ينطبق عليه؟',
    ],
    [
      'Which number, year or name from the book is worth knowing by heart? Say why.',
      'أي رقم أو عام أو اسم في الكتاب يستحق أن تحفظوه؟ اذكروا السبب.',
    ],
    [
      'Does the book say anywhere how its facts were found out? At which point would you have liked to know more about that?',
      'هل يذكر الكتاب كيف عُرف ما فيه من معلومات؟ وعند أي موضع كنتم تودون أن تعرفوا المزيد عن ذلك؟',
    ],
    [
      'What may still be waiting to be found out about this subject? Does the book say anything about it?',
      'ما الذي لم يُكتشف بعد في هذا الموضوع في رأيكم؟ وهل يقول الكتاب شيئًا عن ذلك؟',
    ],
    [
      'Choose two people, places or things from the book. How are they alike, and how do they differ?',
      'اختاروا من الكتاب شخصين أو مكانين أو شيئين. فيم يتشابهان، وفيم يختلفان؟',
    ],
    [
      'What in this book is hardest to imagine? What could you compare it with to make that easier?',
      'ما الذي يصعب تصوره أكثر من غيره في هذا الكتاب؟ وبماذا تقارنونه ليسهل تصوره؟',
    ],
    [
      'What does the book tell us about at length, and what only briefly? Why might that be?',
      'أي شيء يطيل الكتاب الحديث عنه، وأي شيء يمر به مرورًا سريعًا؟ ولماذا في رأيكم؟',
    ],
    [
      'Which question that you had before reading has the book answered? Where did you find the answer?',
      'أي سؤال خطر ببالكم قبل القراءة وأجاب عنه الكتاب؟ وأين وجدتم الجواب؟',
    ],
    [
      'Which three words do you need to talk about this subject? Explain one of them.',
      'ما الكلمات الثلاث التي لا يستغني عنها من يتحدث عن هذا الموضوع؟ اشرحوا واحدة منها.',
    ],
    [
      'Which things in this book will still be true in a hundred years, and which may people see differently by then?',
      'ما الذي سيبقى صحيحًا مما في هذا الكتاب بعد مئة عام، وما الذي قد يراه الناس حينئذ على نحو آخر؟',
    ],
    [
      'Find a place where the book is very exact and one where it gives only a rough idea. Why might that be?',
      'ابحثوا عن موضع يدقق فيه الكتاب كثيرًا وموضع يكتفي فيه بفكرة عامة. ما سبب ذلك في رأيكم؟',
    ],
    [
      'What would you have to read, see or learn next to become an expert on this subject?',
      'ماذا ينبغي أن تقرؤوا أو تروا أو تتعلموا بعد هذا الكتاب لتصيروا خبراء في موضوعه؟',
    ],
    [
      'Does the author seem to love the subject, to worry about it or only to describe it? Which words show it?',
      'أيبدو مؤلف هذا الكتاب محبًّا لموضوعه أم قلقًا بشأنه أم مكتفيًا بوصفه؟ وما الكلمات التي تدل على ذلك؟',
    ],
  ],
  activities: [
    {
      title: ['Family Quiz', 'مسابقة عائلية'],
      body: [
        'Choose five things that the book says and turn them into questions. Put the questions to your family. Where you disagree, look it up in the book.',
        'اختاروا خمسة أشياء مما يقوله الكتاب وحولوها إلى أسئلة. اطرحوا الأسئلة على أفراد أسرتكم. وإن اختلفتم في جواب فارجعوا إلى الكتاب.',
      ],
      ages: [3, 12],
      setting: 'home',
    },
    {
      title: ['From Page to World', 'من الكتاب إلى الواقع'],
      body: [
        'Look for something in the book that you have also seen somewhere else: at home, outdoors or in a film. Draw it and explain what the book tells us about it.',
        'ابحثوا في الكتاب عن شيء رأيتموه في مكان آخر أيضًا: في البيت أو خارجه أو في فيلم. ارسموه، واشرحوا ما يقوله الكتاب عنه.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Fact Wall', 'جدار المعلومات'],
      body: [
        'Let each of you draw or write one thing from the book on a sheet of paper. Hang up the sheets and put together what belongs together. Find a heading for each group.',
        'ليرسم كل منكم شيئًا واحدًا من الكتاب على ورقة أو ليكتب عنه. علقوا الأوراق واجمعوا المتشابه منها. ثم اختاروا عنوانًا لكل مجموعة.',
      ],
      ages: [3, 12],
      setting: 'class',
    },
    {
      title: ['True or Made Up', 'لعبة الصواب والخطأ'],
      body: [
        'Let one of you say a sentence about the subject of the book that is either true or made up. Those who believe it stand up, while the others stay seated. Then look for the answer in the book.',
        'ليقل أحدكم جملة عن موضوع الكتاب، صحيحة أو من نسج الخيال. من يصدقها يقف، ومن لا يصدقها يبقى جالسًا. ثم ابحثوا عن الجواب في الكتاب.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['A Page of Our Own', 'صفحة من عندنا'],
      body: [
        'In groups, write a page that is missing from this book: something that belongs to its subject and that you know or can find out. Keep to its style, and read your pages to each other.',
        'اكتبوا في مجموعات صفحة تضيفونها إلى هذا الكتاب: شيئًا من موضوعه لم يذكره، تعرفونه أو تستطيعون أن تعرفوه. اكتبوا بأسلوب الكتاب، ثم ليقرأ بعضكم لبعض.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Two-Minute Experts', 'خبراء في دقيقتين'],
      body: [
        'Share out the parts of the book among small groups. Each group prepares a talk of two minutes with one drawing or diagram. The listeners ask a question after every talk.',
        'وزعوا أجزاء الكتاب على مجموعات صغيرة. لتُعدّ كل مجموعة عرضًا مدته دقيقتان مع رسم أو مخطط واحد. ويطرح المستمعون سؤالًا بعد كل عرض.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Three Sheets', 'ثلاث أوراق'],
      body: [
        'Write on three sheets what you knew before, what the book told you, and what you want to check. Choose one thing from the third sheet and check it together in a library or in another source.',
        'اكتبوا على ثلاث أوراق: ما كنتم تعرفونه، وما عرفتموه من الكتاب، وما تريدون التحقق منه. ثم اختاروا شيئًا واحدًا من الورقة الثالثة وتحققوا منه معًا في مكتبة أو في مصدر آخر.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Two Sentences', 'جملتان'],
      body: [
        'Before reading, everybody writes a sentence on what they think about the subject. Read a part together and write a second sentence. Whose two sentences differ most, and why?',
        'قبل القراءة ليكتب كل واحد جملة عن رأيه في الموضوع. اقرؤوا جزءًا معًا، ثم ليكتب كل واحد جملة ثانية. من منكم تختلف جملتاه أكثر من غيره، ولماذا؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['From Known to Unknown', 'من المعروف إلى المجهول'],
      body: [
        'Write six things that the book says on slips of paper and put them in order, from the best known to the least known. Then ask somebody who has not read it: which of them did they know?',
        'اكتبوا على قصاصات ستة أشياء يقولها الكتاب، ورتبوها مما يعرفه معظم الناس إلى ما لا يكاد يعرفه أحد. ثم اسألوا شخصًا لم يقرأ الكتاب: أيها كان يعرف؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['For a Child of Six', 'لطفل في السادسة'],
      body: [
        'Choose five sentences from the book and rewrite them so that a child of six can follow. Read them to a child you know, or to each other. What is still too hard?',
        'اختاروا خمس جمل من الكتاب وأعيدوا كتابتها حتى يفهمها طفل في السادسة. اقرؤوها لطفل تعرفونه، أو ليقرأ بعضكم لبعض. ما الذي ما زال صعبًا؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Half Sentences', 'أنصاف الجمل'],
      body: [
        'In groups, write five sentences about what the book says, cut each in two and shuffle the halves. Let another group put them together and check them against the book.',
        'اكتبوا في مجموعات خمس جمل عما يقوله الكتاب، وقصوا كل جملة نصفين، ثم اخلطوا الأنصاف. دعوا مجموعة أخرى تجمعها وتتحقق منها في الكتاب.',
      ],
      ages: [8, 13],
      setting: 'class',
    },
    {
      title: ['Three Names, Three Cards', 'ثلاثة أسماء وثلاث بطاقات'],
      body: [
        'Choose three names from the book, of people, places or things. Find out one thing about each that the book does not say, and write it on a card with its source. Put the cards between the right pages for the next reader.',
        'اختاروا من الكتاب ثلاثة أسماء لأشخاص أو أماكن أو أشياء. ابحثوا عن معلومة عن كل منها لا تجدونها في الكتاب، واكتبوها مع مصدرها على بطاقة. ثم ضعوا البطاقات بين الصفحات المناسبة لمن يقرأ الكتاب بعدكم.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Ten Questions', 'عشرة أسئلة'],
      body: [
        'One of you thinks of something that the book tells us about. The others may ask ten questions that can be answered with yes or no. Whoever guesses it shows the page and goes next.',
        'ليفكر أحدكم في شيء يتحدث عنه الكتاب. وللآخرين أن يطرحوا عشرة أسئلة جوابها «نعم» أو «لا». ومن يعرفه يدل الآخرين على صفحته، ثم يأتي دوره.',
      ],
      ages: [6, 14],
      setting: 'home',
    },
    {
      title: ['A Leaflet for Visitors', 'مطوية للزوار'],
      body: [
        'Think of an exhibition about the subject of this book. Fold a sheet in three and make a leaflet for the visitors: what they will find there, three things that they should not miss, and one fact that most people do not know. Check all of it in the book.',
        'تخيلوا معرضًا عن موضوع هذا الكتاب. اطووا ورقة إلى ثلاثة أقسام، واصنعوا منها مطوية للزوار، واكتبوا فيها ما سيجدونه في المعرض، وثلاثة أشياء ينبغي ألا تفوتهم، ومعلومة لا يعرفها معظم الناس. ثم تحققوا من ذلك كله في الكتاب.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['A Model from Small Things', 'نموذج من أشياء صغيرة'],
      body: [
        'Choose a place or a thing that the book describes. Build a model of it with small things from your home, such as cups, string or buttons. Explain it to somebody, and let them explain it back to you.',
        'اختاروا مكانًا أو شيئًا يصفه الكتاب. اصنعوا له نموذجًا من أشياء صغيرة في البيت، كالأكواب والخيوط والأزرار. اشرحوه لأحد أفراد الأسرة، ثم ليشرحه لكم بأسلوبه.',
      ],
      ages: [5, 14],
      setting: 'home',
    },
    {
      title: ['One Order, Then Another', 'ترتيب ثم ترتيب آخر'],
      body: [
        'Everybody writes or draws one thing from the book on a large sheet. Stand in a row with your sheets in an order that you agree on, such as from near to far, from old to new or from small to large. Then find a second order: what does each order show?',
        'ليكتب كل واحد على ورقة كبيرة شيئًا واحدًا من الكتاب أو ليرسمه. قفوا صفًّا ومعكم الأوراق، في ترتيب تتفقون عليه: من القريب إلى البعيد مثلًا، أو من القديم إلى الجديد، أو من الصغير إلى الكبير. ثم ابحثوا عن ترتيب ثانٍ: ماذا يبيّن لكم كل ترتيب؟',
      ],
      ages: [6, 16],
      setting: 'class',
    },
    {
      title: ['A Table on the Board', 'جدول على السبورة'],
      body: [
        'Agree on three headings for a table that suit the book, such as name, place and time. Let each pair take a few pages and add one row to the table. Then read every column from top to bottom: what do you notice?',
        'اتفقوا على ثلاثة عناوين لجدول يناسب الكتاب، مثل الاسم والمكان والزمان. لتأخذ كل مجموعة ثنائية بضع صفحات، ولتضف إلى الجدول صفًّا واحدًا. ثم اقرؤوا كل عمود من أعلاه إلى أسفله: ماذا تلاحظون؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['Easy, Medium, Hard', 'سهل ومتوسط وصعب'],
      body: [
        'In groups, write an easy, a medium and a hard question about the book, and put the answers with their pages on a second sheet. Exchange questions with another group and answer theirs. Do you agree on which question was the hardest?',
        'اكتبوا في مجموعات ثلاثة أسئلة عن الكتاب: سهلًا ومتوسطًا وصعبًا، واكتبوا الأجوبة وصفحاتها على ورقة ثانية. تبادلوا الأسئلة مع مجموعة أخرى وأجيبوا عن أسئلتها. هل تتفقون على أصعب سؤال؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
}
