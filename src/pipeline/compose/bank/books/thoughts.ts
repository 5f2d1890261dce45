import type { BookEntries } from '../entries.ts'

/** What fits a book of opinions, essays or criticism. */
export const OF_THOUGHTS: BookEntries = {
  before: [
    [
      'Look at the list of contents or at the headings. On which question would you like to hear the author’s opinion first?',
      'انظروا إلى قائمة المحتويات أو إلى العناوين. في أي مسألة تودون أن تسمعوا أولًا رأي من كتب الكتاب؟',
    ],
    [
      'Whose opinion do you like to hear on important matters, and why? Keep this in mind while you read.',
      'من الذي تحبون أن تسمعوا رأيه في الأمور المهمة، ولماذا؟ تذكروا ذلك وأنتم تقرؤون.',
    ],
    [
      'What makes you believe somebody: examples, reasons or the way they speak? See what this book relies on.',
      'ما الذي يجعلكم تصدقون من يحدثكم: الأمثلة أم الأسباب أم طريقة الكلام؟ انظروا على أيها يعتمد هذا الكتاب.',
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
      'أين يبدو من كتب هذا الكتاب واثقًا مما يقول، وأين يبدو أقل ثقة؟ وما الكلمات التي تدل على ذلك؟',
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
      title: ['A Letter to the Author', 'رسالة إلى من كتب الكتاب'],
      body: [
        'Write a letter to the author, even to one who lived long ago: one thing that convinced you, one that did not, and a question.',
        'اكتبوا رسالة إلى من كتب هذا الكتاب، حتى لو كان قد كتبه قبل زمن طويل. اذكروا شيئًا أقنعكم، وشيئًا لم يقنعكم، وسؤالًا.',
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
  ],
}
