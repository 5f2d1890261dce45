"""From passages to a book: what readers of labelled whole books say of them, from what the engine finds in them and from their choice of words.
Reads what read-books.ts and read-words.ts wrote; prints how well it does on authors that were left out, and writes book-model.ts, theme-model.ts and
the weights of diction."""
import argparse, json
import numpy as np
import torch
import torch.nn.functional as F
from diction import Diction

options = argparse.ArgumentParser()
options.add_argument('books', nargs='+')
options.add_argument('--words', nargs=2, required=True, help='what read-words.ts wrote, English and Arabic')
options.add_argument('--out', help='src/pipeline/assess/lexical')
options.add_argument('--folds', help='folder of the parts, for what was learned without each')
given = options.parse_args()
torch.manual_seed(0)
torch.set_num_threads(1)

LABELS = {'gambling': ('gambling', ['gambling']), 'language': ('language', ['language']), 'violence': ('violence', ['violence']),
          'substanceUse': ('substances', ['substanceUse']), 'sexualContent': ('sexual', ['sexualContent']),
          'culture': ('cultural', ['faith', 'heritage', 'nation', 'family']), 'fear': ('fear', ['fear', 'distress'])}
LABELLED = [category for _, categories in LABELS.values() for category in categories]
MEDIA = list(LABELS)[:5]
TELLING = ['languageAge', 'logWords', 'grown', 'young', 'romance', 'dialogue', 'timeShifts', 'firstPerson']
TEXT = TELLING + ['arabic'] + [f'{name}InArabic' for name in TELLING]
FEWEST_WORDS = 1500
LONGEST_SHORT = 8000

rows = [json.loads(line) for path in given.books for line in open(path)]
stories = [row for row in rows if row.get('story')]
books = [row for row in rows if not row.get('story')]
# What is measured by; of the others it is learned only.
measured = np.array([not book.get('more') for book in books])
severity = np.array([[book['severities'][column] for column, _ in LABELS.values()] for book in books])
low, high = (np.array([book['ages'][end] for book in books], float) for end in ('low', 'high'))
audience = np.array([book['audience'] for book in books])


def context_of(book):
    arabic = float(book['language'] == 'ar')
    age = book['themeFeatures']['languageAge']
    return [age, np.log(book['words'] + 1), book['themeFeatures']['dialogue'], arabic, arabic * age]


context = np.array([context_of(book) for book in books])
languages = dict(zip(('en', 'ar'), (Diction(path) for path in given.words)))
arabic = np.array([float(book['language'] == 'ar') for book in books])
parts = {row['stem']: row['folds'] for own in languages.values() for row in own.rows}
parts = [parts[book['stem']] for book in books]
folds = [(np.array([k not in own for own in parts]).nonzero()[0], np.array([own[0] == k for own in parts]).nonzero()[0]) for k in range(5)]


def diction(*folds):
    """What the words of each book and of each story say of it, by what has learned neither from its author nor from those parts."""
    unseen = {language: own.unseen(*folds) for language, own in languages.items()}
    return [np.array([unseen[row['language']][row['stem']] for row in rows]) for rows in (books, stories)]


# What is said of a book that is learned from must be as unsure as what is said of one that is not.
said_by_words, said_of_stories = zip(*(diction(k) for k in range(5)))
said_by_all, said_of_all_stories = diction()


def kind_of(index, said):
    """What a label's severity is learned from beside what was found; scaled for learning."""
    return np.column_stack([context, said[:, 2 + index], said[:, 0]])


def grown_of(said):
    return np.column_stack([context, said[:, 1], arabic * said[:, 1], said[:, 0]])


def scale_of(values):
    return values.mean(0), values.std(0) + 1e-6


def counts(findings, test, levels):
    mine = [intensity for category, intensity, *_ in findings if test(category)]
    return np.array([sum(intensity >= level for intensity in mine) for level in levels], float)


def densities(book, found, test, levels):
    return np.log1p(counts(found, test, levels) * 10_000 / max(book['words'], FEWEST_WORDS))


def features(book, label):
    """As WholeBook in whole-book.ts: four densities and a count, four densities of the lexicon, two of everything else."""
    own = lambda category: category in LABELS[label][1]
    other = lambda category: category in LABELLED and not own(category)
    found = book['likely']
    return np.concatenate([densities(book, found, own, (1, 2, 3, 4)), np.log1p(counts(found, own, (3,))),
                           densities(book, book['found'], own, (1, 2, 3, 4)), densities(book, found, other, (2, 3))])


class Ordinal(torch.nn.Module):
    """P(severity >= 1, 2, 3); what was found weighs 0 or more, the kind of text as it may."""

    def __init__(self, inputs, kinds):
        super().__init__()
        self.weights = torch.nn.Parameter(torch.full((inputs,), -1.5))
        self.context = torch.nn.Parameter(torch.zeros(kinds))
        self.first, self.gaps = torch.nn.Parameter(torch.zeros(1)), torch.nn.Parameter(torch.tensor([-1.0, -2.0]))

    def steps(self):
        return torch.cumsum(torch.cat([self.first, -F.softplus(self.gaps)]), 0)

    def forward(self, x, c):
        return (x @ F.softplus(self.weights) + c @ self.context)[:, None] + self.steps()


def learn(x, c, y):
    model = Ordinal(x.shape[1], c.shape[1])
    adam = torch.optim.Adam(model.parameters(), 0.04)
    for _ in range(500):
        out = model(x, c)
        loss = sum(F.binary_cross_entropy_with_logits(out[:, s], (y > s).float()) for s in range(3))
        loss = loss + 0.01 * (F.softplus(model.weights) ** 2).sum() + 0.03 * (model.context ** 2).sum()
        adam.zero_grad()
        loss.backward()
        adam.step()
    return model


class Linear(torch.nn.Module):
    """`free` weights as they may be, the others 0 or more."""

    def __init__(self, inputs, free, bias=0.0):
        super().__init__()
        self.weights, self.bias = torch.nn.Parameter(torch.zeros(inputs)), torch.nn.Parameter(torch.tensor([bias]))
        self.free = torch.tensor([i in free for i in range(inputs)])

    def hold(self):
        with torch.no_grad():
            self.weights.copy_(torch.where(self.free, self.weights, self.weights.clamp(min=0)))

    def forward(self, x):
        return x @ self.weights + self.bias


def learn_linear(x, loss_of, free, bias=0.0, steps=1500):
    model = Linear(x.shape[1], free, bias)
    adam = torch.optim.Adam(model.parameters(), 0.03)
    for _ in range(steps):
        loss = loss_of(model(x)) + 2 * (model.weights ** 2).sum() / len(x)
        adam.zero_grad()
        loss.backward()
        adam.step()
        model.hold()
    return model


tensor = lambda values: torch.tensor(np.asarray(values), dtype=torch.float32)
chances = {}


def learn_label(index, label, train, said):
    """Of the measured books alone: the others were read by readers who call a book strong less easily."""
    train = train[measured[train]]
    kind = kind_of(index, said)
    center, spread = scale_of(kind[measured])
    x, y = tensor([features(book, label) for book in books]), torch.tensor(severity[:, index])
    c = tensor((kind - center) / spread)
    return learn(x[train], c[train], y[train]), (x, c), (center, spread)


def learn_adult(train, said, expected):
    train = train[measured[train]]
    kind = grown_of(said)
    center, spread = scale_of(kind[measured])
    inputs = tensor(np.column_stack([expected, (kind - center) / spread]))
    wanted = tensor(audience == 'adult')
    model = learn_linear(inputs[train], lambda out: F.binary_cross_entropy_with_logits(out, wanted[train]), range(7, inputs.shape[1]))
    return model, inputs, (center, spread)


for index, label in enumerate(LABELS):
    held = np.zeros((len(books), 3))
    for k, (train, test) in enumerate(folds):
        if len(test):
            model, (x, c), _ = learn_label(index, label, train, said_by_words[k])
            held[test] = model(x[test], c[test]).sigmoid().detach().numpy()
    # Nothing to show is nothing to say.
    held[[not any(category in LABELS[label][1] for category, *_ in book['findings']) for book in books]] = 0
    chances[label] = held
    said, true, held = (held >= 0.5).sum(1)[measured], severity[measured, index], held[measured]
    print(f'{label:14s} severity equal {np.mean(said == true):.2f}, within one {np.mean(abs(said - true) <= 1):.2f}, '
          f'r {np.corrcoef(held.sum(1), true)[0, 1]:.2f}; strong books called strong {np.mean(said[true == 3] == 3) if (true == 3).any() else 0:.2f} of {(true == 3).sum()}')
expected = np.column_stack([chances[label].sum(1) for label in LABELS])
adult = np.zeros(len(books))
for k, (train, test) in enumerate(folds):
    if len(test):
        model, inputs, _ = learn_adult(train, said_by_words[k], expected)
        adult[test] = model(inputs[test]).sigmoid().detach().numpy()

def text_of(row):
    told, arabic = [row['themeFeatures'][name] for name in TELLING], float(row['language'] == 'ar')
    return told + [arabic] + [arabic * value for value in told]


severities_of = lambda row: [row['severity'][label] for label in LABELS]


def inputs_of(rows, said, severities):
    """What a theme age is learned from: how it is told, what its words say, what it holds."""
    arabic = np.array([float(row['language'] == 'ar') for row in rows])
    return np.column_stack([[text_of(row) for row in rows], said[:, 0], arabic * said[:, 0], severities])


story_fold = np.array([row['fold'] for row in stories])
story_severities = np.array([severities_of(row) for row in stories])
story_low, story_high = (np.array([row['ages'][end] for row in stories], float) for end in ('low', 'high'))
short_books = np.array([book['words'] < LONGEST_SHORT for book in books])


def learn_age(x, bottom, top):
    """Years; a guess inside the expected range costs little."""
    bottom, top = tensor(bottom), tensor(top)

    def loss(age):
        off = F.relu(bottom - age) + F.relu(age - top)
        return (F.smooth_l1_loss(off, torch.zeros_like(off), reduction='none') + 0.05 * (age - (bottom + top) / 2) ** 2).mean()

    return learn_linear(x, loss, range(len(TEXT) + 2), bias=11.0)


def learn_short(train, said, said_of_stories, left_out=None):
    """Of stories, and of books that are hardly longer."""
    told, short = story_fold != left_out, train[short_books[train]]
    x = np.concatenate([inputs_of(books, said, expected)[short], inputs_of(stories, said_of_stories, story_severities)[told]])
    middle, width = scale_of(x)
    return learn_age(tensor((x - middle) / width), np.concatenate([low[short], story_low[told]]), np.concatenate([high[short], story_high[told]])), (middle, width)


def learn_long(train, said):
    inputs = inputs_of(books, said, expected)
    middle, width = scale_of(inputs)
    x = tensor((inputs - middle) / width)
    return learn_age(x[train], low[train], high[train]), (middle, width), x


age = np.zeros(len(books))
for k, (train, test) in enumerate(folds):
    if len(test):
        model, _, x = learn_long(train, said_by_words[k])
        age[test] = model(x[test]).detach().numpy()
off = np.maximum(low - age.round(), age.round() - high)[measured]
print(f'{measured.sum()} books: theme age within a year {np.mean(off <= 1):.3f}, mean distance {np.maximum(0, off).mean():.2f}, too young {np.mean((age.round() < low - 1)[measured]):.2f}, too old {np.mean((age.round() > high + 1)[measured]):.2f}')

strong = 1 - np.prod([1 - chances[label][:, 2] for label in MEDIA], 0)
grave = 1 - (1 - strong) * (1 - chances['sexualContent'][:, 1])
worst, is_grave = severity[:, :5].max(1), (severity[:, :5].max(1) == 3) | (severity[:, 4] >= 2)
for name, said, true in (('strong', strong, worst == 3), ('grave', grave, is_grave), ('adult', adult, audience == 'adult')):
    yes, no = said[measured & true], said[measured & ~true]
    print(f'{name}: of a book that is and one that is not the first is told in {np.mean(yes[:, None] > no[None]):.3f}')

short_age = np.zeros(len(stories))
for k, (train, _) in enumerate(folds):
    model, (middle, width) = learn_short(train, said_by_words[k], said_of_stories[k], k)
    x = tensor((inputs_of(stories, said_of_stories[k], story_severities) - middle) / width)
    short_age[story_fold == k] = model(x[story_fold == k]).detach().numpy()
off = np.maximum(story_low - short_age.round(), short_age.round() - story_high)
own = np.array([not row['stem'].startswith('story ') for row in stories])
for name, which in (('levelled', ~own), ('own', own)):
    print(f'{which.sum()} {name} stories: theme age within a year {np.mean(off[which] <= 1):.3f}, mean distance {np.maximum(0, off[which]).mean():.2f}')

number = lambda value: round(float(value), 4)
numbers = lambda values: [number(value) for value in values]


def book_model(train, said):
    """As BookModel in book-model.ts; weights of values as they are measured, not scaled."""
    labels = {}
    for index, label in enumerate(LABELS):
        model, _, (center, spread) = learn_label(index, label, train, said)
        weights, slope = F.softplus(model.weights).detach().numpy(), model.context.detach().numpy() / spread
        labels[label] = {'own': numbers(weights[:4]), 'strong': number(weights[4]), 'lexicon': numbers(weights[5:9]), 'company': numbers(weights[9:]),
                         'diction': {'severity': number(slope[5]), 'age': number(slope[6])}, 'context': numbers(slope[:5]),
                         'steps': numbers(model.steps().detach().numpy() - (slope * center).sum())}
    model, _, (center, spread) = learn_adult(train, said, expected)
    held = model.weights.detach().numpy()
    slope = held[7:] / spread
    return {'labels': labels, 'adult': {'severities': dict(zip(LABELS, numbers(held[:7]))), 'diction': dict(zip(('adult', 'adultInArabic', 'age'), numbers(slope[5:]))),
                                        'context': numbers(slope[:5]), 'step': number(model.bias.item() - (slope * center).sum())}}


def theme_model(train, said, said_of_stories, left_out=None):
    def linear(model, middle, width):
        slope = model.weights.detach().numpy() / width
        return {'intercept': number(model.bias.item() - (slope * middle).sum()), 'coefficients': dict(zip(names, numbers(slope)))}

    names = TEXT + ['dictionAge', 'dictionAgeInArabic'] + [f'{label}Severity' for label in LABELS]
    short, scale = learn_short(train, said, said_of_stories, left_out)
    book, own_scale, _ = learn_long(train, said)
    return {'short': linear(short, *scale), 'book': linear(book, *own_scale)}


if given.folds:
    for k, (train, _) in enumerate(folds):
        json.dump({'bookModel': book_model(train, said_by_words[k]), 'themeModel': theme_model(train, said_by_words[k], said_of_stories[k], k)}, open(f'{given.folds}/{k}/books.json', 'w'))
        for language, own in languages.items():
            own.write(f'{given.folds}/{k}/diction/{language}.txt', k)

if given.out:
    everything = np.arange(len(books))
    open(f'{given.out}/rating/book-model.ts', 'w').write(f"""import type {{ BookModel }} from './book-weights.ts'

/** Written by training/fit_books.py; do not edit by hand. See whole-book.ts. */
export const BOOK_MODEL: BookModel = {json.dumps(book_model(everything, said_by_all))}
""")
    open(f'{given.out}/themes/theme-model.ts', 'w').write(f"""import type {{ ThemeModel }} from './measure-themes.ts'

/** Years of theme age. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: ThemeModel = {json.dumps(theme_model(everything, said_by_all, said_of_all_stories))}
""")
    for language, own in languages.items():
        own.write(f'{given.out}/diction/weights/{language}.txt')
