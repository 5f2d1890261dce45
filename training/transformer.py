"""Universal Sentence Encoder lite (Cer and others 2018; Apache 2.0) as a torch module, read from its TensorFlow.js files."""
import json
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F


def tensors(folder):
    model = json.load(open(f'{folder}/model.json'))
    manifest = model['weightsManifest'][0]
    data = b''.join(open(f'{folder}/{path}', 'rb').read() for path in manifest['paths'])
    at, found = 0, {}
    for weight in manifest['weights']:
        size = int(np.prod(weight['shape'])) if weight['shape'] else 1
        if weight['dtype'] == 'bool':
            at += size
            continue
        name = weight['name']
        for prefix in ('module_apply_default/', 'module/', 'Encoder_en/KonaTransformer/Encode/', 'TransformerStack/'):
            name = name.replace(prefix, '')
        kind = '<f4' if weight['dtype'] == 'float32' else '<i4'
        found[name] = np.frombuffer(data, kind, size, at).reshape(weight['shape']).copy()
        at += 4 * size
    return found


def linear(weights, bias):
    layer = nn.Linear(weights.shape[0], weights.shape[1])
    layer.weight.data = torch.from_numpy(weights.T.copy())
    layer.bias.data = torch.from_numpy(bias)
    return layer


class Layer(nn.Module):
    """Pre-normed self-attention of four heads and a feed-forward; the first widens 256 to 512."""

    def __init__(self, found, index, width):
        super().__init__()
        at = f'Layer_{index}/TransformerLayer/'
        norm, part = 'layer_prepostprocess/layer_norm/layer_norm_', '/ConcatPartitions/concat'

        def normed(prefix, size):
            layer = nn.LayerNorm(size, 1e-6)
            layer.weight.data = torch.from_numpy(found[f'{prefix}{norm}scale{part}'])
            layer.bias.data = torch.from_numpy(found[f'{prefix}{norm}bias{part}'])
            return layer

        self.norm1, self.norm2 = normed(at, width), normed(f'{at}FFN/', 512)
        self.qkv = linear(found[f'{at}MultiheadAttention/qkv_transform_single/kernel/part_0'][0, 0],
                          found[f'{at}MultiheadAttention/qkv_transform_single/bias{part}'])
        self.out = linear(found[f'{at}MultiheadAttention/output_transform_single/kernel/part_0'][0, 0],
                          found[f'{at}MultiheadAttention/output_transform_single/bias{part}'])
        self.widen = linear(found[f'{at}dense/kernel{part}'], found[f'{at}dense/bias{part}']) if index == 0 else None
        self.inner = linear(found[f'{at}FFN/conv1/Tensordot/Reshape_1'], found[f'{at}FFN/conv1/bias{part}'])
        self.outer = linear(found[f'{at}FFN/conv2/Tensordot/Reshape_1'], found[f'{at}FFN/conv2/bias{part}'])

    def forward(self, x, bias):
        batch, n, width = x.shape
        heads = lambda t: t.view(batch, n, 4, width // 4).transpose(1, 2)
        q, k, v = map(heads, self.qkv(self.norm1(x)).split(width, -1))
        shares = (q @ k.transpose(-1, -2) * (width // 4) ** -0.5 + bias).softmax(-1)
        attended = self.out((shares @ v).transpose(1, 2).reshape(batch, n, width))
        x = attended.float() + (x if self.widen is None else self.widen(x))
        return x + self.outer(F.relu(self.inner(self.norm2(x))))


class Transformer(nn.Module):
    def __init__(self, folder):
        super().__init__()
        found = tensors(folder)
        self.vectors = nn.Embedding.from_pretrained(torch.from_numpy(found['Embeddings_en']))
        self.layers = nn.ModuleList([Layer(found, 0, 256), Layer(found, 1, 512)])
        rates = torch.from_numpy(found['Layer_0/AddTimingSignal/TimingSignal/ExpandDims_1'])
        angles = torch.arange(128).float()[:, None] * rates
        self.timing = torch.cat([angles.sin(), angles.cos()], -1)
        tanh = 'Encoder_en/hidden_layers/tanh_layer_0/'
        self.sentence = linear(found[f'{tanh}weights'], found[f'{tanh}bias'])

    def forward(self, pieces, mask):
        """pieces[batch x n] -> states[batch x n x 512]"""
        x = (2 * self.vectors(pieces) + self.timing[:pieces.shape[1]]) * mask[..., None]
        bias = ((~mask).float() * -1e9)[:, None, None, :]
        for layer in self.layers:
            x = layer(x, bias)
        return x
