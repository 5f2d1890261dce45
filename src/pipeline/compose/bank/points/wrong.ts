import type { PointEntries } from '../entries.ts'

export const WRONG: PointEntries = {
  asks: [
    ['What in this passage is not right? Say it in your own words.', 'أي تصرف في هذا المقطع ترونه خطأ؟ صفوه بأسلوبكم.'],
    ['Who might be hurt by what happens here, and how?', 'من الذي قد يتضرر مما يحدث هنا، وكيف؟'],
    ['How could somebody have acted better here?', 'كيف كان يمكن التصرف هنا على نحو أفضل؟'],
    [
      'What reasons could there be for acting like this, and do they excuse it?',
      'ما الأسباب التي قد تدفع إلى تصرف كهذا، وهل تصلح عذرًا؟',
    ],
    ['What would you say or do if you were there?', 'ماذا تقولون أو تفعلون لو كنتم حاضرين؟'],
    ['Can this be put right? What would be needed for that?', 'هل يمكن إصلاح ما حدث؟ وماذا يلزم لذلك؟'],
    [
      'Is there bad intent behind this, or something else, such as carelessness, fear or anger?',
      'ما الذي وراء هذا: نية سيئة أم شيء آخر، كالإهمال أو الخوف أو الغضب؟',
    ],
    ['How serious is this in your opinion? Give a reason.', 'ما مدى خطورة هذا التصرف في رأيكم؟ اذكروا السبب.'],
    [
      'Which of the rules that help people live together is broken here?',
      'أي قاعدة من قواعد التعامل بين الناس لم تُراعَ هنا؟',
    ],
    ['How might it feel to be treated like this, or to have to watch it?', 'ما شعور من يُعامَل هكذا أو يشاهد ذلك؟'],
  ],
  more: [
    ['Do you know something similar from another story?', 'وهل تعرفون موقفًا مشابهًا من قصة أخرى؟'],
    ['Would it be less wrong if nobody ever found out?', 'وهل يخف الخطأ لو لم يعلم به أحد؟'],
    [
      'Do children and grown-ups judge something like this in the same way?',
      'وهل يتفق الصغار والكبار في الحكم على تصرف كهذا؟',
    ],
    [
      'Is it easier to see a fault like this in others than in ourselves?',
      'وهل رؤية خطأ كهذا في غيرنا أسهل من رؤيته في أنفسنا؟',
    ],
    ['Who could help when something like this happens?', 'ومن يمكنه أن يساعد حين يحدث شيء كهذا؟'],
  ],
  activities: [
    {
      title: ['A Better Picture', 'صورة أجمل'],
      body: [
        'Read aloud {quote} ({page}). Say in simple words what is not right here. Then draw how this moment would look if everybody behaved well.',
        'اقرؤوا بصوت مسموع {quote} ({page}). قولوا بكلمات سهلة أين الخطأ هنا. ثم ارسموا هذه اللحظة كما تكون لو أحسن الجميع التصرف.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Words of Apology', 'كلمات اعتذار'],
      body: [
        'Read {quote} ({page}). Write an apology for what is not right here. Say in it what was wrong, who was hurt and how it will be put right. Read your apologies to each other. Which one would you accept?',
        'اقرؤوا {quote} ({page}). اكتبوا اعتذارًا عن الخطأ الذي وقع هنا، واذكروا فيه ما حدث ومن تضرر منه وكيف يمكن إصلاحه. ليقرأ كل منكم اعتذاره على الآخرين. أي اعتذار تقبلونه؟',
      ],
      ages: [7, 14],
      setting: 'home',
    },
    {
      title: ['Three Seats', 'ثلاثة مقاعد'],
      body: [
        'Read {quote} ({page}). Put out three seats: one for the person who acts here, one for the person who is affected and one for somebody who looks on. Sit on each of them in turn and say a sentence that begins with “I”. On which seat was it hardest to speak?',
        'اقرؤوا {quote} ({page}). ضعوا ثلاثة مقاعد: مقعدًا لمن قام بهذا التصرف، ومقعدًا لمن وقع عليه، ومقعدًا لمن شاهده. اجلسوا عليها بالتناوب، وقولوا من كل مقعد جملة تبدأ بكلمة «أنا». على أي مقعد كان الكلام أصعب؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['A Repair Plan', 'خطة إصلاح'],
      body: [
        'Read {quote} ({page}). Draw three columns: what can be put right at once, what needs time and what can no longer be undone. Sort into them the harm done here and the harm that might follow. Talk about anything that you would put in different columns.',
        'اقرؤوا {quote} ({page}). ارسموا ثلاثة أعمدة: ما يمكن إصلاحه فورًا، وما يحتاج إصلاحه إلى وقت، وما لا يمكن إصلاحه. وزعوا عليها ما وقع هنا من ضرر وما قد يتبعه. ثم تحدثوا عما اختلفتم في مكانه.',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['A Friend’s Words', 'كلمة صديق'],
      body: [
        'Listen to {quote} ({page}). Think of one short sentence that a good friend could say here. Stand in a circle and say your sentences one after another, in a firm and friendly voice.',
        'استمعوا إلى {quote} ({page}). فكروا في جملة قصيرة قد يقولها صديق مخلص هنا. قفوا في حلقة، وليقل كل واحد جملته بصوت واثق ولطيف.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['A Better Course', 'مجرى آخر'],
      body: [
        'In small groups, read {quote} ({page}). Act out the moment in such a way that nobody is wronged. The others say at which word or action your scene departs from the book.',
        'اقرؤوا في مجموعات صغيرة {quote} ({page}). مثلوا هذه اللحظة بحيث لا يُظلم فيها أحد. ثم ليذكر الآخرون عند أي كلمة أو فعل ابتعد مشهدكم عما في الكتاب.',
      ],
      ages: [7, 14],
      setting: 'class',
    },
    {
      title: ['Explanation or Excuse', 'بين التفسير والعذر'],
      body: [
        'In groups, read {quote} ({page}). Write on slips of paper whatever could lead to such behaviour, one reason on each. Sort the slips into two piles: what only explains the behaviour and what also excuses it. Show the class the slip you argued about most.',
        'اقرؤوا في مجموعات {quote} ({page}). اكتبوا على قصاصات كل ما قد يدفع إلى تصرف كهذا، سببًا واحدًا على كل قصاصة. قسموا القصاصات إلى مجموعتين: ما يفسر التصرف فقط، وما يصلح عذرًا له أيضًا. ثم اعرضوا على الصف القصاصة التي طال نقاشكم حولها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
