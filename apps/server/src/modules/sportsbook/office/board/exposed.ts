import { cashOf } from '@maru/contract'

/** Of open tickets. `loss`: what the book loses at most. */
export type Exposed = { tickets: number; staked: number; loss: number }
export const noExposure: Exposed = { tickets: 0, staked: 0, loss: 0 }

export const exposureOut = ({ tickets, staked, loss }: Exposed) => ({
  tickets,
  staked: cashOf(staked),
  worst: cashOf(loss === 0 ? 0 : -loss),
})
