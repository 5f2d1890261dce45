"""What a short text is as a whole: labelled short stories, levelled ones and books that are hardly longer. Reads what read-books.ts (--stories, and --shorter-than)
and read-words.ts wrote; prints how well it does on stories and authors that were left out, and writes short-model.ts, short-theme-model.ts and the weights
of the impression."""
import json
import numpy as np
from diction import Diction
from fitting import *
from impression import SHARE, Impression, said_together

given = given_by('stories and books, as read-books.ts wrote them')

rows = [row for row in (json.loads(line) for path in given.texts for line in open(path)) if row.get('story') or (not row.get('more') and row['words'] < LONGEST_SHORT)]
dictions = dict(zip(('en', 'ar'), (Diction(path) for path in given.words)))
parts = {row['stem']: row['folds'] for own in dictions.values() for row in own.rows}
is_levelled = np.array([row['stem'].startswith('story ') for row in rows])


def is_grave(severity):
    return (severity[:, :5].max(1) == 3) | (severity[:, 4] >= 2)


severity = np.array([[row['severities'][column] for column, _ in LABELS.values()] for row in rows])
middle = [(row['ages']['low'] + row['ages']['high']) / 2 for row in rows]
impression = Impression(rows, parts, np.column_stack([middle, [row['audience'] == 'adult' for row in rows], severity]))


def said(*folds):
    return said_together(impression, dictions.values(), SHARE['short'], *folds)


said_by, said_by_all = [said(k) for k in range(5)], said()
shorts, everything = (Texts(list(some), parts, said_by, said_by_all) for some in (np.array(rows, object)[~is_levelled], rows))
shorts.own = unseen_chances(shorts, shorts)
tell('short texts', shorts)


def grave_by_labels(texts):
    """As WholeBook.grave, also where nothing can be shown."""
    chances = unseen_chances(texts, texts, shown_only=False)
    return 1 - np.prod([1 - chances[label][:, 1 if label == 'sexualContent' else 2] for label in MEDIA], 0)


grave, true = grave_by_labels(shorts), is_grave(shorts.severity)
gentle = shorts.severity.max(1) <= 1
print(f'grave: of one that is and one that is not the first is told in {np.mean(grave[true][:, None] > grave[~true][None]):.3f}')
for line in np.arange(0.05, 0.41, 0.05):
    below = grave < line
    print(f'below {line:.2f}: {below.sum()} of {len(grave)}, of these grave {(true & below).sum()}; of {gentle.sum()} gentle ones {(gentle & below).sum()}')

# Severities as severitiesOf in aggregate.ts gives them, but for what the weights of books add to the longer ones.
words = np.array([row['words'] for row in rows])[:, None]
share = np.clip((words - AS_A_WHOLE[0]) / (AS_A_WHOLE[1] - AS_A_WHOLE[0]), 0, 1)
passage = np.array([[row['passage'][label] for label in LABELS] for row in rows])
severities = (1 - share) * passage + share * expected_of(unseen_chances(shorts, everything))


AGES = ['impressionAge', 'impressionAgeAsAWhole']


def learn_years(part):
    train = everything.folds[part][0] if part is not None else np.arange(len(rows))
    felt = impression.unseen(*([] if part is None else [part]))
    age = np.array([felt[row['stem']][0] for row in rows])
    inputs = np.column_stack([inputs_of(rows, everything.said(part), severities), age, share[:, 0] * age])
    center, width = scale_of(inputs[train])
    x = tensor((inputs - center) / width)
    return learn_age(x[train], everything.low[train], everything.high[train]), (center, width), x


years = np.zeros(len(rows))
for k in range(5):
    model, _, x = learn_years(k)
    test = everything.folds[k][1]
    years[test] = model(x[test]).detach().numpy()
own = np.array([row.get('story', False) for row in rows]) & ~is_levelled
for name, which in (('own stories', own), ('levelled stories', is_levelled), ('short books', ~own & ~is_levelled)):
    if which.any():
        tell_age(name, years[which], everything.low[which], everything.high[which])


def theme_model(part):
    model, scale, _ = learn_years(part)
    return linear_model(model, *scale, AGES)


if given.folds:
    for k in range(5):
        folder = f'{given.folds}/{k}'
        impression.write(f'{folder}/impression/shorts.txt', k)
        for language, diction in dictions.items():
            diction.write(f'{folder}/diction/{language}.txt', k)
        json.dump({'model': book_model(k, shorts), 'themeModel': theme_model(k)}, open(f'{folder}/shorts.json', 'w'))
if given.out:
    by = 'Written by training/fit_shorts.py; do not edit by hand.'
    impression.write(f'{given.out}/impression/weights/shorts.txt')
    open(f'{given.out}/rating/short-model.ts', 'w').write(as_typescript('SHORT_MODEL', 'BookModel', './book-weights.ts', f'{by} See whole-book.ts.', book_model(None, shorts)))
    open(f'{given.out}/themes/short-theme-model.ts', 'w').write(
        as_typescript('SHORT_THEME_MODEL', 'LinearModel', '../level/level-model.ts', f'Years of theme age of a short text. {by} Units: see theme-features.ts.', theme_model(None)))
