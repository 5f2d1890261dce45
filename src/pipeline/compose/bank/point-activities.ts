import type { PointKind } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'

/** Something to do with a passage. `ages`: youngest and oldest reader it suits. `setting`: at home with the family, or in a class. */
export type PointActivity = { title: Frame; body: Frame; ages: readonly [number, number]; setting: 'home' | 'class' }

/** Things to do that fit every passage of a kind. */
export const POINT_ACTIVITIES: Record<PointKind, readonly PointActivity[]> = {
  choice: [
    {
      title: ['Choosing Cushions', 'وسائد الاختيار'],
      body: [
        'Read {quote} aloud ({page}) and say in simple words what different things could be done here. Lay a cushion on the floor for each of them. Everybody sits down by the one they would choose and gives a reason.',
        'اقرؤوا {quote} بصوت مسموع ({page})، وقولوا بكلمات بسيطة ما الأشياء التي يمكن فعلها في هذا الموقف. ضعوا على الأرض وسادة لكل اختيار. يجلس كل واحد عند الوسادة التي يختارها ويذكر السبب.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Beans on the Scales', 'ميزان الأسباب'],
      body: [
        'Read {quote} ({page}), then draw a pair of scales with a pan for each of two choices that are possible here. For every reason you find, lay a dry bean in its pan, and two beans for a weighty one. Would you decide as the scales do?',
        'اقرؤوا {quote} ({page})، ثم ارسموا ميزانًا واجعلوا كل كفة لواحد من اختيارين ممكنين هنا. ضعوا في الكفة حبة فول جافة عن كل سبب يؤيدها، وحبتين عن السبب القوي. هل توافقون على ما يقوله الميزان؟',
      ],
      ages: [6, 13],
      setting: 'home',
    },
    {
      title: ['The Other Road', 'الطريق الآخر'],
      body: [
        'Find {quote} {at} and agree on a choice that is possible here but does not appeal to you much. Tell together how things could go on from there, one sentence each in turn. Stop after ten sentences: has your story changed your minds?',
        'ابحثوا {at} عن {quote}، واتفقوا على اختيار ممكن هنا لا تميلون إليه كثيرًا. احكوا بالتناوب، جملة بعد جملة، ما قد يحدث بعد هذا الاختيار. توقفوا عند الجملة العاشرة: هل غيّرت الحكاية رأيكم؟',
      ],
      ages: [7, 15],
      setting: 'home',
    },
    {
      title: ['A Night to Think', 'ليلة للتفكير'],
      body: [
        'In the evening, read {quote} ({page}); everybody notes down what they would decide and one reason, and folds the paper. The next morning, read the passage again before you open the papers. Whose mind has changed overnight, and why?',
        'اقرؤوا {quote} مساءً ({page})، وليكتب كل واحد القرار الذي كان سيتخذه وسببًا واحدًا، ثم يطوِ ورقته. أعيدوا قراءة المقطع في الصباح قبل أن تفتحوا الأوراق. من الذي تغير رأيه بين ليلة وضحاها، ولماذا؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['A Folded Sheet', 'ورقة من نصفين'],
      body: [
        'Listen to {quote} ({page}), then fold a sheet of paper down the middle. On each half, draw one thing that could be done here. Put a star beside the one you would choose and tell the class why.',
        'استمعوا إلى {quote} ({page})، ثم اطووا ورقة من وسطها. ارسموا في كل نصف شيئًا يمكن فعله في هذا الموقف. ضعوا نجمة بجانب ما تختارونه، واشرحوا السبب لزملائكم.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['Lane of Advice', 'ممر النصائح'],
      body: [
        'Read {quote} ({page}) and form two rows facing each other, each in favour of a different choice. One of you walks slowly between the rows and hears a piece of advice from everybody in turn. At the end of the lane, the walker decides and names the advice that tipped the balance.',
        'اقرؤوا {quote} ({page})، ثم قفوا في صفين متقابلين يؤيد كل منهما اختيارًا مختلفًا. يمشي أحدكم ببطء بين الصفين ويسمع نصيحة من كل واحد. وفي آخر الممر يعلن قراره ويذكر النصيحة التي أقنعته.',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Branches of a Decision', 'أغصان القرار'],
      body: [
        'Read {quote} in groups ({page}) and write what has to be decided at the foot of a large sheet, as the trunk of a tree. Draw a branch for every choice that is possible here, and on each branch two things it might lead to. Compare the trees: what has only one group thought of?',
        'اقرؤوا {quote} في مجموعات ({page})، واكتبوا في أسفل ورقة كبيرة الأمر الذي يحتاج إلى قرار، كأنه جذع شجرة. ارسموا غصنًا لكل اختيار ممكن، واكتبوا على كل غصن نتيجتين محتملتين. قارنوا الأشجار: أي نتيجة لم تخطر إلا ببال مجموعة واحدة؟',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
  wrong: [
    {
      title: ['A Better Picture', 'صورة أجمل'],
      body: [
        'Read {quote} aloud ({page}) and say what is not right here. Draw how this moment would look if everybody behaved well. Lay the drawing in the book at this place.',
        'اقرؤوا {quote} بصوت مسموع ({page})، وقولوا ما الخطأ هنا. ارسموا هذه اللحظة كما تكون لو أحسن الجميع التصرف. ضعوا الرسم في الكتاب عند هذا الموضع.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Words of Apology', 'كلمات اعتذار'],
      body: [
        'Read {quote} ({page}) and write the apology that is called for here. Let it say what was wrong, what harm it can do and how it will be made good. Read it aloud: would you accept it?',
        'اقرؤوا {quote} ({page})، واكتبوا الاعتذار الذي يستدعيه هذا الموقف. اذكروا فيه الخطأ، والضرر الذي قد ينتج عنه، وطريقة إصلاحه. اقرؤوه بصوت مسموع: هل تقبلونه لو كان موجهًا إليكم؟',
      ],
      ages: [7, 14],
      setting: 'home',
    },
    {
      title: ['Three Seats', 'ثلاثة مقاعد'],
      body: [
        'Read {quote} ({page}) and put out three seats: one for whoever acts here, one for somebody affected by it and one for somebody who looks on. Take each seat in turn and say a sentence from there that begins with “I”. On which seat was it hardest to speak?',
        'اقرؤوا {quote} ({page})، ثم ضعوا ثلاثة مقاعد: مقعدًا لصاحب التصرف، ومقعدًا لمن يمسه هذا التصرف، ومقعدًا لمن يشاهد من بعيد. تنقلوا بين المقاعد، وقولوا على كل منها جملة تبدأ بكلمة «أنا». على أي مقعد كان الكلام أصعب؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['A Repair Plan', 'خطة إصلاح'],
      body: [
        'Find {quote} {at} and draw three columns: what can be put right at once, what needs time and what can no longer be undone. Enter the harm that is done here, and the harm that might follow, each where it belongs. Talk longest about whatever you would put in different columns.',
        'ابحثوا {at} عن {quote}، وارسموا ثلاثة أعمدة: ما يمكن إصلاحه فورًا، وما يحتاج إصلاحه إلى وقت، وما لا يمكن إصلاحه. وزعوا عليها الأضرار التي تقع هنا والأضرار التي قد تتبعها. أطيلوا النقاش فيما اختلفتم على مكانه.',
      ],
      ages: [11, 18],
      setting: 'home',
    },
    {
      title: ['A Friend’s Words', 'كلمة صديق'],
      body: [
        'Listen to {quote} ({page}) and think of one short sentence that a good friend could say here. Stand in a circle and say your sentences one after another, in a firm and friendly voice. Together, choose three to put up in the classroom.',
        'استمعوا إلى {quote} ({page})، وفكروا في جملة قصيرة قد يقولها صديق مخلص هنا. قفوا في حلقة، وليقل كل واحد جملته بصوت واثق ولطيف. اختاروا معًا ثلاث جمل لتعليقها في الصف.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['The Smallest Change', 'أصغر تغيير'],
      body: [
        'Copy {quote} into your notebooks ({page}), then change as few words as you can until the behaviour in it is good. Compare your versions: who needed the fewest changes? Does the new passage still sound believable?',
        'انسخوا {quote} في دفاتركم ({page})، ثم غيّروا أقل عدد ممكن من الكلمات حتى يصبح التصرف فيه حسنًا. قارنوا نصوصكم: من احتاج إلى أقل تغيير؟ وهل يبدو النص الجديد مقنعًا؟',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Explanation or Excuse', 'بين التفسير والعذر'],
      body: [
        'Read {quote} in groups ({page}) and write on slips of paper whatever could lead to such behaviour, one thought on each. Sort the slips into two piles: what merely explains it and what also excuses it. Show the class the slip you argued about most, and defend your decision.',
        'اقرؤوا {quote} في مجموعات ({page})، واكتبوا على قصاصات كل ما قد يدفع إلى تصرف كهذا، فكرة على كل قصاصة. قسموا القصاصات إلى مجموعتين: ما يفسر التصرف فقط، وما يصلح عذرًا له أيضًا. اعرضوا على الصف القصاصة التي طال نقاشكم حولها، ودافعوا عن قراركم.',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
  trouble: [
    {
      title: ['Rescue Bag', 'حقيبة النجدة'],
      body: [
        'Read {quote} aloud ({page}) and say what the trouble is. Look around your home for three harmless things that could help or bring comfort in this situation, and put them in a bag. Take them out one by one and explain what each is good for.',
        'اقرؤوا {quote} بصوت مسموع ({page})، وقولوا ما المشكلة هنا. ابحثوا في البيت عن ثلاثة أشياء غير مؤذية قد تنفع في هذا الموقف أو تخفف منه، وضعوها في حقيبة. أخرجوها واحدًا بعد الآخر، واشرحوا فائدة كل منها.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['A Plan in Pictures', 'خطة مصورة'],
      body: [
        'Read {quote} ({page}) and divide a sheet of paper into four boxes. Draw the difficulty in the first box, two steps of a plan in the next two, and in the last how things look if the plan works. Exchange sheets and explain each other’s plans.',
        'اقرؤوا {quote} ({page})، وقسموا ورقة إلى أربعة مربعات. ارسموا المشكلة في المربع الأول، وخطوتين لحلها في الثاني والثالث، والوضع بعد نجاح الخطة في الرابع. تبادلوا الأوراق، وليشرح كل منكم خطة غيره.',
      ],
      ages: [6, 13],
      setting: 'home',
    },
    {
      title: ['Testing the Plan', 'اختبار الخطة'],
      body: [
        'Read {quote} ({page}); one of you suggests a way out, and the others only ask: “And what if that does not work?” Improve the plan until nobody can find another gap. Write it down in three sentences.',
        'اقرؤوا {quote} ({page})، وليقترح أحدكم حلًّا، ولا يسأل الآخرون إلا سؤالًا واحدًا: «وماذا لو لم ينجح هذا؟» حسّنوا الخطة حتى لا يجد أحد فيها ثغرة. اكتبوها في ثلاث جمل.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Twenty Words for Help', 'نداء من عشرين كلمة'],
      body: [
        'Find {quote} {at} and write a call for help that fits this situation, in exactly twenty words. Let it say what is the matter, what is needed and how urgent it is. Read your calls to each other: what would a helper still have to ask?',
        'ابحثوا {at} عن {quote}، واكتبوا نداءً لطلب المساعدة يناسب هذا الموقف، في عشرين كلمة لا أكثر ولا أقل. بيّنوا فيه المشكلة والمطلوب ومدى الاستعجال. ليقرأ كل منكم نداءه على الآخرين: ما الذي لم يتضح بعد لمن يريد المساعدة؟',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Helping Hands', 'أيدي العون'],
      body: [
        'Listen to {quote} ({page}), then trace your hand on a sheet of paper. Draw inside it one thing that could help here. Hang up all the hands and count how many different kinds of help you have found.',
        'استمعوا إلى {quote} ({page})، ثم ليرسم كل واحد حدود كفه على ورقة. ارسموا داخل الكف شيئًا قد يساعد في هذا الموقف. علقوا الأوراق كلها، وعُدّوا أنواع المساعدة التي وجدتموها.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['A Shuffled Plan', 'خطة مبعثرة'],
      body: [
        'Read {quote} in groups ({page}) and write a plan for dealing with this difficulty: five steps, each on its own slip. Shuffle the slips and pass them to another group to put in order. Do both groups agree on the order, and is a step missing?',
        'اقرؤوا {quote} في مجموعات ({page})، واكتبوا خطة للتعامل مع هذه المشكلة في خمس خطوات، كل خطوة على قصاصة. اخلطوا القصاصات، وأعطوها مجموعة أخرى كي ترتبها. هل اتفقت المجموعتان على الترتيب، وهل تنقص الخطة خطوة؟',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Emergency Meeting', 'اجتماع طارئ'],
      body: [
        'Read {quote} ({page}) and form groups of four: one collects the risks, one collects everything that could help, one speaks for whoever is in difficulty and one keeps the time. Agree on a plan within ten minutes. Present it to the class in one minute.',
        'اقرؤوا {quote} ({page})، وتوزعوا في مجموعات رباعية: عضو يجمع المخاطر، وعضو يجمع كل ما قد يساعد، وعضو يتحدث باسم صاحب المشكلة، وعضو يراقب الوقت. اتفقوا على خطة في عشر دقائق. اعرضوها على الصف في دقيقة واحدة.',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
  wish: [
    {
      title: ['Wish Clouds', 'غيوم الأمنيات'],
      body: [
        'Read {quote} aloud ({page}) and cut a cloud out of paper for each of you. On one side, draw what is wished for here; on the other, a wish of your own. Turn the clouds over and talk: are the two wishes alike in any way?',
        'اقرؤوا {quote} بصوت مسموع ({page})، وقصوا لكل واحد منكم غيمة من ورق. ارسموا على وجهها الأمنية التي تظهر هنا، وعلى ظهرها أمنية من أمنياتكم. اقلبوا الغيوم وتحدثوا: هل بين الأمنيتين شبه؟',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Letter and Answer', 'رسالة وجواب'],
      body: [
        'Read {quote} ({page}) and think of somebody who could help with this wish, in the book or invented. Write that helper a letter on behalf of whoever has the wish: what is wanted, and for what reason? Exchange letters and answer them with a promise, a condition or a polite refusal.',
        'اقرؤوا {quote} ({page})، وفكروا فيمن يمكنه أن يساعد على تحقيق هذه الرغبة، من الكتاب أو من خيالكم. اكتبوا إليه رسالة بلسان صاحب الرغبة تبيّن المطلوب وسببه. تبادلوا الرسائل وأجيبوا عنها بوعد أو شرط أو اعتذار لطيف.',
      ],
      ages: [7, 14],
      setting: 'home',
    },
    {
      title: ['Five Steps Up', 'سلم الأمنية'],
      body: [
        'Read {quote} ({page}) and draw a staircase of five steps with this wish at the top, or, if it cannot be fulfilled, something that comes close to it. Write on each step what would have to happen; the lowest should be possible at once. Mark the step most likely to give way and think of a support for it.',
        'اقرؤوا {quote} ({page})، وارسموا سلمًا من خمس درجات في أعلاه هذه الأمنية، أو أقرب شيء إليها إن كان تحقيقها مستحيلًا. اكتبوا على كل درجة ما يجب أن يحدث، ولتكن الدرجة الأولى ممكنة فورًا. ضعوا علامة على أضعف الدرجات، وفكروا فيما يقويها.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['The Day After', 'اليوم التالي'],
      body: [
        'Find {quote} {at} and imagine that this came true yesterday. Write half a page of somebody’s diary, with one thing that is just as hoped and one thing that nobody expected. Read your pages aloud and let the others guess whose diary it is.',
        'ابحثوا {at} عن {quote}، وتخيلوا أن هذه الرغبة تحققت أمس. اكتبوا نصف صفحة من يوميات أحد الأشخاص، واذكروا فيها شيئًا جاء كما كان مأمولًا وشيئًا لم يتوقعه أحد. اقرؤوا ما كتبتم بصوت مسموع، وليخمّن الآخرون صاحب اليوميات.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['The Wishing Ball', 'كرة الأمنيات'],
      body: [
        'Listen to {quote} ({page}) and sit in a circle with a ball of crumpled paper. Pass it round: whoever holds it names one thing that would be different if this came true. In a second round, say whether you would wish for it too, and why.',
        'استمعوا إلى {quote} ({page})، ثم اجلسوا في حلقة ومعكم كرة من ورق مجعد. مرروها بينكم، وليذكر من تصل إليه شيئًا سيتغير لو تحققت هذه الأمنية. وفي الجولة الثانية قولوا هل تتمنون ذلك أنتم أيضًا، ولماذا.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['Wish Committee', 'لجنة الأمنيات'],
      body: [
        'Read {quote} ({page}) and divide into three groups: one looks for reasons to support this wish, one collects doubts and one prepares questions. Hear each other for five minutes. Then vote on slips of paper: support, no support or support on a condition.',
        'اقرؤوا {quote} ({page})، وانقسموا إلى ثلاث مجموعات: مجموعة تجمع أسبابًا لدعم هذه الرغبة، ومجموعة تجمع الاعتراضات، ومجموعة تُعد الأسئلة. ليستمع بعضكم إلى بعض خمس دقائق. ثم صوّتوا على قصاصات: دعم أو رفض أو دعم بشرط.',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['A Letter from Later', 'رسالة بعد سنين'],
      body: [
        'Read {quote} ({page}) and write a letter of ten lines in the voice of whoever has this wish, many years later. Decide what has become of the wish and what it means now. Exchange letters and underline the sentence that grows most naturally out of the passage.',
        'اقرؤوا {quote} ({page})، واكتبوا رسالة من عشرة أسطر بلسان صاحب هذه الرغبة بعد سنين طويلة. قرروا ما آلت إليه الرغبة وما بقي منها. تبادلوا الرسائل، وضعوا خطًّا تحت الجملة الأقرب إلى روح المقطع.',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
  feeling: [
    {
      title: ['Faces in the Mirror', 'وجوه في المرآة'],
      body: [
        'Read {quote} aloud ({page}) and stand together in front of a mirror. Show the feeling you hear with your faces and shoulders. Listen once more: which word told you what to show?',
        'اقرؤوا {quote} بصوت مسموع ({page})، ثم قفوا معًا أمام المرآة. أظهروا بوجوهكم وأكتافكم الشعور الذي سمعتموه. استمعوا مرة أخرى: أي كلمة دلتكم عليه؟',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Three Voices', 'ثلاثة أصوات'],
      body: [
        'Take turns to read {quote} in three voices ({page}): in a whisper, in an everyday voice and in the voice that suits this feeling. The listeners close their eyes and raise a hand at the word where the feeling is strongest. Is it the same word each time?',
        'تناوبوا على قراءة {quote} بثلاثة أصوات ({page}): همسًا، وبصوت عادي، وبالصوت الذي يناسب هذا الشعور. يغمض السامعون أعينهم ويرفعون أيديهم عند الكلمة التي يبلغ فيها الشعور أشده. هل هي الكلمة نفسها في كل مرة؟',
      ],
      ages: [6, 13],
      setting: 'home',
    },
    {
      title: ['A Line of Feeling', 'خط الشعور'],
      body: [
        'Let one of you read {quote} slowly ({page}) while the others draw a line that follows the feeling: high or low, smooth or jagged. Lay the lines side by side. At the most striking point of each, write the word from the passage that belongs there.',
        'ليقرأ أحدكم {quote} على مهل ({page})، وليرسم الآخرون خطًّا يتبع الشعور: مرتفعًا أو منخفضًا، مستقيمًا أو متعرجًا. ضعوا الخطوط بعضها بجانب بعض. اكتبوا عند أبرز نقطة في كل خط الكلمة التي تقابلها من المقطع.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['A Nameless Feeling', 'شعور بلا اسم'],
      body: [
        'Find {quote} {at} and write two sentences of your own that show the same feeling through eyes, hands or footsteps only, without naming it. Read them to each other. The listeners look for the words in the passage that come closest to yours.',
        'ابحثوا {at} عن {quote}، واكتبوا جملتين من عندكم تُظهران الشعور نفسه بالعينين أو اليدين أو الخطوات فقط، من غير تسميته. ليقرأ كل منكم جملتيه على الآخرين. يبحث السامعون في المقطع عن أقرب الكلمات إليهما.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Faces in a Circle', 'حلقة الوجوه'],
      body: [
        'Listen to {quote} ({page}) and stand in a circle. One of you shows the feeling without a word, the next one takes it over, and so it travels from face to face. At the end, say what you would call this feeling and which word you heard it in.',
        'استمعوا إلى {quote} ({page})، ثم قفوا في حلقة. يُظهر أحدكم الشعور بملامح وجهه من دون كلام، ثم يقلده من بجانبه، حتى ينتقل الشعور من وجه إلى وجه. قولوا في النهاية ماذا تسمون هذا الشعور، وأي كلمة دلتكم عليه.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['A Still Scene', 'مشهد ثابت'],
      body: [
        'Read {quote} in groups of three ({page}) and show the feeling in a scene without movement or sound, with face, hands and posture. The class looks for the words in the passage that fit what they see. Then the group says one of these words in a voice that suits it.',
        'اقرؤوا {quote} في مجموعات ثلاثية ({page})، وأظهروا الشعور في مشهد بلا حركة ولا صوت، بالوجه واليدين ووقفة الجسم. يبحث بقية الصف في المقطع عن الكلمات التي تناسب ما يرونه. ثم تنطق المجموعة إحدى هذه الكلمات بصوت يلائم الشعور.',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Weaker and Stronger', 'ثلاث درجات'],
      body: [
        'Read {quote} ({page}) and list the words and expressions that show the feeling. For each, find a weaker and a stronger one, then read the passage aloud in all three strengths. Which reading suits this moment best, and why?',
        'اقرؤوا {quote} ({page})، واكتبوا الكلمات والعبارات التي تُظهر الشعور. ابحثوا لكل منها عن بديل أضعف وبديل أقوى، ثم اقرؤوا المقطع بصوت مسموع بالدرجات الثلاث. أي قراءة أنسب لهذه اللحظة، ولماذا؟',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
  dispute: [
    {
      title: ['Talking Spoons', 'حوار الملاعق'],
      body: [
        'Read {quote} aloud ({page}); two of you take a spoon each, one for either side. Let the spoons tell each other what they want or think. Then exchange spoons and look for something that both sides would like.',
        'اقرؤوا {quote} بصوت مسموع ({page})، وليمسك اثنان منكم ملعقتين، لكل طرف ملعقة. اجعلوا كل ملعقة تقول للأخرى ماذا تريد أو ما رأيها. ثم تبادلوا الملعقتين، وابحثوا عن شيء يرضي الطرفين.',
      ],
      ages: [3, 8],
      setting: 'home',
    },
    {
      title: ['Changing Chairs', 'كرسيان متقابلان'],
      body: [
        'Read {quote} ({page}) and set two chairs face to face, one for each side. Two of you go on with the conversation calmly for two minutes, then change chairs and speak for the other side. Which reason did you discover only on the second chair?',
        'اقرؤوا {quote} ({page})، ثم ضعوا كرسيين متقابلين، لكل طرف كرسي. يواصل اثنان منكم الحوار بهدوء دقيقتين، ثم يتبادلان المكان ويدافع كل منهما عن الطرف الآخر. أي حجة لم تكتشفوها إلا على الكرسي الثاني؟',
      ],
      ages: [7, 15],
      setting: 'home',
    },
    {
      title: ['A Three-Point Agreement', 'اتفاق من ثلاث نقاط'],
      body: [
        'Find {quote} {at} and draw up an agreement in three points: where each side gives way, what each may hold on to, and how they will talk to each other from now on. Read it once through the eyes of each side. Change whatever would keep that side from signing.',
        'ابحثوا {at} عن {quote}، واكتبوا اتفاقًا من ثلاث نقاط: فيم يتنازل كل طرف، وبم يتمسك، وكيف يتحدث الطرفان بعد اليوم. اقرؤوا الاتفاق مرة بعين كل طرف. عدّلوا ما قد يمنعه من التوقيع.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['An Argument on Paper', 'خلاف على الورق'],
      body: [
        'Read {quote} ({page}), choose a side each and carry on the argument in silence, writing in turns on one sheet. Begin every answer by repeating the other’s point fairly: “You mean that ...”. After six answers, exchange sides and write one last line each.',
        'اقرؤوا {quote} ({page})، وليختر كل منكم طرفًا ويواصل النقاش كتابةً، بالتناوب على ورقة واحدة ومن دون كلام. ابدؤوا كل رد بتلخيص رأي الآخر بأمانة: «المقصود إذن أن ...». تبادلوا الطرفين بعد ستة ردود، وليكتب كل منكم سطرًا أخيرًا.',
      ],
      ages: [10, 18],
      setting: 'home',
    },
    {
      title: ['Across the String', 'خيط بين رأيين'],
      body: [
        'Listen to {quote} ({page}) and lay a string across the floor, with one opinion to its left and the other to its right. Stand where you agree and say why. Then everybody steps over the string and looks for a reason for the other side.',
        'استمعوا إلى {quote} ({page})، ومدوا على الأرض خيطًا، عن يمينه رأي وعن يساره الرأي الآخر. ليقف كل واحد عند الرأي الذي يوافق عليه ويذكر السبب. ثم اعبروا جميعًا إلى الجهة الأخرى، وابحثوا عن سبب يؤيد الرأي الثاني.',
      ],
      ages: [3, 8],
      setting: 'class',
    },
    {
      title: ['Questions Only', 'أسئلة الوسيط'],
      body: [
        'Read {quote} in groups of three ({page}): two of you speak for the two sides, and the third is a mediator who may only ask questions. Change parts every three minutes until each of you has been the mediator. Which question helped most?',
        'اقرؤوا {quote} في مجموعات ثلاثية ({page})، وليتكلم اثنان بلسان الطرفين، وليكن الثالث وسيطًا لا يحق له إلا أن يسأل. بدّلوا الأدوار كل ثلاث دقائق حتى يكون كل منكم وسيطًا مرة. أي سؤال كان أنفع من غيره؟',
      ],
      ages: [8, 14],
      setting: 'class',
    },
    {
      title: ['Under the Waterline', 'تحت سطح الماء'],
      body: [
        'Read {quote} in groups ({page}) and draw two icebergs, one for each side. Above the water, write what is said or seen in the passage; below it, what this side may need, hope or fear. Draw a line between any two things that are alike under the water.',
        'اقرؤوا {quote} في مجموعات ({page})، وارسموا جبلين من جليد، لكل طرف جبل. اكتبوا فوق الماء ما يقال في المقطع أو يظهر فيه، وتحت الماء ما قد يحتاج إليه هذا الطرف أو يرجوه أو يخشاه. اربطوا بخط بين كل شيئين متشابهين تحت الماء.',
      ],
      ages: [11, 18],
      setting: 'class',
    },
  ],
  turn: [
    {
      title: ['Two Halves, Two Pictures', 'صورتان في ورقة واحدة'],
      body: [
        'Read {quote} together ({page}) and fold a sheet of paper down the middle. In one half, draw how things were before this moment, and in the other how they are now. Use the two pictures to tell somebody at home what has changed.',
        'اقرؤوا معًا {quote} ({page})، واطووا ورقة من وسطها. ارسموا في أحد النصفين كيف كانت الأمور قبل هذه اللحظة، وفي النصف الآخر كيف صارت بعدها. ثم استعينوا بالصورتين واحكوا لأحد أفراد الأسرة ما الذي تغير.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['On the Kitchen Table', 'حكاية على طاولة المطبخ'],
      body: [
        'Read {quote} aloud ({page}) and let spoons, cups and lids stand for whoever and whatever appears in it. First show with them how things were, then how they are now. Whoever is watching says what has changed.',
        'اقرؤوا {quote} بصوت مسموع ({page})، واجعلوا الملاعق والأكواب والأغطية تمثل كل من يظهر في المقطع وكل ما يظهر فيه. اعرضوا بها أولًا كيف كانت الأمور، ثم كيف صارت. وليقل من يشاهدكم ما الذي تغير.',
      ],
      ages: [3, 12],
      setting: 'home',
    },
    {
      title: ['Diary of That Day', 'يوميات ذلك اليوم'],
      body: [
        'Read {quote} ({page}), then write five sentences for the diary of somebody who was there. Begin with the words “Yesterday I did not yet know that”. Read your pages to each other and compare what each of you chose to tell.',
        'اقرؤوا {quote} ({page})، ثم اكتبوا خمس جمل في دفتر يوميات شخص شهد هذه اللحظة. ابدؤوا بعبارة «بالأمس لم أكن أعلم أن». ثم ليقرأ كل منكم صفحته على الآخرين، وقارنوا بين ما اختار كل واحد أن يذكره.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['The Evening Before', 'حديث في الليلة السابقة'],
      body: [
        'Find {quote} {at}, then write six lines of a conversation that might have been heard the evening before, when nobody knew of this. Read it in two voices, and straight after it read the passage. How does the passage sound now?',
        'ابحثوا عن {quote} {at}، ثم اكتبوا ستة سطور من حديث كان يمكن أن يدور في الليلة السابقة، قبل أن يعلم أحد بهذا الأمر. اقرؤوا الحديث بصوتين، ثم اقرؤوا المقطع بعده مباشرة. كيف يبدو لكم المقطع الآن؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Two Corners', 'زاويتان في الصف'],
      body: [
        'Read {quote} aloud ({page}), then call one corner of the classroom “before” and another one “after”. Take turns saying a sentence about how things were or how they are now. The others walk to the corner where it belongs.',
        'اقرؤوا {quote} بصوت مسموع ({page})، ثم سموا إحدى زوايا الصف «قبل» وزاوية أخرى «بعد». ليقل كل منكم حين يأتي دوره جملة عما كانت عليه الأمور أو عما صارت إليه. وليذهب الآخرون إلى الزاوية المناسبة.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Causes and Consequences', 'أسباب ونتائج'],
      body: [
        'Sum up {quote} ({page}) in a few words and write them in the middle of the board. On one side, add what led to this, and on the other what may come of it. Mark what is told in the book and what you only suppose.',
        'لخصوا {quote} ({page}) في بضع كلمات واكتبوها في وسط السبورة. أضيفوا في جهة ما أدى إلى ذلك، وفي الجهة الأخرى ما قد ينتج عنه. ثم ميزوا ما ورد في الكتاب مما تفترضونه أنتم.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['Three Tellers', 'ثلاثة رواة'],
      body: [
        'Read {quote} together ({page}) and retell it in three groups: as an eyewitness, as somebody who only heard of it from others, and as somebody who remembers it many years later. Which words change, and what stays the same in all three?',
        'اقرؤوا معًا {quote} ({page})، ثم احكوا هذه اللحظة من جديد في ثلاث مجموعات: الأولى بلسان شاهد عيان، والثانية بلسان من سمع بها من غيره، والثالثة بلسان من يتذكرها بعد سنوات طويلة. ما الذي يتغير في الحكايات الثلاث، وما الذي يبقى كما هو؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
  picture: [
    {
      title: ['Drawing by Ear', 'رسم بالسماع'],
      body: [
        'Let one of you read {quote} slowly ({page}) while the others listen with their eyes closed. Then everybody draws what they saw in their mind. Lay the drawings beside the book: which details come from the words, and which did you add?',
        'ليقرأ أحدكم {quote} على مهل ({page})، وليستمع الآخرون وأعينهم مغمضة. ثم ليرسم كل منكم ما رآه في خياله. ضعوا الرسوم بجانب الكتاب: أي التفاصيل جاء من الكلمات، وأيها أضفتموه أنتم؟',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['A Picture of Scraps', 'لوحة من القصاصات'],
      body: [
        'Read {quote} aloud ({page}) and make a picture of it out of torn paper, bits of cloth and old magazines. Read the passage once more, and at each sentence point to the part of the picture that belongs to it. What could you still add?',
        'اقرؤوا {quote} بصوت مسموع ({page})، واصنعوا لوحة لما يوصف فيه من ورق ممزق وقطع قماش ومجلات قديمة. أعيدوا قراءة المقطع، وأشيروا عند كل جملة إلى ما يقابلها في اللوحة. ماذا يمكنكم أن تضيفوا أيضًا؟',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Tell It, Draw It', 'وصف ثم رسم'],
      body: [
        'Let one of you read {quote} silently ({page}) and describe it in other words to somebody who has not read it. The listener draws and may ask three questions. Then compare the drawing with the passage: what got lost on the way?',
        'ليقرأ أحدكم {quote} قراءة صامتة ({page})، وليصف ما فيه بكلمات أخرى لمن لم يقرأه. يرسم المستمع ما فهمه، وله أن يسأل ثلاثة أسئلة. ثم قارنوا الرسم بالمقطع: ما الذي ضاع في الطريق؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Look-Alikes Wanted', 'أشباه من حولنا'],
      body: [
        'Find {quote} {at}, then look around your home or out of the window for something that resembles it in one detail: a colour, a shape, a movement or a sound. Sketch what you find and write below it the words of the passage that fit.',
        'ابحثوا عن {quote} {at}، ثم فتشوا في البيت أو انظروا من النافذة بحثًا عن شيء يشبه ما يوصف هنا في تفصيل واحد: لون أو شكل أو حركة أو صوت. ارسموا ما وجدتموه، واكتبوا تحته كلمات المقطع التي تناسبه.',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['One Drawing Together', 'رسم مشترك'],
      body: [
        'Hang up a large sheet of paper and listen twice to {quote} ({page}). One after another, come forward and add one detail that is in the words. When nobody has anything to add, read the passage again and check whether something is missing.',
        'علقوا ورقة كبيرة واستمعوا مرتين إلى {quote} ({page}). ليتقدم كل منكم حين يأتي دوره، وليضف إلى الرسم تفصيلًا واحدًا ورد في الكلمات. ثم اقرؤوا المقطع مرة أخرى، وانظروا هل بقي شيء لم يُرسم.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['Three Vital Words', 'ثلاث كلمات أساسية'],
      body: [
        'In groups, choose from {quote} ({page}) the three words that the picture needs most. Read the passage aloud without them and listen to what disappears. Compare your choice with that of the other groups and defend it.',
        'اختاروا في مجموعات من {quote} ({page}) الكلمات الثلاث التي لا تكتمل الصورة من دونها. اقرؤوا المقطع بصوت مسموع بعد حذفها، وانتبهوا إلى ما يختفي من الصورة. ثم قارنوا اختياركم باختيار المجموعات الأخرى ودافعوا عنه.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['New Mood, Same Picture', 'صورة واحدة بجو مختلف'],
      body: [
        'In pairs, rewrite {quote} ({page}) so that its mood is turned round: friendly becomes eerie, calm becomes restless, or the other way about. Change only a few words, and let what is described stay the same. The others find out which words you have exchanged.',
        'أعيدوا في مجموعات ثنائية كتابة {quote} ({page}) بحيث ينقلب جوه: من لطيف إلى مخيف، أو من هادئ إلى مضطرب، أو عكس ذلك. لا تغيروا إلا كلمات قليلة، وليبق الموصوف نفسه كما هو. ثم دعوا الآخرين يكتشفون الكلمات التي بدلتموها.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
  fact: [
    {
      title: ['Two Sources', 'بحث في مصدرين'],
      body: [
        'Find {quote} {at}, then look up the same subject in two other sources, such as an encyclopaedia and a website you can trust. Note in a table what agrees with the book, what differs and what is new. Then write one sentence of which you are sure.',
        'ابحثوا عن {quote} {at}، ثم راجعوا الموضوع نفسه في مصدرين آخرين، كموسوعة وموقع موثوق. سجلوا في جدول ما يوافق الكتاب وما يخالفه وما يزيد عليه. ثم اكتبوا جملة واحدة أنتم واثقون من صحتها.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Museum on a Shelf', 'متحف على الرف'],
      body: [
        'Read {quote} together ({page}) and make an exhibit for it: a drawing, or something from your home that has to do with it. Put it on a shelf with a small sign. Show it to a visitor and explain what the book says.',
        'اقرؤوا معًا {quote} ({page})، وأعدوا قطعة تُعرض في متحف صغير: رسمًا أو شيئًا من البيت له صلة بالموضوع. ضعوها على رف وبجانبها بطاقة صغيرة. ثم اشرحوا لمن يزوركم ما يقوله الكتاب.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['One Question, Three Answers', 'سؤال واحد وثلاثة أجوبة'],
      body: [
        'Make a question out of {quote} ({page}) to which the passage gives the answer. Put it to three people of different ages and note what they say. Then read the passage to them: who is surprised?',
        'صوغوا من {quote} ({page}) سؤالًا يكون جوابه في المقطع. اطرحوه على ثلاثة أشخاص من أعمار مختلفة وسجلوا أجوبتهم. ثم اقرؤوا لهم المقطع: من الذي فاجأه الجواب؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Ten-Word Poster', 'ملصق بعشر كلمات'],
      body: [
        'Explain {quote} ({page}) on a poster with a drawing and no more than ten words. Show it to somebody who has not read the passage and ask what they learn from it. Improve whatever was not clear.',
        'اشرحوا {quote} ({page}) في ملصق فيه رسم وعشر كلمات على الأكثر. اعرضوه على شخص لم يقرأ المقطع، واسألوه عما فهمه منه. ثم حسنوا ما لم يكن واضحًا.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Basket of Questions', 'سلة الأسئلة'],
      body: [
        'Sit in a circle around a basket and read {quote} aloud ({page}). Each of you thinks of a question beginning with “why” or “how”; it is written on a slip of paper and put into the basket. Draw three slips and find the answers before the next lesson.',
        'اجلسوا في حلقة حول سلة واقرؤوا {quote} بصوت مسموع ({page}). ليفكر كل منكم في سؤال يبدأ بكلمة «لماذا» أو «كيف»، ويُكتب السؤال على ورقة توضع في السلة. ثم اسحبوا ثلاث أوراق، وابحثوا عن الأجوبة قبل الدرس التالي.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Fact Inspectors', 'مدققو المعلومات'],
      body: [
        'Examine {quote} ({page}) in three groups: one looks for evidence that it is right, one for anything that speaks against it, and one finds out what is known about the subject today. Each group names its sources. Then judge together: right, doubtful or out of date?',
        'افحصوا {quote} ({page}) في ثلاث مجموعات: الأولى تبحث عن أدلة تؤيده، والثانية عما يخالفه، والثالثة عما يُعرف اليوم عن الموضوع. لتذكر كل مجموعة مصادرها. ثم احكموا معًا: هل هذا الكلام صحيح أم مشكوك فيه أم تجاوزه الزمن؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['A School Radio Minute', 'دقيقة في الإذاعة المدرسية'],
      body: [
        'In groups, turn {quote} ({page}) into one minute of school radio with three voices: one presents, one explains, and one asks what listeners might ask. Practise it twice and perform it to the class. Which group was easiest to understand?',
        'حولوا في مجموعات {quote} ({page}) إلى دقيقة من الإذاعة المدرسية بثلاثة أصوات: صوت يقدم، وصوت يشرح، وصوت يسأل ما قد يسأله المستمعون. تدربوا عليها مرتين، ثم قدموها أمام الصف. أي مجموعة كانت الأوضح شرحًا؟',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
  making: [
    {
      title: ['Pretend Workshop', 'ورشة من الخيال'],
      body: [
        'Read {quote} aloud ({page}) and play what is done here, but only in pretence: a box may be an oven, a scarf may be water. One of you reads each step and the others play it. Has anything been forgotten?',
        'اقرؤوا {quote} بصوت مسموع ({page})، ثم تظاهروا في لعبكم بأنكم تقومون بهذا العمل: فقد تصير العلبة فرنًا والوشاح ماءً. ليقرأ أحدكم خطوة بعد أخرى، وليمثل الآخرون كل خطوة. هل نسيتم شيئًا؟',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Shuffled Steps', 'خطوات مبعثرة'],
      body: [
        'Draw or write every step that you find in {quote} ({page}) on a slip of its own and shuffle the slips. Let somebody who does not see the book put them in order. Then compare with the passage: would another order work as well?',
        'ارسموا كل خطوة تجدونها في {quote} ({page}) أو اكتبوها على ورقة مستقلة، ثم اخلطوا الأوراق. دعوا شخصًا لا يرى الكتاب يرتبها. ثم قارنوا ترتيبه بالمقطع: هل يصلح ترتيب آخر أيضًا؟',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Sheet for Beginners', 'ورقة للمبتدئين'],
      body: [
        'Rewrite {quote} ({page}) as a sheet of instructions: what is needed, what comes first, what to watch out for. Let somebody at home read it and say in their own words what has to be done. Where they hesitate, make the wording clearer.',
        'أعيدوا كتابة {quote} ({page}) في صورة ورقة تعليمات: ما يلزم، وما يأتي أولًا، وما ينبغي الانتباه إليه. دعوا أحد أفراد الأسرة يقرؤها ويشرح بكلماته ما المطلوب. وحيثما تردد فاجعلوا العبارة أوضح.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Other Hands, Other Ways', 'أيدٍ أخرى وطرق أخرى'],
      body: [
        'Read {quote} to an older member of the family ({page}) and ask how they do this or something like it, or used to do it. Note what is the same and what is different. Draw the step, the tool or the hand movement that interests you most.',
        'اقرؤوا {quote} لأحد كبار الأسرة ({page})، واسألوه كيف يقوم بهذا العمل أو بعمل يشبهه، أو كيف كان يقوم به في الماضي. سجلوا أوجه الشبه وأوجه الاختلاف. ثم ارسموا الخطوة أو الأداة أو حركة اليد التي أثارت اهتمامكم أكثر من غيرها.',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Chain of Movements', 'سلسلة حركات'],
      body: [
        'Read {quote} aloud ({page}) and find a movement for everything that is done in it. Stand in a circle and send the movements round, one after another, until the work is finished. Do it once more, slowly, while one of you reads the passage.',
        'اقرؤوا {quote} بصوت مسموع ({page})، وابتكروا حركة لكل فعل يرد فيه. قفوا في حلقة، ولتنتقل الحركات بينكم واحدة بعد أخرى حتى يتم العمل. ثم أعيدوها على مهل بينما يقرأ أحدكم المقطع.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['Expert and Beginner', 'خبير ومبتدئ'],
      body: [
        'Work in pairs with {quote} ({page}): the expert explains one step after another, and the beginner keeps asking “Why?” and “How exactly?”. Note every question that the passage leaves open. Collect these questions in class and look for the answers.',
        'اعملوا اثنين اثنين على {quote} ({page}): الخبير يشرح خطوة بعد أخرى، والمبتدئ يسأل في كل مرة «لماذا؟» و«كيف تحديدًا؟». سجلوا كل سؤال لا يجيب عنه المقطع. ثم اجمعوا هذه الأسئلة في الصف وابحثوا عن أجوبتها.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Boxes and Arrows', 'مربعات وأسهم'],
      body: [
        'In groups, turn {quote} ({page}) into a chart: a box for each step, an arrow to what comes next, and a question mark wherever something is left unsaid. Swap charts with another group. Explain the work from their chart alone.',
        'حولوا في مجموعات {quote} ({page}) إلى مخطط: مربع لكل خطوة، وسهم إلى ما بعدها، وعلامة استفهام حيثما سكت المقطع عن شيء. تبادلوا المخططات بين المجموعات. ثم لتشرح كل مجموعة العمل اعتمادًا على مخطط غيرها وحده.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
  thought: [
    {
      title: ['Green, Yellow, Red', 'أخضر وأصفر وأحمر'],
      body: [
        'Read {quote} aloud ({page}) and say in simple words what is meant. On a signal, everybody holds up a coloured slip: green for “I agree”, red for “I do not agree”, yellow for “sometimes”. Then take turns telling something from your own life that fits your colour.',
        'اقرؤوا {quote} بصوت مسموع ({page})، واشرحوا معناه بكلمات سهلة. عند الإشارة ليرفع كل منكم ورقة ملونة: الخضراء لمن يوافق، والحمراء لمن لا يوافق، والصفراء لمن يقول «أحيانًا». ثم احكوا بالتناوب مواقف من حياتكم تناسب ألوانكم.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['A Week’s Trial', 'تجربة أسبوع'],
      body: [
        'Copy the most important words of {quote} ({page}) onto a sheet and hang it up at home. For a week, note on it whatever you see, hear or read that supports this thought or contradicts it. At the end, decide together whether the sheet should stay up.',
        'انسخوا أهم ما في {quote} ({page}) على ورقة وعلقوها في البيت. سجلوا عليها طوال أسبوع كل ما ترونه أو تسمعونه أو تقرؤونه مما يؤيد هذه الفكرة أو يخالفها. وفي نهاية الأسبوع قرروا معًا: هل تبقى الورقة معلقة؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Voices at the Table', 'أصوات حول المائدة'],
      body: [
        'Read {quote} together ({page}), then let everybody draw a slip of paper with a part on it, such as a grandmother, a small child, a doctor or a sailor. Answer the passage as such a person might do. At the end, say what you think yourselves.',
        'اقرؤوا معًا {quote} ({page})، ثم ليسحب كل منكم ورقة كُتب عليها دور، مثل جدة أو طفل صغير أو طبيب أو بحار. ليعلق كل واحد على المقطع بلسان صاحب الدور الذي سحبه. وفي الختام قولوا رأيكم أنتم.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['An Answer in Writing', 'رد مكتوب'],
      body: [
        'Answer {quote} ({page}) with a letter of six sentences: two say what convinces you, two what you doubt, and two ask for an explanation. Swap your letters. Reply to each other as if the thought in the passage were your own.',
        'ردوا على {quote} ({page}) برسالة من ست جمل: جملتان فيما يقنعكم، وجملتان فيما تشكون فيه، وجملتان تطلبون فيهما توضيحًا. تبادلوا الرسائل. ثم ليرد كل منكم على الرسالة التي وصلته كأن الرأي رأيه.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Examples in Pictures', 'أمثلة مرسومة'],
      body: [
        'Read {quote} aloud ({page}) and explain it in simple words. Each of you draws an example from everyday life for which it is true, or one for which it is not. Hang the pictures in two groups and talk about those that are hard to place.',
        'اقرؤوا {quote} بصوت مسموع ({page})، واشرحوه بكلمات سهلة. ليرسم كل منكم مثالًا من الحياة اليومية يصح فيه هذا الكلام، أو مثالًا لا يصح فيه. علقوا الرسوم في مجموعتين، وتحدثوا عن الرسوم التي يصعب تحديد مكانها.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Opinion Line', 'خط الآراء'],
      body: [
        'Read {quote} aloud ({page}) and stand along a line through the classroom: at one end those who fully agree, at the other those who do not, and in between those who are unsure. Neighbours tell each other their reasons. Whoever has heard a better reason may move.',
        'اقرؤوا {quote} بصوت مسموع ({page})، ثم قفوا على خط يمتد في غرفة الصف: في أوله من يوافق تمامًا، وفي آخره من لا يوافق، وبينهما من يتردد. ليذكر كل منكم سببه لمن بجانبه. ومن أقنعه سبب آخر فليغير مكانه.',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['One-Minute Debate', 'مناظرة قصيرة'],
      body: [
        'Hold a debate on {quote} ({page}): one group speaks in favour and one against, and each speaker has one minute. A third group listens and notes the strongest reason on each side. At the end, the two groups change sides for one last sentence.',
        'أقيموا مناظرة حول {quote} ({page}): مجموعة تؤيد ومجموعة تعارض، ولكل متحدث دقيقة واحدة. ولتستمع مجموعة ثالثة ولتسجل أقوى حجة عند كل طرف. وفي الختام لتتبادل المجموعتان موقفيهما، ولتقل كل منهما جملة أخيرة.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
  humour: [
    {
      title: ['Spoons and Giggles', 'ملاعق وضحكات'],
      body: [
        'Read {quote} aloud ({page}) and agree on the spots that make you laugh. Find a noise for each of them with spoons, pots or paper. Read the passage again and let every noise come at exactly the right moment.',
        'اقرؤوا {quote} بصوت مسموع ({page})، واتفقوا على المواضع التي تضحككم. ابتكروا لكل موضع صوتًا بالملاعق أو القدور أو الورق. ثم أعيدوا القراءة، وليأت كل صوت في لحظته تمامًا.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Straight Face Challenge', 'تحدي الوجه الجاد'],
      body: [
        'Take turns reading {quote} aloud ({page}) with a perfectly serious face while the others watch closely. If you laugh, hand the book on. Afterwards, agree on the spot where it is hardest to stay serious.',
        'تناوبوا على قراءة {quote} بصوت مسموع ({page}) بوجه جاد تمامًا، وليراقب الآخرون وجه القارئ. من يضحك يسلم الكتاب لغيره. ثم اتفقوا على الموضع الذي يصعب عنده كتم الضحك.',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Sillier and Sillier', 'طرفة تكبر وتكبر'],
      body: [
        'Read {quote} together ({page}) and go on telling it in turns, one sentence each. Every sentence must be a little more absurd than the one before, but still follow from it. Stop after ten sentences and choose the best one.',
        'اقرؤوا معًا {quote} ({page})، ثم أكملوا الحكاية بالتناوب، لكل منكم جملة. لتكن كل جملة أغرب قليلًا مما قبلها، على أن تبقى متصلة به. توقفوا بعد عشر جمل، واختاروا أطرفها.',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['Dry as Dust', 'طرفة بلا ضحك'],
      body: [
        'Find {quote} {at} and rewrite it as dryly as a report, so that nobody could laugh at it. Read both versions one after the other. Which words or surprises had to go so that the fun disappeared?',
        'ابحثوا عن {quote} {at}، ثم أعيدوا كتابته بأسلوب جاف كأسلوب التقارير، حتى لا يضحك منه أحد. اقرؤوا النصين واحدًا بعد الآخر. ما الكلمات أو المفاجآت التي حذفتموها كي تختفي الفكاهة؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Giant, Mouse, Robot', 'عملاق وفأر وروبوت'],
      body: [
        'Listen to {quote} ({page}), then repeat it sentence by sentence: once in the voice of a giant, once in that of a mouse and once in that of a robot. Choose together the voice that makes it funniest. Which word is the most fun to say?',
        'استمعوا إلى {quote} ({page})، ثم رددوه جملة جملة: مرة بصوت عملاق، ومرة بصوت فأر، ومرة بصوت روبوت. اختاروا معًا الصوت الأطرف. وأي كلمة هي الأمتع نطقًا؟',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Three Ways to Laugh', 'ثلاث طرق للإضحاك'],
      body: [
        'Present {quote} ({page}) in three groups: as a solemn news report, as a silent film and as a bedtime story. Watch one another and decide which was funniest. What did the passage gain or lose each time?',
        'قدموا {quote} ({page}) في ثلاث مجموعات: الأولى في صورة نشرة أخبار جادة، والثانية في صورة فيلم صامت، والثالثة في صورة حكاية قبل النوم. شاهدوا العروض الثلاثة واختاروا أطرفها. ما الذي كسبه المقطع أو خسره في كل مرة؟',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Workshop of Wit', 'ورشة الفكاهة'],
      body: [
        'Find out which trick makes {quote} ({page}) funny: exaggeration, surprise, a misunderstanding, a play on words or something else. Use the same trick to write three sentences about an ordinary school day. Joke about things and situations, not about classmates.',
        'اكتشفوا سر الفكاهة في {quote} ({page}): مبالغة أم مفاجأة أم سوء فهم أم لعب بالكلمات أم غير ذلك. استخدموا الحيلة نفسها في كتابة ثلاث جمل عن يوم مدرسي عادي. وليكن المزاح في الأشياء والمواقف، لا في الزملاء.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
  introduction: [
    {
      title: ['Pencil Now, Colours Later', 'رسم بالرصاص ثم بالألوان'],
      body: [
        'Read {quote} together ({page}) and draw in pencil whatever you learn here, be it about a person, a place or a situation. Leave blank what is not told. As you find out more from the book, complete the drawing in colour.',
        'اقرؤوا معًا {quote} ({page})، وارسموا بقلم الرصاص ما تعرفونه هنا عن شخص أو مكان أو حال. اتركوا فراغًا مكان ما لم يُذكر. وكلما عرفتم المزيد من الكتاب فأكملوا الرسم بالألوان.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Beginning with Toys', 'بداية مع الألعاب'],
      body: [
        'Read {quote} aloud ({page}) and set up with toys and cushions what is presented here. Let each toy say in one sentence who or what it is and how it is doing. Then read the passage again and move whatever does not fit yet.',
        'اقرؤوا {quote} بصوت مسموع ({page})، وشكلوا بالألعاب والوسائد ما يقدمه المقطع. تكلموا بلسان كل لعبة، ولتقل جملة عن نفسها وعن حالها. ثم أعيدوا القراءة، وغيروا ما لا يناسب الكلمات.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Sealed Guesses', 'تخمينات في ظرف'],
      body: [
        'Stop at {quote} ({page}) and let everybody write or draw in secret what they expect of the book from here on. Put the guesses into an envelope and open it when you have read on. Which guess came closest, and which words of the passage had given a hint?',
        'توقفوا عند {quote} ({page})، وليكتب كل منكم أو ليرسم سرًّا ما يتوقعه من الكتاب بعد هذا المقطع. ضعوا التخمينات في ظرف، وافتحوه بعد أن تتقدموا في القراءة. أي تخمين كان الأقرب، وأي كلمات في المقطع دلت عليه؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['Praise and Grumbling', 'إعجاب وتذمر'],
      body: [
        'Retell {quote} ({page}) twice in three sentences each: first in the voice of somebody who likes everything, then in that of somebody who grumbles at everything. Which facts are the same both times, and which words make the difference?',
        'أعيدوا حكاية {quote} ({page}) مرتين، كل مرة في ثلاث جمل: مرة بلسان من يعجبه كل شيء، ومرة بلسان من يتذمر من كل شيء. ما الحقائق التي بقيت كما هي في المرتين، وما الكلمات التي صنعت الفرق؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Ball of Questions', 'كرة الأسئلة'],
      body: [
        'Sit in a circle, listen to {quote} ({page}) and roll a ball to one another. Whoever gets the ball says one thing that we now know or asks one thing that we do not know yet. Write the questions down and tick off those that the book answers later.',
        'اجلسوا في حلقة واستمعوا إلى {quote} ({page})، ثم دحرجوا كرة فيما بينكم. من تصل إليه الكرة يذكر شيئًا عرفناه من المقطع أو يسأل عن شيء لا نعرفه بعد. اكتبوا الأسئلة، وضعوا علامة عند كل سؤال يجيب عنه الكتاب لاحقًا.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Cover from One Passage', 'غلاف من مقطع واحد'],
      body: [
        'In groups, design a book cover that shows only what is told in {quote} ({page}). Hang up the covers and let the others look for the words behind every detail. Which cover makes you most curious without giving too much away?',
        'صمموا في مجموعات غلافًا للكتاب لا يظهر فيه إلا ما ورد في {quote} ({page}). علقوا الأغلفة، وليبحث الآخرون عن الكلمات التي جاء منها كل تفصيل. أي غلاف يثير الفضول أكثر من غيره من دون أن يكشف الكثير؟',
      ],
      ages: [7, 18],
      setting: 'class',
    },
    {
      title: ['Lines in Three Colours', 'خطوط بثلاثة ألوان'],
      body: [
        'Copy out {quote} ({page}) and underline it in three colours: what we are told outright, what we have to work out for ourselves, and what makes us want to read on. Compare your sheets in small groups. Talk about the words on which your colours differ.',
        'انسخوا {quote} ({page}) وضعوا تحت كلماته خطوطًا بثلاثة ألوان: لون لما يُقال صراحة، ولون لما نستنتجه بأنفسنا، ولون لما يشوقنا إلى متابعة القراءة. قارنوا أوراقكم في مجموعات صغيرة. ثم تحدثوا عن الكلمات التي اختلفت ألوانها عندكم.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
  passage: [
    {
      title: ['A Line for the Wall', 'سطر على الجدار'],
      body: [
        'Copy {quote} ({page}) on a large sheet in your best writing, or let a grown-up write it for you. Decorate the sheet with something that goes with the words, and hang it up.',
        'اكتبوا {quote} ({page}) على ورقة كبيرة بأجمل خط، أو دعوا أحد الكبار يكتبها لكم. زيّنوا الورقة بما يناسب الكلمات، ثم علّقوها.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Words on Cards', 'كلمات على بطاقات'],
      body: [
        'Write the words of {quote} ({page}) on small cards, one word on each. Mix them, and put them together again without looking into the book. Is there a second order that makes sense?',
        'اكتبوا كلمات {quote} ({page}) على بطاقات صغيرة، كل كلمة على بطاقة. اخلطوها، ثم رتبوها من جديد من غير أن تنظروا في الكتاب. هل هناك ترتيب آخر يصح معناه؟',
      ],
      ages: [4, 12],
      setting: 'home',
    },
    {
      title: ['By Heart', 'عن ظهر قلب'],
      body: [
        'Read {quote} ({page}) until you know it by heart. Say it to somebody who does not know the book, and ask what they think the book is about.',
        'اقرؤوا {quote} ({page}) حتى تحفظوه. قولوه لشخص لا يعرف الكتاب، واسألوه عن موضوع الكتاب في رأيه.',
      ],
      ages: [5, 18],
      setting: 'home',
    },
    {
      title: ['A Letter to the Reader', 'رسالة إلى قارئ'],
      body: [
        'Write {quote} ({page}) at the top of a sheet, and below it three sentences to somebody who will read the book after you: what they should look out for here. Put the sheet into the book.',
        'اكتبوا {quote} ({page}) في أعلى ورقة، واكتبوا تحته ثلاث جمل إلى من سيقرأ الكتاب بعدكم: إلى ماذا ينبغي أن ينتبه هنا؟ ثم ضعوا الورقة في الكتاب.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Echo Reading', 'قراءة بالصدى'],
      body: [
        'Listen to {quote} ({page}), and say it after your teacher: first in a whisper, then slowly, then with a smile. Which way fits the words best?',
        'استمعوا إلى {quote} ({page})، ثم رددوه بعد معلمكم: همسًا أولًا، ثم ببطء، ثم بابتسامة. أي طريقة تناسب الكلمات أكثر؟',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['The Missing Word', 'الكلمة الناقصة'],
      body: [
        'Write {quote} ({page}) on the board, and let somebody wipe out one word while all eyes are closed. Which word is missing? Find other words that would fit in its place, and say what changes.',
        'اكتبوا {quote} ({page}) على السبورة، وليمحُ أحدكم كلمة منه وأعينكم مغمضة. ما الكلمة الناقصة؟ ابحثوا عن كلمات أخرى تصلح مكانها، وبينوا ما الذي يتغير.',
      ],
      ages: [6, 14],
      setting: 'class',
    },
    {
      title: ['Ten Questions', 'عشرة أسئلة'],
      body: [
        'Read {quote} ({page}) in groups, and write down ten questions about it. Strike out those that the book answers easily, and exchange the two best with another group.',
        'اقرؤوا {quote} ({page}) في مجموعات، واكتبوا عنه عشرة أسئلة. احذفوا ما يجيب عنه الكتاب بسهولة، ثم تبادلوا أفضل سؤالين مع مجموعة أخرى.',
      ],
      ages: [10, 18],
      setting: 'class',
    },
  ],
}
