/** Runs what shares a key one after the other, in the order asked for; of this process only, and without holding a connection meanwhile. */
export const createInTurn = () => {
  const last = new Map<string, Promise<unknown>>()
  return async <T>(key: string, act: () => Promise<T>): Promise<T> => {
    const before = last.get(key)
    const mine = before === undefined ? act() : before.then(act, act)
    last.set(key, mine)
    try {
      return await mine
    } finally {
      if (last.get(key) === mine) last.delete(key)
    }
  }
}
