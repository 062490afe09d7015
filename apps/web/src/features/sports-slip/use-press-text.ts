import { useText } from '@maru/i18n/react'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import type { SportBetting } from './use-sport-betting.ts'

/** What the press says: the sum that it costs, or what is missing. */
export const usePressText = (betting: SportBetting): { text: string; isOff: boolean } => {
  const say = useText('sports-slip')
  const sumName = useSumName()
  const { legs, isOff, wrong, sums, isMember, stakeProblem, quoteProblem, hasMoved, mode } = betting
  if (betting.isHeld) return { text: say('ticket.waiting'), isOff: true }
  if (legs.length === 0) return { text: say('press.choose'), isOff: true }
  if (mode === 'system' && legs.length < 2) return { text: say('press.more'), isOff: true }
  if (isOff) return { text: say('press.closed'), isOff: true }
  if (wrong !== null || !sums || (quoteProblem && isSlipRefusal(quoteProblem)))
    return { text: say('press.wrong'), isOff: true }
  if (!isMember) return { text: say('press.logIn'), isOff: false }
  if (stakeProblem === 'missing') return { text: say('press.amount'), isOff: true }
  const sum = sumName(sums.stake)
  return { text: say(hasMoved ? 'press.moved' : 'press.bet', { sum }), isOff: stakeProblem !== undefined }
}

/** Of the slip itself: pressing would be refused with the same. What passes by itself is not of it. */
const isSlipRefusal = (problem: unknown): boolean =>
  ['B6023', 'B6025'].includes((problem as { code?: string }).code ?? '')
