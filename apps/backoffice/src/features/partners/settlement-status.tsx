import type { SettlementStatus } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Chip, type Tone } from '../../shared/parts/chip.tsx'

const tones: Record<SettlementStatus, Tone> = { frozen: 'warn', confirmed: 'info', paid: 'ok', dropped: 'plain' }

export const SettlementStatusChip = ({ status }: { status: SettlementStatus }) => {
  const say = useText('office-partners')
  return <Chip tone={tones[status]}>{say(`status.${status}`)}</Chip>
}
