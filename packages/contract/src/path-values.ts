const VALUE = /\{(\w+)\}/g

/** Names of the fields of the body that stand in the path of a call: `/api/minigame/slots/{prodId}/{type}`. */
export const pathValuesOf = (path: string): string[] => [...path.matchAll(VALUE)].map(([, name]) => name ?? '')

/** The path as it is sent: what stands in braces is taken from the body. What the body does not have stays in its braces. */
export const filledPath = (path: string, body: unknown): string =>
  path.replace(VALUE, (place, name: string) => {
    const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[name] : undefined
    const isValue = typeof value === 'number' || (typeof value === 'string' && value !== '' && value.isWellFormed())
    return isValue ? encodeURIComponent(value) : encodeURIComponent(place)
  })
