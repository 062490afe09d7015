import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { publishOffer } from '../../sportsdata/index.ts'
import { publishDesk } from '../office/topic.ts'
import type { OfferChange } from './margin.rules.ts'
import { lockOffer, saveOffer } from './offer.repository.ts'
import type { OfferKey, StoredOffer } from './offer.ts'
import { forgetLens } from './rules.service.ts'

type Terms = Omit<OfferChange, keyof OfferKey>
const termsOf = ({ isSuspended, marginBp, prices }: Terms): Terms => ({ isSuspended, marginBp, prices })
/** Prices in the order of their outcomes: the database has its own. */
const textOf = ({ isSuspended, marginBp, prices }: Terms): string =>
  JSON.stringify([isSuspended, marginBp, prices && Object.entries(prices).sort()])

/** What stands now, for whoever saw another version. */
export const conflictOf = (now: StoredOffer) => ({ version: now.version, ...termsOf(now) })

/**
 * Suspends or resumes the book (event 0), an event or a market, changes its margin or its prices. Holds for tickets that are decided from now on. `seen`: the version that staff saw: where another
 * was faster it is refused with what stands now (STAFF_CONFLICT). The same again changes nothing; suspending what is suspended counts, so that nobody resumes it who has not seen that.
 */
export const editOffer = async (
  ctx: StaffCtx,
  key: OfferKey,
  edit: (now: StoredOffer) => Terms,
  seen?: number,
): Promise<StoredOffer> => {
  const before = await lockOffer(ctx, key)
  if (seen !== undefined && before.version !== seen) throw new StaffRefusal('STAFF_CONFLICT', conflictOf(before))
  const terms = termsOf(edit(before))
  const isSuspendedAgain = seen === undefined && terms.isSuspended
  if (textOf(terms) === textOf(before) && !isSuspendedAgain) return before
  const isHeld = terms.isSuspended && before.isSuspended
  const after: StoredOffer = {
    eventId: key.eventId,
    marketKey: key.marketKey,
    ...terms,
    version: before.version + 1,
    suspendedAt: isHeld ? before.suspendedAt : terms.isSuspended ? ctx.now : null,
    suspendedBy: isHeld ? before.suspendedBy : terms.isSuspended ? ctx.who.staffId : null,
  }
  await saveOffer(ctx, after, ctx.who.staffId)
  forgetLens(ctx)
  publishOffer(ctx, key.eventId)
  publishDesk(ctx)
  await record(ctx, {
    action: 'sportsbook.change-offer',
    target: key.eventId === 0 ? 'book' : `event:${key.eventId} ${key.marketKey}`.trim(),
    before: before.version === 0 ? null : termsOf(before),
    after: terms,
  })
  return after
}

/** All that is changed of it, whatever it was before. */
export const changeOffer = async (ctx: StaffCtx, change: OfferChange): Promise<void> => {
  await editOffer(ctx, change, () => change)
}
