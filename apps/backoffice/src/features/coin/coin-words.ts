import type { AdminCoinPayment, CoinDepositState, CoinPaymentState } from '@maru/contract'
import type { Tone } from '../../shared/parts/chip.tsx'

/** What needs staff stands out; what goes by itself is calm. */
export const depositTones: Record<CoinDepositState, Tone> = {
  seen: 'info',
  credited: 'ok',
  held: 'warn',
  returning: 'info',
  returned: 'plain',
  gone: 'plain',
}
export const paymentTones: Record<CoinPaymentState, Tone> = {
  queued: 'info',
  signed: 'info',
  sent: 'info',
  paid: 'ok',
  failed: 'bad',
  dropped: 'plain',
}
/** A payment that waits since the hot wallet lacks something needs staff as much as one that failed. */
export const paymentTone = ({ state, failure }: Pick<AdminCoinPayment, 'state' | 'failure'>): Tone =>
  state === 'queued' && failure !== null ? 'warn' : paymentTones[state]
