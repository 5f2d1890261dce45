"""Teaches what kind of book a book is, and tells how often kind, title and author are right on books held out: see README.md."""
import argparse, hashlib, json, re
import numpy as np
import torch
import torch.nn as nn

KINDS = ['story', 'collection', 'play', 'poetry', 'information', 'biography', 'activity']
PARTS, DECAY = 10, 0.02

options = argparse.ArgumentParser()
options.add_argument('cards', help='written by export-kinds.ts')
options.add_argument('--out', help='where kind-model.ts goes')
given = options.parse_args()
torch.set_num_threads(1)
rows = [json.loads(line) for line in open(given.cards)]


def author_of(stem):
    """As authorOf in bench/labelled-books.ts."""
    author = stem.split('--')[0]
    if author[0].isdigit():
        return author.split('-')[0].lstrip('0123456789')
    return '-'.join(sorted(author.split('-')))


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


lines = ["import type { BookKind } from '../../../../../contract/assessment.ts'", '',
         '/** Written by training/book-kinds.py: a regression for each language, its weights in the order of KIND_FEATURES. */',
         "export const KIND_MODELS: Record<'en' | 'ar', Record<BookKind, { bias: number; weights: readonly number[] }>> = {"]
for language in ('en', 'ar'):
    own = [row for row in rows if row['language'] == language]
    x = np.array([row['features'] for row in own], np.float32)
    y = np.array([KINDS.index(row['kind']) for row in own])
    parts = np.array([int(hashlib.sha1(author_of(row['stem']).encode()).hexdigest()[:8], 16) % PARTS for row in own])
    said = np.zeros(len(own), int)
    for part in range(PARTS):
        slope, bias = learn(x[parts != part], y[parts != part])
        said[parts == part] = (x[parts == part] @ slope.T + bias).argmax(1)
    either = np.mean([KINDS[s] in (row['kind'], row['or']) for s, row in zip(said, own)])
    titles = [same(row['found']['title'], row['title']) for row in own if row['title'] != '-']
    authors = [same(row['found']['author'], row['author']) for row in own if row['author'] != '-']
    print(f'{language}: {len(own)} books; kind {np.mean(said == y):.3f} (or the other that fits {either:.3f}); title {np.mean(titles):.3f} of {len(titles)}; author {np.mean(authors):.3f} of {len(authors)}')
    for k, kind in enumerate(KINDS):
        print(f'  {kind:12}{(y == k).sum():4}  ' + ', '.join(f'{KINDS[j]} {n}' for j, n in enumerate(np.bincount(said[y == k], minlength=len(KINDS))) if n))
    slope, bias = learn(x, y)
    lines.append(f'  {language}: {{')
    lines += [f'    {kind}: {{ bias: {bias[k]:.4f}, weights: [' + ', '.join(f'{value:.4f}' for value in slope[k]) + '] },' for k, kind in enumerate(KINDS)]
    lines.append('  },')
lines.append('}')
if given.out:
    open(f'{given.out}/kind-model.ts', 'w').write('\n'.join(lines) + '\n')
