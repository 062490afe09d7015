import { amountOf } from './calls.ts'
import type { Chips, TableState } from './state.ts'

/** Of one round, whole units of the currency. */
export type Limits = {
  /** What a player may have on a place; a place that is not named is none of this table's. */
  places: { readonly [place: string]: { least: number; most: number } }
  /** On all places together. */
  mostOfPlayer: number
  /** Of all players together. */
  mostOfTable: number
}

export type LimitProblem = 'no-chips' | 'place' | 'amount' | 'place-least' | 'place-most' | 'player-most' | 'table-most'

/** What speaks against these further chips, with what the player holds already; undefined where nothing does. */
export const limitProblem = (
  { held, heldOfAll }: TableState,
  { places, mostOfPlayer, mostOfTable }: Limits,
  player: string,
  chips: Chips,
): LimitProblem | undefined => {
  const own = held.get(player)
  const entries = Object.entries(chips)
  if (entries.length === 0) return 'no-chips'
  for (const [place, amount] of entries) {
    const limit = Object.hasOwn(places, place) ? places[place] : undefined
    if (!limit) return 'place'
    if (!Number.isSafeInteger(amount) || amount <= 0) return 'amount'
    const after = amount + (own?.get(place) ?? 0)
    if (after < limit.least) return 'place-least'
    if (after > limit.most) return 'place-most'
  }
  const added = amountOf(chips)
  const before = [...(own?.values() ?? [])].reduce((sum, amount) => sum + amount, 0)
  if (before + added > mostOfPlayer) return 'player-most'
  return heldOfAll + added > mostOfTable ? 'table-most' : undefined
}
