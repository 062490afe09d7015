import type { Minigame } from '@maru/contract'
import type { LastBets } from './slip.rules.ts'

const name = (game: Minigame): string => `maru.last-bets.${game}`

/** What was bet last on a game in this browser tab. */
export const lastBets = (game: Minigame): LastBets | undefined => {
  try {
    const known = JSON.parse(sessionStorage.getItem(name(game)) ?? 'null') as LastBets | null
    return known?.game === game && Array.isArray(known.picks) ? known : undefined
  } catch {
    return undefined
  }
}

export const rememberBets = (bets: LastBets): void => {
  try {
    sessionStorage.setItem(name(bets.game), JSON.stringify(bets))
  } catch {
    // Storage may be switched off: there is nothing to repeat then.
  }
}
