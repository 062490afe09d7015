import { call, type Data, isCallError } from '@maru/client'
import type { TicketBody } from '../../../shared/sports/slip.rules.ts'

export type Placed = Data<'/api/sports/place'>

const repeatAfterMs = [700, 2_000]

/** Places a ticket. It is sent again while no answer comes: its id makes it the same one. */
export const placeTicket = async (body: TicketBody): Promise<Placed> => {
  for (const waitMs of repeatAfterMs) {
    try {
      return await call('/api/sports/place', body)
    } catch (problem) {
      if (!isCallError(problem, 'OFFLINE', 'BROKEN', 'E003')) throw problem
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
  return call('/api/sports/place', body)
}

/** What a refusal says beside its code: prices as they are now, and how much would be accepted. */
export const refusalOf = (problem: unknown): Partial<Pick<Placed, 'selections' | 'mostStake'>> =>
  isCallError(problem) && typeof problem.data === 'object' && problem.data !== null ? problem.data : {}
