"""The file of the reader's weights, as arithmetic.ts reads it: parts one after another, reader.bin, and what they are, reader.json."""
import json
import numpy as np
from heads import Heads, Plain

# As gelu in kernel/kernel.c.
RAISED = 0.1701
# Bits of the encoder's weights (docs/decisions/0074).
BITS = 6


class Weights:
    def __init__(self):
        self.index, self.blob = [], bytearray()

    def put(self, name, kind, shape, stored):
        self.index.append({'name': name, 'kind': kind, 'shape': list(shape), 'offset': len(self.blob)})
        self.blob.extend(stored)
        self.blob.extend(b'\0' * (-len(self.blob) % 4))

    def floats(self, name, values):
        self.put(name, 'floats', [values.size], values.astype('<f4').tobytes())

    def matrix(self, name, weights, bias=None, k=None, m=None, raised=0, bits=8):
        """weights[m x k] in so many bits with a factor a row, for inputs that are raised by so much; padded with zeros to what the kernel can step through."""
        weights = np.pad(weights, ((0, (m or weights.shape[0]) - weights.shape[0]), (0, (k or weights.shape[1]) - weights.shape[1])))
        factor = (np.maximum(np.abs(weights).max(1), 1e-12) / (2 ** (bits - 1) - 1)).astype('<f4')
        whole = np.round(weights / factor[:, None]).astype(np.int32)
        kind, stored = KINDS[bits]
        self.put(name, kind, weights.shape, stored(whole) + factor.tobytes())
        if bias is not None:
            self.floats(f'{name}.bias', np.pad(bias, (0, weights.shape[0] - bias.size)) - raised * factor * whole.sum(1))

    def layer(self, name, module, **how):
        self.matrix(name, module.weight.detach().numpy(), module.bias.detach().numpy(), **how)

    def encoder(self, encoder):
        self.matrix('vectors', encoder.vectors.weight.detach().numpy(), bits=BITS)
        self.floats('places', encoder.places.numpy().reshape(-1))
        norms = [('norm', encoder.norm)] + [(f'{i}.{part}', getattr(block, part)) for i, block in enumerate(encoder.layers) for part in ('norm1', 'norm2')]
        for name, norm in norms:
            self.floats(f'{name}.scale', norm.weight.detach().numpy())
            self.floats(f'{name}.shift', norm.bias.detach().numpy())
        for i, block in enumerate(encoder.layers):
            for part in ('qkv', 'out', 'inner', 'outer'):
                # What the inner layer gives is raised by the kernel.
                self.layer(f'{i}.{part}', getattr(block, part), raised=RAISED if part == 'outer' else 0, bits=BITS)

    def heads(self, lang, members):
        for i, heads in enumerate(member for member in members if isinstance(member, Plain)):
            slope, bias = heads.hidden.weight / heads.spread, heads.hidden.bias - heads.hidden.weight @ (heads.mean / heads.spread)
            # What the lexicon rarely finds weighs a hundred times what a number of the sentence's vector does.
            self.matrix(f'{lang}.plain{i}.hidden', slope.detach().numpy(), bias.detach().numpy(), k=432, bits=10)
            self.layer(f'{lang}.plain{i}.levels', heads.levels)
        for i, heads in enumerate(member for member in members if isinstance(member, Heads)):
            self.layer(f'{lang}.{i}.attention', heads.attention, m=8)
            self.layer(f'{lang}.{i}.values', heads.values)
            self.layer(f'{lang}.{i}.hidden', heads.hidden, k=656)
            self.layer(f'{lang}.{i}.levels', heads.levels)
            self.layer(f'{lang}.{i}.direct', heads.direct)
            self.layer(f'{lang}.{i}.stances', heads.stances, m=4)

    def write(self, folder):
        open(f'{folder}/reader.bin', 'wb').write(self.blob)
        json.dump(self.index, open(f'{folder}/reader.json', 'w'))


def sixes(whole):
    """Four integers of 6 bits in three bytes, the first in the lowest bits."""
    four = (whole.reshape(-1, 4).astype(np.int32) + 32) << np.array([0, 6, 12, 18])
    return four.sum(1).astype('<u4').view(np.uint8).reshape(-1, 4)[:, :3].tobytes()


# What a matrix of so many bits is stored as; ten are what thirteen-bit inputs of a plain head can be multiplied by without leaving 32.
KINDS = {6: ('sixes', sixes), 8: ('bytes', lambda whole: whole.astype(np.int8).tobytes()), 10: ('shorts', lambda whole: whole.astype('<i2').tobytes())}
