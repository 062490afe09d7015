import type { Element } from './xml.ts'

/** Thrown where an element cannot be understood without what it lacks. */
export class Missing extends Error {}

const WHOLE = /^-?\d{1,15}$/

/** Undefined: not there, or no whole number that is exact. */
export const wholeOf = (element: Element, name: string): number | undefined => {
  const text = element.attributes[name]?.trim()
  return text !== undefined && WHOLE.test(text) ? Number(text) : undefined
}

export const neededWhole = (element: Element, name: string): number => {
  const value = wholeOf(element, name)
  if (value === undefined) throw new Missing(`${element.name} without a ${name}: ${element.attributes[name] ?? ''}`)
  return value
}

export const neededText = (element: Element, name: string): string => {
  const value = element.attributes[name]?.trim()
  if (!value) throw new Missing(`${element.name} without a ${name}`)
  return value
}

/** Milliseconds since 1970 of an instant as text. Null: not there, or none. */
export const instantOf = (element: Element, name: string): number | null => {
  const at = Date.parse(element.attributes[name] ?? '')
  return Number.isNaN(at) ? null : at
}
