/** Names whose values never belong into a log that many may read. */
const SECRET = /pass|hash|secret|token|totp|sealed/i

/** Deep copy in which every value under a secret's name is gone, whoever forgot it there. */
export const withoutSecrets = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString()
  if (Buffer.isBuffer(value)) return null
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, SECRET.test(name) ? '***' : withoutSecrets(inner)]),
  )
}
