import type { Pixels, Quad } from './quad.ts'

export type EdgeOrder =
  | { id: number; kind: 'find'; pixels: Pixels }
  | { id: number; kind: 'straighten'; pixels: Pixels; corners: Quad; maxEdge: number }

export type EdgeAnswer =
  | { id: number; corners: Quad | null; pixels?: never }
  | { id: number; pixels: Pixels; corners?: never }
