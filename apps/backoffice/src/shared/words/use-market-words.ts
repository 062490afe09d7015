import type { Minigame } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'

type Joined = { market: string; outcome: string }

export type MarketWords = ReturnType<typeof useMarketWords>

/** What games, markets and outcomes are called: as on the member site. Those of a combination are joined by ` + `. */
export const useMarketWords = () => {
  const t = useText('minigames')
  const word = (part: string, code: string): string => {
    if (/^\d+$/.test(part)) return code === 'power-ball-exact' ? part : t('market.lines', { count: Number(part) })
    return /^[A-F]$/.test(part) ? part : t(`market.word.${part}` as Key<'minigames'>)
  }
  const market = (_game: Minigame, code: string): string => t(`market.name.${code}` as Key<'minigames'>)
  const outcome = (_game: Minigame, code: string, one: string): string =>
    one
      .split('-')
      .map((part) => word(part, code))
      .join(' · ')
  const selection = (game: Minigame, code: string, one: string): string =>
    `${market(game, code)} ${outcome(game, code, one)}`
  const joined = (game: Minigame, markets: string): string =>
    markets
      .split(' + ')
      .map((code) => market(game, code))
      .join(' + ')
  const exposure = (game: Minigame, { market: markets, outcome: outcomes }: Joined): string => {
    const [codes, ones] = [markets.split(' + '), outcomes.split(' + ')]
    const [only] = codes
    if (codes.length === 1 && only) return outcome(game, only, outcomes)
    return codes.map((code, at) => selection(game, code, ones[at] ?? '')).join(' + ')
  }
  const game = (name: Minigame): string => t(`market.game.${name}`)
  return { game, market, outcome, selection, joined, exposure }
}
