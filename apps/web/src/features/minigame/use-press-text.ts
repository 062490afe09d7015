import { useText } from '@maru/i18n/react'
import { useSumName } from '../../shared/format/use-sum-name.ts'
import type { Betting } from './use-betting.ts'

/** What the press says: the sum that it costs, or what is missing. */
export const usePressText = ({
  isOpen,
  phase,
  bets,
  moved,
  wrong,
  total,
  isMember,
}: Betting): { text: string; isOff: boolean } => {
  const say = useText('minigames')
  const sumName = useSumName()
  if (!isOpen) return { text: say(`play.phase.${phase}`), isOff: true }
  if (bets.length === 0) return { text: say('play.press.choose'), isOff: true }
  if (!isMember) return { text: say('play.press.logIn'), isOff: false }
  if (wrong === 'missing') return { text: say('play.press.amount'), isOff: true }
  const sum = sumName(total)
  return { text: say(moved.length > 0 ? 'play.press.moved' : 'play.press.bet', { sum }), isOff: wrong !== undefined }
}
