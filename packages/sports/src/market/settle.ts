import type { Market, MarketType, Specifiers } from '../market.ts'
import type { Score } from '../score.ts'
import type { Sport } from '../sport.ts'
import { allVoid, type Results } from './question.ts'
import { marketTypes } from './types.ts'

const byNumber = new Map(marketTypes.map((type) => [type.type, type]))

/** Null for a number that the product does not know. */
export const findMarketType = (type: number): MarketType | null => byNumber.get(type) ?? null

export const marketTypesOf = (sport: Sport): MarketType[] => marketTypes.filter(({ sports }) => sports.includes(sport))

/** Names a market within its event: `16/hcp=-0.25`, `1`. Specifiers in the order of their names, as text that is the same whoever wrote it. */
export const marketKey = ({ type, specifiers }: Market): string => {
  const text = specifiersText(specifiers)
  return text === '' ? String(type) : `${type}/${text}`
}

/** As the feed writes them, `hcp=-0.25|setnr=1`, in the order of their names. */
export const specifiersText = (specifiers: Specifiers): string =>
  Object.keys(specifiers)
    .sort()
    .map((name) => `${name}=${specifiers[name]}`)
    .join('|')

/** What `specifiersText` or the feed wrote. Throws RangeError for text that is no list of names and values, or names one twice. */
export const readSpecifiers = (text: string): Specifiers => {
  const pairs = text === '' ? [] : text.split('|')
  const read = pairs.map((pair) => {
    const [, name, value] = /^([a-z_]+)=([^=|]+)$/.exec(pair) ?? []
    if (name === undefined || value === undefined) throw new RangeError(`specifiers of ${text}`)
    return [name, value] as const
  })
  if (new Set(read.map(([name]) => name)).size < read.length) throw new RangeError(`specifiers of ${text}`)
  return Object.fromEntries(read)
}

/**
 * What became of every outcome of a market; null where it is not decided. Of an abandoned event what had been decided stays, and all else is void. Throws RangeError for a
 * market that is none.
 */
export const settleMarket = (market: Market, score: Score): Results | null => {
  const type = typeOf(market)
  if (!score.abandoned) return type.settle(market.specifiers, score)
  return type.settle(market.specifiers, { ...score, ended: false }) ?? voidMarket(market)
}

/** Every outcome void: of an event that was cancelled, or a market that was. */
export const voidMarket = (market: Market): Results => allVoid(typeOf(market).outcomes(market.specifiers))

const typeOf = ({ type }: Market): MarketType => {
  const found = findMarketType(type)
  if (found === null) throw new RangeError(`a market of type ${type}`)
  return found
}
