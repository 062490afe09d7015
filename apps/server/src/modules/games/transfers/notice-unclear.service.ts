import type { Ctx } from '../../../platform/context.ts'
import { deskOf } from '../../../platform/notices/desk-topic.ts'
import { type NewNotice, raiseNotices } from '../../../platform/notices/notices.ts'
import { claimUnnoticed, type Transfer } from './transfer.repository.ts'
import { NOTICE_AFTER_MS } from './transfer.rules.ts'

/** Of every site: notifies staff of transfers of which nothing is known for ten minutes. Their notices go when it is known. */
export const noticeUnclear = async (ctx: Ctx): Promise<void> => {
  const unclear = await claimUnnoticed(ctx, new Date(ctx.now.getTime() - NOTICE_AFTER_MS))
  if (unclear.length === 0) return
  await raiseNotices(ctx.db, unclear.map(noticeOf))
  for (const siteId of new Set(unclear.map((transfer) => transfer.siteId)))
    ctx.publish(deskOf(siteId), { what: 'notice', id: '', isNew: true })
}

const noticeOf = ({ siteId, memberId, transferId, vendorCode, direction, amount, createdAt }: Transfer): NewNotice => ({
  siteId,
  kind: 'transfer-unclear',
  subject: String(transferId),
  detail: { memberId, vendorCode, direction, amount, since: createdAt.toISOString() },
})
