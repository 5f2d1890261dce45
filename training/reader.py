"""Teaches the encoder's second layer, the reader's heads and the bag of grams beside them, and writes their weights: see README.md."""
import argparse, json, math, os, random, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
import second_layer
from bag import Bag
from heads import Heads, Plain, level_loss, stance_loss
from passages import LABELS, WINDOW, Passages, Split, batches
from transformer import Transformer

NAMES = ['gambling', 'language', 'violence', 'substanceUse', 'sexualContent', 'culture', 'fear']
# As in network.ts.
SHARE_OF_BAG = 0.4
# From which chance on a label counts at all, chosen on the passages of parts 0 and 1 by readers that had not learned from their authors: for F1 in old prose and
# of today's, for what is strong and for innocent passages of today; and the least chances of levels 2 to 4.
COUNTS_FROM = {'en': (0.3, 0.28, 0.36, 0.3, 0.3, 0.36, 0.46), 'ar': (0.38, 0.4, 0.38, 0.32, 0.28, 0.3, 0.42)}
LEAST = {'en': (0.37, 0.37, 0.46), 'ar': (0.36, 0.36, 0.46)}

options = argparse.ArgumentParser()
options.add_argument('exports', nargs='+', help='folders written by export-features.ts')
options.add_argument('--encoder', required=True, help="the encoder's TensorFlow.js folder")
options.add_argument('--words', default='../src/pipeline/assess/reader/weights/words.bin')
options.add_argument('--cache', default='.cache')
options.add_argument('--layer', help='file of the taught second layer; taught, and put there, where it is missing')
options.add_argument('--out')
options.add_argument('--epochs', type=int, default=3)
options.add_argument("--members", type=int, default=1)
options.add_argument("--plain", type=int, default=3)
options.add_argument('--fold', type=int, default=-1, help='the fifth of the authors to hold out; -1 for none')
options.add_argument('--threads', type=int, default=1)
options.add_argument('--lr', type=float, default=1e-3)
options.add_argument('--languages', default='en,ar', help='those to learn')
options.add_argument('--today', type=float, help='in place of TODAY')
options.add_argument('--without', default='', help='kind of passage to leave out of training')
given = options.parse_args()
torch.set_num_threads(given.threads)


data = Passages(given.exports)
encoder = Transformer(given.encoder).eval()
languages = given.languages.split(',')
splits = {lang: Split(data, lang, given.fold, given.today, given.without) for lang in languages}
raw = open(given.words, 'rb').read()
count = len(raw) // 104
vectors = np.frombuffer(raw, np.int8, count * 100).reshape(count, 100) * np.frombuffer(raw, '<f4', count, count * 100)[:, None]
vectors = np.concatenate([vectors, np.zeros((1, 100))]).astype(np.float32)


first = second_layer.first_states(data, encoder, given.cache)
if given.layer and os.path.exists(given.layer):
    second_layer.load(encoder, given.layer)
else:
    second_layer.teach(data, encoder, first, vectors, splits)
    if given.layer:
        second_layer.save(encoder, given.layer)
states, sentences = second_layer.second_states(data, encoder.eval(), first)


def batch(ix):
    own, words, features, mask = data.padded(ix, states, data.words, data.features)
    parts = (own, sentences[ix], vectors[words.astype(np.int64)], second_layer.widened(features), data.windows[ix], mask)
    return [torch.from_numpy(part) for part in parts]


def plain_inputs(ix):
    return torch.from_numpy(np.concatenate([sentences[ix], data.windows[ix]], 1))


def learn_plain(seed, training, weights):
    torch.manual_seed(seed)
    member = Plain(plain_inputs(training))
    adam = torch.optim.AdamW(member.parameters(), 1.5e-3, weight_decay=0.1)
    epochs = 16
    rate = torch.optim.lr_scheduler.CosineAnnealingLR(adam, epochs)
    for epoch in range(epochs):
        for ix in torch.from_numpy(np.random.RandomState(seed * 100 + epoch).permutation(training)).split(128):
            loss = level_loss(member(plain_inputs(ix.numpy())), data.levels[ix.numpy()], weights[ix.numpy()])
            adam.zero_grad()
            loss.backward()
            adam.step()
        rate.step()
    return member.eval()


def learn(seed, training, weights):
    torch.manual_seed(seed)
    shuffle, heads = random.Random(seed), Heads()
    adam = torch.optim.AdamW(heads.parameters(), given.lr, weight_decay=0.05)
    steps = (math.ceil(len(training) / 64) + 2) * given.epochs
    rate = torch.optim.lr_scheduler.OneCycleLR(adam, given.lr, total_steps=steps, pct_start=0.1)
    for epoch in range(given.epochs):
        order = list(training)
        shuffle.shuffle(order)
        for ix in batches(order, 64, data.length, shuffle):
            with second_layer.short_floats():
                out, stance = (part.float() for part in heads(*batch(ix)))
            loss = level_loss(out, data.levels[ix], weights[ix]) + stance_loss(stance, data.stances[ix])
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(heads.parameters(), 2.0)
            adam.step()
            rate.step()
    return heads.eval()


def predict(members, ix):
    chances = np.zeros((len(ix), 7, 4), np.float32)
    place = {i: a for a, i in enumerate(ix)}
    with torch.no_grad():
        for some in batches(list(ix), 128, data.length):
            parts = batch(some)
            outs = [heads(plain_inputs(some)) if isinstance(heads, Plain) else heads(*parts)[0] for heads in members]
            made = sum(out.sigmoid().cumprod(-1) for out in outs) / len(members)
            chances[[place[i] for i in some]] = made.numpy()
    return chances


def together(lang, ix):
    """What heads and bag say of passages."""
    return (1 - SHARE_OF_BAG) * predict(members[lang], ix) + SHARE_OF_BAG * bags[lang].chances(data, ix)


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
            row.append(round(max(own, LEAST[lang][level - 1]), 2))
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
members, bags, limits, heldout = {}, {}, {}, {}
for lang, split in splits.items():
    print(f'{lang}: {len(split.training)} to learn from, {len(split.choosing)} to choose thresholds, {len(split.held)} held out', flush=True)
    plain = [learn_plain(seed, split.training, split.weights) for seed in range(given.plain)]
    full = [learn(seed, split.training, split.weights) for seed in range(given.members)]
    for name, some in (('plain', plain), ('full', full)):
        chances = predict(some, split.choosing)
        if not len(split.held):
            continue
        print(name, end=' ')
        report(predict(some, split.held), split.held, {lang: thresholds(lang, chances, data.levels[split.choosing], data.old[split.choosing])})
    members[lang] = plain + full
    bags[lang] = Bag(data, split.training[data.lang[split.training] == lang], split.weights, 0)
    chances = together(lang, split.choosing)
    limits[lang] = thresholds(lang, chances, data.levels[split.choosing], data.old[split.choosing])
    heldout[lang] = together(lang, split.held) if len(split.held) else None
    print(f'{lang} held out, after {time.time() - started:.0f} s', limits[lang])
    if len(split.held):
        report(heldout[lang], split.held, limits)

if given.out:
    os.makedirs(given.out, exist_ok=True)
    index, blob = [], bytearray()

    def put(name, kind, shape, data_bytes):
        index.append({'name': name, 'kind': kind, 'shape': list(shape), 'offset': len(blob)})
        blob.extend(data_bytes)
        blob.extend(b'\0' * (-len(blob) % 4))

    def floats(name, values):
        put(name, 'floats', [values.size], values.astype('<f4').tobytes())

    def matrix(name, weights, bias=None, k=None, m=None):
        """weights[m x k] in bytes with a factor a row; padded with zeros to what the kernel can step through."""
        weights = np.pad(weights, ((0, (m or weights.shape[0]) - weights.shape[0]), (0, (k or weights.shape[1]) - weights.shape[1])))
        factor = np.maximum(np.abs(weights).max(1), 1e-12) / 127
        put(name, 'bytes', weights.shape, np.round(weights / factor[:, None]).astype(np.int8).tobytes() + factor.astype('<f4').tobytes())
        if bias is not None:
            floats(f'{name}.bias', np.pad(bias, (0, weights.shape[0] - bias.size)))

    def layer(name, module, **padding):
        matrix(name, module.weight.detach().numpy(), module.bias.detach().numpy(), **padding)

    matrix('vectors', encoder.vectors.weight.detach().numpy())
    floats('timing', encoder.timing.numpy().reshape(-1))
    for i, block in enumerate(encoder.layers):
        for part in ('qkv', 'out', 'widen', 'inner', 'outer'):
            if getattr(block, part) is not None:
                layer(f'{i}.{part}', getattr(block, part))
        for part in ('norm1', 'norm2'):
            floats(f'{i}.{part}.scale', getattr(block, part).weight.detach().numpy())
            floats(f'{i}.{part}.shift', getattr(block, part).bias.detach().numpy())
    layer('sentence', encoder.sentence)
    for lang in languages:
        for i, heads in enumerate(member for member in members[lang] if isinstance(member, Plain)):
            slope, bias = heads.hidden.weight / heads.spread, heads.hidden.bias - heads.hidden.weight @ (heads.mean / heads.spread)
            matrix(f'{lang}.plain{i}.hidden', slope.detach().numpy(), bias.detach().numpy(), k=560)
            layer(f'{lang}.plain{i}.levels', heads.levels)
        for i, heads in enumerate(member for member in members[lang] if isinstance(member, Heads)):
            layer(f'{lang}.{i}.words', heads.words, k=104)
            layer(f'{lang}.{i}.attention', heads.attention, m=8)
            layer(f'{lang}.{i}.values', heads.values)
            layer(f'{lang}.{i}.hidden', heads.hidden, k=784)
            layer(f'{lang}.{i}.levels', heads.levels)
            layer(f'{lang}.{i}.direct', heads.direct)
            layer(f'{lang}.{i}.stances', heads.stances, m=4)
    for lang in languages:
        bags[lang].write(f'{given.out}/bag.{lang}.bin')
    open(f'{given.out}/reader.bin', 'wb').write(blob)
    json.dump(index, open(f'{given.out}/reader.json', 'w'))
    json.dump({lang: dict(zip(NAMES, rows)) for lang, rows in limits.items()}, open(f'{given.out}/calibration.json', 'w'), indent=1)
    # A linear look that ranks windows of long books by whether anything would be found there.
    chooser = {}
    for lang, split in splits.items():
        target = (together(lang, split.rest)[:, :, 0].max(1) > 0.3).astype(np.float32)
        x, bias = torch.from_numpy(data.windows[split.rest]), torch.zeros(1, requires_grad=True)
        slope = torch.zeros(WINDOW, requires_grad=True)
        adam = torch.optim.Adam([slope, bias], 0.05)
        for _ in range(300):
            loss = F.binary_cross_entropy_with_logits(x @ slope + bias, torch.from_numpy(target)) + 1e-4 * (slope ** 2).sum()
            adam.zero_grad()
            loss.backward()
            adam.step()
        chooser[lang] = {'bias': round(bias.item(), 4), 'weights': [round(v, 4) for v in slope.tolist()]}
    json.dump(chooser, open(f'{given.out}/chooser.json', 'w'))
    print(f'{len(blob) / 1e6:.1f} MB')
