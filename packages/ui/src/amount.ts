/** What a person typed, as a whole number: every separator of every language is dropped, and letters with it. */
export function typed(text: string): number {
  const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS)
  return digits ? Number(digits) : 0
}

/** Up to the cap, never below 0. */
export const capped = (value: number, max = Number.MAX_SAFE_INTEGER): number => Math.min(Math.max(0, value), max)

export const raised = (value: number, by: number): number => capped(value + by)

/** 15 digits are exact in a JavaScript number. */
const MAX_DIGITS = 15
