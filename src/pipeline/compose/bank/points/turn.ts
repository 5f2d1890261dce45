import type { PointEntries } from '../entries.ts'

export const TURN: PointEntries = {
  asks: [
    ['What changes here, or is about to change?', 'ما الذي يتغير هنا، أو يوشك أن يتغير؟'],
    ['Does this come as a surprise, or was it to be expected?', 'أجاء هذا مفاجئًا أم كان متوقعًا؟'],
    ['Who is affected most by what happens here, and how?', 'من الأكثر تأثرًا بما يحدث هنا، وكيف؟'],
    [
      'Is what happens here good, bad or a little of both? For whom?',
      'كيف ترون ما يحدث هنا: جيدًا أم سيئًا أم شيئًا من الاثنين؟ ولمن؟',
    ],
    ['What would your first thought be in a moment like this?', 'ما أول فكرة تخطر ببالكم لو عشتم لحظة كهذه؟'],
    ['Which word or sentence makes the change here clear?', 'عند أي كلمة أو جملة يتضح التغير هنا؟'],
    [
      'Did this happen by chance, because of what somebody did or all by itself?',
      'كيف حدث هذا: مصادفة أم بفعل أحد أم من تلقاء نفسه؟',
    ],
    ['How might things go on after this? Name two possibilities.', 'كيف يمكن أن تسير الأمور بعد هذا؟ اذكروا احتمالين.'],
    [
      'Would you welcome a change like this, or would you rather everything stayed as it was?',
      'أترحبون بتغير كهذا، أم تفضلون أن يبقى كل شيء كما كان؟',
    ],
    [
      'What should be done next, in your opinion, and who should do it?',
      'ما الذي ينبغي فعله بعد هذا في رأيكم، ومن يقوم به؟',
    ],
  ],
  more: [
    ['How might things have turned out if this had not happened?', 'وكيف كانت الأمور ستسير لو لم يحدث هذا؟'],
    [
      'Has anything in your life ever changed all at once? Tell us as much as you like.',
      'وهل تغير شيء في حياتكم فجأة ذات يوم؟ احكوا عن ذلك ما تشاؤون.',
    ],
    ['Can things ever go back to the way they were?', 'وهل يمكن أن تعود الأمور إلى ما كانت عليه؟'],
    ['Can you think of a moment in another story that is like this one?', 'وأي لحظة في قصة أخرى تشبه هذه اللحظة؟'],
    ['What stays the same in spite of it all?', 'وما الذي يبقى على حاله رغم ذلك؟'],
  ],
  activities: [
    {
      title: ['Two Halves, Two Pictures', 'صورتان في ورقة واحدة'],
      body: [
        'Together, read {quote} ({page}). Fold a sheet of paper down the middle. In one half, draw how things were before this moment, and in the other how they are now or soon will be. Tell somebody what has changed.',
        'اقرؤوا معًا {quote} ({page}). اطووا ورقة من وسطها. ارسموا في أحد النصفين كيف كانت الأمور قبل هذه اللحظة، وفي النصف الآخر كيف صارت أو ستصير قريبًا. ثم احكوا لغيركم ما الذي تغير.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['On the Kitchen Table', 'حكاية على طاولة المطبخ'],
      body: [
        'Read aloud {quote} ({page}). Let spoons, cups and lids stand for everybody and everything that appears here, and use them to show what happens. Whoever is watching then tells it in words.',
        'اقرؤوا بصوت مسموع {quote} ({page}). اجعلوا الملاعق والأكواب والأغطية تمثل من يظهر هنا وما يظهر، واعرضوا بها ما يحدث. ثم ليحكِ من يشاهدكم ما رآه.',
      ],
      ages: [3, 12],
      setting: 'home',
    },
    {
      title: ['Diary of That Day', 'يوميات ذلك اليوم'],
      body: [
        'Read {quote} ({page}). Write five sentences from the diary of somebody who was there or heard about it. Begin with the words “Yesterday I did not yet know that ...”. Read your pages to each other and compare.',
        'اقرؤوا {quote} ({page}). اكتبوا خمس جمل من يوميات شخص شهد هذه اللحظة أو سمع بها. ابدؤوا بعبارة «بالأمس لم أكن أعلم أن». ثم ليقرأ كل منكم صفحته على الآخرين، وقارنوا بينها.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['The Evening Before', 'حديث في الليلة السابقة'],
      body: [
        'Read {quote} ({page}). Write six lines of a conversation that might have been heard the evening before, when nobody knew of this yet. Read the conversation aloud and then, straight after it, the passage. How does the passage sound now?',
        'اقرؤوا {quote} ({page}). اكتبوا ستة سطور من حديث كان يمكن أن يدور في الليلة السابقة، قبل أن يعلم أحد بهذا الأمر. اقرؤوا الحديث بصوت مسموع، ثم اقرؤوا المقطع بعده مباشرة. كيف يبدو لكم المقطع الآن؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Two Corners', 'زاويتان في الصف'],
      body: [
        'Listen to {quote} ({page}). Call one corner of the room Before and another one After. Take turns saying a sentence about how things were or how they are now. The others walk to the corner where it belongs.',
        'استمعوا إلى {quote} ({page}). سموا إحدى زوايا الصف «قبل» وزاوية أخرى «بعد». ليقل كل منكم حين يأتي دوره جملة عما كانت عليه الأمور أو عما صارت إليه. وليذهب الآخرون إلى الزاوية المناسبة.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Causes and Consequences', 'أسباب ونتائج'],
      body: [
        'Read {quote} ({page}). Write in the middle of the board, in a few words, what happens here. On one side, add what may have led to it, and on the other what may come of it. Mark what you know from the book and what you only suppose.',
        'اقرؤوا {quote} ({page}). اكتبوا في وسط السبورة، في بضع كلمات، ما يحدث هنا. أضيفوا في جهة ما قد يكون أدى إليه، وفي الجهة الأخرى ما قد ينتج عنه. ثم ميزوا ما عرفتموه من الكتاب مما تفترضونه أنتم.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Three Tellers', 'ثلاثة رواة'],
      body: [
        'Together, read {quote} ({page}). Retell it in three groups: as somebody who was there, as somebody who only heard of it, and as somebody who remembers it many years later. What differs in the three versions, and what stays the same?',
        'اقرؤوا معًا {quote} ({page}). أعيدوا حكاية ما يحدث فيه في ثلاث مجموعات: الأولى بلسان من شهده، والثانية بلسان من سمع به فقط، والثالثة بلسان من يتذكره بعد سنوات طويلة. ما الذي يختلف في الحكايات الثلاث، وما الذي يبقى كما هو؟',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
}
