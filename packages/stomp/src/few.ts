/** Some things of a kind, of which there is nearly always one: that one itself, and a Set only from the second on. */
export type Few<T extends object | string> = T | Set<T>

export const add = <T extends object | string>(few: Few<T> | undefined, one: T): Few<T> => {
  if (few === undefined || few === one) return one
  return few instanceof Set ? few.add(one) : new Set([few, one])
}

/** Undefined when nothing is left. */
export const remove = <T extends object | string>(few: Few<T> | undefined, one: T): Few<T> | undefined => {
  if (few instanceof Set) {
    few.delete(one)
    return few.size === 0 ? undefined : few
  }
  return few === one ? undefined : few
}

/** What the act removes is not met any more; what it adds may be. */
export const each = <T extends object | string>(few: Few<T> | undefined, act: (one: T) => void): void => {
  if (few instanceof Set) for (const one of few) act(one)
  else if (few !== undefined) act(few)
}

export const has = <T extends object | string>(few: Few<T> | undefined, one: T): boolean =>
  few instanceof Set ? few.has(one) : few === one

/** Any of them. */
export const oneOf = <T extends object | string>(few: Few<T>): T =>
  few instanceof Set ? (few.values().next().value as T) : few
