import type { MiniSelection } from '@maru/contract'
import type { Selection } from '../../wagers/index.ts'
import { priceKey } from '../prices/price.rules.ts'

/** In the order in which they are kept, so that the same bet is the same whatever came first. */
export const picksOf = (selections: readonly MiniSelection[]): MiniSelection[] =>
  [...selections].sort((one, other) => (priceKey(one) < priceKey(other) ? -1 : 1))

/** Of the texts by which an outcome is named in the history. */
export const wordKey = ({ market, outcome }: MiniSelection): string => `${market}.${outcome}`

/** What a bet is on, as it is stored: put into words when somebody reads it. */
export const selectionOf = (picks: readonly MiniSelection[]): Selection => ({
  texts: picks.map((pick) => ({ key: wordKey(pick) })),
})

/** Whether a stored bet is on just these. */
export const isBetOn = (selection: Selection | null, picks: readonly MiniSelection[]): boolean => {
  if (selection === null || typeof selection === 'string' || !Array.isArray(selection.texts)) return false
  const { texts } = selection as { texts: readonly { key: string }[] }
  return texts.length === picks.length && picks.every((pick, i) => texts[i]?.key === wordKey(pick))
}

/** Names what it is on among the bets of a round. */
export const picksText = (picks: readonly MiniSelection[]): string => picks.map(priceKey).join('|')
