type Part = string | false | null | undefined

/** Joins class names; what is false is left out. */
export const cx = (...parts: Part[]): string => parts.filter(Boolean).join(' ')
