import { text } from '../compose/text.ts'

export const reached = text
