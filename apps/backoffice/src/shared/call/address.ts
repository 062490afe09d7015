/** Fills `:name` of a path and adds the query; empty values are left out. */
export const addressOf = (path: string, params: unknown, query: unknown): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(fieldOf(params, name))))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== '') search.set(key, String(value))
  }
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}

const fieldOf = (from: unknown, name: string): unknown => (from as Record<string, unknown> | undefined)?.[name] ?? ''
