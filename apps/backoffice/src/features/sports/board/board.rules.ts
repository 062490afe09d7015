import type { SportsBoardMarket } from '@maru/contract'

/** Markets with a key of their own. */
export const KEYED = 9

/**
 * The order in which markets of an event were first shown: a key must not mean another market because money came in. What is new stands last, what is gone is left out.
 */
export const inKeptOrder = (
  kept: readonly string[],
  markets: readonly SportsBoardMarket[],
): { order: string[]; markets: SportsBoardMarket[] } => {
  const known = new Map(markets.map((market) => [market.key, market]))
  const fresh = markets.map(({ key }) => key).filter((key) => !kept.includes(key))
  const order = [...kept, ...fresh]
  return { order, markets: order.flatMap((key) => known.get(key) ?? []) }
}

/** A typed price in thousandths: `2.04`, `2,04`. Undefined: it is none. */
export const readPrice = (text: string): number | undefined => {
  const found = /^\s*(\d{1,4})(?:[.,](\d{1,3}))?\s*$/.exec(text)
  if (!found) return undefined
  return Number(found[1]) * 1_000 + Number((found[2] ?? '').padEnd(3, '0'))
}

/** A typed percentage in basis points: `6`, `6.25`. */
export const readMargin = (text: string): number | undefined => {
  const found = /^\s*(\d{1,2})(?:[.,](\d{1,2}))?\s*%?\s*$/.exec(text)
  if (!found) return undefined
  return Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0'))
}

/** Which row follows; the first where none is chosen. */
export const stepIn = <T>(list: readonly T[], at: number, step: 1 | -1): T | undefined =>
  list[at < 0 ? 0 : Math.min(list.length - 1, Math.max(0, at + step))]
