import type { BookKind } from '../../../contract/assessment.ts'
import type { Frame } from '../frame.ts'
import type { PointActivity } from './point-activities.ts'

/** Questions after the whole book that fit every book of its kind. */
export const KIND_QUESTIONS: Record<BookKind, readonly Frame[]> = {
  story: [
    [
      'Is anybody different at the end of the story from what they were at the beginning? How can you tell?',
      'هل في القصة شخصية تختلف في النهاية عما كانت عليه في البداية؟ وكيف لاحظتم ذلك؟',
    ],
    [
      'If you could change one moment of the story, which would it be, and what would happen then?',
      'لو أمكنكم أن تغيروا لحظة واحدة في القصة، فأي لحظة تختارون، وماذا يحدث بعدها؟',
    ],
    [
      'Which character in the story would you like to have as a neighbour, and why?',
      'أي شخصية من القصة تتمنون أن تسكن بجواركم، ولماذا؟',
    ],
    [
      'Where did the story surprise you most, and what had you expected instead?',
      'أين فاجأتكم القصة أكثر من أي موضع آخر، وماذا كنتم تتوقعون؟',
    ],
    [
      'If the book had one more page after the ending, what would be on it?',
      'لو كانت في الكتاب صفحة أخرى بعد النهاية، فماذا نجد فيها؟',
    ],
    [
      'Tell the story in three sentences: how it begins, what happens and how it ends.',
      'احكوا القصة في ثلاث جمل: كيف تبدأ، وماذا يحدث فيها، وكيف تنتهي.',
    ],
    [
      'Imagine that a different character told the story. Who would you choose, and what would change?',
      'لو رُويت القصة على لسان شخصية أخرى من شخصياتها، فمن تختارون، وما الذي يختلف؟',
    ],
    [
      'What in this story could happen where you live, and what could not?',
      'ما الذي يمكن أن يحدث من هذه القصة حيث تعيشون، وما الذي لا يمكن أن يحدث؟',
    ],
    [
      'Who would you give this story to as a present, and what would you say about it?',
      'لمن تهدون هذه القصة، وماذا تقولون عنها عند إهدائها؟',
    ],
    [
      'Which scene do you still see before you, whether it was drawn or only told in words?',
      'أي مشهد من القصة ما زال حاضرًا في أذهانكم، سواء رأيتموه مرسومًا أم تخيلتموه من الكلمات؟',
    ],
  ],
  collection: [
    [
      'Which story in the book would you tell to somebody else, and why that one?',
      'أي قصة من الكتاب تختارون أن تحكوها لغيركم، ولماذا هي بالذات؟',
    ],
    ['Choose two stories from the book. What do they have in common?', 'اختاروا قصتين من الكتاب. فيم تتشابهان؟'],
    [
      'Bring together two characters from different stories. What would they talk about?',
      'اجمعوا بين شخصيتين من قصتين مختلفتين. أي حديث يدور بينهما؟',
    ],
    ['Which of the endings surprised you most, and why?', 'أي نهاية من نهايات القصص فاجأتكم أكثر من غيرها، ولماذا؟'],
    [
      'Which story would you put first in the book, and which one last? Give your reasons.',
      'أي قصة تضعونها في أول الكتاب، وأي قصة في آخره؟ اذكروا السبب.',
    ],
    [
      'Which story is the weakest in your opinion, and what would you change in it?',
      'أي قصة هي الأضعف في رأيكم، وماذا تغيرون فيها؟',
    ],
    [
      'Which of the stories is closest to your own life, and which is furthest from it?',
      'أي قصة هي الأقرب إلى حياتكم، وأي قصة هي الأبعد عنها؟',
    ],
    [
      'What would a new story need in order to fit into this book?',
      'لو أضفنا قصة جديدة إلى الكتاب، فكيف ينبغي أن تكون كي تناسبه؟',
    ],
    [
      'Is the world of these stories kind, harsh or a little of both? Give examples from two of them.',
      'هل العالم في هذه القصص رحيم أم قاسٍ أم فيه شيء من الاثنين؟ هاتوا مثالين من قصتين.',
    ],
    ['Give one of the stories a new title that makes people curious.', 'ضعوا لإحدى القصص عنوانًا جديدًا يثير الفضول.'],
  ],
  play: [
    [
      'Which part would you like to play, and how would you speak and move in it?',
      'أي دور تحبون أن تمثلوه، وكيف تتكلمون فيه وتتحركون؟',
    ],
    [
      'What would be hardest to show on a stage, and how would you solve it?',
      'ما أصعب ما في هذه المسرحية عند تقديمها على خشبة المسرح، وكيف تتغلبون عليه؟',
    ],
    [
      'At which moment would the audience be quietest, and at which one would it laugh or clap?',
      'في أي لحظة يخيم الصمت على الجمهور، وفي أي لحظة يعلو ضحكه أو تصفيقه؟',
    ],
    [
      'Is there anything we only hear about and never see on stage? Would you have liked to see it?',
      'هل هناك شيء نسمع عنه ولا نراه على المسرح؟ وهل كنتم تودون أن تروه؟',
    ],
    [
      'Which character do we come to know best, and how: from speech, from deeds or from what others say?',
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
      'If you were one actor short, which part could you leave out, and what would then be missing?',
      'لو نقص فريقكم ممثل واحد، فأي دور تستغنون عنه، وما الذي ينقص المسرحية بعد ذلك؟',
    ],
    [
      'Which three objects would you need on the stage for this play, and what for?',
      'ما الأشياء الثلاثة التي تحتاجون إليها على المسرح في هذه المسرحية، وفيم تستخدمونها؟',
    ],
  ],
  poetry: [
    ['Which lines would you like to know by heart, and why?', 'أي أبيات أو سطور تحبون أن تحفظوها عن ظهر قلب، ولماذا؟'],
    [
      'Which part sounds best when it is read aloud, and what makes it sound so good?',
      'أي جزء هو الأجمل عند القراءة بصوت مسموع، وما سر جماله؟',
    ],
    [
      'Say a few of the lines in plain everyday words. What gets lost?',
      'عبروا عن بضعة سطور بكلام عادي كالذي نقوله كل يوم. ما الذي يضيع منها؟',
    ],
    [
      'Which picture came into your mind while you were reading or listening? Draw it.',
      'أي صورة خطرت ببالكم وأنتم تقرؤون أو تستمعون؟ ارسموها.',
    ],
    [
      'Which time of day fits this book, and what makes you think so?',
      'أي وقت من أوقات اليوم يناسب هذا الكتاب، ولماذا؟',
    ],
    [
      'Which word comes up again and again, or simply stays in your ears?',
      'أي كلمة تتكرر كثيرًا، أو يبقى رنينها في آذانكم؟',
    ],
    [
      'Tap the rhythm of some lines on the table. Is it calm, lively or something else?',
      'انقروا على الطاولة إيقاع بعض السطور. هل هو هادئ أم سريع أم غير ذلك؟',
    ],
    ['Which lines are hardest to understand, and what might they mean?', 'أي سطور هي الأصعب فهمًا، وماذا قد تعني؟'],
    [
      'Whose voice do we seem to hear in this book, and to whom might it be speaking?',
      'صوت من نسمع في هذا الكتاب، وإلى من يتوجه هذا الصوت في رأيكم؟',
    ],
    [
      'Do the lines rhyme or not? Take two of them and try it the other way.',
      'هل السطور مقفاة؟ خذوا سطرين وجربوا عكس ذلك.',
    ],
  ],
  information: [
    [
      'What was new to you in this book? Name three things.',
      'ما الجديد الذي عرفتموه من هذا الكتاب؟ اذكروا ثلاثة أشياء.',
    ],
    [
      'Does anything in this book go against what you believed before? What do you think now?',
      'هل في هذا الكتاب ما يخالف شيئًا كنتم تظنونه صحيحًا؟ وما رأيكم الآن؟',
    ],
    [
      'If you could ask the author one question, what would it be?',
      'لو أتيح لكم أن توجهوا سؤالًا واحدًا إلى مؤلف الكتاب، فماذا تسألون؟',
    ],
    [
      'What does the book leave out that you would have liked to read about?',
      'ما الذي لم يذكره الكتاب وكنتم تودون أن تقرؤوا عنه؟',
    ],
    [
      'Which part of the book is explained best, and which would you explain in another way?',
      'أي جزء من الكتاب هو الأوضح شرحًا، وأي جزء تشرحونه أنتم بطريقة أخرى؟',
    ],
    [
      'Which things in this book may be different in twenty years, and which will stay as they are?',
      'ما الذي قد يتغير مما في هذا الكتاب بعد عشرين عامًا، وما الذي يبقى على حاله؟',
    ],
    [
      'Where does the knowledge in this book come from? Find a place that shows it.',
      'من أين جاءت المعرفة التي في هذا الكتاب؟ ابحثوا عن موضع يدل على ذلك.',
    ],
    [
      'What from this book will you still remember in a year, and why just that?',
      'ما الذي ستتذكرونه من هذا الكتاب بعد عام، ولماذا هو بالذات؟',
    ],
    [
      'Which page would you show to somebody who finds the subject dull?',
      'أي صفحة تعرضونها على من يجد موضوع الكتاب مملًّا؟',
    ],
    [
      'Does the book give opinions as well as facts? How can you tell one from the other?',
      'هل في الكتاب آراء إلى جانب الحقائق؟ وكيف تميزون بينهما؟',
    ],
  ],
  biography: [
    [
      'Which moment did most to change the course of this life, and how?',
      'أي لحظة غيرت مجرى هذه الحياة أكثر من غيرها، وكيف؟',
    ],
    [
      'What would you like to ask the person whose life you have read about?',
      'ماذا تودون أن تسألوا الشخصية التي قرأتم عن حياتها؟',
    ],
    [
      'What from this life would you wish for yourselves, and what would you not?',
      'ما الذي تتمنون مثله لأنفسكم من هذه الحياة، وما الذي لا تتمنونه؟',
    ],
    [
      'Which other people made a difference to this life, and in what way?',
      'من الأشخاص الآخرون الذين أثروا في هذه الحياة، وكيف؟',
    ],
    [
      'What does the book not tell us about this life that you would like to know?',
      'ما الذي لا يخبرنا به الكتاب عن هذه الحياة وتودون أن تعرفوه؟',
    ],
    [
      'How did people live from day to day in that time and place? Compare it with your own life.',
      'كيف كان الناس يعيشون أيامهم في ذلك الزمان والمكان؟ قارنوا ذلك بحياتكم.',
    ],
    [
      'Which decision in this life might you have made differently, and why?',
      'أي قرار مما قرأتم عنه كنتم ستتخذونه على نحو آخر، ولماذا؟',
    ],
    [
      'Which single object could stand for this life in a museum?',
      'ما الشيء الذي يمكن أن يمثل هذه الحياة لو عُرض وحده في متحف؟',
    ],
    [
      'If somebody else told the story of this life, what might they tell differently?',
      'لو روى شخص آخر قصة هذه الحياة، فما الذي قد يختلف في روايته؟',
    ],
    ['Which page shows best what kind of person this was or is?', 'أي صفحة تعرّفنا بهذه الشخصية أفضل من غيرها؟'],
  ],
  activity: [
    [
      'What in this book have you tried out or put to use, and how did it go?',
      'ما الذي جربتموه أو استفدتم منه في هذا الكتاب، وكيف كانت النتيجة؟',
    ],
    [
      'Which page would you mark so that you find it again quickly, and why?',
      'في أي صفحة تضعون علامة كي تعودوا إليها بسرعة، ولماذا؟',
    ],
    [
      'What is the easiest thing in this book, and what is the hardest?',
      'ما أسهل شيء في هذا الكتاب، وما أصعب شيء فيه؟',
    ],
    ['If you could add a page to this book, what would be on it?', 'لو أضفتم صفحة إلى هذا الكتاب، فماذا تضعون فيها؟'],
    [
      'Where could the book be clearer, and how would you put it yourselves?',
      'أي موضع في الكتاب يحتاج إلى مزيد من الوضوح، وكيف تشرحونه أنتم؟',
    ],
    [
      'Which of the people you know could make the best use of this book, and why?',
      'أي شخص تعرفونه قد يستفيد من هذا الكتاب أكثر من غيره، ولماذا؟',
    ],
    [
      'Is it better to go through this book from beginning to end or to dip into it here and there?',
      'هل الأفضل قراءة هذا الكتاب من أوله إلى آخره، أم اختيار صفحات منه؟ ولماذا؟',
    ],
    [
      'What have you learned from this book that you did not know or could not do before?',
      'ما الذي تعلمتموه من هذا الكتاب ولم تكونوا تعرفونه أو تتقنونه من قبل؟',
    ],
    [
      'What in this book is best shared with others, and what would you rather do or read alone?',
      'ما الذي يحلو لكم في هذا الكتاب مع الآخرين، وما الذي تفضلون أن تنفردوا به؟',
    ],
    [
      'Which things in this book might people have known when your grandparents were children? Ask somebody older.',
      'أي شيء في هذا الكتاب ربما كان الناس يعرفونه حين كان أجدادكم صغارًا؟ اسألوا من هو أكبر منكم.',
    ],
  ],
}

/** Questions before reading. {title} is the book's title. */
export const KIND_BEFORE: Record<BookKind, readonly Frame[]> = {
  story: [
    [
      'What kind of story might be called {title}: a funny one, an exciting one or a quiet one?',
      'أي نوع من القصص قد يحمل العنوان {title}: قصة مضحكة أم مشوقة أم هادئة؟',
    ],
    [
      'Write down or draw what you expect from {title}, and keep the sheet until you have finished the book.',
      'اكتبوا أو ارسموا ما تتوقعونه من {title}، واحتفظوا بالورقة حتى تنتهوا من الكتاب.',
    ],
    [
      'In a story called {title}, who or what would you like to meet?',
      'في قصة عنوانها {title}، من تحبون أن تقابلوا أو ماذا تحبون أن تروا؟',
    ],
    [
      'Look at the cover for a minute, then close your eyes. What do you remember?',
      'تأملوا الغلاف دقيقة، ثم أغمضوا أعينكم. ماذا تتذكرون منه؟',
    ],
    [
      'Leaf through the book without reading. Where do your eyes stop, and why?',
      'تصفحوا الكتاب من غير قراءة. أين تتوقف أعينكم، ولماذا؟',
    ],
    [
      'Read or listen to the first sentence only. What would you like to know next?',
      'اقرؤوا الجملة الأولى وحدها أو استمعوا إليها. ماذا تودون أن تعرفوا بعدها؟',
    ],
    [
      'See how long the book is. When and where would you like to read it?',
      'انظروا إلى عدد صفحات الكتاب. متى تودون أن تقرؤوه، وأين؟',
    ],
    [
      'Open the book in the middle and read one sentence. What might have happened before it?',
      'افتحوا الكتاب في وسطه واقرؤوا جملة واحدة. ماذا حدث قبلها في رأيكم؟',
    ],
  ],
  collection: [
    [
      'Look at the titles of the stories. Which one makes you most curious?',
      'انظروا إلى عناوين القصص. أي عنوان يثير فضولكم أكثر من غيره؟',
    ],
    [
      'Which story shall we begin with: the first, the shortest or one chosen by the youngest of you?',
      'بأي قصة نبدأ: بالأولى أم بأقصرها أم بقصة يختارها أصغركم سنًّا؟',
    ],
    [
      'What might the stories in {title} have in common, going by the title alone?',
      'ما الذي قد يجمع بين القصص في {title}، إذا حكمنا من العنوان وحده؟',
    ],
    [
      'Which stories were told to you when you were smaller? See whether you can find one like them here.',
      'أي حكايات سمعتموها حين كنتم أصغر سنًّا؟ انظروا هل تجدون هنا ما يشبهها.',
    ],
    [
      'Find out how many stories there are. How many would you read in a day?',
      'عُدّوا القصص التي في الكتاب. كم قصة تودون أن تقرؤوا في اليوم؟',
    ],
    [
      'Compare how two of the stories begin. Which beginning do you like better?',
      'قارنوا بين بداية قصتين من الكتاب. أي البدايتين تعجبكم أكثر؟',
    ],
    [
      'If a friend had read {title} before you, what would you ask about it?',
      'لو أن أحد أصدقائكم قرأ {title} قبلكم، فعن أي شيء تسألونه؟',
    ],
    [
      'Did one person make up all these stories, or were they collected? Look at the front and the back of the book.',
      'هل ألّف هذه القصص شخص واحد أم جُمعت من مصادر مختلفة؟ ابحثوا عن الجواب في أول الكتاب وآخره.',
    ],
  ],
  play: [
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
      'أي مسرحيات شاهدتموها في المدرسة أو في المسرح أو على الشاشة؟ وماذا تتذكرون منها؟',
    ],
    [
      'Find words that nobody speaks but that tell the actors what to do. How are they marked?',
      'ابحثوا عن كلمات لا ينطق بها أحد، وإنما ترشد الممثلين إلى ما يفعلون. كيف ميزها الكتاب من غيرها؟',
    ],
    [
      'Read the first lines aloud, as actors would. Who is speaking, and where might we be?',
      'اقرؤوا السطور الأولى بصوت مسموع كما يقرؤها الممثلون. من المتكلم، وأين نحن في رأيكم؟',
    ],
    [
      'How is the play divided, and where would you put an interval?',
      'إلى كم فصل أو مشهد تنقسم المسرحية، وأين تضعون الاستراحة؟',
    ],
    [
      'Going by the title alone, will {title} make an audience laugh, cry or hold its breath?',
      'من العنوان وحده، هل تتوقعون أن تُضحك مسرحية {title} الجمهور أم تُبكيه أم تجعله يحبس أنفاسه؟',
    ],
  ],
  poetry: [
    [
      'What is the first thing you think of when you hear the word “poem”?',
      'ما أول ما يخطر ببالكم حين تسمعون كلمة «قصيدة»؟',
    ],
    [
      'Say the title, {title}, in a whisper, then cheerfully, then very slowly. Which way suits it best?',
      'انطقوا العنوان {title} همسًا، ثم بمرح، ثم ببطء شديد. أي طريقة تناسبه أكثر؟',
    ],
    [
      'Look at a page from far away. What shape do the lines make?',
      'انظروا إلى إحدى الصفحات من بعيد. أي شكل ترسمه السطور؟',
    ],
    [
      'Open the book anywhere and listen to two lines. What do you notice about their sound?',
      'افتحوا الكتاب على أي صفحة واستمعوا إلى سطرين. ماذا تلاحظون في وقعهما على السمع؟',
    ],
    [
      'Which poem or rhyme do you know by heart, and who taught it to you?',
      'أي قصيدة أو أنشودة تحفظونها، وممن تعلمتموها؟',
    ],
    [
      'Would you rather read a book like this in one go or a little every day?',
      'هل تفضلون أن تقرؤوا كتابًا كهذا دفعة واحدة أم قليلًا كل يوم؟',
    ],
    [
      'Which three words would you expect to find in {title} as you read?',
      'أي ثلاث كلمات تتوقعون أن تجدوها في {title} عند القراءة؟',
    ],
    [
      'Look at the ends of the lines. Can you find words that sound alike?',
      'انظروا إلى أواخر السطور. هل تجدون كلمات متشابهة في اللفظ؟',
    ],
  ],
  information: [
    [
      'Leaf through the book to see what it is about. What do you already know about this subject?',
      'تصفحوا الكتاب لتعرفوا موضوعه. ماذا كنتم تعرفون عن هذا الموضوع من قبل؟',
    ],
    [
      'Think of a question that you would like {title} to answer, and write it down.',
      'فكروا في سؤال تودون أن تجدوا جوابه في {title}، ثم اكتبوه.',
    ],
    [
      'Look at the list of contents or at the headings. Which part would you read first?',
      'انظروا إلى قائمة المحتويات أو إلى العناوين. أي جزء تودون أن تقرؤوه أولًا؟',
    ],
    [
      'Can you find out when this book was written? What may have changed since then?',
      'هل تستطيعون أن تعرفوا متى كُتب هذا الكتاب؟ وما الذي ربما تغير منذ ذلك الوقت؟',
    ],
    [
      'Does the book tell us anything about its author? Why is that good to know?',
      'هل يخبرنا الكتاب بشيء عن مؤلفه؟ ولماذا تفيدنا معرفة ذلك؟',
    ],
    [
      'Does the book have pictures, maps or tables, or only words? What does that lead you to expect?',
      'هل في الكتاب صور أو خرائط أو جداول، أم كلمات فقط؟ وماذا تتوقعون من كتاب كهذا؟',
    ],
    [
      'Who could tell you something about the subject of {title} before you read it?',
      'من يستطيع أن يخبركم بشيء عن موضوع {title} قبل أن تقرؤوه؟',
    ],
    [
      'Write down three words that are sure to come up in this book. Tick each of them when you find it.',
      'اكتبوا ثلاث كلمات لا بد أن ترد في هذا الكتاب، وضعوا علامة أمام كل كلمة عندما تجدونها.',
    ],
  ],
  biography: [
    [
      'What do you already know about the life that {title} tells of, or about its time?',
      'ماذا تعرفون حتى الآن عن الحياة التي يحكي عنها {title}، أو عن زمانها؟',
    ],
    [
      'Is this life told by an “I” or by somebody looking on from outside? Look at the first page.',
      'هل تُروى هذه الحياة بلسان «أنا» أم يرويها شخص آخر؟ انظروا إلى الصفحة الأولى.',
    ],
    [
      'Why do people write about their own lives or the lives of others? Think of two reasons.',
      'لماذا يكتب الناس عن حياتهم أو عن حياة غيرهم؟ اذكروا سببين.',
    ],
    [
      'Look for years and places in the first pages. Where and when does the book begin?',
      'ابحثوا في الصفحات الأولى عن أسماء أماكن وعن سنوات. أين تبدأ الحكاية، ومتى؟',
    ],
    [
      'Whose life in your family or your country would make a good book, and why?',
      'أي شخصية من أسرتكم أو من بلدكم تستحق أن يُكتب كتاب عن حياتها، ولماذا؟',
    ],
    [
      'If a book were written about your own life, what would you call the first chapter?',
      'لو أُلّف كتاب عن حياتكم أنتم، فأي عنوان تختارون للفصل الأول؟',
    ],
    [
      'How can somebody who writes about a real life know what truly happened?',
      'كيف يعرف من يكتب عن حياة حقيقية ما حدث فعلًا؟',
    ],
    [
      'What do you expect {title} to tell most about: childhood, work, travels or family?',
      'ما أكثر ما تتوقعون أن يحكي عنه {title}: الطفولة أم العمل أم الأسفار أم الأسرة؟',
    ],
  ],
  activity: [
    [
      'When would you reach for {title}: on a day off, on a journey or while learning?',
      'متى تحتاجون إلى كتاب عنوانه {title}: في يوم عطلة أم في السفر أم عند الدراسة؟',
    ],
    [
      'Leaf through the book and put slips of paper at three places that you want to come back to.',
      'تصفحوا الكتاب وضعوا قصاصات ورق عند ثلاثة مواضع تودون أن تعودوا إليها.',
    ],
    [
      'How is the book arranged: by subject, by letters, from easy to hard or in some other way?',
      'كيف رُتب الكتاب: بحسب الموضوعات أم بحسب الحروف أم من السهل إلى الصعب أم بطريقة أخرى؟',
    ],
    [
      'What do you need for a book like this: paper, tools, somebody to join in or just some time?',
      'ماذا يلزمكم مع كتاب كهذا: ورق أم أدوات أم رفيق يشارككم أم بعض الوقت فقط؟',
    ],
    [
      'What do you hope to know or be able to do after this book?',
      'ماذا تأملون أن تعرفوا أو أن تتقنوا بعد هذا الكتاب؟',
    ],
    ['Who would you like to use this book with, and why?', 'مع من تودون أن تستخدموا هذا الكتاب، ولماذا؟'],
    [
      'Have you used a book like {title} before, and what was it good for?',
      'هل استخدمتم من قبل كتابًا يشبه {title}، وفيم أفادكم؟',
    ],
    [
      'Open the book at any page. What helps you find your way: pictures, numbers, headings or something else?',
      'افتحوا الكتاب على أي صفحة. ما الذي يرشدكم فيها: الصور أم الأرقام أم العناوين أم شيء آخر؟',
    ],
  ],
}

/** Things to do with any book of a kind, without a quotation. {words} is up to three of its difficult words in quotation marks, {title} its title. */
export const KIND_ACTIVITIES: Record<BookKind, readonly PointActivity[]> = {
  story: [
    {
      title: ['Three Objects', 'ثلاثة أشياء من القصة'],
      body: [
        'Find three objects at home that have something to do with the story. Put them on the table and let the others guess why you chose them. Then find the places in the book together.',
        'ابحثوا في البيت عن ثلاثة أشياء لها صلة بالقصة. ضعوها على الطاولة ودعوا الآخرين يخمنون سبب اختيارها. ثم ارجعوا معًا إلى مواضعها في الكتاب.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Story Map', 'خريطة القصة'],
      body: [
        'Draw the places of the story on a large sheet and join them with a path. Move a small toy along the path while you retell what happens at each stop.',
        'ارسموا أماكن القصة على ورقة كبيرة، واربطوا بينها بطريق. حركوا لعبة صغيرة على هذا الطريق، واحكوا ما يحدث عند كل محطة.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Guess, Then Check', 'تخمين ثم تحقق'],
      body: [
        'Look in the book for sentences with {words} and read them aloud. Let everybody guess the meaning from the story before anyone opens a dictionary. Whose guess came closest?',
        'ابحثوا في الكتاب عن جمل فيها {words}، واقرؤوها بصوت مسموع. ليخمن كل منكم المعنى من سياق القصة قبل فتح المعجم. أي تخمين كان الأقرب؟',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Living Pictures', 'لوحات حية'],
      body: [
        'In small groups, choose a moment of the story and freeze in it like a photograph. The others guess which moment it is. At the end, arrange all the pictures in the order of the story.',
        'اختاروا في مجموعات صغيرة لحظة من القصة، ومثلوها واقفين بلا حركة كأنكم في صورة. دعوا الآخرين يخمنون أي لحظة هي. ثم رتبوا الصور كلها بحسب تسلسل القصة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Four Pictures', 'القصة في أربع صور'],
      body: [
        'Fold a sheet of paper into four and draw the story in the four boxes. Swap sheets and retell the story from somebody else’s pictures.',
        'اطووا ورقة إلى أربعة أقسام، وارسموا القصة فيها في أربع صور. تبادلوا الأوراق، ثم احكوا القصة من رسوم غيركم.',
      ],
      ages: [3, 9],
      setting: 'class',
    },
    {
      title: ['Character Chair', 'كرسي الشخصيات'],
      body: [
        'Place a chair in front of the class. Whoever sits on it answers questions as a character from the story. Every answer must fit what is told in the book.',
        'ضعوا كرسيًّا أمام الصف. من يجلس عليه يجيب عن الأسئلة بلسان شخصية من القصة. ويجب أن يوافق كل جواب ما جاء في الكتاب.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
  collection: [
    {
      title: ['A Tale by Heart', 'حكاية من الذاكرة'],
      body: [
        'Choose a short story from the book that all of you like. Read it twice, close the book and tell it from memory. Help each other when something is forgotten.',
        'اختاروا من الكتاب قصة قصيرة تعجبكم جميعًا. اقرؤوها مرتين، ثم أغلقوا الكتاب واحكوها من الذاكرة. وليساعد بعضكم بعضًا عند النسيان.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Two Tales Meet', 'لقاء بين حكايتين'],
      body: [
        'Draw two characters from different stories and cut them out. Let them meet, and act out what they tell each other and what they do together.',
        'ارسموا شخصيتين من قصتين مختلفتين وقصوهما. اجعلوهما تلتقيان، ومثلوا الحديث الذي يدور بينهما وما تفعلانه معًا.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Stars for Stories', 'نجوم للقصص'],
      body: [
        'After each story, everybody at home secretly gives it one to five stars and writes down a reason. At the end of the book, open the slips and talk about the stories on which you differ most.',
        'بعد كل قصة، ليكتب كل واحد منكم سرًّا عدد النجوم التي تستحقها، من نجمة إلى خمس، مع ذكر السبب. وفي نهاية الكتاب افتحوا الأوراق، وتحدثوا عن أكثر القصص التي اختلفتم فيها.',
      ],
      ages: [7, 18],
      setting: 'home',
    },
    {
      title: ['Tales Without Words', 'حكايات بلا كلام'],
      body: [
        'In groups, act out one story from the book without speaking. The others guess which one it is and say what gave it away.',
        'مثلوا في مجموعات قصة من الكتاب من غير كلام. دعوا الآخرين يخمنون أي قصة هي، ويذكرون ما دلهم عليها.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Storytellers’ Circle', 'حلقة الرواة'],
      body: [
        'Sit in a circle and choose a story that all of you have heard. One of you begins to tell it, and each of the others adds a sentence in turn until it is finished.',
        'اجلسوا في حلقة واختاروا قصة سمعتموها جميعًا. يبدأ أحدكم الحكاية، ثم يضيف كل واحد منكم جملة في دوره حتى تكتمل.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Words and Their Stories', 'كلمات في قصصها'],
      body: [
        'Look in the book for sentences with {words} and say which story each sentence comes from. Work out the meaning from the story. Then let each group choose another difficult word and test the others.',
        'ابحثوا في الكتاب عن جمل فيها {words}، واذكروا القصة التي جاءت منها كل جملة. استنتجوا المعنى من سياق القصة. ثم لتختر كل مجموعة كلمة صعبة أخرى، ولتسأل الآخرين عن معناها.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
  play: [
    {
      title: ['Living Room Theatre', 'مسرح في البيت'],
      body: [
        'Make a stage out of two chairs and a blanket. Choose a short scene, share out the parts and perform it. Those who cannot read yet repeat what is whispered to them.',
        'اصنعوا خشبة مسرح من كرسيين وغطاء. اختاروا مشهدًا قصيرًا ووزعوا الأدوار ومثلوه. ومن لم يتعلم القراءة بعد يردد ما يُهمس به إليه.',
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
  ],
  poetry: [
    {
      title: ['Two Voices', 'قراءة بصوتين'],
      body: [
        'Choose some lines that you like and read them in two voices: one begins, the other answers, and the last line is spoken together. Those who cannot read yet repeat what they hear.',
        'اختاروا سطورًا تعجبكم واقرؤوها بصوتين: صوت يبدأ وصوت يرد، ثم يُقال السطر الأخير معًا. ومن لم يتعلم القراءة بعد يردد ما يسمع.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Lines in Motion', 'شعر بالحركات'],
      body: [
        'Let one of you read a few lines slowly while the others find a movement for each of them. Repeat it until the movements alone bring the words back.',
        'ليقرأ أحدكم بضعة سطور على مهل، وليبتكر الآخرون حركة لكل سطر. كرروا ذلك حتى تكفي الحركات وحدها لتذكّر الكلمات.',
      ],
      ages: [3, 9],
      setting: 'home',
    },
    {
      title: ['Swapping Words', 'تبديل الكلمات'],
      body: [
        'Look in the book for lines with {words} and copy them out by hand. Put an easier word in the same place and read the lines aloud again. What happens to the sound and the meaning?',
        'ابحثوا في الكتاب عن سطور فيها {words}، وانسخوها بخط اليد. ضعوا كلمة أسهل في الموضع نفسه، ثم اقرؤوا السطور مرة أخرى بصوت مسموع. ما الذي يطرأ على الإيقاع والمعنى؟',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Speaking Choir', 'إلقاء جماعي'],
      body: [
        'Choose some lines from the book and speak them as a choir. Decide what is said softly, what loudly, what by one voice and what by all. Perform it for another class.',
        'اختاروا سطورًا من الكتاب وألقوها معًا. قرروا ما يقال بصوت خافت وما يقال بصوت عالٍ، وما يلقيه واحد وما يلقيه الجميع. ثم قدموا ذلك لصف آخر.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Gallery of Lines', 'معرض السطور'],
      body: [
        'Let each of you draw a picture for a few favourite lines. Hang up all the pictures and read the lines aloud. Which picture belongs to which lines?',
        'ليرسم كل منكم صورة لسطور يختارها. علقوا الصور كلها، واقرؤوا السطور بصوت مسموع. لأي سطور رُسمت كل صورة؟',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['Lines with Gaps', 'سطور فيها فراغات'],
      body: [
        'In groups, copy out a few lines and leave gaps for three of the words. Another group fills the gaps. Compare the result with the book and say which version you prefer.',
        'انسخوا في مجموعات بضعة سطور واتركوا فراغًا مكان ثلاث كلمات. دعوا مجموعة أخرى تملأ الفراغات. ثم قارنوا النتيجة بالكتاب، واذكروا أي صيغة تفضلون.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
  information: [
    {
      title: ['Family Quiz', 'مسابقة عائلية'],
      body: [
        'Choose five things that you learned from the book and turn them into questions. Put the questions to your family. Where you disagree, look it up in the book.',
        'اختاروا خمسة أشياء تعلمتموها من الكتاب وحولوها إلى أسئلة. اطرحوا الأسئلة على أفراد أسرتكم. وإن اختلفتم في جواب فارجعوا إلى الكتاب.',
      ],
      ages: [3, 18],
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
      title: ['A Small Glossary', 'معجم صغير'],
      body: [
        'Collect difficult words from the book, among them {words}, and copy out the sentences in which they stand. Explain the meaning in your own words and put the entries in alphabetical order.',
        'اجمعوا كلمات صعبة من الكتاب، منها {words}، وانسخوا الجمل التي ترد فيها. اشرحوا المعاني بأسلوبكم، ثم رتبوا الكلمات ترتيبًا هجائيًّا.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Fact Wall', 'جدار المعلومات'],
      body: [
        'Let each of you draw or write one thing from the book on a sheet of paper. Hang up the sheets and put together what belongs together. Find a heading for each group.',
        'ليرسم كل منكم شيئًا واحدًا من الكتاب على ورقة أو ليكتب عنه. علقوا الأوراق واجمعوا المتشابه منها. ثم اختاروا عنوانًا لكل مجموعة.',
      ],
      ages: [3, 18],
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
      title: ['Two-Minute Experts', 'خبراء في دقيقتين'],
      body: [
        'Share out the parts of the book among small groups. Each group prepares a talk of two minutes with one drawing or diagram. The listeners ask a question after every talk.',
        'وزعوا أجزاء الكتاب على مجموعات صغيرة. لتُعدّ كل مجموعة عرضًا مدته دقيقتان مع رسم أو مخطط واحد. ويطرح المستمعون سؤالًا بعد كل عرض.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
  biography: [
    {
      title: ['Lines of Life', 'خطان لحياتين'],
      body: [
        'Draw a long line and mark the important moments of this life on it with pictures or words. Draw a second line below it for somebody in your family. Where do the two lines look alike?',
        'ارسموا خطًّا طويلًا وحددوا عليه أهم لحظات هذه الحياة برسوم أو كلمات. ثم ارسموا تحته خطًّا آخر لحياة أحد أفراد أسرتكم. أين يتشابه الخطان؟',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Bag of Memories', 'حقيبة الذكريات'],
      body: [
        'Draw five things that played a part in this life and put the drawings in a bag. Take them out one by one and tell what you remember from the book.',
        'ارسموا خمسة أشياء كان لها دور في هذه الحياة، وضعوا الرسوم في حقيبة. أخرجوها واحدًا بعد آخر، واحكوا ما تتذكرونه من الكتاب.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Interview at Home', 'مقابلة في البيت'],
      body: [
        'Think of three questions that the book answers, for example about childhood, work or travels. Put the same questions to somebody older whom you know and write down the answers. Compare them with the book.',
        'فكروا في ثلاثة أسئلة أجاب عنها الكتاب، عن الطفولة مثلًا أو العمل أو السفر. اطرحوا الأسئلة نفسها على شخص تعرفونه أكبر منكم سنًّا، واكتبوا الأجوبة. ثم قارنوها بما جاء في الكتاب.',
      ],
      ages: [8, 18],
      setting: 'home',
    },
    {
      title: ['Museum of a Life', 'متحف لحياة واحدة'],
      body: [
        'Let each of you make one exhibit for this life: a drawing, a letter or an object made of paper. Lay everything out as in a museum. Guide each other round and explain your pieces.',
        'ليصنع كل منكم قطعة واحدة لمتحف عن هذه الحياة: رسمًا أو رسالة أو شيئًا من ورق. اعرضوا القطع كما في المتاحف. ثم تجولوا بينها، وليشرح كل منكم قطعته.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['A Moment Acted Out', 'مشهد من حياة'],
      body: [
        'In small groups, choose an event from the book and act it out with only a few sentences. The others find it in the book and say what came before it.',
        'اختاروا في مجموعات صغيرة حدثًا من الكتاب ومثلوه بجمل قليلة. ثم ليبحث الآخرون عن موضعه في الكتاب، وليذكروا ما حدث قبله.',
      ],
      ages: [3, 11],
      setting: 'class',
    },
    {
      title: ['In Our Own Words', 'كلام الكتاب بأسلوبنا'],
      body: [
        'Look in the book for sentences with {words} and read them aloud. Check the meaning, then say the same thing as you would among friends. What becomes clearer, and what gets lost?',
        'ابحثوا في الكتاب عن جمل فيها {words}، واقرؤوها بصوت مسموع. تحققوا من المعنى، ثم قولوا الكلام نفسه كما تقولونه بين أصدقائكم. ما الذي يزداد وضوحًا، وما الذي يضيع؟',
      ],
      ages: [9, 18],
      setting: 'class',
    },
  ],
  activity: [
    {
      title: ['Three Pages, One Vote', 'ثلاث صفحات وتصويت'],
      body: [
        'Suggest three pages of the book that can be tried out or talked about at home. Vote for one of them and begin together, with a grown-up where care is needed. Write or draw how it went.',
        'اقترحوا ثلاث صفحات من الكتاب تصلح للتجربة أو للحديث عنها في البيت. صوتوا لواحدة منها وابدؤوا معًا، بصحبة أحد الكبار عند الحاجة. ثم اكتبوا أو ارسموا ما حدث.',
      ],
      ages: [3, 18],
      setting: 'home',
    },
    {
      title: ['Little Teachers', 'معلمون صغار'],
      body: [
        'Choose something from the book that you have understood well. Explain it to somebody at home or show how it is done, and let them try it or repeat it.',
        'اختاروا من الكتاب شيئًا فهمتموه جيدًا. اشرحوه لأحد أفراد الأسرة أو بينوا له طريقته، ثم دعوه يجرب أو يعيد ما سمع.',
      ],
      ages: [3, 10],
      setting: 'home',
    },
    {
      title: ['Word Hunt', 'صيد الكلمات'],
      body: [
        'Look for {words} in the book and read what comes before and after. Work out the meaning from there or look it up in a dictionary. Then use what you have learned in sentences about your own day.',
        'ابحثوا في الكتاب عن {words}، وتأملوا السياق. استنتجوا المعنى منه أو ابحثوا عنه في المعجم. ثم استخدموا ما تعلمتموه في جمل عن يومكم.',
      ],
      ages: [9, 18],
      setting: 'home',
    },
    {
      title: ['Stations Round the Room', 'محطات في الصف'],
      body: [
        'Choose four places in the book that need no more than paper and pencil, or that are worth talking about. Set up a table as a station for each of them. Go round in groups and move on at a signal.',
        'اختاروا أربعة مواضع من الكتاب لا تحتاج إلا إلى ورق وأقلام، أو تستحق الحديث عنها. خصصوا لكل موضع طاولة تكون محطة له. تنقلوا في مجموعات من محطة إلى أخرى عند سماع الإشارة.',
      ],
      ages: [3, 18],
      setting: 'class',
    },
    {
      title: ['Showing Without Words', 'شرح بلا كلام'],
      body: [
        'Let one of you choose something from the book and show it with hands and face alone. The others guess what it is. Then find the page together.',
        'ليختر أحدكم شيئًا من الكتاب وليعبر عنه بيديه وملامح وجهه فقط. دعوا الآخرين يخمنون ما هو. ثم ابحثوا معًا عن صفحته.',
      ],
      ages: [3, 10],
      setting: 'class',
    },
    {
      title: ['Our Own Page', 'صفحة من إعدادنا'],
      body: [
        'In groups, make a new page that could stand in this book, in the same style. Another group reads it or tries it out and marks what is not clear. Improve your page, then collect all the pages in a folder.',
        'أعدوا في مجموعات صفحة جديدة تصلح لهذا الكتاب وتشبه أسلوبه. دعوا مجموعة أخرى تقرؤها أو تجربها، وتضع علامة عند كل ما ليس واضحًا. حسنوا صفحتكم، ثم اجمعوا الصفحات كلها في ملف.',
      ],
      ages: [8, 18],
      setting: 'class',
    },
  ],
}
