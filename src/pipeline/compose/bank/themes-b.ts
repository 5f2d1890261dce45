import type { Theme } from '../../../contract/assessment.ts'
import type { ThemeEntry } from './themes-a.ts'

export const THEMES_B: Partial<Record<Theme, ThemeEntry>> = {
  magic: {
    name: ['magic', 'السحر والخوارق'],
    lessons: [
      [
        'Wonders in stories are pictures; help comes from God and from effort',
        'العجائب في القصص صور؛ والعون من الله ثم من السعي',
      ],
      ['A wish granted without effort brings its own trouble', 'الأمنية التي تأتي بلا جهد تجلب متاعبها'],
      ['What is marvellous in a tale should be enjoyed as a tale', 'العجيب في الحكاية يُستمتع به على أنه حكاية'],
    ],
    asks: [
      ['what could not happen in our world, and what does it stand for', 'ما الذي لا يحدث في عالمنا، وإلى ماذا يرمز'],
      ['what would have been left of the problem without the wonder', 'ماذا كان سيبقى من المشكلة لو لم تقع الأعجوبة'],
      ['how do we tell make-believe from what we believe', 'كيف نفرق بين الخيال وما نؤمن به'],
    ],
    activities: [
      {
        title: ['Solved without wonders', 'حل بلا خوارق'],
        body: [
          'retell the scene so that patience, a helper or a clever idea does what the wonder did',
          'أعيدوا حكاية المشهد بحيث يحل الصبر أو المساعدة أو الفكرة الذكية محل الأعجوبة',
        ],
      },
    ],
  },
  romance: {
    name: ['love and marriage', 'الحب والزواج'],
    lessons: [
      ['Affection is proved by respect and by keeping promises', 'المودة يثبتها الاحترام والوفاء'],
      ['Choosing a companion for life is not a thing of one glance', 'اختيار شريك الحياة لا يكون بنظرة'],
      ['Feelings are gifts that need good manners', 'المشاعر عطية تحتاج إلى أدب'],
    ],
    asks: [
      ['what shows respect here, and what does not', 'ما الذي يدل على الاحترام هنا، وما الذي لا يدل عليه'],
      ['what would our family say about such a choice', 'ماذا تقول عائلتنا عن اختيار كهذا'],
      ['what does {hero} confuse with love', 'ما الذي اختلط بالحب في موقف {hero}'],
    ],
    activities: [
      {
        title: ['What makes a good home', 'ما الذي يصنع بيتًا طيبًا'],
        body: [
          'list seven qualities of a good marriage with your teenager and mark which of them the book shows',
          'اكتبوا مع ابنكم اليافع سبع صفات للزواج الناجح وعلموا على ما يظهره الكتاب منها',
        ],
      },
    ],
  },
  injustice: {
    name: ['injustice', 'الظلم'],
    lessons: [
      ['Injustice lasts as long as everyone looks away', 'الظلم يبقى ما دام الجميع يغض بصره'],
      ['A fair judge listens to both before speaking', 'القاضي العادل يسمع الطرفين قبل أن يتكلم'],
      ['Rights of the weak are the test of the strong', 'حقوق الضعيف امتحان للقوي'],
    ],
    asks: [
      ['who has the power here and how is it used', 'من يملك القوة هنا، وكيف تُستعمل'],
      ['what would a fair decision have looked like', 'كيف كان القرار العادل سيبدو'],
      ['who could speak up for {hero}', 'من كان يستطيع أن يتكلم دفاعًا عن {hero}'],
    ],
    activities: [
      {
        title: ['A small court', 'محكمة صغيرة'],
        body: [
          'hold a hearing at the table: one accuses, one defends, one judges, each with a sentence of the book',
          'اعقدوا محكمة على الطاولة: مدعٍ ومدافع وقاضٍ، ومع كل واحد جملة من الكتاب',
        ],
      },
    ],
  },
  'growing-up': {
    name: ['growing up', 'النضج'],
    lessons: [
      ['Growing up means seeing the other side of a quarrel', 'النضج أن نرى الجانب الآخر من الخلاف'],
      ['A mistake owned is a step forward', 'الاعتراف بالخطأ خطوة إلى الأمام'],
      ['Freedom comes together with answering for what we do', 'الحرية تأتي مع تحمل المسؤولية'],
    ],
    asks: [
      ['what can be done alone now that needed help before', 'ما الذي صار ممكنًا بلا مساعدة وكان يحتاج إليها'],
      ['what has {hero} understood since the beginning', 'ما الذي تغير في فهم {hero} منذ البداية'],
      ['which choice here was a grown-up one', 'أي اختيار هنا يدل على النضج'],
    ],
    activities: [
      {
        title: ['Then and now', 'بالأمس واليوم'],
        body: [
          'fill two columns for the main character and for your child: could not then, can now',
          'املؤوا عمودين لبطل الكتاب ولطفلكم: ما لم يكن ممكنًا أمس، وما صار ممكنًا اليوم',
        ],
      },
    ],
  },
  learning: {
    name: ['learning', 'التعلّم'],
    lessons: [
      ['A question asked is worth more than an answer memorised', 'سؤال نطرحه خير من جواب نحفظه'],
      ['Whoever learns from a mistake has not lost by it', 'من تعلم من خطئه لم يخسر'],
      ['Knowledge grows when it is shared', 'العلم يزيد حين نعلمه غيرنا'],
    ],
    asks: [
      ['how is this found out, and could we find it out ourselves', 'كيف عُرف هذا، وهل نستطيع أن نكتشفه بأنفسنا'],
      ['what question would we add', 'أي سؤال نضيفه نحن'],
      ['who teaches {hero} the most, and how', 'من كان المعلم الأول في حياة {hero}، وكيف'],
    ],
    activities: [
      {
        title: ['Teach it back', 'اشرحوها لغيركم'],
        body: [
          'let your child explain one thing from the book to a younger listener with three objects from the kitchen',
          'يشرح طفلكم شيئًا من الكتاب لمن هو أصغر منه مستعينًا بثلاثة أشياء من المطبخ',
        ],
      },
    ],
  },
  humour: {
    name: ['humour', 'الفكاهة'],
    lessons: [
      ['Laughing together brings people closer than laughing at them', 'الضحك مع الناس يقربنا، والضحك عليهم يبعدنا'],
      ['Whoever can laugh at himself learns faster', 'من يضحك من نفسه يتعلم أسرع'],
      ['A joke is good when everyone in it can smile', 'المزحة الجيدة يبتسم لها الجميع'],
    ],
    asks: [
      ['what exactly is funny here', 'ما المضحك هنا بالضبط'],
      ['is anyone hurt by the joke', 'هل تؤذي هذه المزحة أحدًا'],
      ['how would {hero} tell the same thing seriously', 'كيف يكون الموقف نفسه لو رُوي عن {hero} بجدية'],
    ],
    activities: [
      {
        title: ['Told with a straight face', 'بوجه جاد'],
        body: [
          'read the funniest passage aloud in turn; whoever laughs first hands over the book',
          'اقرؤوا أطرف مقطع بالتناوب وبوجه جاد؛ ومن يضحك أولًا يسلم الكتاب لغيره',
        ],
      },
    ],
  },
  mystery: {
    name: ['mystery', 'الغموض'],
    lessons: [
      ['Looking twice keeps us from judging too soon', 'النظر مرتين يحمينا من الحكم المتسرع'],
      ['A clue is only worth what an honest mind makes of it', 'قيمة الدليل في عقل منصف يفهمه'],
      ['What seems strange often has a plain cause', 'ما يبدو غريبًا قد يكون سببه بسيطًا'],
    ],
    asks: [
      ['which clue did we miss the first time', 'أي إشارة فاتتنا في القراءة الأولى'],
      ['what do we know for sure, and what do we only suppose', 'ما الذي نعرفه يقينًا، وما الذي نظنه'],
      ['why does {hero} doubt, or not doubt, at this point', 'ما سبب الشك أو اليقين عند {hero} هنا'],
    ],
    activities: [
      {
        title: ['The clue board', 'لوحة الأدلة'],
        body: [
          'pin every clue with its page number on a board and stop reading once to let everybody guess',
          'علقوا كل دليل مع رقم صفحته على لوحة، وتوقفوا مرة ليخمن كل واحد',
        ],
      },
    ],
  },
  poverty: {
    name: ['poverty', 'الفقر'],
    lessons: [
      ['Worth is not measured by what someone owns', 'قيمة الإنسان ليست فيما يملك'],
      ['Gratitude begins where we stop comparing', 'الشكر يبدأ حين نكف عن المقارنة'],
      ['Help respects the one who needs it', 'المساعدة تحفظ كرامة المحتاج'],
    ],
    asks: [
      ['what is missing here that we take for granted', 'ما الذي ينقص هنا ونعده نحن أمرًا عاديًا'],
      ['what kind of help would keep the dignity of {hero}', 'أي مساعدة تحفظ كرامة {hero}'],
      ['who is rich in this scene in another way', 'من الغني في هذا المشهد بمعنى آخر'],
    ],
    activities: [
      {
        title: ['A week of small savings', 'أسبوع التوفير الصغير'],
        body: [
          'save one small treat a day and give the sum to a licensed charity on Friday',
          'وفروا كل يوم ثمن شيء صغير وقدموا المجموع يوم الجمعة لجمعية خيرية مرخصة',
        ],
      },
    ],
  },
  home: {
    name: ['home', 'البيت'],
    lessons: [
      ['One learns what home is on the way back to it', 'نعرف معنى البيت في طريق العودة إليه'],
      ['A home is made by those who keep its door open', 'البيت يصنعه من يفتح بابه للناس'],
      ['Longing for home is a kind of gratitude', 'الحنين إلى البيت نوع من الشكر'],
    ],
    asks: [
      ['what makes a place a home here', 'ما الذي يجعل المكان بيتًا هنا'],
      ['what would {hero} miss first far away', 'ما أول ما يثير الحنين عند {hero} بعيدًا عن البيت'],
      ['which corner of our home would suit this scene', 'أي زاوية من بيتنا تناسب هذا المشهد'],
    ],
    activities: [
      {
        title: ['The house in the book', 'بيت الكتاب'],
        body: [
          'build the home of the story from a shoebox and put inside what the text really mentions',
          'ابنوا بيت القصة من علبة أحذية وضعوا فيه ما يذكره النص حقًا',
        ],
      },
    ],
  },
  work: {
    name: ['work', 'العمل'],
    lessons: [
      ['Honest work gives rest to the one who did it', 'العمل الشريف يريح صاحبه'],
      ['A task shared is a task half done', 'العمل المشترك نصف المنجز'],
      ['Whoever does small things well is trusted with greater ones', 'من أتقن الصغير اؤتمن على الكبير'],
    ],
    asks: [
      ['whose work is seen here, and whose is not', 'عمل من يظهر هنا، وعمل من لا يظهر'],
      ['what would happen if nobody did this task', 'ماذا يحدث لو لم يقم أحد بهذا العمل'],
      ['what does {hero} take pride in', 'ما أكثر عمل يدعو إلى الفخر عند {hero}'],
    ],
    activities: [
      {
        title: ['A trade for a day', 'مهنة ليوم واحد'],
        body: [
          'choose a task from the book and do it together at home from start to finish',
          'اختاروا عملًا من الكتاب وقوموا به معًا في البيت من أوله إلى آخره',
        ],
      },
    ],
  },
  pride: {
    name: ['pride', 'الغرور'],
    lessons: [
      ['Vanity makes the clever easy to deceive', 'الغرور يجعل الذكي سهل الخداع'],
      ['Whoever looks down on others misses what they could teach', 'من يتعالى على الناس يفوته ما عندهم'],
      ['A modest word costs nothing and keeps friends', 'كلمة متواضعة لا تكلف شيئًا وتحفظ الأصدقاء'],
    ],
    asks: [
      ['what is the difference here between self-respect and vanity', 'ما الفرق هنا بين عزة النفس والغرور'],
      ['what does {hero} lose by wanting to be the first', 'ماذا كانت خسارة {hero} بسبب حب الظهور'],
      ['which word would have stopped the boasting kindly', 'أي كلمة كانت توقف التباهي بلطف'],
    ],
    activities: [
      {
        title: ['Praise somebody else', 'امدحوا غيركم'],
        body: [
          'for one day nobody may praise himself: count together how often you can praise another truthfully',
          'لا يمدح أحد نفسه يومًا كاملًا: عدوا معًا كم مرة مدحتم غيركم بصدق',
        ],
      },
    ],
  },
  trickery: {
    name: ['trickery', 'الحيلة والخداع'],
    lessons: [
      ['Cleverness without honesty traps its owner', 'الذكاء بلا أمانة فخ لصاحبه'],
      ['Sweet words deserve a second look', 'الكلام المعسول يستحق نظرة ثانية'],
      ['A trick may save the weak, but it cannot build trust', 'الحيلة قد تنجي الضعيف لكنها لا تبني ثقة'],
    ],
    asks: [
      ['who is deceived here, and what made it possible', 'من الذي خُدع هنا، وما الذي سهل خداعه'],
      ['was the trick a defence or an injustice', 'هل كانت الحيلة دفاعًا أم ظلمًا'],
      ['what warning sign did {hero} overlook', 'أي علامة تحذير فاتت {hero}'],
      ['how can we check a promise that sounds too good', 'كيف نتأكد من وعد يبدو أجمل من الحقيقة'],
    ],
    activities: [
      {
        title: ['Spot the trick', 'اكتشفوا الحيلة'],
        body: [
          'stop before the trick succeeds, let everyone say how they would have noticed it, then read on',
          'توقفوا قبل أن تنجح الحيلة، وليقل كل واحد كيف كان سيكتشفها، ثم تابعوا القراءة',
        ],
      },
    ],
  },
  freedom: {
    name: ['freedom', 'الحرية'],
    lessons: [
      ['Freedom ends where it takes away another’s', 'تنتهي حريتنا حيث تبدأ حرية غيرنا'],
      ['Whoever was not free knows best what it is worth', 'من حُرم الحرية يعرف قيمتها'],
      ['Being free includes keeping one’s word', 'الحر من يفي بكلمته'],
    ],
    asks: [
      ['what holds people back here, a lock or a fear', 'ما الذي يقيد الناس هنا: قفل أم خوف'],
      ['what would {hero} do with a day of freedom', 'ماذا يعني يوم من الحرية عند {hero}'],
      ['which rules make us freer, not less free', 'أي القواعد تجعلنا أكثر حرية'],
    ],
    activities: [
      {
        title: ['Rules we would keep', 'قواعد نبقيها'],
        body: [
          'write down the rules of the world in the book, cross out the unjust ones and explain those you keep',
          'اكتبوا قواعد عالم الكتاب، واشطبوا الظالمة منها، واشرحوا لماذا أبقيتم غيرها',
        ],
      },
    ],
  },
  identity: {
    name: ['identity', 'الهوية'],
    lessons: [
      ['Knowing where we come from makes meeting others easier', 'من يعرف أصله يسهل عليه لقاء غيره'],
      ['Nobody has to be somebody else to be liked', 'لا يحتاج أحد إلى أن يكون غيره ليحبه الناس'],
      ['Roots and wings belong together', 'الجذور والأجنحة لا تفترقان'],
    ],
    asks: [
      ['what makes someone who they are in this scene', 'ما الذي يميز الشخص في هذا المشهد'],
      ['which part of ourselves would we never give up', 'ما الذي لا نتخلى عنه من أنفسنا أبدًا'],
      ['how does {hero} answer the question of who one is', 'كيف يظهر جواب {hero} عن سؤال: من أنا'],
    ],
    activities: [
      {
        title: ['A coat of arms for the family', 'شعار للعائلة'],
        body: [
          'draw a shield with four fields: our place, our language, our dish, our promise',
          'ارسموا درعًا من أربعة أقسام: مكاننا، ولغتنا، وطبقنا، ووعدنا',
        ],
      },
    ],
  },
}
