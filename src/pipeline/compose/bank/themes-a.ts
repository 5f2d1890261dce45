import type { Theme } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/**
 * What the product can say about a theme. Lessons are statements, asks are questions, both without their end mark, so that
 * they can stand after a quote and before a follow-up. {hero} is a character of the book, {place} one of its settings.
 */
export type ThemeEntry = {
  name: Frame
  lessons: readonly Frame[]
  asks: readonly Frame[]
  activities: readonly { title: Frame; body: Frame }[]
}

export const THEMES_A: Partial<Record<Theme, ThemeEntry>> = {
  death: {
    name: ['death and loss', 'الموت والفقد'],
    lessons: [
      ['Grief needs words and company, not a brave face', 'الحزن يحتاج إلى كلام ورفقة، لا إلى تظاهر بالقوة'],
      ['Those we lose stay with us in prayer and in memory', 'من نفقدهم يبقون معنا بالدعاء والذكرى'],
      ['Sorrow has its time, and life goes on beside it', 'للحزن وقته، والحياة تمضي إلى جانبه'],
    ],
    asks: [
      ['what would comfort someone who has lost a person they love', 'ما الذي يواسي إنسانًا فقد شخصًا يحبه'],
      ['how can we speak of someone who has died without being afraid', 'كيف نتحدث عن شخص توفي من غير خوف'],
      ['who could {hero} turn to at that moment', 'من كان أقرب الناس إلى {hero} في تلك اللحظة'],
      ['what does our faith teach us to say when someone dies', 'ماذا يعلمنا ديننا أن نقول عند الوفاة'],
    ],
    activities: [
      {
        title: ['A page of remembrance', 'صفحة للذكرى'],
        body: [
          'fill one page together about a person your family misses: a photo, a habit, a prayer',
          'املؤوا معًا صفحة عن شخص تشتاق إليه العائلة: صورة، وعادة كان يحبها، ودعاء له',
        ],
      },
    ],
  },
  war: {
    name: ['war', 'الحرب'],
    lessons: [
      ['Wars are paid for by people who did not choose them', 'الحروب يدفع ثمنها من لم يختاروها'],
      ['Peace is work, and someone has to begin it', 'السلام عمل، ولا بد أن يبدأه أحد'],
      ['Strength is shown in sparing as much as in striking', 'القوة تظهر في العفو كما تظهر في القتال'],
    ],
    asks: [
      ['what does this fighting cost people who take no part in it', 'ما ثمن هذا القتال على من لا شأن لهم به'],
      ['at what point could it still have been settled by talking', 'متى كان الكلام كافيًا لحل الخلاف'],
      ['what might {hero} tell a child who asks what war is', 'كيف نشرح الحرب لطفل من خلال تجربة {hero}'],
      ['which side is telling this, and what would the other side say', 'من الذي يروي هذا، وماذا يقول الطرف الآخر'],
    ],
    activities: [
      {
        title: ['The peace table', 'طاولة الصلح'],
        body: [
          'let two family members play the two sides and find three words that would have ended the quarrel early',
          'يمثل اثنان من العائلة طرفي النزاع ويبحثان عن ثلاث كلمات كانت تنهيه في أوله',
        ],
      },
    ],
  },
  illness: {
    name: ['illness', 'المرض'],
    lessons: [
      ['A visit to the sick heals the visitor too', 'عيادة المريض شفاء للزائر أيضًا'],
      ['Being weak for a while takes nothing from anyone’s worth', 'الضعف لبعض الوقت لا ينقص من قدر أحد'],
      ['Patience in illness is easier when others carry part of it', 'الصبر على المرض أهون حين يشاركنا فيه غيرنا'],
    ],
    asks: [
      ['what helps a sick person more than medicine alone', 'ما الذي يعين المريض غير الدواء'],
      ['how would we like to be visited when we are ill', 'كيف نحب أن يزورنا الناس حين نمرض'],
      ['what changed around {hero} because of the illness', 'ماذا تغير حول {hero} بسبب المرض'],
    ],
    activities: [
      {
        title: ['A get-well parcel', 'طرد للشفاء'],
        body: [
          'pack a card, a drawing and one passage read aloud on the telephone for someone who is ill',
          'جهزوا بطاقة ورسمة، واقرؤوا مقطعًا بالهاتف لشخص مريض تعرفونه',
        ],
      },
    ],
  },
  bullying: {
    name: ['bullying', 'التنمر'],
    lessons: [
      ['Whoever watches and stays silent also takes a side', 'من يرى ويسكت فقد اختار طرفًا'],
      ['Telling a grown-up about cruelty is courage, not betrayal', 'إخبار الكبار عن الأذى شجاعة وليس وشاية'],
      ['Mockery says more about the mocker than about the mocked', 'السخرية تكشف صاحبها أكثر مما تكشف من يُسخر منه'],
    ],
    asks: [
      ['who saw it, and what could they have said', 'من رأى ذلك، وماذا كان بوسعه أن يقول'],
      ['what is the difference between joking and hurting here', 'ما الفرق هنا بين المزاح والأذى'],
      ['what would have helped {hero} most right then', 'ما أكثر ما كان ينفع {hero} في تلك اللحظة'],
      ['which sentence of the bully would we answer, and how', 'أي كلمة من كلام المتنمر نرد عليها، وكيف'],
    ],
    activities: [
      {
        title: ['Three sentences that help', 'ثلاث جمل تنفع'],
        body: [
          'act the scene twice: as it is written, and with one of you stepping in with a sentence prepared together',
          'مثلوا المشهد مرتين: كما كُتب، ثم بتدخل أحدكم بجملة أعددتموها معًا',
        ],
      },
    ],
  },
  loneliness: {
    name: ['loneliness', 'الوحدة'],
    lessons: [
      ['Someone alone is often waiting for a very small invitation', 'من يجلس وحيدًا ينتظر غالبًا دعوة صغيرة'],
      ['One friend is enough to change a long day', 'صديق واحد يكفي ليغير يومًا طويلًا'],
      ['Saying that we feel alone is the first step out of it', 'أن نقول إننا وحيدون هو أول الخروج من الوحدة'],
    ],
    asks: [
      ['how can we notice that someone feels alone', 'كيف نلاحظ أن إنسانًا يشعر بالوحدة'],
      ['what small thing would have made that hour less lonely for {hero}', 'أي شيء صغير كان يخفف الوحدة عن {hero}'],
      ['when is being alone pleasant, and when does it hurt', 'متى تكون الوحدة مريحة، ومتى تؤلم'],
    ],
    activities: [
      {
        title: ['An empty chair', 'الكرسي الفارغ'],
        body: [
          'keep one chair free at a meal this week and decide together whom to invite to it',
          'اتركوا كرسيًا فارغًا على مائدة هذا الأسبوع وقرروا معًا من تدعون إليه',
        ],
      },
    ],
  },
  family: {
    name: ['family', 'الأسرة'],
    lessons: [
      ['A family is held together by small services', 'الأسرة تجمعها الخدمات الصغيرة'],
      ['Those closest to us deserve our best manners first', 'أقرب الناس إلينا أولى بحسن خلقنا'],
      ['Home is where someone notices that you are missing', 'البيت حيث يشعر أحد بغيابك'],
    ],
    asks: [
      ['who looks after whom here, and how can we tell', 'من يعتني بمن هنا، وكيف عرفنا'],
      ['what would our own family have done that evening', 'ماذا كانت عائلتنا ستفعل في موقف كهذا'],
      ['what does {hero} receive from the family, and what is given back', 'ماذا يقدم الأهل إلى {hero}، وما المقابل'],
      ['which rule of that home would we like to have in ours', 'أي قاعدة من قواعد ذلك البيت نحبها في بيتنا'],
    ],
    activities: [
      {
        title: ['Who does what for whom', 'من يخدم من'],
        body: [
          'draw your family and join people with arrows for what each did for another today, then do it for the family in the book',
          'ارسموا أفراد عائلتكم وصلوا بينهم بأسهم لما قدمه كل واحد للآخر اليوم، ثم افعلوا مثل ذلك لعائلة الكتاب',
        ],
      },
      {
        title: ['A story from grandparents', 'حكاية من الجد والجدة'],
        body: [
          'ask a grandparent for a memory that resembles this one and write it down in five lines',
          'اسألوا الجد أو الجدة عن ذكرى تشبه هذه واكتبوها في خمسة أسطر',
        ],
      },
    ],
  },
  friendship: {
    name: ['friendship', 'الصداقة'],
    lessons: [
      ['A friend is known in the hour of need', 'الصديق يُعرف وقت الضيق'],
      ['Friends may differ and still keep faith with each other', 'قد يختلف الأصدقاء ويبقى الود'],
      ['Friendship grows where each gives without counting', 'الصداقة تنمو حين يعطي كل واحد من غير حساب'],
    ],
    asks: [
      ['what makes this a friendship and not only company', 'ما الذي يجعلها صداقة وليست مجرد صحبة'],
      ['what would we expect of a friend in that place', 'ماذا ننتظر من الصديق في مثل هذا الموقف'],
      ['is {hero} a good friend there, and what is our proof', 'هل نجد في {hero} صديقًا صدوقًا هنا، وما دليلنا'],
      ['how do {hero} and {other} repair what goes wrong between them', 'كيف يعود الود بين {hero} و{other} بعد الخلاف'],
    ],
    activities: [
      {
        title: ['A letter between friends', 'رسالة بين صديقين'],
        body: [
          'write the short letter that {hero} might send to {other} the day after, and read it out',
          'اكتبوا رسالة قصيرة من {hero} إلى {other} في اليوم التالي واقرؤوها بصوت مسموع',
        ],
      },
      {
        title: ['The friendship bracelet of deeds', 'سلسلة أفعال الصداقة'],
        body: [
          'make a paper chain with one friendly deed from the book or from your week on every link',
          'اصنعوا سلسلة من ورق تحمل كل حلقة منها فعلًا ودودًا من الكتاب أو من أسبوعكم',
        ],
      },
    ],
  },
  courage: {
    name: ['courage', 'الشجاعة'],
    lessons: [
      ['Courage is doing what is right while still afraid', 'الشجاعة أن نفعل الصواب ونحن خائفون'],
      ['Asking for help can be the bravest act of a story', 'طلب المساعدة قد يكون أشجع ما في القصة'],
      ['Boldness without thought is not yet courage', 'الاندفاع بلا تفكير ليس شجاعة'],
    ],
    asks: [
      ['what was there to fear, and was the fear right', 'مم كان الخوف، وهل كان في محله'],
      ['when did we last do something although we were afraid', 'متى فعلنا شيئًا ونحن خائفون'],
      ['where does the strength of {hero} come from at that point', 'من أين جاءت القوة إلى {hero} في تلك اللحظة'],
      ['would it have been braver to go on or to turn back', 'أيهما كان أشجع: المضي أم الرجوع'],
    ],
    activities: [
      {
        title: ['The ladder of courage', 'سلم الشجاعة'],
        body: [
          'draw a ladder, put a fear of your own on the top rung and find a first rung small enough for this week',
          'ارسموا سلمًا، وضعوا في أعلاه خوفًا من مخاوفكم، وابحثوا عن درجة أولى صغيرة تكفي لهذا الأسبوع',
        ],
      },
    ],
  },
  faith: {
    name: ['faith', 'الإيمان'],
    lessons: [
      ['Trust in God goes together with doing one’s part', 'التوكل على الله يكون مع الأخذ بالأسباب'],
      ['Prayer gives a worried heart a place to rest', 'الدعاء سكينة للقلب القلق'],
      ['Faith shows in how the weak are treated', 'الإيمان يظهر في معاملة الضعيف'],
    ],
    asks: [
      ['what does faith change in what people do here', 'ماذا يغير الإيمان في أفعال الناس هنا'],
      ['how would we say this in a prayer of our own', 'كيف نقول هذا في دعاء من كلماتنا'],
      ['how does this agree with, or differ from, what we believe', 'فيم يتفق هذا مع ما نؤمن به، وفيم يختلف'],
    ],
    activities: [
      {
        title: ['A verse for the story', 'آية تناسب القصة'],
        body: [
          'look for a verse or a saying of the Prophet, peace be upon him, that speaks of the same matter and copy it beautifully',
          'ابحثوا عن آية أو حديث شريف في المعنى نفسه واكتبوه بخط جميل',
        ],
      },
    ],
  },
  honesty: {
    name: ['honesty', 'الصدق'],
    lessons: [
      ['A truth told late still costs less than a lie kept', 'الصدق وإن تأخر أقل كلفة من كذبة نخفيها'],
      ['One lie asks for another to guard it', 'الكذبة تحتاج إلى أخرى تحرسها'],
      ['Trust is built slowly and lost in one sentence', 'الثقة تُبنى على مهل وتضيع بجملة'],
    ],
    asks: [
      ['what would the truth have cost at that moment', 'ماذا كان الصدق سيكلف في تلك اللحظة'],
      ['who is harmed by what was not said', 'من الذي تضرر مما لم يُقل'],
      ['could {hero} have told it in another way', 'هل كانت أمام {hero} طريقة أخرى لقول الحقيقة'],
      ['when is it hard in our house to tell the truth', 'متى يصعب قول الحقيقة في بيتنا'],
    ],
    activities: [
      {
        title: ['The truth jar', 'جرة الصدق'],
        body: [
          'put a bead in a jar for every hard truth told kindly this week, and count them on Thursday',
          'ضعوا خرزة في جرة عن كل حقيقة صعبة قيلت بلطف هذا الأسبوع، وعدوها يوم الخميس',
        ],
      },
    ],
  },
  generosity: {
    name: ['generosity', 'الكرم'],
    lessons: [
      ['A gift weighs most when the giver has little', 'أثمن العطاء ما جاء ممن لا يملك إلا القليل'],
      ['Generous people leave the other’s pride untouched', 'الكريم يعطي ويحفظ كرامة الآخذ'],
      ['Giving in secret gives twice', 'العطاء في السر عطاء مرتين'],
    ],
    asks: [
      ['what makes this gift large or small', 'ما الذي يجعل هذا العطاء كبيرًا أو صغيرًا'],
      ['what could we give away this week without being asked', 'ماذا نستطيع أن نعطي هذا الأسبوع من غير أن يُطلب منا'],
      ['what does {hero} give up, and for whom', 'بماذا كانت تضحية {hero}، ولأجل من'],
    ],
    activities: [
      {
        title: ['One good thing to give', 'شيء جيد نعطيه'],
        body: [
          'choose one toy or book each that is still good, wrap it and give it away together',
          'يختار كل واحد لعبة أو كتابًا بحالة جيدة، ثم غلفوها وقدموها معًا لمن يحتاج إليها',
        ],
      },
    ],
  },
  nature: {
    name: ['nature', 'الطبيعة'],
    lessons: [
      ['Whoever looks closely finds that nature is full of signs', 'من يتأمل الطبيعة يجدها مليئة بالآيات'],
      ['The earth is a trust, not a possession', 'الأرض أمانة وليست ملكًا لنا'],
      ['Waiting for something to grow is a lesson in itself', 'انتظار ما ينمو درس بحد ذاته'],
    ],
    asks: [
      ['what can be seen, heard and smelled in this scene', 'ماذا نرى ونسمع ونشم في هذا المشهد'],
      ['where near our home could we find something like it', 'أين نجد شيئًا كهذا قرب بيتنا'],
      ['how does {place} change the mood of the page', 'ما أثر {place} في جو الصفحة'],
    ],
    activities: [
      {
        title: ['Ten minutes of looking', 'عشر دقائق من التأمل'],
        body: [
          'sit still outdoors for ten minutes and write down everything that could have stood in this book',
          'اجلسوا عشر دقائق في الهواء الطلق ودونوا كل ما يصلح أن يكون في هذا الكتاب',
        ],
      },
      {
        title: ['Plant a page', 'ازرعوا صفحة'],
        body: [
          'sow a seed in a pot, label it with a word from the book and measure it every Friday',
          'ازرعوا بذرة في أصيص، واكتبوا عليه كلمة من الكتاب، وقيسوا طولها كل جمعة',
        ],
      },
    ],
  },
  animals: {
    name: ['animals', 'الحيوان'],
    lessons: [
      ['Kindness to an animal is kindness that expects nothing back', 'الرفق بالحيوان رحمة لا تنتظر مقابلًا'],
      ['Every creature has its own way of being clever', 'لكل مخلوق ذكاؤه الخاص'],
      ['An animal in our care depends on our word', 'الحيوان الذي نرعاه يعتمد علينا'],
    ],
    asks: [
      ['what does the animal need here that it cannot ask for', 'ماذا يحتاج الحيوان هنا ولا يستطيع أن يطلبه'],
      ['what is true of real animals in this, and what is invented', 'ما الحقيقي عن الحيوان هنا، وما المتخيل'],
      ['which human trait does the animal show', 'أي صفة من صفات البشر تظهر في هذا الحيوان'],
    ],
    activities: [
      {
        title: ['True or invented', 'حقيقة أم خيال'],
        body: [
          'list what the animals of the book do, and look up in a reference book which of it real ones can',
          'اكتبوا ما تفعله الحيوانات في الكتاب، ثم تحققوا من مرجع مما تستطيعه حقًا',
        ],
      },
    ],
  },
  adventure: {
    name: ['adventure', 'المغامرة'],
    lessons: [
      ['A journey changes the one who makes it', 'الرحلة تغير من يقوم بها'],
      ['Good preparation is half of an adventure', 'حسن الاستعداد نصف المغامرة'],
      ['The way back is part of the adventure', 'طريق العودة جزء من المغامرة'],
    ],
    asks: [
      ['what would we have packed for this', 'ماذا كنا سنحمل معنا في رحلة كهذه'],
      ['where was the last chance to choose the safer way', 'أين كانت آخر فرصة لاختيار الطريق الآمن'],
      ['what does {hero} know now that was unknown at the start', 'ماذا صار واضحًا عند {hero} ولم يكن واضحًا في البداية'],
    ],
    activities: [
      {
        title: ['A map of the journey', 'خريطة الرحلة'],
        body: [
          'draw the way the story takes on one large sheet, with the page number beside every stop',
          'ارسموا طريق القصة على ورقة كبيرة واكتبوا رقم الصفحة بجانب كل محطة',
        ],
      },
      {
        title: ['The bag by the door', 'الحقيبة عند الباب'],
        body: [
          'pack a bag with five things that would have helped in the story, and defend every choice',
          'ضعوا في حقيبة خمسة أشياء كانت ستنفع في القصة، وليدافع كل واحد عن اختياره',
        ],
      },
    ],
  },
}
