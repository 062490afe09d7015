/** No deposit fits below it, though it is not nothing: who set it may have meant to deposit. */
export const isBelowLeast = (typed: number | undefined, least: number): boolean =>
  typed !== undefined && typed > 0 && typed < least

/** What a typed limit would be; undefined where nothing was typed, or nothing would change. `now` null: there is none. */
export const changeFrom = (now: number | null, typed: number | undefined): 'tighter' | 'looser' | undefined => {
  if (typed === undefined || typed === now) return undefined
  return now === null || typed < now ? 'tighter' : 'looser'
}
