/** As LIKE takes it: what was typed, and no pattern of its own. */
export const likePart = (typed: string): string => typed.trim().replace(/[\\%_]/g, '\\$&')
