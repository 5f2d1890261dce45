export type Point = { x: number; y: number }
/** The corners of a page, clockwise from the top left one, as shares (0-1) of the picture's width and height. */
export type Quad = readonly [Point, Point, Point, Point]
/** RGBA, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }
