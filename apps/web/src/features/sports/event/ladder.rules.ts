import type { SportMarketOut } from '@maru/contract'

/** Markets that are one question: all lines of a handicap or a total stand together. */
export type MarketSet = { key: string; name: string; markets: SportMarketOut[] }

/** Of a key like `236/quarternr=1|total=44.5` what does not say the line. */
const questionOf = ({ key, type, line }: SportMarketOut): string =>
  line === null
    ? key
    : `${type}/${(key.split('/')[1] ?? '')
        .split('|')
        .filter((specifier) => !/^(hcp|total)=/.test(specifier))
        .join('|')}`

/** Sets in the order of their first market; lines from low to high, so that none moves while prices do. */
export const marketSets = (markets: readonly SportMarketOut[]): MarketSet[] => {
  const sets = new Map<string, MarketSet>()
  for (const market of markets) {
    const key = questionOf(market)
    const set = sets.get(key)
    if (set) set.markets.push(market)
    else sets.set(key, { key, name: market.name, markets: [market] })
  }
  for (const set of sets.values()) set.markets.sort((a, b) => lineNumber(a) - lineNumber(b))
  return [...sets.values()]
}

/** `-0.5`; of three outcomes `0:1`, goals that each side is given. */
const lineNumber = ({ line }: SportMarketOut): number => {
  const [home = '0', away = '0'] = (line ?? '0').split(':')
  return Number(home) - Number(away)
}

/** The line whose prices are the most even: where the market sees the match. */
export const mostEven = (markets: readonly SportMarketOut[]): string | null => {
  let best: { key: string; gap: number } | null = null
  for (const { key, state, outcomes } of markets) {
    const prices = outcomes.map(({ price }) => price)
    const [first, last] = [prices[0], prices.at(-1)]
    if (state !== 'active' || !first || !last) continue
    const gap = Math.abs(1 / first - 1 / last)
    if (!best || gap < best.gap) best = { key, gap }
  }
  return best?.key ?? null
}

/** All lines of the first handicap or total of two sides: that of the whole event. */
const firstOf = (markets: readonly SportMarketOut[], group: SportMarketOut['group']): SportMarketOut[] => {
  const first = markets.find((market) => market.group === group && market.line !== null && market.outcomes.length === 2)
  return first ? markets.filter((market) => questionOf(market) === questionOf(first)) : []
}

/** Of the handicap and the total the line that stands among the main markets. One that stood there stays while it can be had: no line changes under a finger. */
export const mainLines = (markets: readonly SportMarketOut[], kept: readonly string[]): string[] =>
  (['handicap', 'total'] as const).flatMap((group) => {
    const lines = firstOf(markets, group)
    const last = lines.find(({ key, state }) => kept.includes(key) && state === 'active')
    return last?.key ?? mostEven(lines) ?? []
  })
