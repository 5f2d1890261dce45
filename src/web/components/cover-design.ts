export type CoverDesign = { ground: string; line: string; plate: string; tile: string; tileSize: number; turn: number }

const PALETTES = [
  { ground: '#1f5b41', line: '#f4d58b', plate: '#17462f' },
  { ground: '#0e626b', line: '#c9ece6', plate: '#0a4b52' },
  { ground: '#84471d', line: '#f7d9a5', plate: '#683614' },
  { ground: '#26375f', line: '#efd8a0', plate: '#1b2848' },
  { ground: '#853747', line: '#f8d2c6', plate: '#692835' },
  { ground: '#59396a', line: '#ecd3f3', plate: '#442a52' },
  { ground: '#2b6485', line: '#d8eff6', plate: '#1f4c67' },
  { ground: '#6b5a1e', line: '#f5e7b4', plate: '#524414' },
] as const

/** One tile each, drawn as a path: star and cross, hexagons, arches, waves, sadu weave, pearls, palm leaves. */
const TILES = [
  {
    path: 'M20 2l5.3 12.7L38 20l-12.7 5.3L20 38l-5.3-12.7L2 20l12.7-5.3zM7.3 7.3h25.4v25.4H7.3z',
    size: 40,
  },
  { path: 'M15 1l13 7.5v15L15 31 2 23.5v-15zM15 9l6 3.5v7L15 23l-6-3.5v-7z', size: 30 },
  { path: 'M3 34V18C3 9 17 9 17 2c0 7 14 7 14 16v16M10 34V20c0-5 7-5 7-9 0 4 7 4 7 9v14', size: 34 },
  { path: 'M0 9c6-8 12-8 18 0s12 8 18 0M0 21c6-8 12-8 18 0s12 8 18 0M0 33c6-8 12-8 18 0s12 8 18 0', size: 36 },
  { path: 'M0 16L16 0l16 16-16 16zM8 16l8-8 8 8-8 8zM0 0l6 6M32 0l-6 6M0 32l6-6M32 32l-6-6', size: 32 },
  { path: 'M15 5a10 10 0 1 0 .01 0M15 11a4 4 0 1 0 .01 0M0 0a4 4 0 0 1 0 .01M30 30a4 4 0 0 0 0 .01', size: 30 },
  {
    path: 'M18 2c10 9 10 23 0 32C8 25 8 11 18 2zM18 6v26M18 12l5-4M18 12l-5-4M18 19l6-5M18 19l-6-5M18 26l5-5M18 26l-5-5',
    size: 36,
  },
] as const

/** A small stable hash (FNV-1a), so that a book keeps its cover. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text.normalize('NFC')) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** The colours and the pattern of a generated cover: the same title always gives the same cover. */
export function designCover(title: string): CoverDesign {
  const seed = seedOf(title)
  const palette = PALETTES[seed % PALETTES.length] ?? PALETTES[0]
  const tile = TILES[(seed >>> 4) % TILES.length] ?? TILES[0]
  return { ...palette, tile: tile.path, tileSize: tile.size, turn: (seed >>> 9) % 3 === 0 ? 45 : 0 }
}
