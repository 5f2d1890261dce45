"""From passages to a text as a whole: ordinal logistic regressions and linear models of what readers of whole texts say, used by fit_books.py and
fit_shorts.py. What was found never weighs less than nothing."""
import argparse, json
import numpy as np
import torch
import torch.nn.functional as F

LABELS = {'gambling': ('gambling', ['gambling']), 'language': ('language', ['language']), 'violence': ('violence', ['violence']),
          'substanceUse': ('substances', ['substanceUse']), 'sexualContent': ('sexual', ['sexualContent']),
          'culture': ('cultural', ['faith', 'heritage', 'nation', 'family']), 'fear': ('fear', ['fear', 'distress'])}
LABELLED = [category for _, categories in LABELS.values() for category in categories]
MEDIA = list(LABELS)[:5]
TELLING = ['languageAge', 'logWords', 'grown', 'young', 'romance', 'dialogue', 'timeShifts', 'firstPerson']
TEXT = TELLING + ['arabic'] + [f'{name}InArabic' for name in TELLING]
# As in whole-book.ts.
FEWEST_WORDS = 1500
AS_A_WHOLE, AS_A_BOOK = (150, 400), (1500, 4500)
LONGEST_SHORT = 8000


def given_by(what):
    options = argparse.ArgumentParser()
    options.add_argument('texts', nargs='+', help=what)
    options.add_argument('--words', nargs=2, required=True, help='what read-words.ts wrote, English and Arabic')
    options.add_argument('--out', help='src/pipeline/assess/lexical')
    options.add_argument('--folds', help='folder of the parts, for what was learned without each')
    torch.manual_seed(0)
    torch.set_num_threads(1)
    return options.parse_args()


def context_of(row):
    arabic = float(row['language'] == 'ar')
    age = row['themeFeatures']['languageAge']
    return [age, np.log(row['words'] + 1), row['themeFeatures']['dialogue'], arabic, arabic * age]


class Texts:
    """Labelled texts, and which of them have to do with a part. parts: of every stem. said_by: for each part what is said of every stem by what has
    learned neither from that part nor from the stem's own; what is said of a text that is learned from must be as unsure as of one that is not."""

    def __init__(self, rows, parts, said_by, said_by_all):
        self.rows = rows
        self.severity = np.array([[row['severities'][column] for column, _ in LABELS.values()] for row in rows])
        self.low, self.high = (np.array([row['ages'][end] for row in rows], float) for end in ('low', 'high'))
        self.adult = np.array([row['audience'] == 'adult' for row in rows])
        self.arabic = np.array([float(row['language'] == 'ar') for row in rows])
        self.context = np.array([context_of(row) for row in rows])
        # What is measured by; of the others it is learned only.
        self.measured = np.array([not row.get('more') for row in rows])
        own = [parts[row['stem']] for row in rows]
        self.folds = [(np.array([k not in mine for mine in own]).nonzero()[0], np.array([mine[0] == k for mine in own]).nonzero()[0]) for k in range(5)]
        of = lambda said: np.array([said[row['stem']] for row in rows])
        self.said_by, self.said_by_all = [of(said) for said in said_by], of(said_by_all)

    def said(self, part):
        return self.said_by_all if part is None else self.said_by[part]


def kind_of(index, texts, said):
    """What a label's severity is learned from beside what was found; scaled for learning."""
    return np.column_stack([texts.context, said[:, 2 + index], said[:, 0]])


def grown_of(texts, said):
    return np.column_stack([texts.context, said[:, 1], texts.arabic * said[:, 1], said[:, 0]])


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


def inputs_of_label(index, label, texts, part, scale):
    center, spread = scale
    return tensor([features(row, label) for row in texts.rows]), tensor((kind_of(index, texts, texts.said(part)) - center) / spread)


def learn_label(index, label, texts, train, part):
    """Of the measured books alone: the others were read by readers who call a book strong less easily."""
    train = train[texts.measured[train]]
    scale = scale_of(kind_of(index, texts, texts.said(part))[texts.measured])
    x, c = inputs_of_label(index, label, texts, part, scale)
    return learn(x[train], c[train], torch.tensor(texts.severity[train, index])), scale


def learn_adult(texts, train, part):
    train = train[texts.measured[train]]
    kind = grown_of(texts, texts.said(part))
    center, spread = scale_of(kind[texts.measured])
    inputs = tensor(np.column_stack([expected_of(texts.own), (kind - center) / spread]))
    wanted = tensor(texts.adult)
    model = learn_linear(inputs[train], lambda out: F.binary_cross_entropy_with_logits(out, wanted[train]), range(7, inputs.shape[1]))
    return model, inputs, (center, spread)


def unseen_chances(teachers, texts, shown_only=True):
    """P(severity >= 1, 2, 3) of every label, by what has learned from the teachers, but not from the text's part."""
    chances = {}
    for index, label in enumerate(LABELS):
        held = np.zeros((len(texts.rows), 3))
        for k in range(5):
            test = texts.folds[k][1]
            model, scale = learn_label(index, label, teachers, teachers.folds[k][0], k)
            x, c = inputs_of_label(index, label, texts, k, scale)
            held[test] = model(x[test], c[test]).sigmoid().detach().numpy()
        # Nothing to show is nothing to say.
        if shown_only:
            held[[not any(category in LABELS[label][1] for category, *_ in row['findings']) for row in texts.rows]] = 0
        chances[label] = held
    return chances


expected_of = lambda chances: np.column_stack([chances[label].sum(1) for label in LABELS])


def tell(name, texts):
    chances = texts.own
    print(f'{texts.measured.sum()} {name}')
    for index, label in enumerate(LABELS):
        held = chances[label][texts.measured]
        said, true = (held >= 0.5).sum(1), texts.severity[texts.measured, index]
        print(f'{label:14s} severity equal {np.mean(said == true):.2f}, within one {np.mean(abs(said - true) <= 1):.2f}, '
              f'r {np.corrcoef(held.sum(1), true)[0, 1]:.2f}; strong called strong {np.mean(said[true == 3] == 3) if (true == 3).any() else 0:.2f} of {(true == 3).sum()}')
    adult = np.zeros(len(texts.rows))
    for k, (train, test) in enumerate(texts.folds):
        if len(test):
            model, inputs, _ = learn_adult(texts, train, k)
            adult[test] = model(inputs[test]).sigmoid().detach().numpy()
    strong = 1 - np.prod([1 - chances[label][:, 2] for label in MEDIA], 0)
    grave = 1 - (1 - strong) * (1 - chances['sexualContent'][:, 1])
    worst, is_grave = texts.severity[:, :5].max(1), (texts.severity[:, :5].max(1) == 3) | (texts.severity[:, 4] >= 2)
    for what, said, true in (('strong', strong, worst == 3), ('grave', grave, is_grave), ('adult', adult, texts.adult)):
        yes, no = said[texts.measured & true], said[texts.measured & ~true]
        print(f'{what}: of one that is and one that is not the first is told in {np.mean(yes[:, None] > no[None]):.3f}')


def text_of(row):
    told, arabic = [row['themeFeatures'][name] for name in TELLING], float(row['language'] == 'ar')
    return told + [arabic] + [arabic * value for value in told]


def inputs_of(rows, said, severities):
    """What a theme age is learned from: how it is told, what its words say, what it holds."""
    arabic = np.array([float(row['language'] == 'ar') for row in rows])
    return np.column_stack([[text_of(row) for row in rows], said[:, 0], arabic * said[:, 0], severities])


def learn_age(x, bottom, top):
    """Years; a guess inside the expected range costs little."""
    bottom, top = tensor(bottom), tensor(top)

    def loss(age):
        off = F.relu(bottom - age) + F.relu(age - top)
        return (F.smooth_l1_loss(off, torch.zeros_like(off), reduction='none') + 0.05 * (age - (bottom + top) / 2) ** 2).mean()

    return learn_linear(x, loss, range(len(TEXT) + 2), bias=11.0)


def tell_age(name, age, low, high):
    off = np.maximum(low - age.round(), age.round() - high)
    print(f'{len(age)} {name}: theme age within a year {np.mean(off <= 1):.3f}, mean distance {np.maximum(0, off).mean():.2f}, '
          f'too young {np.mean(age.round() < low - 1):.2f}, too old {np.mean(age.round() > high + 1):.2f}')


number = lambda value: round(float(value), 4)
numbers = lambda values: [number(value) for value in values]


def book_model(part, texts):
    """As BookModel in book-weights.ts; weights of values as they are measured, not scaled."""
    train = texts.folds[part][0] if part is not None else np.arange(len(texts.rows))
    labels = {}
    for index, label in enumerate(LABELS):
        model, (center, spread) = learn_label(index, label, texts, train, part)
        weights, slope = F.softplus(model.weights).detach().numpy(), model.context.detach().numpy() / spread
        labels[label] = {'own': numbers(weights[:4]), 'strong': number(weights[4]), 'lexicon': numbers(weights[5:9]), 'company': numbers(weights[9:]),
                         'diction': {'severity': number(slope[5]), 'age': number(slope[6])}, 'context': numbers(slope[:5]),
                         'steps': numbers(model.steps().detach().numpy() - (slope * center).sum())}
    model, _, (center, spread) = learn_adult(texts, train, part)
    held = model.weights.detach().numpy()
    slope = held[7:] / spread
    return {'labels': labels, 'adult': {'severities': dict(zip(LABELS, numbers(held[:7]))), 'diction': dict(zip(('adult', 'adultInArabic', 'age'), numbers(slope[5:]))),
                                        'context': numbers(slope[:5]), 'step': number(model.bias.item() - (slope * center).sum())}}



def linear_model(model, middle, width, more=()):
    """As LinearModel in level-model.ts, of features that are not scaled."""
    names = TEXT + ['dictionAge', 'dictionAgeInArabic'] + [f'{label}Severity' for label in LABELS] + list(more)
    slope = model.weights.detach().numpy() / width
    return {'intercept': number(model.bias.item() - (slope * middle).sum()), 'coefficients': dict(zip(names, numbers(slope)))}


def as_typescript(name, kind, where, comment, value):
    """A file of the product that holds what was learned."""
    return f"import type {{ {kind} }} from '{where}'\n\n/** {comment} */\nexport const {name}: {kind} = {json.dumps(value)}\n"
