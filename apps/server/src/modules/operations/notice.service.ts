import { type StaffNotice, staffNotice } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { discardEvent, reviveEvent } from '../../platform/events/outbox.ts'
import { clearNotice, lockNotice, type Notice, noticesOf } from '../../platform/notices/notices.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'

/** Of the context's site and of the whole installation, newest first. */
export const listNotices = async (ctx: Ctx): Promise<StaffNotice[]> => (await noticesOf(ctx.db, ctx.siteId)).map(shown)

/** An undelivered event gets all its attempts again, or is discarded. Throws STAFF_NOT_FOUND for what is gone, or goes by itself only. */
export const resolveNotice = async (ctx: StaffCtx, noticeId: number, act: 'retry' | 'discard'): Promise<void> => {
  const notice = await lockNotice(ctx.db, ctx.siteId, noticeId)
  if (notice?.kind !== 'event-undelivered') throw new StaffRefusal('STAFF_NOT_FOUND')
  const eventId = Number(notice.subject)
  await (act === 'retry' ? reviveEvent(ctx.db, eventId) : discardEvent(ctx.db, eventId))
  await clearNotice(ctx.db, notice.kind, notice.subject)
  await record(ctx, {
    action: `operations.${act}-event`,
    target: `event:${eventId}`,
    before: { kind: notice.kind, siteId: notice.siteId, ...notice.detail },
    after: null,
  })
}

const shown = ({ noticeId, siteId, kind, subject, detail, raisedAt }: Notice): StaffNotice =>
  staffNotice.parse({
    noticeId,
    siteId,
    kind,
    raisedAt: raisedAt.toISOString(),
    ...(kind === 'event-undelivered'
      ? { eventId: Number(subject), event: detail.name, attempts: detail.attempts, error: detail.error }
      : { table: subject, months: detail.months }),
  })
