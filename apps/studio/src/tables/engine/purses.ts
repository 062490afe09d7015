/** What a player has, alike at every table of this process. */
export type Purse = {
  balance: number | null
  /** When the call left whose answer said the balance, ms by the database's clock. */
  askedAt: number
  /** Won less staked of decided rounds at every table, by session. */
  readonly net: Map<string, number>
}

/** Says a player's own part at one table. */
type Say = (key: string) => void

export type Purses = ReturnType<typeof createPurses>

/** Purses of the players of all tables that this process leads: who plays at two spends one balance. */
export const createPurses = () => {
  const known = new Map<string, { purse: Purse; tables: Map<string, Say> }>()
  const leave = (code: string, key: string): void => {
    const one = known.get(key)
    one?.tables.delete(code)
    if (one?.tables.size === 0) known.delete(key)
  }
  return {
    /** Of one who is at a table from now on, until it leaves. */
    join(code: string, key: string, say: Say): Purse {
      const one = known.get(key) ?? {
        purse: { balance: null, askedAt: 0, net: new Map<string, number>() },
        tables: new Map<string, Say>(),
      }
      known.set(key, one)
      one.tables.set(code, say)
      return one.purse
    },
    leave,
    leaveAll(code: string): void {
      for (const key of [...known.keys()]) leave(code, key)
    },
    /** At the other tables of a player, whose purse may have changed at this one. */
    sayElsewhere(code: string, key: string): void {
      for (const [other, say] of known.get(key)?.tables ?? []) if (other !== code) say(key)
    },
  }
}
