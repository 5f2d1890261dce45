"""Teaches which early sentence of a book tells what it is about, and writes its weights: see README.md."""
import argparse, json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from passages import author_of, number_of

MEMBERS, HIDDEN, EPOCHS, ASPECTS, BOOKS = 3, 16, 8, 40, 6

options = argparse.ArgumentParser()
options.add_argument('export', help='folder written by export-about.ts')
options.add_argument('--out', help='where about.bin goes')
given = options.parse_args()
torch.set_num_threads(1)
rows = [json.loads(line) for line in open(f'{given.export}/index.jsonl')]
marks = np.array([row['mark'] for row in rows])
signs = np.fromfile(f'{given.export}/signs.f32', np.float32).reshape(len(rows), -1)
sentences = np.fromfile(f'{given.export}/sentences.f32', np.float32).reshape(len(rows), -1)
lang = np.array([row['language'] for row in rows])


groups = {}
for i, row in enumerate(rows):
    groups.setdefault(row['book'], []).append(i)
fold_of = {book: number_of(author_of(book)) % 5 for book in groups}
middle = np.zeros_like(sentences)
for own in groups.values():
    middle[own] = sentences[own].mean(0)
arabic = (lang == 'ar').astype(np.float32)[:, None]
base = np.concatenate([signs, (sentences * middle).sum(1, keepdims=True) / 400, arabic], 1)
base = np.concatenate([base, base * arabic], 1)
wanted = torch.from_numpy(np.stack([marks >= 1, marks >= 2], 1).astype(np.float32))


def learn(books, seed):
    """Weights of one network for [the vector, its difference from the middle of the beginning, signs]."""
    training = np.concatenate([groups[book] for book in books])
    centre = sentences[training].mean(0)
    _, strength, axes = np.linalg.svd(sentences[training][::4] - centre, full_matrices=False)
    # Some hundred sentences tell of a book: the vector's main aspects are as much as can be learned from them.
    axes = axes[:ASPECTS] / (strength[:ASPECTS, None] / np.sqrt(len(training) / 4))
    x = np.concatenate([(sentences - centre) @ axes.T, (sentences - middle) @ axes.T, base], 1).astype(np.float32)
    mean, spread = x[training].mean(0), x[training].std(0) + 1e-3
    x = torch.from_numpy((x - mean) / spread)
    torch.manual_seed(seed)
    net = nn.Sequential(nn.Dropout(0.2), nn.Linear(x.shape[1], HIDDEN), nn.ReLU(), nn.Dropout(0.2), nn.Linear(HIDDEN, 2))
    adam = torch.optim.AdamW(net.parameters(), 3e-3, weight_decay=0.1)
    rate = torch.optim.lr_scheduler.CosineAnnealingLR(adam, EPOCHS)
    shuffle = np.random.RandomState(seed)
    for epoch in range(EPOCHS):
        order = shuffle.permutation(books)
        for at in range(0, len(order), BOOKS):
            some = np.concatenate([groups[book] for book in order[at:at + BOOKS]])
            loss = F.binary_cross_entropy_with_logits(net(x[some]), wanted[some], reduction='none').sum(1).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
        rate.step()
    slope = net[1].weight.detach().numpy() / spread
    bias = net[1].bias.detach().numpy() - slope @ mean
    # What is linear before the hidden units goes into their weights.
    own, apart, rest = slope[:, :ASPECTS] @ axes, slope[:, ASPECTS:2 * ASPECTS] @ axes, slope[:, 2 * ASPECTS:]
    return np.concatenate([own, apart, rest], 1), bias - own @ centre, net[4].weight.detach().numpy(), net[4].bias.detach().numpy()


def predict(members, some):
    inputs = np.concatenate([sentences[some], sentences[some] - middle[some], base[some]], 1)
    chances = 0
    for slope, bias, out, last in members:
        chances = chances + 1 / (1 + np.exp(-(np.maximum(0, inputs @ slope.T + bias) @ out.T + last)))
    return chances / len(members)


told = np.zeros((len(rows), 2))
for k in range(5):
    members = [learn([book for book in groups if fold_of[book] != k], seed) for seed in range(MEMBERS)]
    for book, own in groups.items():
        if fold_of[book] == k:
            told[own] = predict(members, own)
score = told[:, 1] * 2 + told[:, 0]
for name, chosen in (('English', 'en'), ('Arabic', 'ar'), ('both', None)):
    for what in ('stories of today', 'books'):
        own = [g for book, g in groups.items() if chosen in (None, lang[g[0]]) and book.startswith('story:') == (what != 'books')]
        best = np.array([g[int(np.argmax(score[g]))] for g in own])
        right, line = marks[best], score[best]
        print(f'{name}, {what}: {len(own)} texts, the first sentence {np.mean([marks[g[0]] == 2 for g in own]):.2f}; the likeliest tells it {np.mean(right == 2):.2f}, in part {np.mean(right >= 1):.2f}; '
              + ', '.join(f'from {t:.1f} {np.mean(right[line >= t] == 2):.2f}/{np.mean(right[line >= t] >= 1):.2f} of {np.mean(line >= t):.2f}' for t in (0.4, 0.6, 0.8, 1.0, 1.2) if (line >= t).any()))
if given.out:
    members = [learn(list(groups), seed) for seed in range(MEMBERS)]
    numbers = [np.array([MEMBERS, HIDDEN])] + [part.ravel() for member in members for part in member]
    np.concatenate(numbers).astype('<f4').tofile(f'{given.out}/about.bin')
