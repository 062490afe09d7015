/** One line of what changed between two records; `path` leads into nested ones. */
export type Change = { path: string; kind: 'added' | 'removed' | 'changed' | 'same'; before: string; after: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const flatten = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
  if (isRecord(value) && Object.keys(value).length > 0) {
    for (const [key, inner] of Object.entries(value)) flatten(inner, path === '' ? key : `${path}.${key}`, into)
  } else if (value !== undefined && value !== null) {
    into.set(path, wordsOf(value))
  }
  return into
}

const wordsOf = (value: unknown): string => {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ')
  return JSON.stringify(value)
}

/** What changed comes first; what stayed as it was comes after, so that a reader sees whom it concerned. */
export const diffOf = (before: unknown, after: unknown): Change[] => {
  const was = flatten(before, '', new Map())
  const is = flatten(after, '', new Map())
  const paths = [...new Set([...was.keys(), ...is.keys()])]
  const changes = paths.map((path): Change => {
    const from = was.get(path)
    const to = is.get(path)
    const kind = from === undefined ? 'added' : to === undefined ? 'removed' : from === to ? 'same' : 'changed'
    return { path, kind, before: from ?? '', after: to ?? '' }
  })
  return [...changes.filter((c) => c.kind !== 'same'), ...changes.filter((c) => c.kind === 'same')]
}
