"""What the choice of words of a whole book says of it: for whom it is, and what it holds. Ridge regressions of the youngest fitting age, of whether it
is for adults and of the seven severities on how often each stem occurs; one model a language. Reads what read-words.ts wrote."""
import json
import os
import numpy as np

SEVERITIES = ['gambling', 'language', 'violence', 'substances', 'sexual', 'cultural', 'fear']
# As in src/pipeline/assess/lexical/diction/diction.ts.
FEWEST_WORDS = 1500
FEWEST_BOOKS = 40
# A stem that is nearly always capitalised is a name, and says nothing of other books.
NAME = 0.7
PENALTY = 0.05
# Added to the deviations that frequencies are scaled by, so that rare stems do not shout.
STEADY = 0.3


class Diction:
    def __init__(self, path):
        self.rows = [json.loads(line) for line in open(path)]
        books, capitals, times = {}, {}, {}
        for row in self.rows:
            for stem, (count, capital) in row['counts'].items():
                books[stem] = books.get(stem, 0) + 1
                times[stem] = times.get(stem, 0) + count
                capitals[stem] = capitals.get(stem, 0) + capital
        self.stems = sorted(stem for stem, n in books.items() if n >= FEWEST_BOOKS and capitals[stem] < NAME * times[stem] and stem.isalpha())
        place = {stem: i for i, stem in enumerate(self.stems)}
        self.x = np.zeros((len(self.rows), len(self.stems)), np.float32)
        for i, row in enumerate(self.rows):
            for stem, (count, _) in row.pop('counts').items():
                if stem in place:
                    self.x[i, place[stem]] = np.log1p(count * 10_000 / max(row['words'], FEWEST_WORDS))
        self.y = np.array([[(row['ages']['low'] + row['ages']['high']) / 2, row['audience'] == 'adult'] + [row['severities'][name] for name in SEVERITIES]
                           for row in self.rows], float)
        self.known = {}

    def without(self, *folds):
        """What was learned from no book of those parts: values of a text without words, what a step is worth, and steps a stem and aspect."""
        left_out = tuple(sorted(set(folds)))
        if left_out not in self.known:
            train = np.array([not set(row['folds']) & set(left_out) for row in self.rows])
            x, y = self.x[train], self.y[train]
            usual, middle, width = y.mean(0), x.mean(0), x.std(0) + STEADY
            z = (x - middle) / width / np.sqrt(x.shape[1])
            dual = np.linalg.solve(z @ z.T + PENALTY * np.eye(len(z)), y - usual)
            weights = (z.T @ dual) / width[:, None] / np.sqrt(x.shape[1])
            steps = np.abs(weights).max(0) / 127
            self.known[left_out] = usual - middle @ weights, steps, np.round(weights / steps)
        return self.known[left_out]

    def says(self, rows, *folds):
        start, steps, digits = self.without(*folds)
        return self.x[rows] @ (digits * steps) + start

    def unseen(self, *folds):
        """What is said of every row by what has learned neither from those parts nor from the row's own."""
        own = np.array([row['folds'][0] for row in self.rows])
        said = np.zeros(self.y.shape)
        for fold in set(own):
            said[own == fold] = self.says(own == fold, fold, *folds)
        return {row['stem']: values for row, values in zip(self.rows, said)}

    def write(self, path, *folds):
        """A line with what a text without words gives, one with what a step is worth, then a stem a line with its steps."""
        start, steps, digits = self.without(*folds)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            for values in (start, steps):
                print(*(f'{value:.6g}' for value in values), file=out)
            for stem, row in zip(self.stems, digits):
                if row.any():
                    print(stem, *(int(value) for value in row), file=out)
