"""Small networks over the sentences of texts, learned text by text, and their file: what about.py and course.py share."""
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

MEMBERS, ASPECTS, PARTS = 3, 40, 5


class SentenceNetworks:
    """vectors, and apart, how they differ from the middle of their text: a row a sentence. beside: what else is said of it. wanted: what is to be told
    of it, 0 or 1. groups: the rows of each text. part_of: the part, below PARTS, of each text."""

    def __init__(self, vectors, apart, beside, wanted, groups, part_of, *, hidden, epochs, at_once, every, bias=None):
        """at_once: texts of one step. every: of how many sentences one says what the main aspects are. bias: of what is seldom told, to begin with."""
        self.vectors, self.apart, self.beside, self.wanted = vectors, apart, beside, torch.from_numpy(wanted.astype(np.float32))
        self.groups, self.part_of = groups, part_of
        self.hidden, self.epochs, self.at_once, self.every, self.bias = hidden, epochs, at_once, every, bias

    def learn(self, texts):
        """Weights of some networks for [the vector, its difference from the middle, what is said beside it]."""
        return [self._member(texts, seed) for seed in range(MEMBERS)]

    def _member(self, texts, seed):
        training = np.concatenate([self.groups[text] for text in texts])
        centre = self.vectors[training].mean(0)
        _, strength, axes = np.linalg.svd(self.vectors[training][::self.every] - centre, full_matrices=False)
        # Some hundred texts teach no more than the vector's main aspects.
        axes = axes[:ASPECTS] / (strength[:ASPECTS, None] / np.sqrt(len(training) / self.every))
        x = np.concatenate([(self.vectors - centre) @ axes.T, self.apart @ axes.T, self.beside], 1).astype(np.float32)
        mean, spread = x[training].mean(0), x[training].std(0) + 1e-3
        x = torch.from_numpy((x - mean) / spread)
        torch.manual_seed(seed)
        net = nn.Sequential(nn.Dropout(0.2), nn.Linear(x.shape[1], self.hidden), nn.ReLU(), nn.Dropout(0.2), nn.Linear(self.hidden, self.wanted.shape[1]))
        if self.bias is not None:
            with torch.no_grad():
                net[4].bias.fill_(self.bias)
        adam = torch.optim.AdamW(net.parameters(), 3e-3, weight_decay=0.1)
        rate = torch.optim.lr_scheduler.CosineAnnealingLR(adam, self.epochs)
        shuffle = np.random.RandomState(seed)
        for epoch in range(self.epochs):
            order = shuffle.permutation(texts)
            for at in range(0, len(order), self.at_once):
                some = np.concatenate([self.groups[text] for text in order[at:at + self.at_once]])
                loss = F.binary_cross_entropy_with_logits(net(x[some]), self.wanted[some], reduction='none').sum(1).mean()
                adam.zero_grad()
                loss.backward()
                adam.step()
            rate.step()
        slope = net[1].weight.detach().numpy() / spread
        bias = net[1].bias.detach().numpy() - slope @ mean
        # What is linear before the hidden units goes into their weights.
        own, differs, rest = slope[:, :ASPECTS] @ axes, slope[:, ASPECTS:2 * ASPECTS] @ axes, slope[:, 2 * ASPECTS:]
        return np.concatenate([own, differs, rest], 1), bias - own @ centre, net[4].weight.detach().numpy(), net[4].bias.detach().numpy()

    def held_out(self):
        """What is told of every sentence by networks that learned from none of its text's part."""
        told = np.zeros(self.wanted.shape)
        for part in range(PARTS):
            members = self.learn([text for text in self.groups if self.part_of[text] != part])
            for text, own in self.groups.items():
                if self.part_of[text] == part:
                    told[own] = self._predict(members, own)
        return told

    def _predict(self, members, some):
        inputs = np.concatenate([self.vectors[some], self.apart[some], self.beside[some]], 1)
        chances = 0
        for slope, bias, out, last in members:
            chances = chances + 1 / (1 + np.exp(-(np.maximum(0, inputs @ slope.T + bias) @ out.T + last)))
        return chances / len(members)

    def write(self, path):
        """Learns from all texts, and writes what small-networks.ts reads."""
        numbers = [np.array([MEMBERS, self.hidden])] + [piece.ravel() for member in self.learn(list(self.groups)) for piece in member]
        np.concatenate(numbers).astype('<f4').tofile(path)
