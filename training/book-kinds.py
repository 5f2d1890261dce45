"""Teaches what kind of book a book is, and tells how often kind, title and author are right on books held out: see README.md. Writes too what is said of
each by what has not learned from its author, for genres.py."""
import argparse, json, re
import numpy as np
import torch
import torch.nn as nn
from impression import Impression
from passages import author_of, number_of

KINDS = ['story', 'collection', 'play', 'poetry', 'information', 'biography', 'activity']
PARTS, DECAY = 10, 0.02

options = argparse.ArgumentParser()
options.add_argument('cards', help='written by export-kinds.ts')
options.add_argument('--out', help='where kind-model.ts and weights.txt go')
options.add_argument('--unseen', help='where the kinds of books held out go')
given = options.parse_args()
torch.set_num_threads(1)
rows = [json.loads(line) for line in open(given.cards)]


def words(text):
    """Without case, marks, articles and the ways to write one Arabic letter."""
    text = re.sub('[\u064b-\u0652\u0640\u200e\u200f]', '', text.lower())
    for letter, plain in (('أ', 'ا'), ('إ', 'ا'), ('آ', 'ا'), ('ة', 'ه'), ('ى', 'ي')):
        text = text.replace(letter, plain)
    return [word for word in re.sub(r'[^\w\s]', ' ', text).split() if word not in ('the', 'a', 'an')]


def same(found, card):
    """A subtitle may be there or not."""
    a, b = words(found), words(card)
    n = min(len(a), len(b))
    return a == b or (n > 0 and a[:n] == b[:n])


def learn(x, y):
    mean, spread = x.mean(0), x.std(0) + 1e-2
    inputs, wanted = torch.from_numpy((x - mean) / spread), torch.from_numpy(y)
    net = nn.Linear(x.shape[1], len(KINDS))
    nn.init.zeros_(net.weight)
    nn.init.zeros_(net.bias)
    steps = torch.optim.LBFGS(net.parameters(), max_iter=300)

    def loss_of():
        steps.zero_grad()
        loss = nn.functional.cross_entropy(net(inputs), wanted) + DECAY * (net.weight ** 2).sum()
        loss.backward()
        return loss

    steps.step(loss_of)
    # What it was scaled by goes into its weights.
    slope = net.weight.detach().numpy() / spread
    return slope, net.bias.detach().numpy() - slope @ mean


languages = np.array([row['language'] for row in rows])
x = np.array([row['features'] for row in rows], np.float32)
y = np.array([KINDS.index(row['kind']) for row in rows])
parts = np.array([number_of(author_of(row['stem'])) % PARTS for row in rows])
sense = Impression(rows, {row['stem']: [part] for row, part in zip(rows, parts)}, np.eye(len(KINDS))[y])


def inputs(said):
    """What was measured and what the sense says; what was measured a second time for Arabic books alone, so that Arabic may weigh it otherwise."""
    return np.concatenate([x, np.array([said[row['stem']] for row in rows], np.float32), x * (languages == 'ar')[:, None]], 1)


said = np.zeros(len(rows), int)
for part in range(PARTS):
    known = inputs(sense.unseen(part))
    slope, bias = learn(known[parts != part], y[parts != part])
    start, weights = sense.without(part)
    own = parts == part
    unseen = {row['stem']: said_of for row, said_of in zip(rows, sense.x @ weights + start)}
    said[own] = (inputs(unseen)[own] @ slope.T + bias).argmax(1)
for language in ('en', 'ar'):
    own = np.flatnonzero(languages == language)
    mine = [rows[at] for at in own]
    either = np.mean([KINDS[said[at]] in (rows[at]['kind'], rows[at]['or']) for at in own])
    titles = [same(row['found']['title'], row['title']) for row in mine if row['title'] != '-']
    authors = [same(row['found']['author'], row['author']) for row in mine if row['author'] != '-']
    print(f'{language}: {len(own)} books; kind {np.mean(said[own] == y[own]):.3f} (or the other that fits {either:.3f}); title {np.mean(titles):.3f} of {len(titles)}; author {np.mean(authors):.3f} of {len(authors)}')
    for k, kind in enumerate(KINDS):
        there = own[y[own] == k]
        print(f'  {kind:12}{len(there):4}  ' + ', '.join(f'{KINDS[j]} {n}' for j, n in enumerate(np.bincount(said[there], minlength=len(KINDS))) if n))

if given.unseen:
    json.dump({row['stem']: KINDS[kind] for row, kind in zip(rows, said)}, open(given.unseen, 'w'))
slope, bias = learn(inputs(sense.unseen()), y)
measured, shared = x.shape[1], x.shape[1] + len(KINDS)
lines = ["import type { BookKind } from '../../../../../contract/assessment.ts'", '',
         '/** Written by training/book-kinds.py: a regression a language, its weights in the order of KIND_FEATURES and, after them, of what the sense says of each kind. */',
         "export const KIND_MODEL: Record<'en' | 'ar', Record<BookKind, { bias: number; weights: readonly number[] }>> = {"]
for language in ('en', 'ar'):
    own = slope[:, :shared].copy()
    if language == 'ar':
        own[:, :measured] += slope[:, shared:]
    lines.append(f'  {language}: {{')
    lines += [f'    {kind}: {{ bias: {bias[k]:.4f}, weights: [' + ', '.join(f'{value:.4f}' for value in own[k]) + '] },' for k, kind in enumerate(KINDS)]
    lines.append('  },')
lines.append('}')
if given.out:
    open(f'{given.out}/kind-model.ts', 'w').write('\n'.join(lines) + '\n')
    sense.write(f'{given.out}/weights.txt')
