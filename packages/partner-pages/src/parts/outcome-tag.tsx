import type { BetOutcome, CashOutcome } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Tag, type Tone } from '@maru/ui/tag.tsx'

// A loss is not an alarm.
const ofBets: Record<BetOutcome, Tone> = {
  won: 'ok',
  partly: 'mute',
  returned: 'info',
  lost: 'mute',
  placed: 'accent',
  waiting: 'warn',
  cancelled: 'mute',
}
const ofCash: Record<CashOutcome, Tone> = {
  applied: 'info',
  waiting: 'warn',
  completed: 'ok',
  cancelled: 'mute',
  rejected: 'bad',
}

/** What became of a bet. */
export function BetOutcomeTag({ outcome }: { outcome: BetOutcome }) {
  const say = useText('bets')
  return <Tag tone={ofBets[outcome]}>{say(`outcome.${outcome}`)}</Tag>
}

/** What became of a deposit or a withdrawal. */
export function CashOutcomeTag({ outcome }: { outcome: CashOutcome }) {
  const say = useText('cash')
  return <Tag tone={ofCash[outcome]}>{say(`state.${outcome}`)}</Tag>
}
