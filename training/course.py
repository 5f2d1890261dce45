"""Teaches which sentences of a short story tell what happens, and writes their weights: see README.md."""
import argparse, json
import numpy as np
import torch
from passages import number_of
from sentence_networks import PARTS, SentenceNetworks
from transformer import WIDTH

# Situation, trouble, turn, outcome.
STEPS = 'STMR'

options = argparse.ArgumentParser()
options.add_argument('export', help='folder written by export-course.ts')
options.add_argument('--out', help='where course.bin goes')
given = options.parse_args()
torch.set_num_threads(1)
rows = [json.loads(line) for line in open(f'{given.export}/index.jsonl')]
inputs = np.fromfile(f'{given.export}/inputs.f32', np.float32).reshape(len(rows), -1)
vectors, apart, said = inputs[:, :WIDTH], inputs[:, WIDTH:2 * WIDTH], inputs[:, 2 * WIDTH:]
length = np.array([row['length'] for row in rows])
quotable = np.array([row['isQuotable'] for row in rows])
leans = np.array([row['leansBack'] for row in rows])
best = np.array([[row['mark'] == step for step in STEPS] for row in rows])
good = np.array([[row['mark'].upper() == step for step in STEPS] for row in rows])
marked = good.any(1)
groups = {}
for i, row in enumerate(rows):
    groups.setdefault(row['book'], []).append(i)
groups = {book: np.array(own) for book, own in groups.items()}
language = {book: rows[own[0]]['language'] for book, own in groups.items()}
part_of = {book: number_of(book) % PARTS for book in groups}


def chosen(own, p):
    """As find-course.ts chooses: the three that score highest together, in their order: [step, index, score]."""
    last = max(1, len(own) - 1)
    place = np.arange(len(own)) / last
    fits = quotable[own] & (length[own] <= 260)
    def scores(steps, start, end):
        of = np.max([2 * p[:, STEPS.index(s)] + p[:, 4 + STEPS.index(s)] for s in steps], 0) + 2 * p[:, 8]
        return np.where(fits & (place >= start) & (place <= end), of, -1)
    situation, turn, outcome = scores('S', 0, 0.45), scores('TM', 0.1, 0.95), scores('R', 0.55, 1)
    found, most = [], -1
    for at in np.flatnonzero(turn > -1):
        if at < 2 or at + 1 >= len(own):
            continue
        first, end = situation[:at - 1].argmax(), at + 1 + outcome[at + 1:].argmax()
        together = situation[first] + turn[at] + outcome[end]
        if situation[first] > -1 and outcome[end] > -1 and together > most:
            found, most = [('situation', first, situation[first]), ('turn', at, turn[at]), ('outcome', end, outcome[end])], together
    return found


def tells(own, at):
    with_before = leans[own[at]] and at > 0 and length[own[at]] + length[own[at - 1]] < 260
    return bool(marked[own[at]] or (with_before and marked[own[at - 1]]))


networks = SentenceNetworks(vectors, apart, said, np.concatenate([best, good, marked[:, None]], 1), groups, part_of, hidden=24, epochs=10, at_once=4, every=8, bias=-3)
told = networks.held_out()
kinds = {'picture books': lambda b: b.startswith('picture'), 'English stories': lambda b: b.startswith('story') and language[b] == 'en',
         'Arabic stories': lambda b: language[b] == 'ar'}
for name, belongs in kinds.items():
    for short in (True, False):
        books = [b for b in groups if belongs(b) and (length[groups[b]].sum() <= 10_000) == short]
        if len(books) < 10:
            continue
        steps = [(step, score, tells(groups[b], at)) for b in books for step, at, score in chosen(groups[b], told[groups[b]])]
        print(name, 'of 10,000 characters at most' if short else 'longer', len(books))
        for step in ('situation', 'turn', 'outcome'):
            own = sorted(((score, right) for s, score, right in steps if s == step), reverse=True)
            lines = [f'from {t} {np.mean([r for s, r in own if s >= t]):.2f} of {sum(s >= t for s, r in own)}' for t in (0.9, 1.2, 1.5, 1.8, 2.1) if any(s >= t for s, r in own)]
            print(f'  {step}: {np.mean([r for s, r in own]):.2f} of {len(own)}; ' + ', '.join(lines))
if given.out:
    networks.write(f'{given.out}/course.bin')
