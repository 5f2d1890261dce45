"""From passages to a book: the density of findings from which on readers of whole books call a category mild, moderate or
strong. Reads what read-books.ts wrote; prints the densities for src/pipeline/assess/lexical/rating/aggregate.ts and how well
they do on authors that were left out."""
import argparse, hashlib, json
import numpy as np

NAMES = ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent', 'culture', 'fear']
COLUMNS = ['gambling', 'language', 'violence', 'substances', 'sexual', 'cultural', 'fear']
options = argparse.ArgumentParser()
options.add_argument('books', nargs='+')
options.add_argument('--calibration', required=True)
given = options.parse_args()
limits = json.load(open(given.calibration))
books = [json.loads(line) for path in given.books for line in open(path)]


def author(stem):
    parts = stem.split('--')[0].split('-')
    return '-'.join(sorted(parts)) if stem[0].isalpha() else stem.split('-')[0][4:]


counts = np.zeros((len(books), 7, 4))
for b, book in enumerate(books):
    for reading in book['readings']:
        chances = np.array(reading[:28]).reshape(7, 4) / 100
        for label in range(7):
            for level, limit in enumerate(limits[book['language']][NAMES[label]]):
                if chances[label, level] < limit:
                    break
                counts[b, label, level] += 1
words = np.array([book['words'] for book in books])
density = counts / np.maximum(words, 500)[:, None, None] * 10_000
severity = np.array([[book['severities'][column] for column in COLUMNS] for book in books])
folds = np.array([int(hashlib.sha1(author(book['stem']).encode()).hexdigest(), 16) % 5 for book in books])
print(len(books), 'books', 'median ms', np.median([book['ms'] for book in books]), 'words', np.median(words))


def fit(rows, label, level):
    """The density that divides books of at least this severity from the others with the fewest errors, both kinds weighing alike."""
    value, true = density[rows, label, level], severity[rows, label] > level
    if true.sum() < 5 or (~true).sum() < 5:
        return None
    grid = np.unique(np.quantile(value, np.linspace(0.02, 0.995, 120)))
    grid = grid[grid > 0.05]
    cost = [((value >= t) & ~true).sum() / (~true).sum() + ((value < t) & true).sum() / true.sum() for t in grid]
    smooth = np.convolve(np.pad(cost, 3, 'edge'), np.ones(7) / 7, 'valid')
    return float(grid[smooth.argmin()])


for label, name in enumerate(NAMES):
    line, hits, near, total = [], 0, 0, 0
    for level in range(3):
        whole = fit(np.arange(len(books)), label, level)
        line.append('-' if whole is None else f'{whole:.1f}')
    for fold in range(5):
        train, test = np.where(folds != fold)[0], np.where(folds == fold)[0]
        rated = np.zeros(len(test), int)
        for level in range(3):
            limit = fit(train, label, level)
            if limit is not None:
                rated[density[test, label, level] >= limit] = level + 1
        hits += (rated == severity[test, label]).sum()
        near += (abs(rated - severity[test, label]) <= 1).sum()
        total += len(test)
    shares = [((severity[:, label] > level).mean()) for level in range(3)]
    print(f"{name:14s} mild, moderate, strong from {' '.join(line):20s} findings of that level in 10,000 words; left-out authors: equal {hits / total:.2f}, within one {near / total:.2f}; shares {np.round(shares, 2)}; median density {np.round(np.median(density[:, label], 0), 1)}")
