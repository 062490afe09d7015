import { useLanguage, useText } from '@maru/i18n/react'
import { useEffect, useState } from 'react'
import { money, shortMoney } from '../../shared/format/money.ts'
import { useMember, useShownCash } from '../../shared/session/session.ts'
import { isToBeSaid } from './slip.rules.ts'
import type { Betting } from './use-betting.ts'

/** So long nothing is typed before a number counts as written. */
const pauseMs = 1_500

/** Why the stake is not taken, with the bound that it crosses; undefined where it is, or is not there yet. `leave`: its field is left, or Enter pressed. */
export const useStakeProblem = (betting: Betting): { problem: string | undefined; leave(): void } => {
  const { stake } = betting.slip
  const [written, setWritten] = useState(stake)
  useEffect(() => {
    const timer = setTimeout(() => setWritten(stake), pauseMs)
    return () => clearTimeout(timer)
  }, [stake])
  const text = useProblemText(betting)
  return {
    problem: isToBeSaid(betting.wrong, { stake, written }) ? text : undefined,
    leave: () => setWritten(stake),
  }
}

const useProblemText = ({ wrong, known, bets }: Betting): string | undefined => {
  const say = useText('minigames')
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const cash = useShownCash() ?? 0
  const hasBonus = (useMember()?.member.bonusAmt ?? 0) > 0
  if (wrong === undefined || wrong === 'missing' || bets.length === 0) return undefined
  const { minimum, maximum, maximumWin } = known.limits
  const bounds = {
    B6000: money(cash, language),
    B6001: shortMoney(minimum, language),
    B6002: shortMoney(maximum, language),
    B6003: shortMoney(maximumWin, language),
  }
  return say('play.crossed', { reason: sayCode(wrong === 'B6000' && hasBonus ? 'B6014' : wrong), bound: bounds[wrong] })
}
