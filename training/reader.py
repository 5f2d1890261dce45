"""Teaches the encoder, the reader's heads and the bag of grams beside them, and writes their weights: see README.md."""
import argparse, json, os, time
import numpy as np
import torch
import encoder as teaching
from bag import Bag
from passages import LABELS, Passages, Split, batches
from transformer import Transformer
from weights import Weights

NAMES = ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent', 'culture', 'fear']
# As in network.ts.
SHARE_OF_BAG = 0.4
# From which chance on a label counts at all, chosen on the passages of parts 0 and 1 by readers that had not learned from their authors: for F1 in old prose and
# of today's, for what is strong and for innocent passages of today; and the least chances of levels 2 to 4.
# A line learned for a level is kept where it is above BELIEVED; below it is the level's usual one, chosen likewise.
COUNTS_FROM = {'en': (0.26, 0.32, 0.36, 0.32, 0.32, 0.32, 0.46), 'ar': (0.34, 0.44, 0.4, 0.32, 0.28, 0.3, 0.44)}
USUAL = {'en': (0.33, 0.25, 0.46), 'ar': (0.36, 0.36, 0.46)}
BELIEVED = {'en': 0.37, 'ar': 0.36}

options = argparse.ArgumentParser()
options.add_argument('exports', nargs='+', help='folders written by export-features.ts')
options.add_argument('--encoder', required=True, help="the folder with the encoder's model and tokenizer")
options.add_argument('--common', required=True, help='file of what was taught on own passages, for all parts; taught, and put there, where it is missing')
options.add_argument('--taught', required=True, help='file of what was taught for this part, likewise')
options.add_argument('--out')
options.add_argument('--fold', type=int, default=-1, help='the fifth of the authors to hold out; -1 for none')
options.add_argument('--threads', type=int, default=1)
options.add_argument('--today', type=float, help='in place of TODAY')
options.add_argument('--without', default='', help='kind of passage to leave out of training')
given = options.parse_args()
torch.set_num_threads(given.threads)

data = Passages(given.exports)
encoder = Transformer(given.encoder).eval()
languages = ('en', 'ar')
splits = {lang: Split(data, lang, given.fold, given.today, given.without) for lang in languages}


def taught(file, otherwise):
    """What a file holds, or, put there, what is taught otherwise."""
    if not os.path.exists(file):
        torch.save(otherwise().state_dict(), file)
    return teaching.load(file, encoder, languages)


def taught_for_all():
    return teaching.teach(data, encoder, {lang: Split(data, lang, -1) for lang in languages}, only='own')


learner = taught(given.taught, lambda: teaching.teach(data, encoder, splits, start=taught(given.common, taught_for_all)))


def predict(lang, ix):
    chances = np.zeros((len(ix), 7, 4), np.float32)
    place = {i: a for a, i in enumerate(ix)}
    with torch.no_grad():
        for some in batches(list(ix), teaching.BATCH, data.length):
            levels, plain, _ = learner(data, some, teaching.states_of(data, some, encoder), lang)
            made = sum(out.sigmoid().cumprod(-1) for out in (levels, plain)) / 2
            chances[[place[i] for i in some]] = made.numpy()
    return chances


def together(lang, ix):
    """What heads and bag say of passages."""
    return (1 - SHARE_OF_BAG) * predict(lang, ix) + SHARE_OF_BAG * bags[lang].chances(data, ix)


def f1(chosen, true):
    return 2 * (chosen & true).sum() / max(1, chosen.sum() + true.sum())


def thresholds(lang, chances, levels, old):
    """
    For each label and level the chance from which on counting it agrees best with the reading: the highest mean F1 of old
    prose and of today's language, of which books hold unlike shares.
    """
    grid = np.arange(0.16, 0.66, 0.02)
    parts = [part for part in (old, ~old) if part.any()]

    def scores(chosen, true):
        each = np.array([np.mean([f1(chosen[part] >= t, true[part]) for part in parts]) for t in grid])
        return np.convolve(np.pad(each, 2, 'edge'), np.ones(5) / 5, 'valid')

    found = []
    for label in range(7):
        row = [COUNTS_FROM[lang][label]]
        for level in range(1, 4):
            true = levels[:, label] > level
            own = float(grid[scores(chances[:, label, level], true).argmax()]) if true.sum() >= 8 else 0.5
            # Passages were drawn where content was likely; books hold less of it, and a wrong claim costs more than a missed one.
            usual = USUAL[lang][level - 1]
            row.append(round(own if own > max(usual, BELIEVED[lang]) else usual, 2))
        found.append(row)
    return found


def mean_precision(chances, true):
    """Of passages in the order of their chances: the mean, over those that hold the label, of the share of holders down to each."""
    held = true[np.argsort(-chances)]
    return (np.cumsum(held) / np.arange(1, len(held) + 1))[held].mean() if held.any() else float('nan')


def report(chances, ix, limits):
    for lang in ('en', 'ar'):
        for kind in ('old', 'modern'):
            at = (data.lang[ix] == lang) & (data.kind[ix] == kind)
            if not at.any():
                continue
            true = data.levels[ix][at]
            chosen = np.stack([chances[at][:, c, 0] >= limits[lang][c][0] for c in range(7)], 1)
            hits, said, there = ((chosen & (true > 0)).sum(0), chosen.sum(0), (true > 0).sum(0))
            micro = lambda c: 2 * hits[c].sum() / max(1, said[c].sum() + there[c].sum())
            strong = [f'{chosen[:, c][true[:, c] >= 2].mean():.2f}' if (true[:, c] >= 2).any() else '-' for c in range(7)]
            clean = true.sum(1) == 0
            best = max(f1(chances[at][:, :5, 0] >= t, true[:, :5] > 0) for t in np.arange(0.2, 0.7, 0.05))
            ranked = np.nanmean([mean_precision(chances[at][:, c, 0], true[:, c] > 0) for c in range(5)])
            print(f'{lang} {kind} {at.sum()}: mean precision {ranked:.3f} F1 {micro(slice(0, 5)):.3f} (one threshold at best {best:.3f}; P {hits[:5].sum() / max(1, said[:5].sum()):.2f} R {hits[:5].sum() / max(1, there[:5].sum()):.2f}) all {micro(slice(0, 7)):.3f} '
                  + ' '.join(f'{LABELS[c][:4]} {micro(slice(c, c + 1)):.2f}' for c in range(7)) + ' | 2+ found ' + ' '.join(strong) + f' | harmless alarmed {chosen[clean].any(1).mean():.2f}', flush=True)


started = time.time()
bags, limits = {}, {}
for lang, split in splits.items():
    print(f'{lang}: {len(split.training)} to learn from, {len(split.choosing)} to choose thresholds, {len(split.held)} held out', flush=True)
    bags[lang] = Bag(data, split.training[data.lang[split.training] == lang], split.weights, 0)
    limits[lang] = thresholds(lang, together(lang, split.choosing), data.levels[split.choosing], data.old[split.choosing])
    print(f'{lang} held out, after {time.time() - started:.0f} s', limits[lang])
    if len(split.held):
        report(together(lang, split.held), split.held, limits)

if given.out:
    os.makedirs(given.out, exist_ok=True)
    weights = Weights()
    weights.encoder(encoder)
    for lang in languages:
        weights.heads(lang, [learner.plain[lang], learner.full[lang]])
    weights.write(given.out)
    for lang in languages:
        bags[lang].write(f'{given.out}/bag.{lang}.bin')
    json.dump({lang: dict(zip(NAMES, rows)) for lang, rows in limits.items()}, open(f'{given.out}/calibration.json', 'w'), indent=1)
    print(f'{len(weights.blob) / 1e6:.1f} MB')
