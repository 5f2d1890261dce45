import { started } from '../server/start.ts'

export const reached = started
