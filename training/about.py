"""Teaches which early sentence of a book tells what it is about, and writes its weights: see README.md."""
import argparse, json
import numpy as np
import torch
from passages import author_of, number_of
from sentence_networks import PARTS, SentenceNetworks

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
part_of = {book: number_of(author_of(book)) % PARTS for book in groups}
middle = np.zeros_like(sentences)
for own in groups.values():
    middle[own] = sentences[own].mean(0)
arabic = (lang == 'ar').astype(np.float32)[:, None]
base = np.concatenate([signs, (sentences * middle).sum(1, keepdims=True) / 400, arabic], 1)
base = np.concatenate([base, base * arabic], 1)
networks = SentenceNetworks(sentences, sentences - middle, base, np.stack([marks >= 1, marks >= 2], 1), groups, part_of, hidden=16, epochs=8, at_once=6, every=4)
told = networks.held_out()
score = told[:, 1] * 2 + told[:, 0]
for name, chosen in (('English', 'en'), ('Arabic', 'ar'), ('both', None)):
    for what in ('stories of today', 'books'):
        own = [g for book, g in groups.items() if chosen in (None, lang[g[0]]) and book.startswith('story:') == (what != 'books')]
        best = np.array([g[int(np.argmax(score[g]))] for g in own])
        right, line = marks[best], score[best]
        print(f'{name}, {what}: {len(own)} texts, the first sentence {np.mean([marks[g[0]] == 2 for g in own]):.2f}; the likeliest tells it {np.mean(right == 2):.2f}, in part {np.mean(right >= 1):.2f}; '
              + ', '.join(f'from {t:.1f} {np.mean(right[line >= t] == 2):.2f}/{np.mean(right[line >= t] >= 1):.2f} of {np.mean(line >= t):.2f}' for t in (0.4, 0.6, 0.8, 1.0, 1.2) if (line >= t).any()))
if given.out:
    networks.write(f'{given.out}/about.bin')
