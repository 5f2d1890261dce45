import type { BookEntries } from '../entries.ts'

export const PLAY: BookEntries = {
  before: [
    [
      'Look for the names of the characters. How many actors would we need?',
      'ابحثوا عن أسماء الشخصيات. كم عدد الممثلين الذين نحتاج إليهم؟',
    ],
    [
      'Open the book at any page. How can you see that this is a play and not a story?',
      'افتحوا الكتاب على أي صفحة. كيف نعرف أن هذه مسرحية وليست قصة؟',
    ],
    [
      'Imagine a theatre poster with {title} on it in large letters. What picture would you expect there?',
      'تخيلوا ملصقًا على باب مسرح كُتب عليه {title} بحروف كبيرة. أي صورة تتوقعونها فيه؟',
    ],
    [
      'Which plays have you seen, at school, in a theatre or on a screen? What do you remember of them?',
      'ما المسرحيات التي شاهدتموها في المدرسة أو في المسرح أو على الشاشة؟ وماذا تتذكرون منها؟',
    ],
    [
      'Are there words that nobody speaks but that tell the actors what to do? How are they marked?',
      'هل هناك كلمات لا ينطق بها أحد، وإنما ترشد الممثلين إلى ما يفعلون؟ وكيف ميزها الكتاب من غيرها؟',
    ],
    [
      'Read the first lines aloud, as actors would. Who is speaking, and where might we be?',
      'اقرؤوا السطور الأولى بصوت مسموع كما يقرؤها الممثلون. من المتكلم، وأين نحن في رأيكم؟',
    ],
    [
      'Is the play divided into acts or scenes? What is said about the place and the time at the beginning of each?',
      'هل المسرحية مقسمة إلى فصول أو مشاهد؟ وماذا يُذكر في بداية كل منها عن المكان والزمان؟',
    ],
    [
      'Going by the title alone, will {title} make an audience laugh, cry or think?',
      'من العنوان وحده، أتتوقعون أن تُضحك مسرحية {title} الجمهور أم تُبكيه أم تدعوه إلى التفكير؟',
    ],
    [
      'Read one page aloud and time it. How long might a performance of the whole play take?',
      'اقرؤوا صفحة واحدة بصوت مسموع واحسبوا الوقت. كم قد يستغرق عرض المسرحية كلها؟',
    ],
    [
      'What does an audience see and hear that readers of a play have to imagine? Name three things.',
      'ما الذي يراه الجمهور في المسرح ويسمعه، وعلى من يقرأ المسرحية أن يتخيله؟ اذكروا ثلاثة أشياء.',
    ],
    [
      'Look at the first pages of dialogue. Which character speaks most often there? Do you expect it to stay like that?',
      'انظروا إلى الصفحات الأولى من الحوار. أي شخصية تتكلم فيها أكثر من غيرها؟ وهل تتوقعون أن يبقى الأمر كذلك؟',
    ],
    [
      'What helps somebody who has to speak in front of many people? Collect three pieces of advice and try them when you read aloud.',
      'ما الذي يساعد من يتكلم أمام جمهور كبير؟ اجمعوا ثلاث نصائح وجربوها عند القراءة بصوت مسموع.',
    ],
    [
      'Open the book at three places and read a sentence or two aloud at each. Is that how people talk every day, or does it sound different?',
      'افتحوا الكتاب في ثلاثة مواضع واقرؤوا في كل موضع جملة أو جملتين بصوت مسموع. أهكذا يتكلم الناس في حياتهم اليومية أم بطريقة مختلفة؟',
    ],
    [
      'Can you find out when this play was written? What might a theatre have looked like then?',
      'هل تستطيعون أن تعرفوا متى كُتبت هذه المسرحية؟ وكيف كان شكل المسرح في ذلك الوقت في رأيكم؟',
    ],
  ],
  questions: [
    [
      'Which scene would you most like to see on a stage, and what should the audience feel?',
      'أي مشهد تودون أن تروه على المسرح، وبماذا ينبغي أن يشعر الجمهور؟',
    ],
    [
      'What would be hardest to show on a stage, and how would you solve it?',
      'ما أصعب ما في هذه المسرحية عند تقديمها على خشبة المسرح، وكيف تتغلبون عليه؟',
    ],
    [
      'At which moment would the audience be quietest, in your opinion, and why?',
      'في أي لحظة يخيم الصمت على الجمهور في رأيكم، ولماذا؟',
    ],
    [
      'Is there anything that we only hear about and never see on stage? How do we learn of it?',
      'هل هناك شيء نسمع عنه ولا نراه على المسرح؟ وكيف نعلم به؟',
    ],
    [
      'Which character do we come to know best, and how: from what they say, from what they do or from what others say?',
      'أي شخصية نعرفها أكثر من غيرها، ومن أين نعرفها: من كلامها أم من أفعالها أم من كلام الآخرين عنها؟',
    ],
    [
      'Which sentence from the play would you print on a poster to draw an audience?',
      'أي جملة من المسرحية تضعونها على ملصق يجذب الجمهور؟',
    ],
    [
      'If the curtain rose once more after the end, what would we see?',
      'لو رُفع الستار مرة أخرى بعد النهاية، فماذا نرى؟',
    ],
    [
      'If the play were turned into a story, what would be lost, and what might be gained?',
      'لو حُولت المسرحية إلى قصة تُقرأ، فما الذي نخسره، وما الذي قد نكسبه؟',
    ],
    [
      'If you were one actor short, which part could be left out, and what would then be missing?',
      'لو نقص فريقكم ممثل واحد، فأي دور يمكن الاستغناء عنه، وما الذي ينقص المسرحية بعد ذلك؟',
    ],
    [
      'Which objects would you need on the stage for this play, and what for?',
      'ما الأشياء التي تحتاجون إليها على المسرح في هذه المسرحية، وفيم تُستخدم؟',
    ],
    [
      'Where would you put the interval so that the audience cannot wait to come back?',
      'أين تضعون الاستراحة كي يعود الجمهور بعدها متشوقًا؟',
    ],
    [
      'Is there a moment when the audience knows more than somebody on the stage? What effect does that have on us?',
      'هل هناك لحظة يعرف فيها الجمهور أكثر مما تعرفه إحدى الشخصيات؟ وما أثر ذلك فينا؟',
    ],
    [
      'How should a performance begin before the first word is spoken: with music, with other sounds or with silence? Give a reason.',
      'بماذا ينبغي أن يبدأ العرض قبل أن تُنطق أول كلمة: بالموسيقى أم بأصوات أخرى أم بالصمت؟ اذكروا السبب.',
    ],
    [
      'How would you dress one of the characters, and what should the clothes tell the audience?',
      'اختاروا إحدى الشخصيات. كيف تكون ملابسها على المسرح، وماذا يعرف الجمهور منها؟',
    ],
    [
      'Whose entrance changes the mood on the stage most, and how?',
      'أي شخصية يغير دخولها الجو على المسرح أكثر من غيرها، وكيف؟',
    ],
    [
      'Which sentence would be hardest to speak well, and how would you practise it?',
      'أي جملة هي الأصعب في الإلقاء، وكيف تتدربون عليها؟',
    ],
    [
      'If the play were set today in the place where you live, what would have to change, and what could stay?',
      'لو جرت أحداث المسرحية اليوم حيث تعيشون، فما الذي ينبغي أن يتغير، وما الذي يبقى كما هو؟',
    ],
    [
      'If the performance had to be a few minutes shorter, which passage would you cut, and why that one?',
      'لو وجب تقصير العرض بضع دقائق، فأي مقطع تحذفون، ولماذا هذا المقطع بالذات؟',
    ],
    [
      'Does this play need a large stage, or could it be performed in a small room? Give a reason from the play.',
      'أتحتاج هذه المسرحية إلى خشبة واسعة، أم يمكن تقديمها في غرفة صغيرة؟ هاتوا من المسرحية ما يؤيد رأيكم.',
    ],
    [
      'At what point do we learn what the play is really about, and what shows it?',
      'في أي موضع نعرف ما تدور حوله المسرحية حقًّا، وما الذي يدلنا عليه؟',
    ],
    [
      'Find a place where somebody may mean more than they say. How could an actor make us notice it?',
      'ابحثوا عن موضع قد تقصد فيه إحدى الشخصيات أكثر مما تقول. كيف يمكن إظهار ذلك في التمثيل؟',
    ],
    [
      'How much time passes between the beginning of the play and its end, and how do we know?',
      'كم من الزمن يمر بين بداية المسرحية ونهايتها، وكيف نعرف ذلك؟',
    ],
  ],
  activities: [
    {
      title: ['Living Room Theatre', 'مسرح في البيت'],
      body: [
        'Make a stage out of two chairs and a blanket. Choose a short scene, share out the parts and perform it.',
        'اصنعوا خشبة مسرح من كرسيين وغطاء. اختاروا مشهدًا قصيرًا ووزعوا الأدوار ومثلوه.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Paper Actors', 'ممثلون من ورق'],
      body: [
        'Draw the characters of the play, cut them out and stick them to pencils. Let them act a scene along the edge of a table while you speak their parts.',
        'ارسموا شخصيات المسرحية وقصوها وألصقوها على أقلام. حركوها على حافة طاولة لتمثل أحد المشاهد، وتكلموا أنتم بأصواتها.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Hard Words on Stage', 'كلمات صعبة على المسرح'],
      body: [
        'Look in the play for sentences with {words} and read them aloud. Check the meaning in a dictionary. Then speak the sentences again with a voice and gestures that make the meaning clear.',
        'ابحثوا في المسرحية عن جمل فيها {words}، واقرؤوها بصوت مسموع. تحققوا من المعنى في المعجم. ثم ألقوا الجمل من جديد بنبرة وحركات توضح المعنى.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['A Few Chairs', 'مشهد وبضعة كراسي'],
      body: [
        'Show with a few chairs where a short scene of the play takes place. Let several groups act it one after another. Talk about what was different each time.',
        'استخدموا بضعة كراسي لتصوير المكان الذي يجري فيه مشهد قصير من المسرحية. لتمثل عدة مجموعات هذا المشهد، واحدة بعد أخرى. ثم تحدثوا عما اختلف في كل مرة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['One Sentence, Many Voices', 'جملة بأصوات كثيرة'],
      body: [
        'Choose a short sentence from the play. Take turns saying it happily, crossly, sleepily and in a whisper. Decide together which way fits the play best.',
        'اختاروا جملة قصيرة من المسرحية. تناوبوا على قولها بفرح وبغضب وبنعاس، ثم همسًا. بعد ذلك اتفقوا على الطريقة التي تناسب المسرحية أكثر.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['The Director’s Plan', 'خطة المخرج'],
      body: [
        'In groups, plan one scene for the stage: who stands where, who moves when, and which light and sounds are needed. Sketch it as seen from above. Compare your plans and defend your choices.',
        'خططوا في مجموعات لتقديم مشهد على المسرح: أين يقف كل ممثل، ومتى يتحرك، وأي إضاءة وأصوات نحتاج إليها. ارسموا المشهد كما يُرى من أعلى. ثم قارنوا بين خططكم ودافعوا عن اختياراتكم.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
    {
      title: ['A Play for the Ears', 'مسرحية تُسمع ولا تُرى'],
      body: [
        'Record a short scene as if for the radio, with your voices and with noises made from things in the house. Listen to it with your eyes closed. What needs to be made clearer when there is nothing to see?',
        'سجلوا مشهدًا قصيرًا كأنه للإذاعة، بأصواتكم وبأصوات تصنعونها بأشياء من البيت. استمعوا إلى التسجيل وأعينكم مغمضة. ما الذي يحتاج إلى توضيح حين لا نرى شيئًا؟',
      ],
      ages: [6, 18],
      setting: 'home',
    },
    {
      title: ['The Theatre Programme', 'برنامج العرض'],
      body: [
        'Fold a sheet of paper into a programme for the audience. Write in it the names of the most important characters and a sentence about each. Add three sentences that make people want to see the play without giving away the end.',
        'اطووا ورقة واصنعوا منها برنامجًا يوزع على الجمهور. اكتبوا فيه أسماء أهم الشخصيات وجملة عن كل منها. ثم أضيفوا ثلاث جمل تشوق الناس إلى المسرحية ولا تكشف نهايتها.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['The Prompter', 'الملقّن'],
      body: [
        'Learn a few lines of a conversation from the play by heart. One of you holds the book and whispers the next word whenever somebody gets stuck. Then change places.',
        'احفظوا بضع جمل من حوار في المسرحية. ليمسك أحدكم الكتاب، وليهمس بالكلمة التالية كلما نسي أحد كلامه. ثم تبادلوا الأدوار.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Behind the Curtain', 'من وراء الستار'],
      body: [
        'Take turns to stand behind a door or a curtain and say a sentence from the play in a voice that fits the speaker. The others guess who is speaking and what is happening at that point.',
        'تناوبوا على الوقوف وراء باب أو ستار، وليقل كل واحد جملة من المسرحية بصوت يناسب صاحبها. وليخمن الآخرون من المتكلم وماذا يحدث في المسرحية عندئذ.',
      ],
      ages: [4, 12],
      setting: 'home',
    },
    {
      title: ['Five Sentences, One Play', 'خمس جمل من مسرحية'],
      body: [
        'In groups, choose five sentences that tell as much about the play as possible. Speak them to the class one after another, with a gesture for each. Which sentences did more than one group choose?',
        'اختاروا في مجموعات خمس جمل تعرّف بالمسرحية قدر الإمكان. ألقوها أمام الصف واحدة بعد أخرى، ومع كل جملة حركة تناسبها. ما الجمل التي اختارها أكثر من مجموعة؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['A Stage in a Box', 'مسرح في علبة'],
      body: [
        'In groups, build the stage for one scene of the play in a cardboard box, using paper and whatever you can find. Show it without saying which scene it is. The others work out the answer and say how they know.',
        'اصنعوا في مجموعات خشبة مسرح لأحد المشاهد داخل علبة من الورق المقوى، مستعملين الورق وما تجدونه حولكم. اعرضوها من غير أن تقولوا أي مشهد هو. ليكتشف الآخرون الجواب، وليذكروا ما دلهم عليه.',
      ],
      ages: [5, 14],
      setting: 'class',
    },
    {
      title: ['Three Sentences from the Critics', 'ثلاث جمل من النقاد'],
      body: [
        'Let some of you act or read a scene. Everybody else writes three sentences about it: what worked well, what was surprising and what could be tried next time. Perform the scene again and follow one piece of advice.',
        'ليمثل بعضكم مشهدًا أو ليقرأه. وليكتب كل واحد من الباقين عنه ثلاث جمل: ما نجح فيه، وما كان مفاجئًا، وما يمكن تجربته في المرة القادمة. ثم قدموا المشهد مرة أخرى وخذوا بإحدى النصائح.',
      ],
      ages: [9, 18],
      setting: 'class',
    },
    {
      title: ['Who Is Walking There?', 'من يمشي هناك؟'],
      body: [
        'Cross the room one after another, each walking as a character from the play would. The others guess who it is. What in the play told you to walk like that?',
        'اعبروا الغرفة واحدًا بعد آخر، وليمش كل واحد كما تمشي إحدى شخصيات المسرحية. ليخمن الآخرون أي شخصية هي. ما الذي دلكم في المسرحية على هذه المشية؟',
      ],
      ages: [3, 11],
      setting: 'class',
    },
  ],
}
