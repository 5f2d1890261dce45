"""Teaches what a passage is good for in a guide (what to ask of it, which values it shows) and writes its weights: see README.md."""
import argparse, json, os
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import encoder as teaching
from transformer import Transformer
from passages import Cut, author_of, number_of

KINDS = ['choice', 'wrong', 'trouble', 'wish', 'feeling', 'dispute', 'turn', 'picture', 'fact', 'making', 'thought', 'humour', 'introduction']
VALUES = ['mercy', 'honouring-parents', 'honesty', 'generosity', 'hospitality', 'keeping-promises', 'patience', 'gratitude', 'knowledge',
          'neighbours', 'animals', 'heritage', 'belonging', 'courage', 'cooperation', 'justice', 'humility', 'forgiveness', 'trust-in-god',
          'hard-work', 'respect-for-elders', 'cleanliness', 'moderation', 'friendship']
WINDOW, HIDDEN, MEMBERS, EPOCHS = 41, 128, 3, 20
THEMES = ['death', 'war', 'illness', 'bullying', 'loneliness', 'family', 'friendship', 'courage', 'faith', 'honesty', 'generosity', 'nature',
          'animals', 'adventure', 'magic', 'romance', 'injustice', 'growing-up', 'learning', 'humour', 'mystery', 'poverty', 'home', 'work',
          'pride', 'trickery', 'freedom', 'identity']
# Outputs: kinds, whether any question makes sense of it, how clear it is, values, how telling for its value, themes.
ANY = len(KINDS)
CLEAR = ANY + 1
VALUE = CLEAR + 2
TELLING = VALUE + len(VALUES)
THEME = TELLING + 2
OUTPUTS = THEME + len(THEMES)

options = argparse.ArgumentParser()
options.add_argument('passages', nargs='+', help='files of labelled passages')
options.add_argument('--export', required=True, help='folder written by export-features.ts from the same files')
options.add_argument('--encoder', required=True, help="the folder with the encoder's model and tokenizer")
options.add_argument('--taught', required=True, help='file of what was taught')
options.add_argument('--cache', help='file to keep sentence vectors in')
options.add_argument('--out', help='where telling.bin goes')
given = options.parse_args()
torch.set_num_threads(1)

labelled = {}
for file in given.passages:
    for line in open(file):
        row = json.loads(line)
        labelled[row['id']] = row
rows = [json.loads(line) for line in open(f'{given.export}/index.jsonl')]
told = [labelled[row['id']] for row in rows]


def sentence_vectors():
    if given.cache and os.path.exists(given.cache):
        kept = np.load(given.cache)
        if len(kept) == len(rows):
            return kept
    encoder = Transformer(given.encoder)
    teaching.load(given.taught, encoder, ('en', 'ar'))
    vectors = teaching.sentences_of(Cut([given.export]), encoder)
    if given.cache:
        np.save(given.cache, vectors)
    return vectors


inputs = np.concatenate([sentence_vectors(), np.fromfile(f'{given.export}/windows.f32', np.float32).reshape(len(rows), WINDOW),
                         np.fromfile(f'{given.export}/cues.f32', np.float32).reshape(len(rows), len(VALUES) + len(THEMES)),
                         np.array([row['marks'] for row in rows])], 1).astype(np.float32)
wanted, known = np.zeros((len(rows), OUTPUTS), np.float32), np.ones((len(rows), OUTPUTS), np.float32)
for i, row in enumerate(told):
    if 'kinds' in row:
        for kind in row['kinds']:
            wanted[i, KINDS.index(kind)] = 1
        wanted[i, ANY:VALUE] = [row['kinds'] != [] and row['clear'] >= 1, row['clear'] >= 1, row['clear'] >= 2]
    else:
        known[i, :VALUE] = 0
    for value in row['values']:
        wanted[i, VALUE + VALUES.index(value)] = 1
    wanted[i, TELLING:THEME] = [row['telling'] >= 1, row['telling'] >= 2]
    if 'themes' in row:
        for theme in row['themes']:
            wanted[i, THEME + THEMES.index(theme)] = 1
    else:
        known[i, THEME:] = 0
folds = np.array([number_of(author_of(row['book'])) % 5 for row in told])
lang = np.array([row['lang'] for row in told])


def learn(training, seed):
    torch.manual_seed(seed)
    mean, spread = inputs[training].mean(0), inputs[training].std(0) + 1e-3
    net = nn.Sequential(nn.Dropout(0.2), nn.Linear(inputs.shape[1], HIDDEN), nn.ReLU(), nn.Dropout(0.4), nn.Linear(HIDDEN, wanted.shape[1]))
    base = wanted[training].mean(0)
    with torch.no_grad():
        net[4].bias.copy_(torch.from_numpy(np.log((base + 1e-3) / (1 - base + 1e-3))))
    x, y, m = torch.from_numpy((inputs - mean) / spread), torch.from_numpy(wanted), torch.from_numpy(known)
    adam = torch.optim.AdamW(net.parameters(), 1.5e-3, weight_decay=0.1)
    rate = torch.optim.lr_scheduler.CosineAnnealingLR(adam, EPOCHS)
    for epoch in range(EPOCHS):
        for some in torch.from_numpy(np.random.RandomState(seed * 100 + epoch).permutation(training)).split(64):
            loss = (F.binary_cross_entropy_with_logits(net(x[some]), y[some], reduction='none') * m[some]).sum(1).mean()
            adam.zero_grad()
            loss.backward()
            adam.step()
        rate.step()
    # What it was scaled by goes into its weights.
    slope = net[1].weight.detach().numpy() / spread
    bias = net[1].bias.detach().numpy() - slope @ mean
    return slope, bias, net[4].weight.detach().numpy(), net[4].bias.detach().numpy()


def predict(members, some):
    chances = 0
    for slope, bias, out, last in members:
        chances = chances + 1 / (1 + np.exp(-(np.maximum(0, inputs[some] @ slope.T + bias) @ out.T + last)))
    return chances / len(members)


def lines_of(right, chance, lines=(0.3, 0.4, 0.5, 0.6, 0.7)):
    return ', '.join(f'from {line:.1f} {right[chance >= line].mean() if (chance >= line).any() else float("nan"):.2f} of {(chance >= line).sum()}' for line in lines)


def surest(chances, start, end):
    """The surest of some outputs, and whether it is right."""
    return np.take_along_axis(wanted[:, start:end], chances[:, start:end].argmax(1)[:, None], 1)[:, 0], chances[:, start:end].max(1)


def report(chances):
    is_told = np.array(['kinds' in row for row in told])
    has_themes = np.array(['themes' in row for row in told])
    for language in ('en', 'ar'):
        at = is_told & (lang == language)
        print(f'{language} {at.sum()} passages, {int(wanted[at, ANY].sum())} worth talking about')
        print('  worth talking about:', lines_of(wanted[at, ANY], chances[at, ANY], (0.5, 0.6, 0.7, 0.8)))
        right, chance = surest(chances, 0, ANY)
        right = right * wanted[:, CLEAR]
        print('  surest kind:', lines_of(right[at], chance[at]), '; where worth it from .6:', lines_of(right[at & (chances[:, ANY] >= 0.6)], chance[at & (chances[:, ANY] >= 0.6)]))
        for k, kind in enumerate(KINDS):
            own = at & (chances[:, :ANY].argmax(1) == k)
            print(f'    {kind:13}{int(wanted[at, k].sum()):5}', lines_of(right[own], chance[own]))
        for name, start, end, own in (('values', VALUE, TELLING, lang == language), ('themes', THEME, OUTPUTS, has_themes & (lang == language))):
            right_, chance_ = surest(chances, start, end)
            print(f'  {name}:', lines_of(right_[own], chance_[own]), f'; {int(wanted[own][:, start:end].max(1).sum())} of {own.sum()} passages with one', flush=True)


held = np.zeros_like(wanted)
for fold in range(5):
    training, test = np.where(folds != fold)[0], np.where(folds == fold)[0]
    held[test] = predict([learn(training, seed) for seed in range(MEMBERS)], test)
report(held)
if given.cache:
    np.save(f'{given.cache}.held.npy', held)
if given.out:
    members = [learn(np.arange(len(rows)), seed) for seed in range(MEMBERS)]
    os.makedirs(given.out, exist_ok=True)
    parts = [np.array([MEMBERS, HIDDEN], '<f4')] + [part.reshape(-1) for member in members for part in member]
    open(f'{given.out}/telling.bin', 'wb').write(b''.join(part.astype('<f4').tobytes() for part in parts))
