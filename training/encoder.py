"""
Teaches the encoder and the heads of both languages on it, all at once: first on this project's own passages, which no part holds out, then, for each
part, on all. The vectors of pieces stay as they were pre-trained. What it comes to is the running mean of the weights (EMA).
"""
import copy, math, random, time
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from heads import FEATURE_WIDTH, Heads, Plain, level_loss, stance_loss
from passages import FEATURES, WINDOW, batches
from transformer import WIDTH, barred

BATCH, RATE, HEAD_RATE, DECAY = 64, 1.5e-4, 1.3e-3, 0.9995


def short_floats():
    """Matrices of the layers in 16-bit floats: four times as fast on processors that have them, and no coarser than the bytes of the product."""
    return torch.autocast('cpu', torch.bfloat16)


def states_of(data, ix, encoder):
    """The last layer's state of every piece of some passages, without the marks of beginning and end, and the passages' sentence vectors."""
    pieces, mask = data.padded(ix, data.pieces)
    pieces, mask = encoder.marked(torch.from_numpy(pieces).long(), torch.from_numpy(mask))
    x, bias = encoder.embed(pieces), barred(mask)
    with short_floats():
        for layer in encoder.layers:
            x = layer(x, bias)
    mean = (x * mask[..., None]).sum(1) / mask.sum(1, keepdim=True)
    return (x[:, 1:-1] * mask[:, 2:, None]).float(), F.normalize(mean.float(), dim=-1) * 20


def sentences_of(data, encoder):
    """The sentence vector of every passage."""
    sentences = np.zeros((len(data.rows), WIDTH), np.float32)
    with torch.no_grad():
        for ix in batches(list(range(len(data.rows))), BATCH, data.length):
            sentences[ix] = states_of(data, ix, encoder)[1].numpy()
    return sentences


class Learner(nn.Module):
    """The encoder's layers and, for each language, a head that looks at single pieces and one that does not."""

    def __init__(self, encoder, languages):
        super().__init__()
        self.layers = encoder.layers
        self.full = nn.ModuleDict({lang: Heads() for lang in languages})
        self.plain = nn.ModuleDict({lang: Plain(WIDTH + WINDOW) for lang in languages})

    def forward(self, data, ix, read, lang):
        """Levels by either head, and stances by the first, of passages of which states_of read this."""
        states, sentence = read
        windows = torch.from_numpy(data.windows[ix])
        features, mask = (torch.from_numpy(part) for part in data.padded(ix, data.features))
        with short_floats():
            levels, stances = self.full[lang](states, sentence, widened(features), windows, mask)
            plain = self.plain[lang](torch.cat([sentence, windows], 1))
        return levels.float(), plain.float(), stances.float()


def teach(data, encoder, splits, only=None, start=None):
    """What it comes to for the passages of splits, by language; `only` those of a kind; from `start`, where something was taught before."""
    training = np.unique(np.concatenate([split.training for split in splits.values()]))
    if only is not None:
        training = training[data.kind[training] == only]
    weights = {lang: np.zeros(len(data.rows)) for lang in splits}
    for lang, split in splits.items():
        weights[lang][split.training] = split.weights[split.training]
    torch.manual_seed(0)
    learner = Learner(encoder, splits)
    if start is None:
        sample = np.random.RandomState(0).choice(training, min(2000, len(training)), replace=False)
        with torch.no_grad():
            sentences = torch.cat([states_of(data, ix, encoder)[1] for ix in batches(list(sample), BATCH, data.length)])
        for plain in learner.plain.values():
            plain.scale(sentences, torch.from_numpy(data.windows))
    else:
        learner.load_state_dict(start.state_dict())
    mean = copy.deepcopy(learner)
    # Lower layers learn more slowly: what they have read elsewhere is worth more than what the labels teach them.
    groups = [(layer, RATE * 0.8 ** (len(learner.layers) - 1 - at), 0.01) for at, layer in enumerate(learner.layers)]
    groups += [(learner.full, HEAD_RATE, 0.05), (learner.plain, HEAD_RATE, 0.1)]
    adam = torch.optim.AdamW([{'params': list(part.parameters()), 'lr': rate, 'weight_decay': decay} for part, rate, decay in groups])
    steps = math.ceil(len(training) / BATCH) + 16
    schedule = torch.optim.lr_scheduler.OneCycleLR(adam, [rate for _, rate, _ in groups], total_steps=steps, pct_start=0.1)
    shuffle, began = random.Random(0), time.time()
    order = list(training)
    shuffle.shuffle(order)
    for step, ix in enumerate(batches(order, BATCH, data.length, shuffle), 1):
        read = states_of(data, ix, encoder)
        loss = 0
        for lang in splits:
            own = weights[lang][ix]
            if not own.any():
                continue
            levels, plain, stances = learner(data, ix, read, lang)
            told = np.where(own > 0, data.stances[ix], -1)
            loss = loss + (level_loss(levels, data.levels[ix], own) + stance_loss(stances, told) + level_loss(plain, data.levels[ix], own)) / 2
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(learner.parameters(), 4.0)
        adam.step()
        schedule.step()
        with torch.no_grad():
            kept = min(DECAY, step / (step + 50))
            for old, new in zip(mean.parameters(), learner.parameters()):
                old.mul_(kept).add_(new, alpha=1 - kept)
        if step % 200 == 0:
            print(f'{step} of {steps} steps, {time.time() - began:.0f} s', flush=True)
    encoder.layers = mean.layers
    return mean.eval()


def widened(features):
    """Features of pieces as the heads take them: quarters, filled up to what the kernel steps through."""
    return F.pad(features / 4, (0, FEATURE_WIDTH - FEATURES))


def load(file, encoder, languages):
    """What was taught before, in the place of the pre-trained layers."""
    learner = Learner(encoder, languages)
    learner.load_state_dict(torch.load(file))
    return learner.eval()
