import { BookOpenText, Landmark, Lightbulb, ShieldCheck } from 'lucide-react'

export const SYSTEMS = [1, 2, 3, 4] as const
export type SystemNumber = (typeof SYSTEMS)[number]

/** One picture for each of the four systems, the same everywhere. */
export const SYSTEM_ICONS = { 1: Landmark, 2: ShieldCheck, 3: Lightbulb, 4: BookOpenText } as const
