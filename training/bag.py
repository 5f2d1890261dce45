"""
A bag of grams (after Joulin and others 2017, Bag of Tricks for Efficient Text Classification): the sum of learned vectors of a passage's
words, parts of words and pairs of words, beside what can be said of it without reading it. It knows what words mean to the labels here and
nothing of their order; the encoder knows sentences of the web. Each is right where the other is not.
"""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from heads import level_loss
from passages import WINDOW

WIDTH, EPOCHS, BATCH, RATE = 32, 8, 64, 0.05
# Grams of fewer passages are not known.
LEAST = 10
GRAMS_LEFT_OUT, LEFT_OUT = 0.4, 0.1


class Bag(nn.Module):
    def __init__(self, data, training, weights, seed):
        super().__init__()
        torch.manual_seed(seed)
        own = [data.grams_of(i) for i in training]
        known, counts = np.unique(np.concatenate(own), return_counts=True)
        self.known, counts = known[counts >= LEAST], counts[counts >= LEAST]
        # As rare as it is, so much a gram tells (inverse document frequency).
        self.rarity = np.log(len(training) / counts).astype(np.float32)
        windows = data.windows[training]
        self.register_buffer('mean', torch.from_numpy(windows.mean(0)))
        self.register_buffer('spread', torch.from_numpy(windows.std(0) + 1e-3))
        self.vectors = nn.EmbeddingBag(len(self.known), WIDTH, mode='sum', sparse=True)
        nn.init.normal_(self.vectors.weight, 0, 0.1)
        self.found, self.levels = nn.Linear(WINDOW, WIDTH), nn.Linear(WIDTH, 28)
        nn.init.constant_(self.levels.bias, -2.0)
        self.rows = {}
        self.learn(data, training, weights, seed)

    def rows_of(self, data, i):
        """Numbers of the grams of a passage that are known."""
        if i not in self.rows:
            grams = data.grams_of(i)
            at = np.searchsorted(self.known, grams).clip(max=len(self.known) - 1)
            self.rows[i] = at[self.known[at] == grams]
        return self.rows[i]

    def forward(self, data, ix):
        rows = [self.rows_of(data, i) for i in ix]
        each = [self.rarity[own] / np.sqrt((self.rarity[own] ** 2).sum() + 1e-6) for own in rows]
        offsets = np.cumsum([0] + [len(own) for own in rows[:-1]])
        share = torch.from_numpy(np.concatenate(each))
        if self.training:
            share = share * (torch.rand_like(share) > GRAMS_LEFT_OUT) / (1 - GRAMS_LEFT_OUT)
        summed = self.vectors(torch.from_numpy(np.concatenate(rows)), torch.from_numpy(offsets), per_sample_weights=share)
        found = self.found((torch.from_numpy(data.windows[ix]) - self.mean) / self.spread)
        return self.levels(F.dropout(F.relu(summed + found), LEFT_OUT, self.training)).view(-1, 7, 4)

    def learn(self, data, training, weights, seed):
        adagrad = torch.optim.Adagrad(self.parameters(), lr=RATE)
        for epoch in range(EPOCHS):
            order = np.random.RandomState(seed * 100 + epoch).permutation(training)
            for ix in np.array_split(order, len(order) // BATCH + 1):
                loss = level_loss(self(data, ix), data.levels[ix], weights[ix])
                adagrad.zero_grad()
                loss.backward()
                adagrad.step()
        self.rows = {}
        self.eval()

    def chances(self, data, ix):
        """[passages x 7 x 4], each level no likelier than the one below it."""
        with torch.no_grad():
            parts = np.array_split(np.asarray(ix), len(ix) // 512 + 1)
            return np.concatenate([self(data, part).sigmoid().cumprod(-1).numpy() for part in parts])

    def write(self, path):
        """
        Little endian: how many grams (32 bits), the grams in their order, their rarity, the factor of each vector (floats), then floats of the small layers: found
        [WIDTH x WINDOW] and its bias, levels [28 x WIDTH] and its bias; then the vectors in bytes.
        """
        vectors = self.vectors.weight.detach().numpy()
        factor = np.maximum(np.abs(vectors).max(1), 1e-12) / 127
        slope = (self.found.weight / self.spread).detach()
        bias = self.found.bias.detach() - slope @ self.mean
        with open(path, 'wb') as out:
            out.write(np.array([len(self.known)], '<u4').tobytes() + self.known.astype('<u4').tobytes())
            for values in (self.rarity, factor, slope.numpy(), bias.numpy(), self.levels.weight.detach().numpy(), self.levels.bias.detach().numpy()):
                out.write(values.astype('<f4').tobytes())
            out.write(np.round(vectors / factor[:, None]).astype(np.int8).tobytes())
