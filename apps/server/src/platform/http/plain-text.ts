/** No call asks for more levels; text is nested deeper only to exhaust the stack of who looks through it. */
const deepest = 16

/**
 * Whether a JSON value can be kept and looked through: no text in it has U+0000, which PostgreSQL cannot store, or half a surrogate
 * pair, which its jsonb refuses, and it is not nested past reason. Nobody types any of these.
 */
export const isKeepable = (value: unknown, level = 0): boolean => {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  if (level >= deepest) return false
  return Object.entries(value).every(([name, inner]) => isKeepable(name) && isKeepable(inner, level + 1))
}
