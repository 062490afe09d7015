/** What a typed limit would be; undefined where nothing was typed, or nothing would change. `now` null: there is none. */
export const changeFrom = (now: number | null, typed: number | undefined): 'tighter' | 'looser' | undefined => {
  if (typed === undefined || typed === now) return undefined
  return now === null || typed < now ? 'tighter' : 'looser'
}
