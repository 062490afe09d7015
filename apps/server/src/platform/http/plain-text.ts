/** U+0000 in any text of a JSON value: PostgreSQL cannot keep it, and nobody types it. */
export const hasNul = (value: unknown): boolean => {
  if (typeof value === 'string') return value.includes('\u0000')
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => name.includes('\u0000') || hasNul(inner))
}
