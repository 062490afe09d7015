import type { Ctx } from '../../../platform/context.ts'
import { deskOf } from '../../../platform/notices/desk-topic.ts'
import { clearNotice, type NewNotice, noticesOfKind, raiseNotices } from '../../../platform/notices/notices.ts'
import { type HeldAtVendor, heldByVendor } from './held-purses.repository.ts'
import { NOTICE_AFTER_MS, ROUND_NOTICE_AFTER_MS } from './transfer.rules.ts'

/** Of every site: one notice for each vendor from which money does not come back, for as long as it does not. */
export const noticeHeld = async (ctx: Ctx): Promise<void> => {
  const ago = (ms: number): Date => new Date(ctx.now.getTime() - ms)
  const wanted = (await heldByVendor(ctx, ago(NOTICE_AFTER_MS), ago(ROUND_NOTICE_AFTER_MS))).map(noticeOf)
  const known = new Map((await noticesOfKind(ctx.db, 'purse-held')).map((notice) => [notice.subject, notice]))
  const raised = wanted.filter(({ subject, detail }) => !isSame(known.get(subject)?.detail, detail))
  const subjects = new Set(wanted.map(({ subject }) => subject))
  const over = [...known.values()].filter(({ subject }) => !subjects.has(subject))
  if (raised.length > 0) await raiseNotices(ctx.db, raised)
  for (const { kind, subject } of over) await clearNotice(ctx.db, kind, subject)
  for (const siteId of new Set([...raised, ...over].map((notice) => notice.siteId)))
    ctx.publish(deskOf(siteId), { what: 'notice', id: '', isNew: true })
}

const noticeOf = ({ siteId, vendorCode, members, amount, since, problem }: HeldAtVendor): NewNotice => ({
  siteId,
  kind: 'purse-held',
  subject: `${siteId}/${vendorCode}`,
  detail: { vendorCode, members, amount, since: since.toISOString(), problem },
})

const isSame = (known: NewNotice['detail'] | undefined, detail: NewNotice['detail']): boolean =>
  known !== undefined && Object.entries(detail).every(([field, value]) => known[field] === value)
