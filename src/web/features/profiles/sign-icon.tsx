import { Bird, Cat, Fish, Flower2, Moon, Rabbit, Rocket, Sailboat, Snail, Star, TreePalm, Turtle } from 'lucide-react'
import type { ProfileSign } from '../../../contract/reader-profile.ts'

/** Drawn by us: not every machine has pictures among its letters. */
const ICONS = {
  bird: Bird,
  turtle: Turtle,
  fish: Fish,
  rabbit: Rabbit,
  cat: Cat,
  snail: Snail,
  palm: TreePalm,
  moon: Moon,
  star: Star,
  boat: Sailboat,
  flower: Flower2,
  rocket: Rocket,
} as const satisfies Record<ProfileSign, unknown>

/** The sign a profile is known by; its name is told in words beside it. */
export function SignIcon({ sign, className }: { sign: ProfileSign; className?: string }) {
  const Icon = ICONS[sign]
  return <Icon aria-hidden {...(className === undefined ? {} : { className })} />
}
