import { type StaffNotice, staffNotice } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { discardEvent, reviveEvent } from '../../platform/events/outbox.ts'
import { clearNotice, lockNotice, type Notice, noticesOf } from '../../platform/notices/notices.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { memberNicks } from '../identity/index.ts'

/** Of the context's site and of the whole installation, newest first. */
export const listNotices = async (ctx: Ctx): Promise<StaffNotice[]> => {
  const notices = await noticesOf(ctx.db, ctx.siteId)
  const memberIds = notices.flatMap(({ kind, detail }) => (kind === 'large-win' ? [Number(detail.memberId)] : []))
  const nicks = await memberNicks(ctx, memberIds)
  return notices.map((notice) => shown(notice, nicks))
}

/**
 * An undelivered event gets all its attempts again, or is discarded; a large win is dismissed by discarding. Throws STAFF_NOT_FOUND for what is gone, or goes
 * by itself only.
 */
export const resolveNotice = async (ctx: StaffCtx, noticeId: number, act: 'retry' | 'discard'): Promise<void> => {
  const notice = await lockNotice(ctx.db, ctx.siteId, noticeId)
  if (notice?.kind === 'large-win' && act === 'discard') return dismiss(ctx, notice)
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

const dismiss = async (ctx: StaffCtx, { kind, subject, siteId, detail }: Notice): Promise<void> => {
  await clearNotice(ctx.db, kind, subject)
  await record(ctx, {
    action: 'operations.dismiss-notice',
    target: `wager:${subject}`,
    before: { kind, siteId, ...detail },
    after: null,
  })
}

const shown = (notice: Notice, nicks: ReadonlyMap<number, string>): StaffNotice => {
  const { noticeId, siteId, kind, raisedAt } = notice
  return staffNotice.parse({ noticeId, siteId, kind, raisedAt: raisedAt.toISOString(), ...fieldsOf(notice, nicks) })
}

const fieldsOf = ({ kind, subject, detail }: Notice, nicks: ReadonlyMap<number, string>): Record<string, unknown> => {
  if (kind === 'event-undelivered')
    return { eventId: Number(subject), event: detail.name, attempts: detail.attempts, error: detail.error }
  if (kind === 'months-ahead') return { table: subject, months: detail.months }
  return { ...detail, memberNick: nicks.get(Number(detail.memberId)) ?? '' }
}
