import type { SportEventOut, SportsBoardMarket } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { shortName } from '@maru/sports'

/** So short are labels of which three stand beside each other. */
const SHORT = 5
const TWO = 2
const THREE = 3

/** Double chance: `1X`. */
const DOUBLE = [10, 63]

/** Names of outcomes that fit beside their price, and how many of them fit in a row. The market's own name says its line where there are three or more. */
export const useOutcomeLabels = (event: SportEventOut | undefined, market: SportsBoardMarket) => {
  const say = useText('sports-pages')
  const sides = { home: event?.home.name ?? '', away: event?.away.name ?? '' }
  const isTwo = market.outcomes.length === TWO
  const words = isTwo
    ? { home: say('side.home'), draw: say('row.drawName'), away: say('side.away') }
    : { home: say('row.home'), draw: say('row.draw'), away: say('row.away') }
  const labelOf = (name: string): string => {
    if (name === sides.home) return words.home
    if (name === sides.away) return words.away
    const short = shortName(name, sides, words)
    if (isTwo) return short
    const label = short
      .replaceAll(say('row.drawName'), words.draw)
      .replaceAll(' / ', DOUBLE.includes(market.type) ? '' : '/')
    const { line } = market
    return line === null ? label : label.replace(` (${line})`, '').replace(new RegExp(` [+-]?${anyText(line)}$`), '')
  }
  const isShort = market.outcomes.slice(0, THREE).every(({ name }) => labelOf(name).length <= SHORT)
  return { labelOf, most: isShort ? THREE : TWO }
}

/** A name has the minus sign of figures, and in Vietnamese a comma. */
const anyText = (line: string): string => line.replace('-', '[-\u2212]').replaceAll('.', '[.,]')
