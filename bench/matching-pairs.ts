/**
 * Pairs of catalogue records, written for this measurement and labelled by hand: are both the same work? They stand for
 * the ways in which records of one work differ and those of two works look alike. Bibliographic facts only.
 */
type Side = { title: string; author?: string; publisher?: string; isbn?: string; arabicTitle?: string }
export type MatchingPair = { kind: string; book: Side; record: Side; same: boolean }

const pair = (kind: string, same: boolean, book: Side, record: Side): MatchingPair => ({ kind, same, book, record })
const by = (title: string, author?: string, publisher?: string, isbn?: string): Side => ({
  title,
  ...(author === undefined ? {} : { author }),
  ...(publisher === undefined ? {} : { publisher }),
  ...(isbn === undefined ? {} : { isbn }),
})

const EDITIONS: MatchingPair[] = [
  pair(
    'edition',
    true,
    by('The Secret Garden', 'Frances Hodgson Burnett'),
    by('Secret Garden, The', 'Burnett, Frances Hodgson'),
  ),
  pair(
    'edition',
    true,
    by('The Secret Garden', 'Frances Hodgson Burnett'),
    by('The secret garden (Illustrated)', 'F. H. Burnett'),
  ),
  pair(
    'edition',
    true,
    by('Treasure Island', 'Robert Louis Stevenson'),
    by('Treasure island', 'Stevenson, Robert Louis, 1850-1894'),
  ),
  pair('edition', true, by('Peter Pan', 'J. M. Barrie'), by('Peter Pan: The Complete Novel', 'James Matthew Barrie')),
  pair(
    'edition',
    true,
    by("Alice's Adventures in Wonderland", 'Lewis Carroll'),
    by('Alice’s adventures in Wonderland', 'Carroll, Lewis'),
  ),
  pair('edition', true, by('Heidi', 'Johanna Spyri'), by('Heidi (Puffin Classics)', 'Johanna Spyri')),
  pair(
    'edition',
    true,
    by('Le Petit Prince', 'Antoine de Saint-Exupéry'),
    by('Le petit prince', 'Saint-Exupery, Antoine de'),
  ),
  pair('edition', true, by('Pippi Långstrump', 'Astrid Lindgren'), by('Pippi Langstrump', 'Lindgren, Astrid')),
  pair('edition', true, by('Charlotte’s Web', 'E. B. White'), by("Charlotte's Web: A Novel", 'E.B. White')),
  pair(
    'edition',
    true,
    by('The Hobbit', 'J.R.R. Tolkien'),
    by('Hobbit, The: Illustrated Edition', 'Tolkien, J. R. R.'),
  ),
  pair('edition', true, by('Black Beauty', 'Anna Sewell'), by('Black Beauty [audio]', 'Sewell, Anna')),
  pair('edition', true, by('Little Women', 'Louisa May Alcott'), by('Little Women', 'Alcott, Louisa M.')),
  pair(
    'edition',
    true,
    by('The Jungle Book', 'Rudyard Kipling'),
    by('The jungle book / Rudyard Kipling', 'Kipling, Rudyard'),
  ),
  pair(
    'edition',
    true,
    by('Anne of Green Gables', 'L. M. Montgomery'),
    by('Anne of green gables', 'Lucy Maud Montgomery'),
  ),
  pair('edition', true, by('Pinocchio', 'Carlo Collodi'), by('Pinocchio: The Story of a Puppet', 'C. Collodi')),
  pair('edition', true, by('The Railway Children', 'Edith Nesbit'), by('The Railway Children', 'E. Nesbit')),
  pair('edition', true, by('Winnie-the-Pooh', 'A. A. Milne'), by('Winnie the Pooh', 'Milne, A.A. and Shepard, E.H.')),
  pair('edition', true, by('Kidnapped', 'Robert Louis Stevenson'), by('Kidnapped', 'R.L. Stevenson; N. C. Wyeth')),
  pair(
    'edition',
    true,
    by('The Wonderful Wizard of Oz', 'L. Frank Baum'),
    by('Wonderful Wizard of Oz', 'Lyman Frank Baum'),
  ),
  pair(
    'edition',
    true,
    by('The Snow Queen', 'Hans Christian Andersen'),
    by('The Snow Queen: A Tale', 'H. C. Andersen'),
  ),
  pair('edition', true, by('Momo', 'Michael Ende'), by('Momo', 'Ende, Michael', 'Thienemann')),
  pair('edition', true, by('The Happy Prince', 'Oscar Wilde'), by('The Hapy Prince', 'Oscar Wilde')),
  pair('edition', true, by('The Boy Who Saved the Oasis'), by('The Boy Who Saved the Oasis')),
  pair(
    'edition',
    true,
    by('Stories of the Pearl Divers', 'Unknown', 'Kalimat'),
    by('Stories of the Pearl Divers', '', 'Kalimat Group'),
  ),
]

const LOOK_ALIKES: MatchingPair[] = [
  pair('look-alike', false, by('Home', 'Carson Ellis'), by('Home', 'Toni Morrison')),
  pair('look-alike', false, by('Home', 'Carson Ellis'), by('Home', 'Marilynne Robinson')),
  pair('look-alike', false, by('Home'), by('Home', 'Carson Ellis')),
  pair('look-alike', false, by('Wonder', 'R. J. Palacio'), by('The Wonder', 'Emma Donoghue')),
  pair('look-alike', false, by('Room'), by('Room', 'Emma Donoghue')),
  pair('look-alike', false, by('The Gift', 'Cecelia Ahern'), by('The Gift', 'Danielle Steel')),
  pair('look-alike', false, by('The Outsiders', 'S. E. Hinton'), by('The Outsider', 'Albert Camus')),
  pair(
    'look-alike',
    false,
    by('The Secret Garden', 'Frances Hodgson Burnett'),
    by('Return to the Secret Garden', 'Holly Webb'),
  ),
  pair(
    'look-alike',
    false,
    by('The Secret Garden', 'Frances Hodgson Burnett'),
    by('Secret Garden: An Inky Treasure Hunt', 'Johanna Basford'),
  ),
  pair('look-alike', false, by('Twilight', 'Stephenie Meyer'), by('Twilight', 'Erin Hunter')),
  pair('look-alike', false, by('Gone', 'Michael Grant'), by('Gone Girl', 'Gillian Flynn')),
  pair('look-alike', false, by('The Beach', 'Alex Garland'), by('The Beach', 'Sol Silver')),
  pair('look-alike', false, by('Matilda', 'Roald Dahl'), by('Matilda', 'Mary Shelley')),
  pair('look-alike', false, by('Coraline', 'Neil Gaiman'), by('Caroline', 'Neil Simon')),
  pair('look-alike', false, by('The Witches', 'Roald Dahl'), by('The Witches: Salem, 1692', 'Stacy Schiff')),
  pair('look-alike', false, by('Heidi', 'Johanna Spyri'), by('Heidi Grows Up', 'Charles Tritten')),
  pair('look-alike', false, by('Emma', 'Jane Austen'), by('Emma', 'Kenneth Grahame')),
  pair('look-alike', false, by('Dracula', 'Bram Stoker'), by('Dracula', 'Bram Moore')),
  pair('look-alike', false, by('Pinocchio', 'Carlo Collodi'), by('Pinocchio', 'Carlo Rossi')),
  pair('look-alike', false, by('Little Women', 'Louisa May Alcott'), by('Little Men', 'Louisa May Alcott')),
  pair('look-alike', false, by('The Jungle Book', 'Rudyard Kipling'), by('The Second Jungle Book', 'Rudyard Kipling')),
  pair(
    'look-alike',
    false,
    by("Alice's Adventures in Wonderland", 'Lewis Carroll'),
    by("Alice's Adventures Under Ground", 'Lewis Carroll'),
  ),
  pair('look-alike', false, by('Anne of Green Gables', 'L. M. Montgomery'), by('Anne of Avonlea', 'L. M. Montgomery')),
  pair('look-alike', false, by('Peter Pan', 'J. M. Barrie'), by('Peter Pan in Kensington Gardens', 'J. M. Barrie')),
  pair('look-alike', false, by('Peter Pan', 'J. M. Barrie'), by('Peter Pan in Scarlet', 'Geraldine McCaughrean')),
  pair('look-alike', false, by('Matilda'), by('Matilda', 'Roald Dahl')),
  pair('look-alike', false, by('Fairy Tales', 'Hans Christian Andersen'), by('Fairy Tales', 'Brothers Grimm')),
  pair('look-alike', false, by('Fairy Tales'), by('Fairy Tales', 'Brothers Grimm')),
  pair('look-alike', false, by('The Lion', 'Joseph Kessel'), by('The Lioness', 'Joseph Kesler')),
  pair('look-alike', false, by('Speak', 'Laurie Halse Anderson'), by('Speak', 'Louisa Hall')),
]

const SUBTITLES: MatchingPair[] = [
  pair(
    'subtitle',
    true,
    by('The Tale of Despereaux', 'Kate DiCamillo'),
    by(
      'The Tale of Despereaux: Being the Story of a Mouse, a Princess, Some Soup, and a Spool of Thread',
      'Kate DiCamillo',
    ),
  ),
  pair(
    'subtitle',
    true,
    by('Nightbirds on Nantucket', 'Joan Aiken'),
    by('Nightbirds on Nantucket - a Wolves story', 'Aiken, Joan'),
  ),
  pair(
    'subtitle',
    true,
    by('The Borrowers: A Novel', 'Mary Norton'),
    by('The Borrowers (50th Anniversary Edition)', 'Mary Norton'),
  ),
  pair('subtitle', true, by('Holes', 'Louis Sachar'), by('Holes (Yearling Newbery)', 'Louis Sachar')),
  pair(
    'subtitle',
    false,
    by('Dinosaurs: A Visual Encyclopedia', 'DK'),
    by('Dinosaurs: Colouring and Sticker Fun', 'DK'),
  ),
  pair(
    'subtitle',
    false,
    by('Star Wars: The Last Shot', 'Daniel Older'),
    by('Star Wars: A New Dawn', 'John Jackson Miller'),
  ),
  pair(
    'subtitle',
    false,
    by('Oxford Reading Tree: The Fox', 'Roderick Hunt'),
    by('Oxford Reading Tree: The Storm', 'Roderick Hunt'),
  ),
  pair(
    'subtitle',
    false,
    by('Horrible Histories: Rotten Romans', 'Terry Deary'),
    by('Horrible Histories: Awesome Egyptians', 'Terry Deary'),
  ),
  pair(
    'subtitle',
    true,
    by('Horrible Histories: Rotten Romans', 'Terry Deary'),
    by('Horrible Histories - Rotten Romans', 'Deary, Terry'),
  ),
]

const VOLUMES: MatchingPair[] = [
  pair(
    'volume',
    false,
    by('The Spiderwick Chronicles 1', 'Holly Black'),
    by('The Spiderwick Chronicles 2', 'Holly Black'),
  ),
  pair('volume', false, by('Dog Man, Volume 3', 'Dav Pilkey'), by('Dog Man', 'Dav Pilkey')),
  pair('volume', true, by('Amulet, Volume 2', 'Kazu Kibuishi'), by('Amulet: Volume Two', 'Kazu Kibuishi')),
  pair('volume', false, by('Henry IV Part II', 'William Shakespeare'), by('Henry IV Part I', 'William Shakespeare')),
  pair('volume', false, by('كليلة ودمنة الجزء الأول', 'ابن المقفع'), by('كليلة ودمنة الجزء الثاني', 'ابن المقفع')),
  pair('volume', true, by('حكايات جدتي 2', 'يعقوب الشاروني'), by('حكايات جدتي - الجزء الثاني', 'يعقوب الشاروني')),
  pair(
    'volume',
    true,
    by('Twenty Thousand Leagues Under the Sea', 'Jules Verne'),
    by('Twenty thousand leagues under the sea', 'Verne, Jules'),
  ),
  pair('volume', false, by('Fudge 3: Fudge-a-Mania', 'Judy Blume'), by('Fudge 5: Double Fudge', 'Judy Blume')),
]

const ARABIC: MatchingPair[] = [
  pair('arabic', true, by('كَلِيلَةُ وَدِمْنَةُ', 'عبد الله بن المقفع'), by('كليلة و دمنة', 'ابن المقفع، عبد الله')),
  pair('arabic', true, by('كليلة ودمنة', 'عبدالله بن المقفع'), by('كليلة ودمنة', "Abdullah Ibn al-Muqaffa'")),
  pair('arabic', true, by('أولاد حارتنا', 'نجيب محفوظ'), by('اولاد حارتنا', 'Naguib Mahfouz')),
  pair('arabic', true, by('أولاد حارتنا', 'نجيب محفوظ'), by('أولاد حارتنا', 'Najib Mahfuz')),
  pair('arabic', true, by('الأيام', 'طه حسين'), by('الأيام', 'Taha Hussein')),
  pair('arabic', true, by('عصفور من الشرق', 'توفيق الحكيم'), by('عصفور من الشرق', 'Tawfiq al-Hakim')),
  pair('arabic', true, by('موسم الهجرة إلى الشمال', 'الطيب صالح'), by('موسم الهجره الى الشمال', 'Tayeb Salih')),
  pair('arabic', true, by('النبي', 'جبران خليل جبران'), by('النبى', 'Khalil Gibran')),
  pair('arabic', true, by('السندباد البحري', 'كامل كيلاني'), by('السندباد البحرى', 'Kamil Kilani')),
  pair('arabic', true, by('السندباد البحري', 'كامل كيلاني'), by('سندباد البحري', 'كيلاني، كامل')),
  pair('arabic', true, by('رحلات ابن بطوطة', 'محمد بن بطوطة'), by('رحلات ابن بطوطه', 'Mohammed Ibn Battuta')),
  pair('arabic', true, by('The Days', 'Taha Hussein'), by('The Days', 'Ṭāhā Ḥusayn')),
  pair('arabic', true, by('Palace Walk', 'Naguib Mahfouz'), by('Palace Walk', 'Najīb Maḥfūẓ')),
  pair('arabic', true, by('My Grandmother’s Coffee', 'Khaled Youssef'), by("My grandmother's coffee", 'Khalid Yusuf')),
  pair(
    'arabic',
    true,
    by('حكاية فاطمة والبحر الكبير', 'الشيخة عائشة القاسمي'),
    by('حكاية فاطمة والبحر الكبير', 'Aisha Al Qasimi'),
  ),
  pair('arabic', true, by('قصص الأنبياء للأطفال', 'د. محمود المصري'), by('قصص الأنبياء للأطفال', 'Mahmoud El-Masry')),
  pair(
    'arabic',
    true,
    { title: 'The Goldfish', arabicTitle: 'السمكة الذهبية', author: 'Abdulrahman Sharif' },
    by('السمكه الذهبيه', 'عبد الرحمن شريف'),
  ),
  pair('arabic', false, by('الأيام', 'طه حسين'), by('الأيام', 'أحمد أمين')),
  pair('arabic', false, by('النبي', 'جبران خليل جبران'), by('النبي', 'مجهول بن سالم')),
  pair('arabic', false, by('أولاد حارتنا', 'نجيب محفوظ'), by('أولاد الناس', 'نجيب محفوظ')),
  pair('arabic', false, by('السندباد البحري', 'كامل كيلاني'), by('السندباد البري', 'كامل كيلاني')),
  pair('arabic', false, by('قصص الأنبياء', 'ابن كثير'), by('قصص الأنبياء للأطفال', 'محمود المصري')),
  pair('arabic', false, by('ليلى والذئب', 'كامل كيلاني'), by('ليلى والذئب', 'سمر إبراهيم')),
  pair('arabic', false, by('الأميرة'), by('الأميرة', 'عادل محمود')),
  pair('arabic', false, by('يوميات طفل', 'خالد الحمد'), by('يوميات طفل', 'Khalil Ahmed')),
  pair('arabic', false, by('القط', 'سالم محمد'), by('القط', 'Salim Mahmoud')),
  pair('arabic', false, by('القمر', 'حسن علي'), by('القمر', 'حسين علي')),
  pair('arabic', false, by('My Day', 'Omar Hassan'), by('My Day', 'Amr Hosni')),
  pair('arabic', false, by('البحر', 'مريم راشد'), by('البحر', 'Maram Rashed Al Ali')),
]

const ISBNS: MatchingPair[] = [
  pair(
    'isbn',
    true,
    by('Matilda', 'Roald Dahl', '', '9780142410370'),
    by('Matilda', 'Dahl, Roald', 'Puffin', '9780142410370'),
  ),
  pair(
    'isbn',
    true,
    by('Matilda', 'Roald Dahl', '', '0142410373'),
    by('Matilda', 'Roald Dahl', 'Puffin', '978-0-14-241037-0'),
  ),
  pair('isbn', true, by('scan0001', '', '', '9780142410370'), by('Matilda', 'Roald Dahl', 'Puffin', '9780142410370')),
  pair(
    'isbn',
    true,
    by('ماتيلدا', 'رولد دال', '', '9780142410370'),
    by('Matilda', 'Roald Dahl', 'Puffin', '9780142410370'),
  ),
  pair(
    'isbn',
    true,
    by('Harry Potter a l’ecole des sorciers', 'J. K. Rowling', '', '9782070584628'),
    by("Harry Potter, I : Harry Potter à l'école des sorciers", 'J.K. Rowling', 'Gallimard', '9782070584628'),
  ),
  pair(
    'isbn',
    false,
    by('Gardening for Beginners', 'Jane Field', '', '9780142410370'),
    by('Matilda', 'Roald Dahl', 'Puffin', '9780142410370'),
  ),
  pair(
    'isbn',
    false,
    by('Matilda', 'Roald Dahl', '', '9780142410371'),
    by('Wonder', 'R. J. Palacio', '', '9780142410371'),
  ),
  pair(
    'isbn',
    false,
    by('The Palm and the Falcon', 'Maryam Saif', '', '9780571225477'),
    by('Atlas of Surgery', 'P. Jones', '', '9780571225477'),
  ),
]

const UNKNOWN_AUTHORS: MatchingPair[] = [
  pair(
    'no author',
    true,
    by('The Little Falcon Who Feared the Wind'),
    by('The little falcon who feared the wind', 'Maryam Saif'),
  ),
  pair('no author', true, by('قصة الجمل الذي أراد أن يطير'), by('قصة الجمل الذي أراد أن يطير', 'سعيد الكتبي')),
  pair('no author', false, by('The Secret'), by('The Secret', 'Rhonda Byrne')),
  pair('no author', false, by('My First Words'), by('My First Words', 'DK')),
  pair('no author', false, by('The Big Book of Stories'), by('The Big Book', 'Anna Klein')),
  pair('no author', false, by('Goodnight'), by('Goodnight Moon', 'Margaret Wise Brown')),
  pair('no author', false, by('قصص الحيوان'), by('قصص الحيوان في القرآن', 'أحمد بهجت')),
]

/**
 * Written after the matching was finished: precision 0.89 and recall 0.85 on these alone, before a plural and a silent e
 * at the end of a name were told apart.
 */
const SECOND_LOOK: MatchingPair[] = [
  pair('second look', true, by('The Gruffalo', 'Julia Donaldson'), by('Gruffalo', 'Donaldson, Julia; Scheffler, Axel')),
  pair(
    'second look',
    true,
    by('Ronia, the Robber’s Daughter', 'Astrid Lindgren'),
    by("Ronia, the robber's daughter", 'Lindgren, Astrid, 1907-2002'),
  ),
  pair(
    'second look',
    true,
    by('Goodnight Mister Tom', 'Michelle Magorian'),
    by('Good Night, Mr. Tom', 'Michelle Magorian'),
  ),
  pair('second look', true, by('The BFG', 'Roald Dahl'), by('The BFG (Colour Edition)', 'Dahl, Roald; Blake, Quentin')),
  pair(
    'second look',
    true,
    by('The Tale of Peter Rabbit', 'Beatrix Potter'),
    by('Tale of Peter Rabbit (The World of Beatrix Potter)', 'Potter, Beatrix'),
  ),
  pair(
    'second look',
    true,
    by('Around the World in Eighty Days', 'Jules Verne'),
    by('Around the World in 80 Days', 'Jules Verne'),
  ),
  pair('second look', true, by('Esperanza Rising', 'Pam Muñoz Ryan'), by('Esperanza rising', 'Pam Munoz Ryan')),
  pair('second look', true, by('Number the Stars', 'Lois Lowry'), by('Number the stars / Lois Lowry.', 'Lowry, Lois.')),
  pair(
    'second look',
    true,
    by('A Wrinkle in Time', "Madeleine L'Engle"),
    by('Wrinkle in Time, A', "L'Engle, Madeleine"),
  ),
  pair(
    'second look',
    true,
    by('The Lion, the Witch and the Wardrobe', 'C. S. Lewis'),
    by('The lion, the witch, and the wardrobe', 'Clive Staples Lewis'),
  ),
  pair('second look', true, by('Swallows and Amazons', 'Arthur Ransome'), by('Swallows & Amazons', 'Ransome, Arthur')),
  pair('second look', true, by('رجال في الشمس', 'غسان كنفاني'), by('رجال في الشمس', 'Ghassan Kanafani')),
  pair('second look', true, by('عودة الروح', 'توفيق الحكيم'), by('عوده الروح', 'الحكيم، توفيق')),
  pair('second look', true, by('زقاق المدق', 'نجيب محفوظ'), by('زقاق المدق: رواية', 'Naguib Mahfuz')),
  pair('second look', true, by('Men in the Sun', 'Ghassan Kanafani'), by('Men in the sun', 'غسان كنفاني')),
  pair('second look', true, by('العبرات', 'مصطفى لطفي المنفلوطي'), by('العبرات', 'Mustafa Lutfi al-Manfaluti')),
  pair('second look', true, by('حي بن يقظان', 'ابن طفيل'), by('حي بن يقظان', 'Ibn Tufail')),
  pair('second look', true, by('دعاء الكروان', 'طه حسين'), by('دعاء الكروان', 'طه حسين بك')),
  pair('second look', true, by('Kitab al-Hayawan', 'Al-Jahiz'), by('Kitab al Hayawan', 'الجاحظ')),
  pair('second look', true, by('The Cairo Trilogy', 'Naguib Mahfouz'), by('Cairo Trilogy', 'Nagib Machfus')),
  pair('second look', false, by('The BFG', 'Roald Dahl'), by('The Twits', 'Roald Dahl')),
  pair(
    'second look',
    false,
    by('The Tale of Peter Rabbit', 'Beatrix Potter'),
    by('The Tale of Benjamin Bunny', 'Beatrix Potter'),
  ),
  pair('second look', false, by('Flipped', 'Wendelin Van Draanen'), by('Flipped', 'Alex Jones')),
  pair('second look', false, by('The Giver', 'Lois Lowry'), by('The Giver of Stars', 'Jojo Moyes')),
  pair('second look', false, by('The Wizard', 'John Clark'), by('The Wizards', 'John Clarke')),
  pair('second look', false, by('Hatchet', 'Gary Paulsen'), by('Hatchet Jack', 'Gary Paulson')),
  pair('second look', false, by('Inkheart', 'Cornelia Funke'), by('Inkspell', 'Cornelia Funke')),
  pair(
    'second look',
    false,
    by('Diary of a Wimpy Kid: Rodrick Rules', 'Jeff Kinney'),
    by('Diary of a Wimpy Kid: Dog Days', 'Jeff Kinney'),
  ),
  pair(
    'second look',
    false,
    by('Percy Jackson 1: The Lightning Thief', 'Rick Riordan'),
    by('Percy Jackson 2: The Sea of Monsters', 'Rick Riordan'),
  ),
  pair('second look', false, by('زقاق المدق', 'نجيب محفوظ'), by('خان الخليلي', 'نجيب محفوظ')),
  pair('second look', false, by('الشحاذ', 'نجيب محفوظ'), by('الشحاذ', 'جيمس كيلمان')),
  pair('second look', false, by('الحرب والسلام', 'محمد حسين'), by('الحرب والسلام', 'محمد حسن')),
  pair('second look', false, by('النظرات', 'سليم علي'), by('النظرات', 'Salem Ali')),
  pair('second look', false, by('The Stranger', 'Chris Van Allsburg'), by('The Stranger', 'Albert Camus')),
  pair('second look', false, by('Peter and the Wolf'), by('Peter and the Wolf', 'Sergei Prokofiev')),
  pair('second look', false, by('Animals'), by('Animals', 'Emma Jane Unsworth')),
  pair('second look', false, by('قصص قصيرة'), by('قصص قصيرة جدا', 'محمد المخزنجي')),
  pair('second look', false, by('The Red Balloon', 'Albert Lamorisse'), by('The Red Balloons', 'Alberta Lamont')),
  pair('second look', false, by('Black Beauty', 'Anna Sewell'), by('Black Beauty', 'Ruth Brown')),
  pair(
    'second look',
    false,
    by('A Little Princess', 'Frances Hodgson Burnett'),
    by('The Little Prince', 'Antoine de Saint-Exupéry'),
  ),
]

export const MATCHING_PAIRS: readonly MatchingPair[] = [
  ...EDITIONS,
  ...LOOK_ALIKES,
  ...SUBTITLES,
  ...VOLUMES,
  ...ARABIC,
  ...ISBNS,
  ...UNKNOWN_AUTHORS,
  ...SECOND_LOOK,
]
