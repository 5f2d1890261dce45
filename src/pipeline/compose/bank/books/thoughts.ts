import type { BookEntries } from '../entries.ts'

/** What fits a book of opinions, essays or criticism. */
export const OF_THOUGHTS: BookEntries = {
  before: [
    [
      'Read the title {title} and half a page of the book. Do you expect thoughts that most people share, or some that many see differently?',
      'اقرؤوا العنوان {title} ونصف صفحة من الكتاب. أتتوقعون أفكارًا يوافق عليها معظم الناس أم أفكارًا تختلف فيها الآراء؟',
    ],
    [
      'Look at the list of contents or at the headings. On which question would you like to hear the author’s opinion first?',
      'انظروا إلى قائمة المحتويات أو إلى العناوين. في أي مسألة تودون أن تسمعوا أولًا رأي المؤلف؟',
    ],
    [
      'Whose opinion do you like to hear on important matters, and why? Keep this in mind while you read.',
      'من الذي تحبون أن تسمعوا رأيه في الأمور المهمة، ولماذا؟ تذكروا ذلك وأنتم تقرؤون.',
    ],
    [
      'What makes you believe somebody: examples, reasons or the way they speak? See what this book relies on.',
      'ما الذي يجعلكم تصدقون من يحدثكم: الأمثلة أم الأسباب أم طريقة الكلام؟ انظروا على أيها يعتمد هذا الكتاب.',
    ],
    [
      'When have you thought differently from most of the people around you? What made it easy or hard to say so?',
      'متى كان لكم رأي يخالف رأي معظم من حولكم؟ وما الذي سهّل عليكم التعبير عنه أو صعّبه؟',
    ],
    [
      'Choose a paragraph and read it twice, once at your usual pace and once very slowly. What did you notice only the second time?',
      'اختاروا فقرة واقرؤوها مرتين: مرة بسرعتكم المعتادة ومرة ببطء شديد. ما الذي لم تنتبهوا إليه إلا في المرة الثانية؟',
    ],
    [
      'Agree on three rules for talking about this book, so that everybody can say what they think. Write them on a sheet and keep it in the book.',
      'اتفقوا على ثلاث قواعد للحديث عن هذا الكتاب حتى يستطيع كل واحد أن يقول رأيه. اكتبوها على ورقة واحفظوها بين صفحاته.',
    ],
    [
      'If you were to write a book of your own thoughts, what would it be about? Try out its first sentence.',
      'لو ألّفتم كتابًا تجمعون فيه أفكاركم، فعن أي شيء تكتبون؟ جربوا أن تصوغوا جملته الأولى.',
    ],
    [
      'Open the book in the middle and read one sentence. What might come before it, and what after?',
      'افتحوا الكتاب من وسطه واقرؤوا جملة واحدة. ما الذي قد يسبقها، وما الذي قد يأتي بعدها؟',
    ],
    [
      'Which sentence from another book, a lesson or a conversation have you never forgotten? What makes a sentence stay in the mind?',
      'أي جملة من كتاب آخر أو من درس أو من حديث لم تنسوها قط؟ وما الذي يجعل الجملة تبقى في الذاكرة؟',
    ],
    [
      'How do you think best: while walking, writing, talking or sitting quietly? Make time for that after each part of this book.',
      'متى يصفو تفكيركم أكثر: عند المشي أم عند الكتابة أم عند الحديث أم عند الجلوس في هدوء؟ خصصوا وقتًا لذلك بعد كل جزء من هذا الكتاب.',
    ],
    [
      'Do we learn more from somebody who thinks as we do or from somebody who thinks otherwise? Give an example.',
      'ممن نتعلم أكثر: ممن يفكر مثلنا أم ممن يفكر بطريقة أخرى؟ هاتوا مثالًا.',
    ],
  ],
  questions: [
    [
      'Find a sentence in the book that not everybody would agree with. What can be said for it, and what against it?',
      'ابحثوا في الكتاب عن جملة قد لا يوافق عليها الجميع. ما الذي يؤيدها، وما الذي يعارضها؟',
    ],
    ['On which point did the book change your mind, or nearly change it?', 'في أي أمر غيّر الكتاب رأيكم أو كاد يغيره؟'],
    [
      'How does the book try to convince its readers: with examples, with numbers, with what others said or in another way?',
      'كيف يحاول الكتاب أن يقنع قراءه: بالأمثلة أم بالأرقام أم بأقوال الآخرين أم بطريقة أخرى؟',
    ],
    [
      'Where does the author seem quite certain, and where less so? Which words show it?',
      'أين يبدو مؤلف هذا الكتاب واثقًا مما يقول، وأين يبدو أقل ثقة؟ وما الكلمات التي تدل على ذلك؟',
    ],
    [
      'Who might see this subject from another side, and what would they say about it?',
      'من قد يرى هذا الموضوع من زاوية أخرى، وماذا يقول عنه؟',
    ],
    [
      'Choose one thought from the book and say it in your own words. Do you agree with it?',
      'اختاروا فكرة من أفكار الكتاب وعبّروا عنها بكلماتكم. أتوافقون عليها؟',
    ],
    [
      'Which thought in the book would you like to answer, and what would you say?',
      'أي فكرة في الكتاب تودون أن تردوا عليها، وماذا تقولون؟',
    ],
    [
      'Where does the author give reasons, and where only an opinion? Find an example of each.',
      'أين يذكر الكتاب أسبابًا لما يقوله، وأين يكتفي بالرأي؟ هاتوا مثالًا لكل منهما.',
    ],
    [
      'Is there an idea in the book that has become dated? Which idea is still worth thinking about today?',
      'هل في الكتاب فكرة صارت قديمة؟ وأي فكرة ما زالت تستحق أن نفكر فيها اليوم؟',
    ],
    [
      'Which opinion in the book surprised you? Do you know anybody who thinks the same?',
      'أي رأي في الكتاب فاجأكم؟ وهل تعرفون من يرى الرأي نفسه؟',
    ],
    [
      'Which word has a wider meaning in this book than in everyday talk, or a different one? Explain what it means here.',
      'أي كلمة لها في هذا الكتاب معنى أوسع من معناها في كلامنا اليومي أو مختلف عنه؟ اشرحوا معناها هنا.',
    ],
    [
      'Find a thought that the book comes back to. What is new when it comes up again?',
      'ابحثوا عن فكرة يعود إليها الكتاب أكثر من مرة. ما الجديد فيها حين يعود إليها؟',
    ],
    [
      'What does the book expect its readers to know already? Name one thing that is worth looking up.',
      'ما الذي يفترض الكتاب أن قراءه يعرفونه من قبل؟ اذكروا أمرًا واحدًا يحسن بالقارئ أن يبحث عنه.',
    ],
    [
      'If the author of this book spent a day with you, what would please them, and what would they see differently from you? Go by what you have read.',
      'لو قضى مؤلف هذا الكتاب يومًا معكم، فما الذي يسره، وما الذي يخالفكم الرأي فيه؟ استندوا إلى ما قرأتم.',
    ],
    [
      'How does the author’s voice sound to you: calm, stern, mocking, friendly or otherwise? Read aloud a sentence that shows it.',
      'كيف يبدو لكم أسلوب الكلام في هذا الكتاب: هادئًا أم صارمًا أم ساخرًا أم ودودًا أم غير ذلك؟ اقرؤوا بصوت مسموع جملة تدل على ذلك.',
    ],
    [
      'Find a place where the book compares one thing with another. What does the comparison make clear?',
      'ابحثوا عن موضع يشبّه فيه الكتاب شيئًا بشيء أو يقارن بينهما. ما الذي يتضح لكم من ذلك؟',
    ],
    [
      'Which sentence in the book could be misunderstood if somebody quoted it by itself? What would you have to add?',
      'أي جملة في الكتاب قد يساء فهمها إذا اقتُطعت من سياقها؟ وماذا ينبغي أن يضاف إليها لتُفهم كما ينبغي؟',
    ],
    [
      'Find a sentence that says how things are and one that says how they ought to be. Which kind is more frequent in this book?',
      'ابحثوا عن جملة تصف الأمور كما هي، وجملة تقول كيف ينبغي أن تكون. أي النوعين أكثر في هذا الكتاب؟',
    ],
    [
      'Which part of the book would you hardly have understood three years ago? What do you know today that helps you with it?',
      'أي جزء من الكتاب كان سيصعب عليكم فهمه لو قرأتموه قبل ثلاث سنوات؟ وما الذي تعرفونه اليوم فيعينكم على فهمه؟',
    ],
    [
      'Name one thing that the book praises and one that it finds fault with. What do these two tell you about its author?',
      'اذكروا شيئًا يمدحه الكتاب وشيئًا يعيبه. ماذا تعرفون منهما عمن كتبه؟',
    ],
    [
      'Look for a place where the book speaks of ‘we’ or of ‘people’. Who is meant there?',
      'ابحثوا عن موضع يتحدث فيه الكتاب بصيغة «نحن» أو عن «الناس». من المقصود هناك؟',
    ],
    [
      'Choose a page and follow its thought in three steps. Where does it set out from, how does it go on, and where does it arrive?',
      'اختاروا صفحة وتتبعوا فكرتها في ثلاث خطوات: من أين تبدأ، وكيف تمضي، وإلى أين تصل؟',
    ],
    [
      'Find a sentence that you like for the way it is put. What would be lost if it were put more plainly?',
      'ابحثوا عن جملة أعجبتكم صياغتها. ما الذي تفقده لو قيلت بكلام عادي؟',
    ],
    [
      'Find a sentence with ‘all’, ‘always’, ‘never’ or ‘nobody’. Do you know an exception, or anything that speaks against it?',
      'ابحثوا عن جملة فيها «كل» أو «دائمًا» أو «أبدًا» أو «لا أحد». هل تعرفون ما يُستثنى منها أو ما يخالفها؟',
    ],
    [
      'How does the book take leave of its readers: with an answer, a question, a piece of advice or in another way? What effect does that have on you?',
      'كيف يودع الكتاب قراءه: بجواب أم بسؤال أم بنصيحة أم بطريقة أخرى؟ وما أثر ذلك فيكم؟',
    ],
    [
      'Which page of the book may have been the hardest to write? Say what makes you think so.',
      'أي صفحة في الكتاب ربما كانت الأصعب على من كتبه؟ وما الذي يدل على ذلك؟',
    ],
  ],
  activities: [
    {
      title: ['A Claim on Trial', 'رأي في الميزان'],
      body: [
        'Choose one claim that the book makes. Half the class collects what the book offers in support of it, and the other half collects doubts and what else one would need to know. Compare the two, and only then vote.',
        'اختاروا رأيًا واحدًا من آراء الكتاب. يجمع نصف الصف ما يقدمه الكتاب لتأييده، ويجمع النصف الآخر الأسئلة والشكوك وما ينبغي معرفته أيضًا. قارنوا بينهما، ثم صوّتوا.',
      ],
      ages: [12, 18],
      setting: 'class',
    },
    {
      title: ['A Letter to the Author', 'رسالة إلى المؤلف'],
      body: [
        'Write a letter to the author, even to one who lived long ago: one thing that convinced you, one that did not, and a question.',
        'اكتبوا رسالة إلى مؤلف هذا الكتاب، حتى لو كان قد كتبه قبل زمن طويل. اذكروا شيئًا أقنعكم، وشيئًا لم يقنعكم، وسؤالًا.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['One Minute Each', 'دقيقة لكل واحد'],
      body: [
        'Each of you has a minute to defend a sentence from the book that you agree with, or to argue against one that you do not agree with. Afterwards the listeners say in their own words what they heard.',
        'لكل واحد دقيقة يدافع فيها عن جملة من الكتاب يوافق عليها، أو يرد فيها على جملة لا يوافق عليها. ثم يعيد المستمعون ما سمعوه بأسلوبهم.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Talking on Paper', 'حوار صامت'],
      body: [
        'Put a sheet with a sentence from the book on each table. Go round in silence and write what you think of each sentence, or answer what others have written. Read out the best exchange.',
        'ضعوا على كل طاولة ورقة فيها جملة من الكتاب. تنقلوا بين الطاولات صامتين، واكتبوا رأيكم في الجملة أو ردكم على ما كتبه غيركم. ثم اقرؤوا أجمل حوار بصوت مسموع.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['Both Sides', 'الرأي ونقيضه'],
      body: [
        'Choose a thought from the book together. One of you speaks for it for two minutes, then another speaks against it for two minutes. Then change sides. Which was harder?',
        'اختاروا معًا فكرة من الكتاب. ليدافع عنها أحدكم دقيقتين وليعارضها آخر دقيقتين، ثم ليتبادلا الموقفين. أيهما كان أصعب؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['A Short Answer', 'رد قصير'],
      body: [
        'Write half a page in answer to one part of the book: what you agree with, what you see differently and what you would add.',
        'اكتبوا نصف صفحة ردًّا على جزء من الكتاب: ما توافقون عليه، وما ترونه على نحو آخر، وما تضيفونه.',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['Where Do You Stand?', 'أين تقفون؟'],
      body: [
        'Read out a sentence from the book. Everybody goes to one of four corners: I agree, I mostly agree, I mostly disagree, I disagree. Let each corner give its best reason. Who wants to move?',
        'اقرؤوا جملة من الكتاب بصوت مسموع. ليذهب كل واحد إلى زاوية من أربع: أوافق، أميل إلى الموافقة، أميل إلى عدم الموافقة، لا أوافق. لتذكر كل زاوية أقوى أسبابها. من يريد أن ينتقل؟',
      ],
      ages: [10, 18],
      setting: 'class',
    },
    {
      title: ['A Walk with a Sentence', 'نزهة مع جملة'],
      body: [
        'Choose a sentence from the book and go for a fifteen-minute walk with somebody from your family or with a friend. Talk about this sentence and nothing else. Back home, write three lines on where your talk began and where it ended.',
        'اختاروا جملة من الكتاب، وامشوا ربع ساعة مع أحد أفراد الأسرة أو مع صديق، ولا تتحدثوا إلا عن هذه الجملة. وعند العودة اكتبوا ثلاثة أسطر تبينون فيها من أين بدأ حديثكم وإلى أين وصل.',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['A Sheet with Two Columns', 'ورقة بعمودين'],
      body: [
        'Fold a sheet down the middle. As you read, copy five sentences into one column, and beside each write what it reminds you of or what you would ask. Then let somebody at home choose one of the sentences and add a line of their own.',
        'اطووا ورقة من منتصفها. وفي أثناء القراءة انقلوا إلى العمود الأول خمس جمل، واكتبوا أمام كل جملة ما تذكركم به أو ما تسألون عنه. ثم ليختر أحد أفراد الأسرة جملة منها، وليضف أمامها سطرًا من عنده.',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['The Book in Seven Sentences', 'الكتاب في سبع جمل'],
      body: [
        'Copy seven sentences from the book and arrange them so that somebody who has not read it can see what it is about. Show them to such a person and ask what they have understood. Which sentence would you now exchange for another?',
        'انقلوا من الكتاب سبع جمل، ورتبوها بحيث يعرف منها من لم يقرأ الكتاب عمّ يتحدث. اعرضوها على من لم يقرأه، واسألوه عما فهمه منها. أي جملة تودون الآن أن تضعوا غيرها مكانها؟',
      ],
      ages: [12, 18],
      setting: 'home',
    },
    {
      title: ['Stairs to a Thought', 'سلّم إلى فكرة'],
      body: [
        'Choose a thought from the book and write it at the top of a sheet. Sketch a staircase below it, and write on every step something from the book that leads up to the thought: an example, a reason, a question. Explain your stairs to somebody: is a step missing?',
        'اختاروا فكرة من الكتاب واكتبوها في أعلى الورقة. ارسموا تحتها سلّمًا، واكتبوا على كل درجة منه شيئًا من الكتاب يمهد لها: مثالًا أو سببًا أو سؤالًا. ثم اشرحوا السلّم لغيركم: هل تنقصه درجة؟',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['Inner and Outer Circle', 'حلقة داخل حلقة'],
      body: [
        'Choose a question that the book raises. Five of you sit in the middle and talk about it for five minutes; the others sit around them and note what helped the talk along. Then five others take the seats in the middle.',
        'اختاروا سؤالًا يثيره الكتاب. ليجلس خمسة منكم في الوسط وليتحدثوا عنه خمس دقائق، وليجلس الباقون حولهم وليدونوا ما ساعد على نجاح الحوار. ثم ليحل خمسة آخرون محل الجالسين في الوسط.',
      ],
      ages: [12, 18],
      setting: 'class',
    },
    {
      title: ['Two Rows', 'صفان متقابلان'],
      body: [
        'Stand in two rows, face to face. Take a minute each to tell the person opposite which thought from the book you want to keep, and why; then one row moves on by one place. After four rounds, say what you heard more than once.',
        'قفوا في صفين متقابلين. ليذكر كل واحد لمن أمامه، في دقيقة، أي فكرة من الكتاب يود أن يحتفظ بها، ولماذا. ثم لينتقل أحد الصفين مكانًا واحدًا. وبعد أربع جولات اذكروا ما سمعتموه أكثر من مرة.',
      ],
      ages: [11, 18],
      setting: 'class',
    },
    {
      title: ['Notes in the Margin', 'حواشٍ لصفحة'],
      body: [
        'Choose one page of the book for all groups. Each group writes four notes on it for readers of your age, explaining a word, a name or a thought. Compare the notes: which of them deserve to be printed with the book?',
        'اختاروا من الكتاب صفحة واحدة لجميع المجموعات. ولتكتب كل مجموعة أربع حواشٍ لقراء في مثل سنكم، تشرح بها كلمة أو اسمًا أو فكرة. قارنوا الحواشي: أيها يستحق أن يُطبع مع الكتاب؟',
      ],
      ages: [12, 18],
      setting: 'class',
    },
    {
      title: ['One Word, Many Meanings', 'كلمة واحدة ومعانٍ كثيرة'],
      body: [
        'Choose a word that matters in the book. Close the book, and let everybody write on a slip of paper what they themselves mean by the word. Then look for two places where it comes up: which slip is closest to what the book means?',
        'اختاروا كلمة مهمة في الكتاب. أغلقوا الكتاب، وليكتب كل واحد على قصاصة ما تعنيه له هذه الكلمة. ثم ابحثوا عن موضعين ترد فيهما: أي القصاصات أقرب إلى معناها في الكتاب؟',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
}
