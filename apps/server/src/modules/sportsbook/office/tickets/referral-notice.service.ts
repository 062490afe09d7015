import type { Ctx } from '../../../../platform/context.ts'
import { deskOf } from '../../../../platform/notices/desk-topic.ts'
import { clearNotice, type NewNotice, noticesOfKind, raiseNotices } from '../../../../platform/notices/notices.ts'
import type { NamedClock } from '../../../../platform/ticker/named-clock.ts'
import { rulesOfSites } from '../../rules/rules.service.ts'
import type { BookRules } from '../../rules/rules.ts'
import { findWaiting, type WaitingOfSite } from './referred.repository.ts'

const EVERY_MS = 5_000
const MINUTE_MS = 60_000
const kind = 'referrals-wait'
const about = { who: { kind: 'system', job: 'sportsbook.referral-notice' }, siteId: 0 } as const

/** By the rules of the site. */
const isNotice = (now: Date, { waiting, since }: WaitingOfSite, { minutes, tickets }: BookRules['notice']): boolean =>
  waiting > tickets || now.getTime() - since.getTime() > minutes * MINUTE_MS

type Changes = { raised: NewNotice[]; isNew: (siteId: number) => boolean; over: NewNotice[] }

const findChanges = async (ctx: Ctx): Promise<Changes> => {
  const waiting = await findWaiting(ctx)
  const siteIds = waiting.map(({ siteId }) => siteId)
  const rules = siteIds.length > 0 ? await rulesOfSites(ctx, siteIds) : new Map<number, BookRules>()
  const wanted = waiting.flatMap((site) => {
    const notice = rules.get(site.siteId)?.notice
    return notice && isNotice(ctx.now, site, notice) ? [noticeOf(site)] : []
  })
  const known = new Map((await noticesOfKind(ctx.db, kind)).map((notice) => [notice.siteId, notice]))
  const sites = new Set(wanted.map(({ siteId }) => siteId))
  return {
    raised: wanted.filter(({ siteId, detail }) => {
      const was = known.get(siteId)?.detail
      return was?.waiting !== detail.waiting || was?.since !== detail.since
    }),
    isNew: (siteId) => !known.has(siteId),
    over: [...known.values()].filter(({ siteId }) => !sites.has(siteId)),
  }
}

/** Of every site: one notice while tickets wait for a trader for too long, or too many of them. */
export const noticeReferrals = async (ctx: Ctx): Promise<void> => {
  const { raised, isNew, over } = await findChanges(ctx)
  if (raised.length > 0) await raiseNotices(ctx.db, raised)
  for (const { subject } of over) await clearNotice(ctx.db, kind, subject)
  for (const { siteId } of [...raised, ...over])
    ctx.publish(deskOf(siteId), { what: 'notice', id: '', isNew: isNew(siteId) })
}

const noticeOf = ({ siteId, waiting, since }: WaitingOfSite): NewNotice => ({
  siteId,
  kind,
  subject: String(siteId),
  detail: { waiting, since: since.toISOString() },
})

export const referralNoticeClock: NamedClock = {
  name: 'sportsbook.referral-notice',
  everyMs: EVERY_MS,
  tick: async (services) => {
    const { raised, over } = await services.reading(about, findChanges)
    if (raised.length + over.length > 0) await services.inContext(about, noticeReferrals)
  },
}
