"""What the sense of a text as a whole says of it: for whom it is, and what it holds. Ridge regressions on the means of the
vectors of its windows, of what they say and of how they are written, both languages together; see src/pipeline/assess/lexical/impression."""
import os
import numpy as np

# Of the squares of weights, beside the squared error of one text.
PENALTY = 0.3


class Impression:
    def __init__(self, rows, parts, aspects):
        """rows: texts with their impression, the two mean vectors behind each other; parts: of every stem; aspects[rows x n]: what readers said."""
        self.rows, self.y = rows, np.asarray(aspects, float)
        self.x = np.array([row['impression'] for row in rows])
        self.parts = [parts[row['stem']] for row in rows]
        self.known = {}

    def without(self, *folds):
        """What was learned from no text of those parts: values of a text without windows, and weights[768 x n]."""
        left_out = tuple(sorted(set(folds)))
        if left_out not in self.known:
            train = np.array([not set(own) & set(left_out) for own in self.parts])
            x, y = self.x[train], self.y[train]
            usual, middle, width = y.mean(0), x.mean(0), (x.std(0) + 1e-6) * np.sqrt(x.shape[1])
            z = (x - middle) / width
            weights = z.T @ np.linalg.solve(z @ z.T + PENALTY * np.eye(len(z)), y - usual) / width[:, None]
            self.known[left_out] = usual - middle @ weights, weights
        return self.known[left_out]

    def unseen(self, *folds):
        """What is said of every text by what has learned neither from those parts nor from its own."""
        own = np.array([part[0] for part in self.parts])
        said = np.zeros(self.y.shape)
        for fold in set(own):
            start, weights = self.without(fold, *folds)
            said[own == fold] = self.x[own == fold] @ weights + start
        return {row['stem']: values for row, values in zip(self.rows, said)}

    def write(self, path, *folds):
        """A line with what a text without windows gives, then a line for each number of the vector."""
        start, weights = self.without(*folds)
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, 'w') as out:
            for values in (start, *weights):
                print(*(f'{value:.5g}' for value in values), file=out)


# How far the sense of a text is believed beside its words; as in impression.ts.
SHARE = {'short': 0.5, 'book': 0.3}


def said_together(impression, dictions, share, *folds):
    """What the words of each text say of it and what its sense says, by what has learned neither from its author nor from those parts."""
    by_words = {stem: values for own in dictions for stem, values in own.unseen(*folds).items()}
    return {stem: share * values + (1 - share) * by_words[stem] for stem, values in impression.unseen(*folds).items()}
