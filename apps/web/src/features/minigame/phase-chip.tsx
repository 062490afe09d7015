import { useText } from '@maru/i18n/react'
import { type Status, StatusChip } from '@maru/ui/status-chip.tsx'
import type { Phase } from './phase.rules.ts'

const looks: Record<Phase, Status> = {
  soon: 'waiting',
  open: 'completed',
  closing: 'waiting',
  closed: 'lost',
  drawing: 'returned',
  cancelled: 'cancelled',
  off: 'lost',
}

/** What becomes of the round at this moment. */
export function PhaseChip({ phase }: { phase: Phase }) {
  const say = useText('minigames')
  return <StatusChip state={looks[phase]}>{say(`play.phase.${phase}`)}</StatusChip>
}
