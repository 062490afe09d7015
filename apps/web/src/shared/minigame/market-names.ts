import type { Minigame } from '@maru/contract'
import { type Key, type Say, useText } from '@maru/i18n/react'
import { useMemo } from 'react'

/** What people call games, markets and outcomes; an outcome of a pair is named by its parts. */
export const useMarketNames = () => {
  const say = useText('minigames')
  return useMemo(() => namesBy(say), [say])
}
export type MarketNames = ReturnType<typeof useMarketNames>

const namesBy = (say: Say<'minigames'>) => {
  const word = (part: string): string => {
    if (/^[34]$/.test(part)) return say('market.lines', { count: part })
    return /^[A-F]$/.test(part) ? part : say(`market.word.${part}` as Key<'minigames'>)
  }
  const outcomeName = (market: string, outcome: string): string =>
    market === 'power-ball-exact' ? outcome : outcome.split('-').map(word).join(' · ')
  return {
    gameName: (game: Minigame): string => say(`market.game.${game}` as Key<'minigames'>),
    marketName: (market: string): string => say(`market.name.${market}` as Key<'minigames'>),
    outcomeName,
    /** What is bet on in few words, "Sum Under": without its market's name a slip would only say "Under". */
    betName: (market: string, outcome: string): string => {
      const subject = subjects[market]
      const name = outcomeName(market, outcome)
      return subject ? `${say(`market.subject.${subject}`)} ${name}` : name
    },
  }
}

/** Markets not named here say what they are about by their outcome alone: "Left · 3 lines". */
const subjects: Record<string, 'powerBall' | 'sum' | 'digit' | 'section' | 'start' | 'finish'> = {
  'power-ball-parity': 'powerBall',
  'power-ball-side': 'powerBall',
  'power-ball-pair': 'powerBall',
  'power-ball-exact': 'powerBall',
  'sum-parity': 'sum',
  'sum-side': 'sum',
  'sum-pair': 'sum',
  'sum-size': 'sum',
  'sum-size-parity': 'sum',
  'sum-section': 'section',
  'digit-side': 'digit',
  'digit-pair': 'digit',
  start: 'start',
  parity: 'finish',
}
