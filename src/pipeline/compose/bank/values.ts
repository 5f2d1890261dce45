import type { Value } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** A value as an Arab reader names it, and what it teaches. Meanings and lessons are clauses without an end mark. */
export type ValueEntry = {
  name: Frame
  meaning: Frame
  lessons: readonly Frame[]
  asks: readonly Frame[]
}

export const VALUE_BANK: Record<Value, ValueEntry> = {
  mercy: {
    name: ['Mercy', 'الرحمة'],
    meaning: ['to be gentle with whoever is weaker', 'أن نرفق بمن هو أضعف منا'],
    lessons: [
      ['Mercy asks only that we put ourselves in the other’s place', 'الرحمة أن نضع أنفسنا مكان غيرنا'],
      ['A gentle hand achieves what force cannot', 'الرفق يبلغ ما لا تبلغه القوة'],
    ],
    asks: [
      ['for whom could we be gentler this week', 'مع من نستطيع أن نكون أرفق هذا الأسبوع'],
      ['what would have happened without mercy here', 'ماذا كان سيحدث هنا لولا الرحمة'],
    ],
  },
  'honouring-parents': {
    name: ['Honouring parents', 'برّ الوالدين'],
    meaning: ['to be good to one’s parents in word and in deed', 'أن نحسن إلى والدينا بالقول والفعل'],
    lessons: [
      ['Parents’ hearts are won by small attentions', 'قلوب الآباء والأمهات تكسبها العناية الصغيرة'],
      ['Obeying with a cheerful face is half of the deed', 'الطاعة بوجه بشوش نصف البر'],
    ],
    asks: [
      ['what would please our mother or father in the same way', 'ما الذي يسعد أمنا أو أبانا بالطريقة نفسها'],
      ['which words to a parent are kindest here', 'أي الكلمات للوالدين ألطف هنا'],
    ],
  },
  honesty: {
    name: ['Honesty', 'الصدق والأمانة'],
    meaning: ['to tell the truth and to keep what is entrusted to us', 'أن نقول الحق ونحفظ الأمانة'],
    lessons: [
      ['Honesty is easiest before the first excuse', 'الصدق أسهل ما يكون قبل العذر الأول'],
      ['A trusted person needs few words', 'الأمين لا يحتاج إلى كلام كثير'],
    ],
    asks: [
      ['what makes telling the truth hard just here', 'ما الذي يجعل قول الحق صعبًا هنا بالذات'],
      ['whom do we trust in this book, and since which page', 'بمن نثق في هذا الكتاب، ومنذ أي صفحة'],
    ],
  },
  generosity: {
    name: ['Generosity', 'الكرم'],
    meaning: ['to give of what we love', 'أن نعطي مما نحب'],
    lessons: [
      ['Whoever gives of what he loves gives most', 'أكرم الناس من أعطى مما يحب'],
      ['Giving makes room for joy', 'العطاء يفتح بابًا للفرح'],
    ],
    asks: [
      ['what was hard to give away here, and why was it given', 'ما الذي كان صعب العطاء هنا، ولماذا أُعطي'],
      ['what is there in our home that somebody needs more than we do', 'ماذا في بيتنا يحتاج إليه غيرنا أكثر منا'],
    ],
  },
  hospitality: {
    name: ['Hospitality', 'إكرام الضيف'],
    meaning: ['to receive a guest with warmth and the best we have', 'أن نستقبل الضيف بأفضل ما عندنا'],
    lessons: [
      ['A guest brings a blessing into the house', 'الضيف يأتي ببركته'],
      ['A welcome begins with the face, not with the table', 'حسن الاستقبال يبدأ بالوجه قبل المائدة'],
    ],
    asks: [
      ['how would we have received this guest in our majlis', 'كيف كنا سنستقبل هذا الضيف في مجلسنا'],
      ['what makes a stranger feel welcome', 'ما الذي يشعر الغريب بالترحيب'],
    ],
  },
  'keeping-promises': {
    name: ['Keeping promises', 'الوفاء بالعهد'],
    meaning: ['to do what we said even when it has become difficult', 'أن نفي بما قلنا ولو صار صعبًا'],
    lessons: [
      ['A promise is a debt', 'وعد الحر دين عليه'],
      ['It is better to promise little and to keep it', 'وعد قليل نفي به خير من كثير ننساه'],
    ],
    asks: [
      ['what did keeping, or breaking, the promise cost', 'ماذا كلف الوفاء بالوعد أو نقضه'],
      ['which promise of our own is still open', 'أي وعد من وعودنا لم نفِ به بعد'],
    ],
  },
  patience: {
    name: ['Patience', 'الصبر'],
    meaning: ['to go on without complaining', 'أن نمضي من غير شكوى'],
    lessons: [
      ['Patience is not waiting; it is going on', 'الصبر ليس انتظارًا بل مواصلة'],
      ['What comes slowly stays longer', 'ما يأتي على مهل يدوم'],
    ],
    asks: [
      ['what helped to bear the waiting', 'ما الذي أعان على الانتظار'],
      ['where would impatience have spoilt everything', 'أين كانت العجلة ستفسد كل شيء'],
    ],
  },
  gratitude: {
    name: ['Gratitude', 'الشكر'],
    meaning: ['to see a blessing and to say so', 'أن نرى النعمة ونعترف بها'],
    lessons: [
      ['Thanks spoken aloud keep a blessing alive', 'الشكر يحفظ النعمة'],
      ['Whoever thanks people thanks God', 'من لا يشكر الناس لا يشكر الله'],
    ],
    asks: [
      ['who deserves thanks here and did not get any', 'من يستحق الشكر هنا ولم يسمعه'],
      ['for which three things of today are we grateful', 'على أي ثلاثة أشياء نشكر الله اليوم'],
    ],
  },
  knowledge: {
    name: ['Seeking knowledge', 'طلب العلم'],
    meaning: ['to ask, to read and to go on learning', 'أن نسأل ونقرأ ونستمر في التعلم'],
    lessons: [
      ['Whoever asks finds a way', 'من سأل وجد طريقًا'],
      ['Learning has no shame at any age', 'لا حياء في طلب العلم في أي عمر'],
    ],
    asks: [
      ['what would we like to look up after this page', 'ماذا نحب أن نبحث عنه بعد هذه الصفحة'],
      ['who is wise here, and how did that come about', 'من الحكيم هنا، وكيف صار كذلك'],
    ],
  },
  neighbours: {
    name: ['Good neighbours', 'حسن الجوار'],
    meaning: ['to be someone neighbours can count on', 'أن يجدنا جيراننا عند الحاجة'],
    lessons: [
      ['A near neighbour helps sooner than a distant friend', 'الجار القريب أسرع عونًا من الصديق البعيد'],
      ['Neighbourhood begins with a greeting', 'حسن الجوار يبدأ بالسلام'],
    ],
    asks: [
      ['what do we owe our neighbours that is told here', 'أي حق من حقوق الجار نراه هنا'],
      ['which neighbour could we surprise this week', 'أي جار نفاجئه بهدية هذا الأسبوع'],
    ],
  },
  animals: {
    name: ['Kindness to animals', 'الرفق بالحيوان'],
    meaning: ['to feed, to spare and to protect creatures', 'أن نطعم الحيوان ونرحمه ونحميه'],
    lessons: [
      ['There is a reward in every living creature', 'في كل كبد رطبة أجر'],
      ['Whoever is gentle with animals learns to be gentle with people', 'من رفق بالحيوان تعلم الرفق بالناس'],
    ],
    asks: [
      ['how is the animal treated, and how should it be', 'كيف يُعامل الحيوان هنا، وكيف ينبغي أن يُعامل'],
      ['what can we do for the birds or cats of our street', 'ماذا نستطيع أن نفعل لطيور حينا أو قططه'],
    ],
  },
  heritage: {
    name: ['Heritage', 'التراث'],
    meaning: ['to know the customs of our forefathers and pass them on', 'أن نعرف عادات الأجداد وننقلها'],
    lessons: [
      ['A custom lives as long as somebody practises it', 'العادة تعيش ما دام هناك من يمارسها'],
      ['Heritage is a gift handed on, not a thing in a museum', 'التراث هدية تنتقل، لا قطعة في متحف'],
    ],
    asks: [
      ['which custom of ours resembles this one', 'أي عادة من عاداتنا تشبه هذه'],
      ['what would our grandparents add to this page', 'ماذا كان أجدادنا سيضيفون إلى هذه الصفحة'],
    ],
  },
  belonging: {
    name: ['Belonging to the homeland', 'الانتماء للوطن'],
    meaning: ['to love one’s country and to serve it', 'أن نحب الوطن ونخدمه'],
    lessons: [
      ['A homeland is built by those who serve it', 'الوطن يبنيه من يخدمه'],
      ['Belonging shows in how we treat what we share', 'الانتماء يظهر في حفظ ما نشترك فيه'],
    ],
    asks: [
      ['what ties people here to their land', 'ما الذي يربط الناس هنا بأرضهم'],
      ['how can a child serve the country already now', 'كيف يخدم الطفل وطنه منذ الآن'],
    ],
  },
  courage: {
    name: ['Courage', 'الشجاعة'],
    meaning: ['to stand by what is right', 'أن نثبت على الحق'],
    lessons: [
      ['The brave one is master of himself first', 'الشجاع من ملك نفسه أولًا'],
      ['One person who stands up makes it easier for the next', 'من يقف أولًا يسهل الطريق لمن بعده'],
    ],
    asks: [
      ['was there another brave way', 'هل كانت هناك طريقة شجاعة أخرى'],
      ['whom did this courage protect', 'من الذي حمته هذه الشجاعة'],
    ],
  },
  cooperation: {
    name: ['Cooperation', 'التعاون'],
    meaning: ['to carry together what is too heavy for one', 'أن نحمل معًا ما يثقل على الواحد'],
    lessons: [
      ['Many hands make the difficult possible', 'يد الله مع الجماعة'],
      ['In good teamwork everyone is needed', 'في التعاون الجيد كل واحد له دور'],
    ],
    asks: [
      ['what could nobody have managed alone here', 'ما الذي لم يكن أحد ليقدر عليه وحده'],
      ['which task at home should be done by all of us', 'أي عمل في البيت ينبغي أن نقوم به جميعًا'],
    ],
  },
  justice: {
    name: ['Justice', 'العدل'],
    meaning: ['to give everyone his due, even against our own wish', 'أن نعطي كل ذي حق حقه ولو على أنفسنا'],
    lessons: [
      ['Justice begins with listening', 'العدل يبدأ بالاستماع'],
      ['A fair person does not change the scales for a friend', 'العادل لا يغير ميزانه لصديق'],
    ],
    asks: [
      ['does everyone get what is due here', 'هل أخذ كل واحد حقه هنا'],
      ['how would we have decided', 'كيف كنا سنحكم نحن'],
    ],
  },
  humility: {
    name: ['Humility', 'التواضع'],
    meaning: ['to be great without making others small', 'أن نكون كبارًا من غير أن نصغّر غيرنا'],
    lessons: [
      ['Whoever is humble before God is raised by Him', 'من تواضع لله رفعه'],
      ['The fullest ears of corn bend lowest', 'السنابل الملأى تنحني'],
    ],
    asks: [
      ['who could have boasted here and did not', 'من كان يستطيع أن يتباهى هنا ولم يفعل'],
      ['what can be learned from someone younger than us', 'ماذا نتعلم ممن هو أصغر منا'],
    ],
  },
  forgiveness: {
    name: ['Forgiveness', 'العفو'],
    meaning: ['to let go of a wrong although we could repay it', 'أن نترك الإساءة ونحن نقدر على ردها'],
    lessons: [
      ['Forgiving frees the one who forgives', 'العفو راحة لمن يعفو'],
      ['An apology opens the door; forgiveness walks through it', 'الاعتذار يفتح الباب والعفو يدخله'],
    ],
    asks: [
      ['was it easy to forgive, and what made it possible', 'هل كان العفو سهلًا، وما الذي أعان عليه'],
      ['whom should we make peace with', 'مع من ينبغي أن نتصالح'],
    ],
  },
  'trust-in-god': {
    name: ['Trust in God', 'التوكل على الله'],
    meaning: ['to do our part and leave the outcome to God', 'أن نأخذ بالأسباب ونترك النتيجة لله'],
    lessons: [
      ['Tie your camel, then trust in God', 'اعقلها وتوكل'],
      ['A heart that trusts is calm in the storm', 'القلب المتوكل مطمئن في الشدة'],
    ],
    asks: [
      ['what was done here first, and what was left to God', 'ما الذي بُذل هنا أولًا، وما الذي تُرك لله'],
      ['which prayer would we say in such an hour', 'أي دعاء نقوله في ساعة كهذه'],
    ],
  },
  'hard-work': {
    name: ['Diligence', 'الجد والاجتهاد'],
    meaning: ['to do our work well and to finish it', 'أن نتقن عملنا ونتمه'],
    lessons: [
      ['Whoever sows will reap', 'من جد وجد ومن زرع حصد'],
      ['Doing a thing well is a form of worship', 'إتقان العمل عبادة'],
    ],
    asks: [
      ['where would giving up have been easy', 'أين كان الاستسلام سهلًا'],
      ['what are we proud of because it was hard', 'بماذا نفخر لأنه كان صعبًا'],
    ],
  },
  'respect-for-elders': {
    name: ['Respect for elders', 'توقير الكبير'],
    meaning: ['to listen to those who have lived longer', 'أن نصغي لمن سبقنا في العمر'],
    lessons: [
      ['An old person is a library that likes to be asked', 'الكبير مكتبة تحب أن تُسأل'],
      ['Advice weighs more when it was lived', 'النصيحة أثقل حين تأتي من تجربة'],
    ],
    asks: [
      ['which advice of the elders proves true', 'أي نصيحة للكبار صدقت هنا'],
      ['what would we ask our grandfather or grandmother about it', 'ماذا نسأل جدنا أو جدتنا عن هذا'],
    ],
  },
  cleanliness: {
    name: ['Cleanliness', 'النظافة'],
    meaning: ['to keep body, clothes and place clean', 'أن نحفظ الجسم والثوب والمكان نظيفًا'],
    lessons: [
      ['Cleanliness is part of faith', 'النظافة من الإيمان'],
      ['A tidy place is a courtesy to the next person', 'ترتيب المكان ذوق مع من يأتي بعدنا'],
    ],
    asks: [
      ['what changed once it was clean', 'ماذا تغير بعد النظافة'],
      ['which place shall we tidy together', 'أي مكان نرتبه معًا'],
    ],
  },
  moderation: {
    name: ['Moderation', 'الاعتدال'],
    meaning: ['to stop before too much', 'أن نقف قبل الإفراط'],
    lessons: [
      ['Enough is a good word', 'القناعة كنز لا يفنى'],
      ['The best of things is the middle', 'خير الأمور أوسطها'],
    ],
    asks: [
      ['where was the limit here, and who noticed it', 'أين كان الحد هنا، ومن انتبه إليه'],
      ['of what do we have enough already', 'ما الذي عندنا منه ما يكفي'],
    ],
  },
  friendship: {
    name: ['Brotherly companionship', 'الأخوّة والصحبة'],
    meaning: ['to wish for the other what we wish for ourselves', 'أن نحب لأخينا ما نحب لأنفسنا'],
    lessons: [
      ['Choose the companion before the road', 'الرفيق قبل الطريق'],
      ['A true friend tells you the truth', 'صديقك من صدقك'],
    ],
    asks: [
      ['how do we recognise a good companion', 'كيف نعرف الرفيق الصالح'],
      ['what did the friend do without being asked', 'ماذا فعل الصديق من غير أن يُطلب منه'],
    ],
  },
}
