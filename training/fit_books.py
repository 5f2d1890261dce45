"""From passages to a book: what readers of labelled whole books say of them, from what the engine finds in them and from their choice of words.
Reads what read-books.ts and read-words.ts wrote; prints how well it does on authors that were left out, and writes book-model.ts, book-theme-model.ts and
the weights of diction and of the impression of books. Short texts: fit_shorts.py."""
import json
import numpy as np
from diction import Diction
from fitting import *
from impression import SHARE, Impression, said_together

given = given_by('books, as read-books.ts wrote them')

rows = [json.loads(line) for path in given.texts for line in open(path)]
languages = dict(zip(('en', 'ar'), (Diction(path) for path in given.words)))
parts = {row['stem']: row['folds'] for own in languages.values() for row in own.rows}


severity = np.array([[row['severities'][column] for column, _ in LABELS.values()] for row in rows])
middle = [(row['ages']['low'] + row['ages']['high']) / 2 for row in rows]
impression = Impression(rows, parts, np.column_stack([middle, [row['audience'] == 'adult' for row in rows], severity]))


def said(*folds):
    return said_together(impression, languages.values(), SHARE['book'], *folds)


books = Texts(rows, parts, [said(k) for k in range(5)], said())
books.own = unseen_chances(books, books)
tell('books', books)
expected = expected_of(books.own)


def learn_years(part):
    train = books.folds[part][0] if part is not None else np.arange(len(rows))
    inputs = inputs_of(rows, books.said(part), expected)
    middle, width = scale_of(inputs)
    x = tensor((inputs - middle) / width)
    return learn_age(x[train], books.low[train], books.high[train]), (middle, width), x


years = np.zeros(len(rows))
for k in range(5):
    test = books.folds[k][1]
    model, _, x = learn_years(k)
    years[test] = model(x[test]).detach().numpy()
which = books.measured
tell_age('books', years[which], books.low[which], books.high[which])


def theme_model(part):
    model, scale, _ = learn_years(part)
    return linear_model(model, *scale)


if given.folds:
    for k in range(5):
        json.dump({'model': book_model(k, books), 'themeModel': theme_model(k)}, open(f'{given.folds}/{k}/books.json', 'w'))
        impression.write(f'{given.folds}/{k}/impression/books.txt', k)
        for language, own in languages.items():
            own.write(f'{given.folds}/{k}/diction/{language}.txt', k)

if given.out:
    by = 'Written by training/fit_books.py; do not edit by hand.'
    open(f'{given.out}/rating/book-model.ts', 'w').write(as_typescript('BOOK_MODEL', 'BookModel', './book-weights.ts', f'{by} See whole-book.ts.', book_model(None, books)))
    open(f'{given.out}/themes/book-theme-model.ts', 'w').write(
        as_typescript('BOOK_THEME_MODEL', 'LinearModel', '../level/level-model.ts', f'Years of theme age of a book. {by} Units: see theme-features.ts.', theme_model(None)))
    impression.write(f'{given.out}/impression/weights/books.txt')
    for language, own in languages.items():
        own.write(f'{given.out}/diction/weights/{language}.txt')
