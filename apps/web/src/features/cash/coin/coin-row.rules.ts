import type { CoinRow } from '@maru/contract'
import type { Status } from '@maru/ui/status-chip.tsx'

/** On its way: its state changes by itself. */
export const isMoving = ({ movement }: CoinRow): boolean =>
  movement.cashType === 'deposit'
    ? movement.state === 'seen' || movement.state === 'returning'
    : movement.state === 'applied' || movement.state === 'waiting' || movement.state === 'sending'

/** The look of a state's chip. */
export const chipOf = ({ movement: { state } }: CoinRow): Status => chips[state]

const chips = {
  seen: 'waiting',
  credited: 'completed',
  held: 'rejected',
  returning: 'applied',
  returned: 'returned',
  gone: 'cancelled',
  applied: 'applied',
  waiting: 'waiting',
  sending: 'waiting',
  completed: 'completed',
  cancelled: 'cancelled',
  rejected: 'rejected',
} as const satisfies Record<CoinRow['movement']['state'], Status>

export const explorerLink = (transactionUrl: string | null | undefined, hash: string): string | undefined =>
  transactionUrl?.replace('{hash}', encodeURIComponent(hash))
