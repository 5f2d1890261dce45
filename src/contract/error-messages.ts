import type { ErrorCode, ErrorParams } from './error-codes.ts'
import type { Language } from './languages.ts'
import { waitPhrase } from './wait-phrase.ts'

/** `{name}` is replaced by the parameter of that name. Each sentence says what happened and what to do. */
const MESSAGES: Record<ErrorCode, { en: string; ar: string }> = {
  file_missing: {
    en: 'No file was received. Choose a book and upload it again.',
    ar: 'لم يصل أي ملف. اختر كتابًا ثم ارفعه من جديد.',
  },
  file_empty: { en: 'The file is empty. Choose the complete book file.', ar: 'الملف فارغ. اختر ملف الكتاب كاملًا.' },
  file_too_large: {
    en: 'One or more files exceed 100MB size limit',
    ar: 'حجم ملف أو أكثر يتجاوز الحد الأقصى 100 ميغابايت',
  },
  image_too_large: {
    en: 'One or more files exceed 50MB size limit',
    ar: 'حجم ملف أو أكثر يتجاوز الحد الأقصى 50 ميغابايت',
  },
  cover_too_large: {
    en: 'The cover is larger than 10MB. Choose a smaller picture.',
    ar: 'صورة الغلاف أكبر من 10 ميغابايت. اختر صورة أصغر.',
  },
  cover_unreadable: {
    en: 'The cover could not be read as a picture. Choose a PNG or JPG file.',
    ar: 'تعذرت قراءة صورة الغلاف. اختر ملفًا بصيغة PNG أو JPG.',
  },
  unsupported_document: {
    en: 'Only PDF, Word, TXT, EPUB, and RTF files are supported',
    ar: 'الصيغ المقبولة هي PDF وWord وTXT وEPUB وRTF فقط',
  },
  unsupported_image: {
    en: 'Only image files (JPG, PNG, WEBP, GIF, BMP) are supported for OCR. For PDFs, use Regular Upload.',
    ar: 'التعرف الضوئي يقبل الصور فقط (JPG وPNG وWEBP وGIF وBMP). لملفات PDF استخدم الرفع العادي.',
  },
  too_many_files: {
    en: 'At most {max} files can be sent at once. Send the rest afterwards.',
    ar: 'يمكن إرسال {max} ملفات على الأكثر دفعة واحدة. أرسل الباقي بعد ذلك.',
  },
  scan_key_missing: {
    en: 'The request does not say which scan it belongs to. Open the scanner again.',
    ar: 'لا يذكر الطلب عملية المسح التي ينتمي إليها. افتح الماسح من جديد.',
  },
  scan_page_missing: {
    en: 'Not all pages of this book have arrived here. The ones that are missing have to be sent again.',
    ar: 'لم تصل إلى هنا كل صفحات هذا الكتاب. يجب إرسال الصفحات الناقصة من جديد.',
  },
  scan_full: {
    en: 'A book can have {max} photographed pages. Hand this one in, and the rest as another book.',
    ar: 'أقصى عدد للصفحات المصورة في كتاب واحد هو {max}. سلّم هذا الكتاب، ثم صوّر الباقي كتابًا آخر.',
  },
  upload_interrupted: {
    en: 'The upload broke off before the file was complete. Try again.',
    ar: 'انقطع الرفع قبل اكتمال الملف. حاول مرة أخرى.',
  },
  wrong_type: {
    en: 'The file is named {expected} but its content is {actual}. Upload documents under Regular Upload and pictures in the OCR tab.',
    ar: 'اسم الملف يدل على {expected} لكن محتواه {actual}. ارفع المستندات في الرفع العادي والصور في تبويب التعرف الضوئي.',
  },
  disguised_type: {
    en: 'The file is really {actual}, which cannot be evaluated. Save it as PDF, Word, EPUB, RTF or TXT and upload that.',
    ar: 'الملف في حقيقته {actual} ولا يمكن تقييمه. احفظه بصيغة PDF أو Word أو EPUB أو RTF أو TXT ثم ارفعه.',
  },
  disguised_picture: {
    en: 'The file is really a picture of the type {actual}, which cannot be read. Save it as JPG or PNG and upload that in the OCR tab.',
    ar: 'الملف في حقيقته صورة من نوع {actual} ولا يمكن قراءتها. احفظها بصيغة JPG أو PNG ثم ارفعها في تبويب التعرف الضوئي.',
  },
  disguised_archive: {
    en: 'The file is really a packed archive of the type {actual}. Unpack it and upload the book inside; pages that are pictures go into the OCR tab.',
    ar: 'الملف في حقيقته ملف مضغوط من نوع {actual}. فك ضغطه ثم ارفع الكتاب الذي بداخله؛ وإن كانت صفحاته صورًا فارفعها في تبويب التعرف الضوئي.',
  },
  disguised_recording: {
    en: 'The file is really a sound or video recording of the type {actual}. Choose the file of the book itself: PDF, Word, EPUB, RTF or TXT.',
    ar: 'الملف في حقيقته تسجيل صوتي أو مرئي من نوع {actual}. اختر ملف الكتاب نفسه بصيغة PDF أو Word أو EPUB أو RTF أو TXT.',
  },
  disguised_program: {
    en: 'The file is really a computer program of the type {actual} and was not opened. Choose the file of the book itself: PDF, Word, EPUB, RTF or TXT.',
    ar: 'الملف في حقيقته برنامج حاسوب من نوع {actual} فلم نفتحه. اختر ملف الكتاب نفسه بصيغة PDF أو Word أو EPUB أو RTF أو TXT.',
  },
  disguised_other: {
    en: 'The file is really of the type {actual}, which holds no text of a book. Choose the file of the book itself: PDF, Word, EPUB, RTF or TXT.',
    ar: 'الملف في حقيقته من نوع {actual} وليس فيه نص كتاب. اختر ملف الكتاب نفسه بصيغة PDF أو Word أو EPUB أو RTF أو TXT.',
  },
  old_word_processor: {
    en: 'The file does not say what it is; it looks like the work of a very old word processor, such as WordPerfect 4. Open it in LibreOffice or the program that wrote it, save it as .docx and upload that.',
    ar: 'لا يذكر الملف نوعه، ويبدو أنه من برنامج كتابة قديم جدًا مثل WordPerfect 4. افتحه في LibreOffice أو في البرنامج الذي كُتب به، واحفظه بصيغة ‎.docx ثم ارفعه.',
  },
  password_protected: {
    en: 'The file is protected by a password. Remove the password and upload it again.',
    ar: 'الملف محمي بكلمة مرور. أزل كلمة المرور ثم ارفعه من جديد.',
  },
  drm_protected: {
    en: 'The book is locked by its seller (DRM), so its text cannot be read. Ask the publisher for an unlocked copy.',
    ar: 'الكتاب مقفل من البائع (إدارة الحقوق الرقمية) فلا يمكن قراءة نصه. اطلب من الناشر نسخة غير مقفلة.',
  },
  drm_system: {
    en: 'The book is locked by its seller with {system}, so its text cannot be read. Ask the publisher for an unlocked copy.',
    ar: 'الكتاب مقفل من البائع بنظام {system} فلا يمكن قراءة نصه. اطلب من الناشر نسخة غير مقفلة.',
  },
  old_word_format: {
    en: 'The file was saved by a very old Word (version 95 or earlier). Open it in a current Word, save it as .docx and upload that.',
    ar: 'حُفظ الملف بإصدار قديم جدًا من Word (95 أو أقدم). افتحه بإصدار حديث واحفظه بصيغة ‎.docx ثم ارفعه.',
  },
  damaged_file: {
    en: 'The file is damaged and could not be read. Try to open it on your computer and save it again.',
    ar: 'الملف تالف ولم نتمكن من قراءته. جرّب فتحه على جهازك وحفظه من جديد.',
  },
  file_cut_off: {
    en: 'The file breaks off before its text begins, as after an incomplete copy or download. Fetch it again and upload the whole file.',
    ar: 'ينقطع الملف قبل أن يبدأ نصه، كما يحدث عند نسخ أو تنزيل لم يكتمل. أحضره من جديد ثم ارفعه كاملًا.',
  },
  no_text: {
    en: 'No text was found in the file. If its pages are pictures, upload them as images in the OCR tab.',
    ar: 'لم نجد نصًا في الملف. إن كانت صفحاته صورًا فارفعها في تبويب التعرف الضوئي.',
  },
  no_readable_page: {
    en: 'No page could be read clearly enough. Take the pictures again in good light, straight from above.',
    ar: 'لم نتمكن من قراءة أي صفحة بوضوح كافٍ. التقط الصور من جديد في إضاءة جيدة ومن الأعلى مباشرة.',
  },
  too_complex: {
    en: 'The file holds far more than a book, or unpacks to it, and was not read. Save it again from the original, or split it into parts.',
    ar: 'يحتوي الملف على ما يفوق حجم كتاب بكثير، أو يتضخم إليه عند فتحه، فلم نقرأه. احفظه من جديد من النسخة الأصلية أو قسّمه إلى أجزاء.',
  },
  extraction_timeout: {
    en: 'Reading the file took too long and was stopped. Save it again, or split it into parts.',
    ar: 'استغرقت قراءة الملف وقتًا طويلًا فأوقفناها. احفظه من جديد أو قسّمه إلى أجزاء.',
  },
  extraction_memory: {
    en: 'Reading the file needed too much memory and was stopped. Save it again, or split it into parts.',
    ar: 'احتاجت قراءة الملف إلى ذاكرة كبيرة فأوقفناها. احفظه من جديد أو قسّمه إلى أجزاء.',
  },
  unsupported_language: {
    en: 'The text is neither English nor Arabic, so it cannot be judged yet.',
    ar: 'النص ليس بالعربية ولا بالإنجليزية، فلا يمكن تقييمه بعد.',
  },
  list_unsupported: {
    en: 'This is no list that can be read. Send a table as CSV or Excel (.xlsx), ONIX 3, or a text with one title on each line.',
    ar: 'هذه ليست قائمة يمكن قراءتها. أرسل جدولًا بصيغة CSV أو Excel (.xlsx)، أو ملف ONIX 3، أو نصًا في كل سطر منه عنوان واحد.',
  },
  list_old_excel: {
    en: 'The list is an Excel file of before 2007, or one with a password. Open it, save it without a password as .xlsx or CSV, and send that.',
    ar: 'القائمة ملف Excel أقدم من عام 2007، أو محمي بكلمة مرور. افتحه واحفظه دون كلمة مرور بصيغة .xlsx أو CSV ثم أرسله.',
  },
  list_onix_version: {
    en: 'The list is ONIX 2.1 or older, which is no longer read. Ask who sent it for ONIX 3.',
    ar: 'القائمة بصيغة ONIX 2.1 أو أقدم، ولم تعد تُقرأ. اطلب من مرسلها صيغة ONIX 3.',
  },
  list_empty: {
    en: 'No book was found in the list. It needs a column of titles or ISBNs, or one title on each line.',
    ar: 'لم نجد في القائمة أي كتاب. يلزمها عمود للعناوين أو لأرقام ISBN، أو عنوان واحد في كل سطر.',
  },
  list_too_long: {
    en: 'The list names more than {max} books. Split it, and send the parts one after the other.',
    ar: 'في القائمة أكثر من {max} كتاب. قسّمها ثم أرسل أجزاءها واحدًا بعد الآخر.',
  },
  list_too_large: {
    en: 'The list is larger than 10MB. Leave out pictures and other sheets, or save it as CSV.',
    ar: 'حجم القائمة يتجاوز 10 ميغابايت. احذف الصور والأوراق الأخرى، أو احفظها بصيغة CSV.',
  },
  engine_unavailable: {
    en: 'The AI model could not be reached. Try again later; the work done so far is kept.',
    ar: 'تعذر الوصول إلى نموذج الذكاء الاصطناعي. حاول لاحقًا؛ ما أُنجز محفوظ.',
  },
  engine_unreachable: {
    en: 'No AI model answers at {address}. Check the address (Language model, or AI_BASE_URL), the network and whether the model server runs; the work done so far is kept.',
    ar: 'لا يجيب أي نموذج ذكاء اصطناعي على العنوان {address}. تحقق من العنوان (في صفحة «النموذج اللغوي» أو AI_BASE_URL) ومن الشبكة ومن أن خادم النموذج يعمل؛ ما أُنجز محفوظ.',
  },
  engine_key_refused: {
    en: 'The AI service refused the key. Correct it (under Language model, or AI_API_KEY and restart) and press Retry; the text is kept.',
    ar: 'رفضت خدمة الذكاء الاصطناعي المفتاح. صحّحه (في صفحة «النموذج اللغوي»، أو في AI_API_KEY مع إعادة التشغيل) ثم اضغط «إعادة المحاولة»؛ نص الكتاب محفوظ.',
  },
  engine_model_missing: {
    en: 'The AI service has no model named "{model}" at this address. Correct model or address (under Language model, or AI_MODEL and AI_BASE_URL and restart) and press Retry; the text is kept.',
    ar: 'لا يوجد لدى خدمة الذكاء الاصطناعي نموذج باسم «{model}» على هذا العنوان. صحّح النموذج أو العنوان (في صفحة «النموذج اللغوي»، أو في AI_MODEL وAI_BASE_URL مع إعادة التشغيل) ثم اضغط «إعادة المحاولة»؛ نص الكتاب محفوظ.',
  },
  engine_model_small: {
    en: 'The AI model "{model}" holds {window} tokens at once, and it is to be given {needed}: parts of a book would be cut off or refused. Start its server with a larger window, lower AI_CONTEXT_TOKENS, or use a larger model.',
    ar: 'سعة نموذج الذكاء الاصطناعي «{model}» هي {window} من الرموز دفعة واحدة، بينما ضُبط إرسال {needed}، فتُقتطع أجزاء من الكتب أو تُرفض. شغّل خادمه بنافذة أكبر، أو خفّض AI_CONTEXT_TOKENS، أو استخدم نموذجًا أكبر.',
  },
  engine_model_unfit: {
    en: 'The AI model "{model}" cannot write text; it is made for something else, such as embeddings. Choose another (under Language model, or AI_MODEL and restart).',
    ar: 'لا يستطيع نموذج الذكاء الاصطناعي «{model}» كتابة النصوص، فهو مُعدّ لغرض آخر مثل التضمين (embeddings). اختر غيره (في صفحة «النموذج اللغوي»، أو في AI_MODEL مع إعادة التشغيل).',
  },
  engine_model_formless: {
    en: 'The AI model "{model}" does not keep to the form it is asked for (structured output): books it reads would fail. Use a larger model, or a server that holds answers to a JSON schema.',
    ar: 'لا يلتزم نموذج الذكاء الاصطناعي «{model}» بالصيغة المطلوبة (مخرجات منظَّمة)، فتفشل الكتب التي يقرؤها. استخدم نموذجًا أكبر، أو خادمًا يُلزم الإجابات بمخطط JSON.',
  },
  engine_blind: {
    en: 'The AI model "{model}" does not see pictures. Choose one that does, or switch AI_PICTURES off.',
    ar: 'نموذج الذكاء الاصطناعي «{model}» لا يرى الصور. اختر نموذجًا يراها أو أوقف AI_PICTURES.',
  },
  engine_key_sealed: {
    en: 'The stored key of the AI model cannot be opened, since SETTINGS_SECRET is missing or has changed. Enter the key again under Language model and press Retry; the text is kept.',
    ar: 'لا يمكن فتح المفتاح المحفوظ لنموذج الذكاء الاصطناعي لأن SETTINGS_SECRET غائب أو تغيّر. أدخل المفتاح من جديد في صفحة «النموذج اللغوي» ثم اضغط «إعادة المحاولة»؛ نص الكتاب محفوظ.',
  },
  engine_credit_spent: {
    en: 'The account of the AI service has no credit left. Top it up and press Retry; the work done so far is kept.',
    ar: 'نفد رصيد حساب خدمة الذكاء الاصطناعي. اشحن الرصيد ثم اضغط «إعادة المحاولة»؛ ما أُنجز محفوظ.',
  },
  engine_content_refused: {
    en: 'The AI model declined to read this book. Use another model or the embedded engine; the text is kept.',
    ar: 'امتنع نموذج الذكاء الاصطناعي عن قراءة هذا الكتاب. استخدم نموذجًا آخر أو المحرك المدمج؛ نص الكتاب محفوظ.',
  },
  engine_malformed: {
    en: 'The AI model gave answers that could not be used, even after it was asked again. Use a stronger model or the embedded engine; the work done so far is kept.',
    ar: 'أعطى نموذج الذكاء الاصطناعي إجابات غير صالحة حتى بعد إعادة السؤال. استخدم نموذجًا أقوى أو المحرك المدمج؛ ما أُنجز محفوظ.',
  },
  engine_refused: { en: 'The AI model refused the request: {reason}', ar: 'رفض نموذج الذكاء الاصطناعي الطلب: {reason}' },
  engine_budget_spent: {
    en: 'The reading budget for this book is used up. Raise the budget or use the embedded engine.',
    ar: 'نفدت ميزانية قراءة هذا الكتاب. ارفع الميزانية أو استخدم المحرك المدمج.',
  },
  engine_timeout: {
    en: 'The AI model did not answer in time. Try again later.',
    ar: 'لم يُجب نموذج الذكاء الاصطناعي في الوقت المحدد. حاول لاحقًا.',
  },
  invalid_request: { en: 'The request could not be understood: {reason}', ar: 'تعذر فهم الطلب: {reason}' },
  title_empty: { en: 'Title cannot be empty', ar: 'لا يمكن أن يكون العنوان فارغًا' },
  author_empty: { en: 'Author cannot be empty', ar: 'لا يمكن أن يكون اسم المؤلف فارغًا' },
  not_found: { en: 'There is nothing at this address.', ar: 'لا يوجد شيء في هذا العنوان.' },
  book_file_gone: {
    en: 'The file of this book is no longer kept. Upload the book again to have its pictures taken out of it.',
    ar: 'لم يعد ملف هذا الكتاب محفوظًا. ارفع الكتاب من جديد لتُستخرج الصور منه.',
  },
  picture_lost: {
    en: 'This picture was not found again in the file of the book. What is shown of it is all there is.',
    ar: 'تعذر العثور على هذه الصورة مجددًا في ملف الكتاب. المعروض منها هو كل المتاح.',
  },
  evaluation_not_found: { en: 'This book is not in the library (any more).', ar: 'هذا الكتاب غير موجود في المكتبة.' },
  evaluation_not_failed: { en: 'Only a failed evaluation can be tried again.', ar: 'لا تُعاد المحاولة إلا لتقييم فشل.' },
  evaluation_not_finished: {
    en: 'The evaluation of this book is not finished yet.',
    ar: 'لم يكتمل تقييم هذا الكتاب بعد.',
  },
  no_books_selected: {
    en: 'Please select at least one book to generate a report.',
    ar: 'حدد كتابًا واحدًا على الأقل لإنشاء التقرير.',
  },
  unknown_books: {
    en: 'Some of the selected books are not in the library (any more). Please load the page again.',
    ar: 'بعض الكتب المحددة لم تعد في المكتبة. أعد تحميل الصفحة.',
  },
  too_many_books: {
    en: 'A report holds at most {max} books. Please select fewer.',
    ar: 'يتسع التقرير لما لا يزيد على {max} كتاب. حدد كتبًا أقل.',
  },
  comparison_missing: {
    en: 'There are not two readings of this book, so there is nothing to compare.',
    ar: 'لا توجد قراءتان لهذا الكتاب، فلا شيء يُقارن.',
  },
  page_not_found: {
    en: 'This book has no such page, or it was not read from a picture.',
    ar: 'لا توجد في هذا الكتاب صفحة كهذه، أو أنها لم تُقرأ من صورة.',
  },
  page_without_photograph: {
    en: 'This page has no photograph of its own that could be taken again. Type its words instead.',
    ar: 'ليست لهذه الصفحة صورة مستقلة يمكن أن تُلتقط من جديد. اكتب كلماتها بدلًا من ذلك.',
  },
  format_not_found: { en: 'Reports come as json, txt or pdf.', ar: 'تتوفر التقارير بصيغة json أو txt أو pdf.' },
  config_not_found: { en: 'This scoring configuration does not exist.', ar: 'إعداد التقييم هذا غير موجود.' },
  config_invalid: { en: 'The scoring configuration is not valid: {reason}', ar: 'إعداد التقييم غير صالح: {reason}' },
  config_active: {
    en: 'The active configuration cannot be deleted. Activate another one first.',
    ar: 'لا يمكن حذف الإعداد المفعّل. فعّل إعدادًا آخر أولًا.',
  },
  model_fixed: {
    en: 'The environment of the server says which model judges (AI_PROVIDER), so it cannot be changed here.',
    ar: 'بيئة الخادم هي التي تحدد النموذج الذي يحكم (AI_PROVIDER)، فلا يمكن تغييره من هنا.',
  },
  model_missing: {
    en: 'No model has been chosen yet. Save one first.',
    ar: 'لم يُختر أي نموذج بعد. احفظ نموذجًا أولًا.',
  },
  model_address_needed: {
    en: 'This provider needs an address. Enter it, beginning with http:// or https://.',
    ar: 'يحتاج هذا المزوّد إلى عنوان. أدخله مبتدئًا بـ http:// أو https://.',
  },
  model_key_needed: {
    en: 'This provider needs a key. Enter it; a stored key is only used for the provider and address it was given for.',
    ar: 'يحتاج هذا المزوّد إلى مفتاح. أدخله؛ فالمفتاح المحفوظ لا يُستخدم إلا للمزوّد والعنوان اللذين أُعطي لهما.',
  },
  model_keeps_no_keys: {
    en: 'Keys can only be stored where SETTINGS_SECRET is set. Set it and restart, or use a model that needs no key.',
    ar: 'لا تُحفظ المفاتيح إلا إذا ضُبط SETTINGS_SECRET. اضبطه وأعد التشغيل، أو استخدم نموذجًا لا يحتاج إلى مفتاح.',
  },
  rescoring_not_found: {
    en: 'There is no re-scoring of the library that could be stopped.',
    ar: 'لا توجد إعادة تقييم جارية للمكتبة لإيقافها.',
  },
  review_incomplete: {
    en: 'A review needs a verdict, an age from 0 to 21, your name and the reason for your decision.',
    ar: 'تحتاج المراجعة إلى حكم وعمر من 0 إلى 21 واسمك وسبب قرارك.',
  },
  review_stale: {
    en: 'The verdict of this book has changed since you opened it. Look at it again before you decide.',
    ar: 'تغيّر حكم هذا الكتاب منذ أن فتحته. راجعه من جديد قبل أن تقرر.',
  },
  review_missing: {
    en: 'Nobody has reviewed this book, so there is nothing to undo.',
    ar: 'لم يراجع أحد هذا الكتاب، فلا شيء يمكن التراجع عنه.',
  },
  profile_invalid: {
    en: 'A profile needs a name or nickname of at most 60 characters, a sign, a year of birth or a grade (one of the two), and at least one language. Photographs and dates of birth are not taken.',
    ar: 'يحتاج الملف إلى اسم أو لقب لا يزيد على 60 حرفًا، وعلامة، وسنة الميلاد أو الصف (أحدهما فقط)، ولغة واحدة على الأقل. ولا تُقبل الصور ولا تواريخ الميلاد.',
  },
  profile_not_found: {
    en: 'There is no such profile here. It may have been removed, or it belongs to another family.',
    ar: 'لا يوجد هنا ملف كهذا. ربما حُذف، أو هو لأسرة أخرى.',
  },
  too_many_profiles: {
    en: 'There are already {max} profiles. Remove one that is no longer needed first.',
    ar: 'بلغ عدد الملفات {max}. احذف أولًا ملفًا لم تعد تحتاج إليه.',
  },
  decision_incomplete: {
    en: 'Say yes or no to the book, and why, in at most 500 characters.',
    ar: 'قل نعم أو لا للكتاب، واذكر السبب بما لا يزيد على 500 حرف.',
  },
  list_not_found: {
    en: 'There is no such list here. It may have been removed, or it belongs to another family.',
    ar: 'لا توجد هنا قائمة كهذه. ربما حُذفت، أو هي لأسرة أخرى.',
  },
  list_row_not_found: {
    en: 'The list has no such line. Open it again.',
    ar: 'لا يوجد في القائمة سطر كهذا. افتحها من جديد.',
  },
  too_many_lists: {
    en: 'There are already {max} lists. Remove one that is no longer needed first.',
    ar: 'بلغ عدد القوائم {max}. احذف أولًا قائمة لم تعد تحتاج إليها.',
  },
  wish_not_found: {
    en: 'This book is not on the wish list any more.',
    ar: 'لم يعد هذا الكتاب في قائمة الرغبات.',
  },
  too_many_wishes: {
    en: 'The wish list can hold {max} books. Remove some first.',
    ar: 'تتسع قائمة الرغبات إلى {max} كتاب. احذف بعضها أولًا.',
  },
  opinion_incomplete: {
    en: 'Say whether the book came too early, was right or came too late.',
    ar: 'اذكروا هل كان الكتاب مبكرًا على الطفل أم مناسبًا أم متأخرًا.',
  },
  opinion_of_families: {
    en: 'This is for families: open it with the code of a family.',
    ar: 'هذا للأسر: افتحوه برمز الأسرة.',
  },
  shelf_not_found: {
    en: 'This address opens no shelf. Perhaps a new one was made: ask whoever gave it to you.',
    ar: 'هذا العنوان لا يفتح أي رف. ربما أُنشئ عنوان جديد: اسألوا من أعطاكم إياه.',
  },
  not_on_shelf: { en: 'This book is not on this shelf.', ar: 'هذا الكتاب ليس على هذا الرف.' },
  family_not_found: { en: 'There is no such family here.', ar: 'لا توجد هنا أسرة كهذه.' },
  family_code_wrong: {
    en: 'No family here has this code. Check it against the card you were given.',
    ar: 'لا توجد هنا أسرة بهذا الرمز. قارنه بالبطاقة التي تسلمتموها.',
  },
  unauthorized: { en: 'Please sign in with the administrator password.', ar: 'سجّل الدخول بكلمة مرور المشرف.' },
  wrong_password: { en: 'The password is not right.', ar: 'كلمة المرور غير صحيحة.' },
  forbidden_origin: { en: 'The request came from another site and was refused.', ar: 'جاء الطلب من موقع آخر فرُفض.' },
  unknown_host: { en: 'The server does not answer under this address.', ar: 'لا يجيب الخادم تحت هذا العنوان.' },
  rate_limited: {
    en: 'Too many requests. Try again in {wait}.',
    ar: 'طلبات كثيرة جدًا. حاول بعد {wait}.',
  },
  busy: { en: 'All readers are busy. Try again in a moment.', ar: 'جميع القرّاء مشغولون. حاول بعد قليل.' },
  queue_full: {
    en: 'So many books are waiting that no more can be taken just now. Send this one again in {wait}; those already taken are kept.',
    ar: 'الكتب المنتظرة كثيرة ولا يمكن استقبال المزيد الآن. أعد إرسال هذا الكتاب بعد {wait}؛ الكتب التي وصلت محفوظة.',
  },
  too_many_uploads: {
    en: 'Too many books are being sent at this moment. Send this one again in {wait}.',
    ar: 'يُرسَل الآن عدد كبير من الكتب في الوقت نفسه. أعد إرسال هذا الكتاب بعد {wait}.',
  },
  disk_full: {
    en: 'There is no room for further books at the moment. Try again in {wait}, or tell whoever runs the library.',
    ar: 'لا تتوفر مساحة لكتب أخرى في الوقت الحالي. حاول بعد {wait}، أو أخبر من يدير المكتبة.',
  },
  too_many_reports: {
    en: 'Too many reports are being made just now. Ask for yours again in {wait}.',
    ar: 'يجري الآن إعداد تقارير كثيرة. اطلب تقريرك من جديد بعد {wait}.',
  },
  storage_unavailable: {
    en: 'The file storage does not answer. Try again later.',
    ar: 'لا يستجيب مخزن الملفات. حاول لاحقًا.',
  },
  unavailable: { en: 'The service is not ready. Try again in a moment.', ar: 'الخدمة غير جاهزة. حاول بعد قليل.' },
  internal: {
    en: 'Something went wrong on our side. Try again; nothing was lost.',
    ar: 'حدث خطأ من جانبنا. حاول مرة أخرى؛ لم يُفقد شيء.',
  },
}

/** The sentence for a person. @example errorMessage('config_invalid', { reason: 'weights' }, 'en') */
export function errorMessage(code: ErrorCode, params: ErrorParams, language: Language): string {
  // A failed book of a library that a newer version shares may have a code only that one knows.
  const messages: Partial<typeof MESSAGES> = MESSAGES
  return (messages[code] ?? MESSAGES.internal)[language].replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    name === 'wait' ? waitPhrase(Number(params['seconds'] ?? 0), language) : String(params[name] ?? ''),
  )
}
