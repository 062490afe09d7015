import { type StaffNotice, type StaffNoticeKind, staffNotice } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { discardEvent, reviveEvent } from '../../platform/events/outbox.ts'
import { clearNotice, lockNotice, type Notice, noticesOf } from '../../platform/notices/notices.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { record } from '../audit/index.ts'
import { memberNicks } from '../identity/index.ts'
import { gameNameKey, gameNamesOf } from '../wagers/index.ts'

/** Of the context's site and of the whole installation, newest first. */
export const listNotices = async (ctx: Ctx): Promise<StaffNotice[]> => {
  const notices = await noticesOf(ctx.db, ctx.siteId)
  const wins = notices.flatMap(({ kind, detail }) => (kind === 'large-win' ? [winOf(detail)] : []))
  const named = notices.flatMap(({ kind, detail }) =>
    isOfMember(kind) ? [Number(detail.memberId), ...(detail.partnerId ? [Number(detail.partnerId)] : [])] : [],
  )
  const [nicks, games] = await Promise.all([
    memberNicks(ctx, [...wins.map(({ memberId }) => memberId), ...named]),
    gameNamesOf(ctx, wins),
  ])
  return notices.map((notice) => shown(notice, { nicks, games }))
}

/** What is dismissed by discarding, and what it is about. */
const dismissed: Partial<Record<StaffNoticeKind, string>> = {
  'large-win': 'wager',
  'round-waits': 'round',
  'sports-gap': 'feed',
  'partner-money': 'move',
  'coin-lost': 'coin',
}

/**
 * An undelivered event gets all its attempts again, or is discarded; a large win and a round that waits are dismissed by discarding. Throws STAFF_NOT_FOUND for what is gone, or
 * goes by itself only.
 */
export const resolveNotice = async (ctx: StaffCtx, noticeId: number, act: 'retry' | 'discard'): Promise<void> => {
  const notice = await lockNotice(ctx.db, ctx.siteId, noticeId)
  if (notice && dismissed[notice.kind] && act === 'discard') return dismiss(ctx, notice)
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
    target: `${dismissed[kind]}:${subject}`,
    before: { kind, siteId, ...detail },
    after: null,
  })
}

/** Beside large wins, which name a game too. */
const ofMembers: readonly StaffNoticeKind[] = [
  'transfer-unclear',
  'ticket-waits',
  'partner-money',
  'coin-held',
  'coin-lost',
  'coin-failed',
]
const isOfMember = (kind: StaffNoticeKind): boolean => ofMembers.includes(kind)

type Named = { nicks: ReadonlyMap<number, string>; games: ReadonlyMap<string, string> }

const shown = (notice: Notice, named: Named): StaffNotice => {
  const { noticeId, siteId, kind, raisedAt } = notice
  return staffNotice.parse({ noticeId, siteId, kind, raisedAt: raisedAt.toISOString(), ...fieldsOf(notice, named) })
}

const fieldsOf = ({ kind, subject, detail }: Notice, { nicks, games }: Named): Record<string, unknown> => {
  if (kind === 'event-undelivered')
    return { eventId: Number(subject), event: detail.name, attempts: detail.attempts, error: detail.error }
  if (kind === 'months-ahead') return { table: subject, months: detail.months }
  if (kind === 'transfer-unclear')
    return { ...detail, transferId: Number(subject), memberNick: nicks.get(Number(detail.memberId)) ?? '' }
  if (kind === 'partner-money') {
    const [partnerNick, memberNick] = [detail.partnerId, detail.memberId].map((id) => nicks.get(Number(id)) ?? '')
    return { ...detail, partnerNick, memberNick }
  }
  if (kind === 'ticket-waits' || kind === 'coin-held' || kind === 'coin-lost' || kind === 'coin-failed')
    return { ...detail, memberNick: nicks.get(Number(detail.memberId)) ?? '' }
  if (kind !== 'large-win') return detail
  const win = winOf(detail)
  return { ...detail, memberNick: nicks.get(win.memberId) ?? '', gameName: games.get(gameNameKey(win)) ?? win.gameCode }
}

const winOf = ({ memberId, vendorCode, gameCode }: Notice['detail']) => ({
  memberId: Number(memberId),
  vendorCode: String(vendorCode),
  gameCode: String(gameCode),
})
