"""From passages to a book: what readers of labelled whole books say of them, from what the engine finds in them. Reads what
read-books.ts wrote; prints how well it does on authors that were left out, and writes book-model.ts and theme-model.ts."""
import argparse, json
import numpy as np
import torch
import torch.nn.functional as F

options = argparse.ArgumentParser()
options.add_argument('books', nargs='+')
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

rows = [json.loads(line) for path in given.books for line in open(path)]
stories = [row for row in rows if row.get('story')]
books = [row for row in rows if not row.get('story')]
fold = np.array([book['fold'] for book in books])
severity = np.array([[book['severities'][column] for column, _ in LABELS.values()] for book in books])
low, high = (np.array([book['ages'][end] for book in books], float) for end in ('low', 'high'))
audience = np.array([book['audience'] for book in books])


def context_of(book):
    arabic = float(book['language'] == 'ar')
    age = book['themeFeatures']['languageAge']
    return [age, np.log(book['words'] + 1), book['themeFeatures']['dialogue'], arabic, arabic * age]


context = np.array([context_of(book) for book in books])
center, spread = context.mean(0), context.std(0) + 1e-6


def counts(findings, test, levels):
    mine = [intensity for category, intensity, *_ in findings if test(category)]
    return np.array([sum(intensity >= level for intensity in mine) for level in levels], float)


def densities(book, found, test, levels):
    return np.log1p(counts(found, test, levels) * 10_000 / max(book['words'], FEWEST_WORDS))


def features(book, label):
    """As WholeBook in whole-book.ts: four densities and a count, four densities of the lexicon, two of everything else."""
    own = lambda category: category in LABELS[label][1]
    other = lambda category: category in LABELLED and not own(category)
    found = book['findings']
    return np.concatenate([densities(book, found, own, (1, 2, 3, 4)), np.log1p(counts(found, own, (3,))),
                           densities(book, book['found'], own, (1, 2, 3, 4)), densities(book, found, other, (2, 3))])


class Ordinal(torch.nn.Module):
    """P(severity >= 1, 2, 3); what was found weighs 0 or more, the kind of text as it may."""

    def __init__(self, inputs):
        super().__init__()
        self.weights = torch.nn.Parameter(torch.full((inputs,), -1.5))
        self.context = torch.nn.Parameter(torch.zeros(context.shape[1]))
        self.first, self.gaps = torch.nn.Parameter(torch.zeros(1)), torch.nn.Parameter(torch.tensor([-1.0, -2.0]))

    def steps(self):
        return torch.cumsum(torch.cat([self.first, -F.softplus(self.gaps)]), 0)

    def forward(self, x, c):
        return (x @ F.softplus(self.weights) + c @ self.context)[:, None] + self.steps()


def learn(x, c, y):
    model = Ordinal(x.shape[1])
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
scaled = tensor((context - center) / spread)
folds = [(np.where(fold != k)[0], np.where(fold == k)[0]) for k in range(5)]
chances, models = {}, {}
for index, label in enumerate(LABELS):
    x, y = tensor([features(book, label) for book in books]), torch.tensor(severity[:, index])
    held = np.zeros((len(books), 3))
    for train, test in folds:
        if len(test):
            held[test] = learn(x[train], scaled[train], y[train])(x[test], scaled[test]).sigmoid().detach().numpy()
    # Nothing found is nothing there.
    held[x[:, 0].numpy() == 0] = 0
    chances[label], models[label] = held, learn(x, scaled, y)
    said, true = (held >= 0.5).sum(1), severity[:, index]
    print(f'{label:14s} severity equal {np.mean(said == true):.2f}, within one {np.mean(abs(said - true) <= 1):.2f}, '
          f'r {np.corrcoef(held.sum(1), true)[0, 1]:.2f}; strong books called strong {np.mean(said[true == 3] == 3) if (true == 3).any() else 0:.2f} of {(true == 3).sum()}')
expected = np.column_stack([chances[label].sum(1) for label in LABELS])

adult_inputs = np.column_stack([expected, (context - center) / spread])
wanted, adult = tensor(audience == 'adult'), np.zeros(len(books))
adult_loss = lambda rows: lambda out: F.binary_cross_entropy_with_logits(out, wanted[rows])
free = range(7, 7 + context.shape[1])
for train, test in folds:
    if len(test):
        adult[test] = learn_linear(tensor(adult_inputs[train]), adult_loss(train), free)(tensor(adult_inputs[test])).sigmoid().detach().numpy()
adult_model = learn_linear(tensor(adult_inputs), adult_loss(range(len(books))), free)

def text_of(row):
    told, arabic = [row['themeFeatures'][name] for name in TELLING], float(row['language'] == 'ar')
    return told + [arabic] + [arabic * value for value in told]


told = np.column_stack([np.array([text_of(book) for book in books]), expected])
story = np.array([text_of(row) + [row['severity'][label] for label in LABELS] for row in stories]).reshape(-1, told.shape[1])
middle, width = told.mean(0), told.std(0) + 1e-6
story_low, story_high = (np.array([row['ages'][end] for row in stories], float) for end in ('low', 'high'))


def learn_age(train):
    x = tensor((np.concatenate([told[train], story]) - middle) / width)
    bottom, top = tensor(np.concatenate([low[train], story_low])), tensor(np.concatenate([high[train], story_high]))
    weight = torch.ones(len(train) + len(story))

    def loss(age):
        off = F.relu(bottom - age) + F.relu(age - top)
        return (weight * (F.smooth_l1_loss(off, torch.zeros_like(off), reduction='none') + 0.05 * (age - (bottom + top) / 2) ** 2)).mean()

    return learn_linear(x, loss, range(len(TEXT)), bias=11.0)


age = np.zeros(len(books))
for train, test in folds:
    if len(test):
        age[test] = learn_age(train)(tensor((told[test] - middle) / width)).detach().numpy()
age_model = learn_age(np.arange(len(books)))
off = np.maximum(0, np.maximum(low - age.round(), age.round() - high))
print(f'{len(books)} books: theme age within a year {np.mean(off <= 1):.3f}, mean distance {off.mean():.2f}, too young {np.mean(age.round() < low - 1):.2f}, too old {np.mean(age.round() > high + 1):.2f}; stories {np.mean(abs(age_model(tensor((story - middle) / width)).detach().numpy() - (story_low + story_high) / 2)) if len(story) else 0:.1f} years off')

strong = 1 - np.prod([1 - chances[label][:, 2] for label in MEDIA], 0)
grave = 1 - (1 - strong) * (1 - chances['sexualContent'][:, 1])
worst, is_grave = severity[:, :5].max(1), (severity[:, :5].max(1) == 3) | (severity[:, 4] >= 2)
gentle = severity.max(1) <= 1
for limit in (0.3, 0.35, 0.4, 0.45, 0.5):
    said = strong >= limit
    print(f'strong from {limit}: of strong books {said[worst == 3].mean():.2f}, of the others {said[worst < 3].mean():.2f} (children\'s {said[(worst < 3) & (audience == "child")].mean():.2f}, gentle {said[gentle].mean():.2f}), under-eights {said[low < 8].sum()} of {(low < 8).sum()}')
moderate = np.max([chances[label][:, 1] for label in LABELS], 0)
for limit in (0.6, 0.65, 0.7, 0.75):
    for grown in (0.3, 0.35, 0.4):
        listed = (moderate < limit) & (adult < grown) & (strong < 0.4)
        sure = [f'{t}: {is_grave[listed & (grave < t)].sum()} of {(listed & (grave < t)).sum()} grave, {(listed & (grave < t))[gentle].mean():.2f} of gentle' for t in (0.1, 0.15, 0.2, 0.25)]
        print(f'moderate from {limit}, adult from {grown}: Whitelisted {listed.sum()}, adult books {(listed & (audience == "adult")).sum()}, gentle {listed[gentle].mean():.2f}; sure below', '; '.join(sure))

number = lambda value: round(float(value), 4)
numbers = lambda values: [number(value) for value in values]


def book_model(models, adult_model):
    """As BookModel in book-model.ts; weights of context as it is measured, not scaled."""
    labels = {}
    for label, model in models.items():
        weights, slope = F.softplus(model.weights).detach().numpy(), model.context.detach().numpy() / spread
        labels[label] = {'own': numbers(weights[:4]), 'strong': number(weights[4]), 'lexicon': numbers(weights[5:9]), 'company': numbers(weights[9:]),
                         'context': numbers(slope), 'steps': numbers(model.steps().detach().numpy() - (slope * center).sum())}
    held = adult_model.weights.detach().numpy()
    slope = held[7:] / spread
    return {'labels': labels, 'adult': {'severities': dict(zip(LABELS, numbers(held[:7]))), 'context': numbers(slope), 'step': number(adult_model.bias.item() - (slope * center).sum())}}


def theme_model(age_model):
    slope = age_model.weights.detach().numpy() / width
    names = TEXT + [f'{label}Severity' for label in LABELS]
    return {'intercept': number(age_model.bias.item() - (slope * middle).sum()), 'coefficients': dict(zip(names, numbers(slope)))}


if given.folds:
    for k, (train, _) in enumerate(folds):
        own = {label: learn(tensor([features(books[i], label) for i in train]), scaled[train], torch.tensor(severity[train, index])) for index, label in enumerate(LABELS)}
        grown = learn_linear(tensor(adult_inputs[train]), adult_loss(train), free)
        json.dump({'bookModel': book_model(own, grown), 'themeModel': theme_model(learn_age(train))}, open(f'{given.folds}/{k}/books.json', 'w'))

if given.out:
    open(f'{given.out}/rating/book-model.ts', 'w').write(f"""import type {{ ReadLabel }} from '../../reader/labels.ts'

/** Weights of: age of the language, logarithm of the words, share of dialogue, 1 for Arabic, age of the language where Arabic. */
type Context = readonly number[]

export type LabelModel = {{
  /** Of the densities of findings of intensity 1, 2, 3, 4 at least, and of the count of those from 3 on. */
  own: readonly number[]
  strong: number
  /** Of the densities of what the lexicon alone finds. */
  lexicon: readonly number[]
  /** Of the densities of other labels' findings from intensity 2 and from 3 on. */
  company: readonly number[]
  context: Context
  /** For at least mild, at least moderate, strong. */
  steps: readonly number[]
}}

export type BookModel = {{
  labels: Record<ReadLabel, LabelModel>
  adult: {{ severities: Record<ReadLabel, number>; context: Context; step: number }}
}}

/** Written by training/fit_books.py; do not edit by hand. See whole-book.ts. */
export const BOOK_MODEL: BookModel = {json.dumps(book_model(models, adult_model))}
""")
    open(f'{given.out}/themes/theme-model.ts', 'w').write(f"""import type {{ LinearModel }} from '../level/level-model.ts'

/** Years of theme age. Written by training/fit_books.py; do not edit by hand. Units: see theme-features.ts. */
export const THEME_MODEL: LinearModel = {json.dumps(theme_model(age_model))}
""")
