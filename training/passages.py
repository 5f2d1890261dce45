"""Labelled passages as export-features.ts wrote them, and how they are split by author."""
import hashlib, json, os
import numpy as np

LABELS = ['gambling', 'profanity', 'violence', 'substances', 'sexual', 'cultural', 'fear']
STANCES = {'depicted': 0, 'condemned': 1, 'glamorised': 2}
# The weight of a passage in today's language beside one of old prose.
TODAY = {'en': 1.2, 'ar': 1.0}
# Arabic is read through English glosses: what English passages teach carries over, and old prose gains most (F1 +.04).
BESIDE = {'ar': ('en', 0.4)}
FEATURES, WINDOW = 21, 41


def number_of(key):
    return int(hashlib.sha1(key.encode()).hexdigest()[:8], 16)


def author_of(book):
    """As authorOf in bench/labelled-books.ts: passages and whole books are split alike; an own story is nobody else's."""
    if book.startswith('story:'):
        return book
    author = book.split('--')[0]
    if author[0].isdigit():
        return author.split('-')[0].lstrip('0123456789')
    return '-'.join(sorted(author.split('-')))


class Cut:
    """Exports one after another: a row a passage, and the pieces it is cut into."""

    def __init__(self, folders):
        self.rows, pieces, start, grams = [], [], 0, 0
        for folder in folders:
            rows = [json.loads(line) for line in open(f'{folder}/index.jsonl')]
            for row in rows:
                row['from'] += start
                row['to'] += start
                row['gramsFrom'] += grams
                row['gramsTo'] += grams
            self.rows += rows
            pieces.append(np.fromfile(f'{folder}/pieces.i16', np.int16))
            start += len(pieces[-1])
            grams += os.path.getsize(f'{folder}/grams.u32') // 4
        self.pieces = np.concatenate(pieces)

    def length(self, i):
        return self.rows[i]['to'] - self.rows[i]['from']

    def span(self, i):
        return slice(self.rows[i]['from'], self.rows[i]['to'])

    def padded(self, ix, *each):
        """For arrays of something a piece: batch x longest x width in floats, zero where a passage has ended; and where it has not."""
        n = max(map(self.length, ix))
        made = [np.zeros((len(ix), n, *array.shape[1:]), np.float32) for array in each]
        mask = np.zeros((len(ix), n), bool)
        for a, i in enumerate(ix):
            mask[a, :self.length(i)] = True
            for filled, array in zip(made, each):
                filled[a, :self.length(i)] = array[self.span(i)]
        return *made, mask


class Passages(Cut):
    """With what else is seen of the pieces and passages, and the labels."""

    def __init__(self, folders):
        super().__init__(folders)
        read = lambda name, kind: np.concatenate([np.fromfile(f'{folder}/{name}', kind) for folder in folders])
        self.grams = read('grams.u32', np.uint32)
        self.features, self.windows = read('features.u8', np.uint8).reshape(-1, FEATURES), read('windows.f32', np.float32).reshape(-1, WINDOW)
        self.levels = np.array([[row['labels'][label] for label in LABELS] for row in self.rows])
        self.stances = np.array([STANCES.get(row['stance'], -1) if isinstance(row['stance'], str) else -1 for row in self.rows])
        self.kind = np.array([row['kind'] for row in self.rows])
        self.lang = np.array([row['lang'] for row in self.rows])
        self.hash = np.array([number_of(author_of(row['book']) if row.get('book') else row['id']) for row in self.rows])
        self.old = np.isin(self.kind, ['old', 'further'])

    def grams_of(self, i):
        return self.grams[self.rows[i]['gramsFrom']:self.rows[i]['gramsTo']]


def batches(order, size, length, shuffle=None):
    """Batches of like lengths, so that little is padded."""
    pools = [order[i:i + size * 16] for i in range(0, len(order), size * 16)]
    made = [np.array(pool[i:i + size]) for pool in (sorted(pool, key=length) for pool in pools) for i in range(0, len(pool), size)]
    if shuffle is not None:
        shuffle.shuffle(made)
    return made


class Split:
    """One language's passages: held out are one fifth of the authors, and of today's passages; a twelfth of the rest chooses thresholds."""

    def __init__(self, data, lang, fold, today=None, without=''):
        held_out = np.isin(data.kind, ['old', 'modern']) & (data.hash % 5 == fold)
        # Neither measured by nor learned from: books whose author may be one of the held-out part.
        near = np.array([fold in row.get('parts', []) for row in data.rows]) & ~held_out
        own = data.lang == lang
        self.held = np.where(own & held_out)[0]
        self.rest = np.where(own & ~held_out & ~near & (data.kind != without))[0]
        choosing = self.rest[(data.hash[self.rest] // 5) % 12 == 0]
        self.choosing = choosing[data.kind[choosing] != 'development']
        other, share = BESIDE.get(lang, (None, 0))
        beside = np.where((data.lang == other) & ~held_out & ~near)[0]
        self.training = np.concatenate([np.setdiff1d(self.rest, self.choosing), beside])
        self.weights = np.where(data.old, 1.0, today or TODAY[lang]) * np.where(own, 1.0, share)
