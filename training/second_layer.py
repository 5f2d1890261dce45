"""
Teaches the encoder's second layer and its sentence vector, beside heads of both languages that are thrown away: the first
layer and the vectors of pieces stay as they were pre-trained. What it comes to is the running mean of the weights (EMA).
"""
import copy, hashlib, math, os, random, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from heads import FEATURE_WIDTH, Heads, Plain, level_loss, stance_loss
from passages import FEATURES, batches

EPOCHS, BATCH, RATE, HEAD_RATE, DECAY = 2, 64, 1e-4, 1.3e-3, 0.9995


def short_floats():
    """Matrices of the layers in 16-bit floats: four times as fast on processors that have them, and no coarser than the bytes of the product."""
    return torch.autocast('cpu', torch.bfloat16)


def barred(mask):
    """What attention adds where a passage has ended. mask[batch x n]"""
    return ((~mask).float() * -1e9)[:, None, None, :]


def first_states(data, encoder, cache):
    """The first layer's state of every piece, kept on disk under what it was made from."""
    os.makedirs(cache, exist_ok=True)
    file = f'{cache}/first.{hashlib.sha1(data.pieces.tobytes()).hexdigest()[:12]}.f16'
    if os.path.exists(file):
        return np.memmap(file, np.float16, 'r', shape=(len(data.pieces), 512))
    states = np.memmap(f'{file}.part', np.float16, 'w+', shape=(len(data.pieces), 512))
    with torch.no_grad():
        for ix in batches(list(range(len(data.rows))), 64, data.length):
            pieces, mask = (torch.from_numpy(part) for part in data.padded(ix, data.pieces))
            x = (2 * encoder.vectors(pieces.long()) + encoder.timing[:pieces.shape[1]]) * mask[..., None]
            with short_floats():
                made = encoder.layers[0](x, barred(mask)).float().numpy().astype(np.float16)
            for a, i in enumerate(ix):
                states[data.span(i)] = made[a, :data.length(i)]
    states.flush()
    os.rename(f'{file}.part', file)
    return first_states(data, encoder, cache)


def second_states(data, encoder, first):
    """The second layer's state of every piece, and the sentence vector of every passage."""
    states, sentences = np.zeros((len(data.pieces), 512), np.float16), np.zeros((len(data.rows), 512), np.float32)
    with torch.no_grad():
        for ix in batches(list(range(len(data.rows))), 64, data.length):
            below, mask = (torch.from_numpy(part) for part in data.padded(ix, first))
            with short_floats():
                made, vectors = (part.float() for part in Top(encoder)(below, mask))
            sentences[ix] = vectors.numpy()
            for a, i in enumerate(ix):
                states[data.span(i)] = made[a, :data.length(i)].numpy().astype(np.float16)
    return states, sentences


class Top(nn.Module):
    """The second layer and the sentence vector, the parts that learn."""

    def __init__(self, encoder, drop=0.0):
        super().__init__()
        self.layer, self.sentence, self.drop = encoder.layers[1], encoder.sentence, nn.Dropout(drop)

    def forward(self, below, mask):
        states = self.layer(self.drop(below), barred(mask)) * mask[..., None]
        return states, F.normalize(torch.tanh(self.sentence(states.sum(1) / mask.sum(1, keepdim=True))), dim=-1) * 20


class Learner(nn.Module):
    def __init__(self, encoder, languages, inputs):
        super().__init__()
        self.top = Top(encoder, drop=0.1)
        self.full = nn.ModuleDict({lang: Heads() for lang in languages})
        self.plain = nn.ModuleDict({lang: Plain(inputs) for lang in languages})


def teach(data, encoder, first, vectors, splits):
    """Changes the encoder in place. vectors[words x 100]; splits by language."""
    training = np.unique(np.concatenate([split.training for split in splits.values()]))
    weights = {lang: np.zeros(len(data.rows)) for lang in splits}
    for lang, split in splits.items():
        weights[lang][split.training] = split.weights[split.training]

    def batch(ix):
        below, words, features, mask = data.padded(ix, first, data.words, data.features)
        parts = (below, vectors[words.astype(np.int64)], widened(features), data.windows[ix], mask)
        return [torch.from_numpy(part) for part in parts]

    with torch.no_grad():
        top, inputs = Top(encoder), []
        for ix in batches(list(np.random.RandomState(0).choice(training, min(2000, len(training)), replace=False)), BATCH, data.length):
            below, _, _, windows, mask = batch(ix)
            inputs.append(torch.cat([top(below, mask)[1], windows], 1))
    torch.manual_seed(0)
    learner = Learner(encoder, splits, torch.cat(inputs)).train()
    mean = copy.deepcopy(learner)
    groups = (learner.top, RATE, 0.01), (learner.full, HEAD_RATE, 0.05), (learner.plain, HEAD_RATE, 0.1)
    adam = torch.optim.AdamW([{'params': list(part.parameters()), 'lr': rate, 'weight_decay': decay} for part, rate, decay in groups])
    steps = (math.ceil(len(training) / BATCH) + 16) * EPOCHS
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, [rate for _, rate, _ in groups], total_steps=steps, pct_start=0.1)
    shuffle, step, began = random.Random(0), 0, time.time()
    for _ in range(EPOCHS):
        order = list(training)
        shuffle.shuffle(order)
        for ix in batches(order, BATCH, data.length, shuffle):
            below, words, features, windows, mask = batch(ix)
            with short_floats():
                states, sentence = learner.top(below, mask)
            loss = 0
            for lang in splits:
                own = weights[lang][ix]
                with short_floats():
                    levels, stances = (part.float() for part in learner.full[lang](states, sentence, words, features, windows, mask))
                    plain = learner.plain[lang](torch.cat([sentence, windows], 1)).float()
                told = np.where(own > 0, data.stances[ix], -1)
                both = level_loss(levels, data.levels[ix], own) + stance_loss(stances, told) + level_loss(plain, data.levels[ix], own)
                loss = loss + both / 2
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 4.0)
            adam.step()
            schedule.step()
            step += 1
            with torch.no_grad():
                kept = min(DECAY, step / (step + 50))
                for old, new in zip(mean.parameters(), learner.parameters()):
                    old.mul_(kept).add_(new, alpha=1 - kept)
            if step % 200 == 0:
                print(f'layer: {step} of {steps} steps, {time.time() - began:.0f} s', flush=True)
    encoder.layers[1], encoder.sentence = mean.top.layer, mean.top.sentence


def widened(features):
    """Features of pieces as the heads take them: quarters, filled up to what the kernel steps through."""
    return np.pad(features / 4, ((0, 0), (0, 0), (0, FEATURE_WIDTH - FEATURES)))


def save(encoder, file):
    torch.save({'layer': encoder.layers[1].state_dict(), 'sentence': encoder.sentence.state_dict()}, file)


def load(encoder, file):
    """Puts a taught layer in the place of the pre-trained one."""
    kept = torch.load(file)
    encoder.layers[1].load_state_dict(kept['layer'])
    encoder.sentence.load_state_dict(kept['sentence'])
