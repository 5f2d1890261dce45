/** Someone the story tells of, before the best are chosen. */
export type Figure = {
  name: string
  kind: 'person' | 'animal' | 'unknown'
  mentions: number
  /** How often the figure speaks, or stands where a speaker stands. */
  speeches: number
  /** Sentences that name the figure, ascending, each once. */
  sentences: number[]
}
