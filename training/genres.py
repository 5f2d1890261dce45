"""Teaches which genres a book has and whether a book of information tells facts, and tells how often that is right of books held out: see README.md."""
import argparse, csv, json, os
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from impression import Impression
from passages import author_of, number_of

# As GENRES in src/contract/genres.ts and BOOK_KINDS in src/contract/assessment.ts.
GENRES = ['Islamic', 'UAE Culture', 'Adventure', 'Educational', 'Bedtime', 'STEM', 'Emotions', 'Interactive', 'Fairy Tale', 'Fable', 'Fantasy', 'Animals', 'Family',
          'Friendship', 'Humour', 'Mystery', 'Historical', 'Poetry', 'Romance', 'Horror', 'Science Fiction', 'Drama', 'Nature', 'Realistic Fiction']
KINDS = ['story', 'collection', 'play', 'poetry', 'information', 'biography', 'activity']
FACTS, THOUGHTS = ['history', 'travel', 'nature', 'science', 'arts', 'practical'], ['essays', 'thought', 'literature', 'society', 'faith']
PARTS, DECAY = 10, 0.01
# As in read-genres.ts.
NAMED_FROM, MOST = 0.45, 4
TOLD_BY_WORDS = ['Interactive', 'UAE Culture']

options = argparse.ArgumentParser()
options.add_argument('texts', nargs='+', help='written by export-kinds.ts')
options.add_argument('--kinds', required=True, help='written by book-kinds.py: the kinds of books held out')
options.add_argument('--out', help='where genre-model.ts and weights.txt go')
given = options.parse_args()
torch.set_num_threads(1)
here = os.path.dirname(os.path.abspath(__file__))
rows = [json.loads(line) for file in given.texts for line in open(file)]
unseen_kind = json.load(open(given.kinds))
record = {row['stem']: row for row in csv.DictReader(open(f'{here}/books/genres.csv'))}
named = [record[row['stem']]['genres'].split('; ') for row in rows]
sort = np.array([record[row['stem']]['sort'] for row in rows])
informs = np.isin(sort, FACTS + THOUGHTS)
kind = [unseen_kind.get(row['stem'], row['kind']) for row in rows]
wanted = np.array([[genre in own for genre in GENRES] for own in named], np.float32)
factual = np.where(informs, np.isin(sort, FACTS), 0.5)
y = np.column_stack([wanted, factual]).astype(np.float32)
# Whether a book tells facts is asked of books that inform alone.
asked = np.column_stack([np.ones(wanted.shape, np.float32), informs])
counted = np.array([row['genreInputs'] + [kind_of == name for name in KINDS] for row, kind_of in zip(rows, kind)], np.float32)
parts = np.array([number_of(author_of(row['stem'])) % PARTS for row in rows])
sense = Impression(rows, {row['stem']: [part] for row, part in zip(rows, parts)}, y)


def inputs(said):
    return np.concatenate([counted, np.array([said[row['stem']] for row in rows], np.float32)], 1)


def learn(x, which):
    mean, spread = x[which].mean(0), x[which].std(0) + 1e-2
    known, answers, weighs = (torch.from_numpy(np.float32(values)) for values in ((x[which] - mean) / spread, y[which], asked[which]))
    net = nn.Linear(x.shape[1], y.shape[1])
    nn.init.zeros_(net.weight)
    nn.init.zeros_(net.bias)
    steps = torch.optim.LBFGS(net.parameters(), max_iter=200)

    def loss_of():
        steps.zero_grad()
        loss = (F.binary_cross_entropy_with_logits(net(known), answers, reduction='none') * weighs).sum(1).mean() + DECAY * (net.weight ** 2).sum()
        loss.backward()
        return loss

    steps.step(loss_of)
    slope = net.weight.detach().numpy() / spread
    return slope, net.bias.detach().numpy() - slope @ mean


chances = np.zeros(y.shape)
for part in range(PARTS):
    own = parts == part
    slope, bias = learn(inputs(sense.unseen(part)), ~own)
    start, weights = sense.without(part)
    held_out = inputs({row['stem']: values for row, values in zip(rows, sense.x @ weights + start)})[own]
    chances[own] = 1 / (1 + np.exp(-(held_out @ slope.T + bias)))
chances[:, [GENRES.index(genre) for genre in TOLD_BY_WORDS]] = 0
told = np.zeros(wanted.shape, bool)
for own, of in zip(told, chances[:, :-1]):
    own[[genre for place, genre in enumerate(of.argsort()[::-1][:MOST]) if place == 0 or of[genre] >= NAMED_FROM]] = True
languages = np.array([row['language'] for row in rows])
for language in ('en', 'ar'):
    own = languages == language
    right, first = (told & (wanted > 0))[own].sum(), wanted[own, chances[own, :-1].argmax(1)].mean()
    print(f'{language}: {own.sum()} texts, {told[own].sum() / own.sum():.1f} genres each: {right / told[own].sum():.2f} right, {right / wanted[own].sum():.2f} of those on the record found, '
          f'F1 {2 * right / (told[own].sum() + wanted[own].sum()):.2f}; the likeliest right {first:.2f}')
    both = own & informs & (np.array(kind) == 'information')
    print(f'  facts or thoughts right for {np.mean((chances[both, -1] > 0.5) == (factual[both] > 0.5)):.2f} of {both.sum()}')
for at, genre in enumerate(GENRES):
    print(f'  {genre:18}{int(wanted[:, at].sum()):4} on the record; named {told[:, at].sum():4}, right {wanted[told[:, at], at].mean() if told[:, at].any() else 0:.2f}')
second = [row for row in csv.DictReader(open(f'{here}/books/genres.second.csv'))]
pairs = [(set(row['genres'].split('; ')), set(record[row['stem']]['genres'].split('; '))) for row in second]
print(f'a second reader of {len(pairs)}: F1 {2 * sum(len(a & b) for a, b in pairs) / sum(len(a) + len(b) for a, b in pairs):.2f}')

slope, bias = learn(inputs(sense.unseen()), np.ones(len(rows), bool))
if given.out:
    lines = ['/**', ' * Written by training/genres.py: a regression a genre in the order of GENRES, and one of whether a book of information tells facts; its weights in the order of',
             ' * genreInputs, of BOOK_KINDS, and of what the sense says of each.', ' */', 'export const GENRE_MODEL: readonly { bias: number; weights: readonly number[] }[] = [']
    lines += [f'  {{ bias: {own_bias:.4f}, weights: [' + ', '.join(f'{value:.4f}' for value in own) + '] },' for own, own_bias in zip(slope, bias)]
    open(f'{given.out}/genre-model.ts', 'w').write('\n'.join(lines + [']']) + '\n')
    sense.write(f'{given.out}/weights.txt')
