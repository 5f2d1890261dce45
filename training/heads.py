"""The heads that say of a passage how strong each of seven labels is, from the encoder's states."""
import torch
import torch.nn as nn
import torch.nn.functional as F
from passages import WINDOW
from transformer import WIDTH

VALUES, HIDDEN = 32, 256
# The width of a piece's features, as the kernel steps through them.
FEATURE_WIDTH = 24


class Heads(nn.Module):
    """Looks at single pieces."""

    def __init__(self):
        super().__init__()
        state = WIDTH + FEATURE_WIDTH
        self.attention, self.values = nn.Linear(state, 7), nn.Linear(state, 7 * VALUES)
        self.hidden = nn.Linear(7 * VALUES + WIDTH + WINDOW, HIDDEN)
        self.levels, self.direct, self.stances = nn.Linear(HIDDEN, 28), nn.Linear(VALUES, 4), nn.Linear(HIDDEN, 3)
        self.much, self.little = nn.Dropout(0.4), nn.Dropout(0.2)

    def forward(self, states, sentence, features, windows, mask):
        x = torch.cat([self.little(torch.tanh(states * 0.5)), features], -1)
        shares = self.attention(x).masked_fill(~mask[..., None], -1e4).softmax(1)
        values = self.values(x).view(*x.shape[:2], 7, VALUES)
        pooled = (shares.unsqueeze(-1) * values).sum(1)
        hidden = F.relu(self.hidden(torch.cat([self.much(pooled.flatten(1)), self.little(sentence), windows], 1)))
        return self.levels(self.much(hidden)).view(-1, 7, 4) + self.direct(F.relu(pooled)), self.stances(hidden)


class Plain(nn.Module):
    """Sees no single piece: only the sentence's vector and what can be said of the window without reading it."""

    def __init__(self, width):
        super().__init__()
        self.register_buffer('mean', torch.zeros(width))
        self.register_buffer('spread', torch.ones(width))
        self.hidden, self.levels = nn.Linear(width, HIDDEN), nn.Linear(HIDDEN, 28)
        self.much, self.little = nn.Dropout(0.5), nn.Dropout(0.2)

    def scale(self, sentences, windows):
        """Takes what its inputs are like; what hardly ever occurs is not blown up."""
        self.mean.copy_(torch.cat([sentences.mean(0), windows.mean(0)]))
        self.spread.copy_(torch.cat([sentences.std(0), windows.std(0)]).clamp_min(0.02))

    def forward(self, inputs):
        hidden = F.relu(self.hidden(self.little((inputs - self.mean) / self.spread)))
        return self.levels(self.much(hidden)).view(-1, 7, 4)


def level_loss(out, levels, weights):
    """Each level is asked only of passages that reach the one below. levels[batch x 7], weights[batch]"""
    wanted = torch.from_numpy(levels)
    weight = torch.from_numpy(weights).float()[:, None]
    loss = 0
    for level, share in ((1, 1.0), (2, 0.7), (3, 0.7), (4, 0.4)):
        each = F.binary_cross_entropy_with_logits(out[..., level - 1], (wanted >= level).float(), reduction='none')
        loss = loss + share * (each * weight * (wanted >= level - 1)).sum(1).mean()
    return loss


def stance_loss(out, stances):
    """0 where nobody told how anything is told (-1)."""
    told = torch.from_numpy(stances)
    return 0.15 * F.cross_entropy(out[told >= 0], told[told >= 0]) if (told >= 0).any() else 0
