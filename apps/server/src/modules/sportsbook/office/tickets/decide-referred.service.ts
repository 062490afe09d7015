import type { ResultCode, StaffCode } from '@maru/contract'
import type { StaffCtx } from '../../../../platform/context.ts'
import { Refusal, StaffRefusal } from '../../../../platform/refusal.ts'
import type { Services } from '../../../../platform/services.ts'
import { entriesAbout } from '../../../audit/index.ts'
import {
  acceptReferred,
  type Offering,
  offerReferred,
  type Referred,
  rejectReferred,
  targetOf,
} from '../../tickets/refer.service.ts'
import { findTicket } from '../../tickets/ticket.repository.ts'
import { decisionOf } from './entries.rules.ts'

/** In steps. Throws STAFF_ALREADY_HANDLED where another of the staff was faster, STAFF_CONFLICT with the code that stands against it: the ticket then waits on. */
export const acceptTicket = (ctx: StaffCtx, of: Referred, services: Services): Promise<void> =>
  inStaffCodes(ctx, of, () => acceptReferred(ctx, of, services))

/** In steps. */
export const rejectTicket = (ctx: StaffCtx, of: Referred & { reason: string }, services: Services): Promise<void> =>
  inStaffCodes(ctx, of, () => rejectReferred(ctx, of, services))

/** Throws STAFF_INVALID for an offer that can be none, or of a live event. */
export const offerTicket = (ctx: StaffCtx, offering: Offering): Promise<void> =>
  inStaffCodes(ctx, offering, () => offerReferred(ctx, offering), { B6025: 'STAFF_INVALID' })

type Codes = Partial<Record<ResultCode, StaffCode>>
const CODES: Codes = { N404: 'STAFF_NOT_FOUND', B6028: 'STAFF_ALREADY_HANDLED', E002: 'STAFF_TOO_MANY' }

const inStaffCodes = async (ctx: StaffCtx, of: Referred, act: () => Promise<void>, own: Codes = {}): Promise<void> => {
  try {
    await act()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const code = own[error.code] ?? CODES[error.code] ?? 'STAFF_CONFLICT'
    const by = code === 'STAFF_ALREADY_HANDLED' ? await decidedBy(ctx, of) : null
    throw new StaffRefusal(code, { code: error.code, by }, error.retryAfterS)
  }
}

/** Enough to see who was last at a ticket. */
const MOST_ENTRIES = 10

/** Who of the others decided it; null: nobody did, its time was over or the member answered. */
const decidedBy = async (ctx: StaffCtx, of: Referred): Promise<string | null> => {
  const ticket = await findTicket(ctx, of.memberId, of.ticketId)
  const decided = ticket && decisionOf(await entriesAbout(ctx, targetOf(of), MOST_ENTRIES), ticket)
  return decided && decided.staffId !== ctx.who.staffId ? decided.staffName : null
}
