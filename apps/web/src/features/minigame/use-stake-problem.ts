import { useLanguage, useText } from '@maru/i18n/react'
import { money, shortMoney } from '../../shared/format/money.ts'
import { useShownCash } from '../../shared/session/session.ts'
import type { Betting } from './use-betting.ts'

/** Why the stake is not taken, with the bound that it crosses; undefined where it is, or is not there yet. */
export const useStakeProblem = ({ wrong, known, bets }: Betting): string | undefined => {
  const say = useText('minigames')
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const cash = useShownCash() ?? 0
  if (wrong === undefined || wrong === 'missing' || bets.length === 0) return undefined
  const { minimum, maximum, maximumWin } = known.limits
  const bounds = {
    B6000: money(cash, language),
    B6001: shortMoney(minimum, language),
    B6002: shortMoney(maximum, language),
    B6003: shortMoney(maximumWin, language),
  }
  return say('play.crossed', { reason: sayCode(wrong), bound: bounds[wrong] })
}
