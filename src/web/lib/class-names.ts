import { clsx, type ClassValue } from 'clsx'

/**
 * Joins class names. What a component lets its caller override stands in the components layer of theme.css, where every
 * utility wins over it.
 */
export function classNames(...values: ClassValue[]): string {
  return clsx(values)
}
