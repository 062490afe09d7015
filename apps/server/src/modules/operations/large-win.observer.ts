import { type CashCurrency, unitsIn } from '@maru/contract'
import { deskOf } from '../../platform/notices/desk-topic.ts'
import { type NewNotice, raiseNotices } from '../../platform/notices/notices.ts'
import { currencyRead } from '../site/index.ts'
import type { ChangedWager, WagerObserver } from '../wagers/index.ts'

/** Tells staff of wagers that came to `LARGE_WIN` or more, and to more than was staked, in the transaction that pays them: none is missed. */
export const largeWins: WagerObserver = {
  kinds: ['settled', 'corrected'],
  async observe(ctx, wagers) {
    const large = wagers.filter((wager) =>
      isLarge(wager, leastIn(currencyRead(ctx.config, wager.siteId), ctx.config.LARGE_WIN)),
    )
    if (large.length === 0) return
    const written = raiseNotices(ctx.db, large.map(noticeOf))
    for (const siteId of new Set(large.map((wager) => wager.siteId)))
      ctx.publish(deskOf(siteId), { what: 'notice', id: '', isNew: true })
    await written
  },
}

/** `LARGE_WIN` is said in won; a euro or a dollar is worth about a thousand. */
const leastIn = (currency: CashCurrency, won: number): number =>
  currency === 'KRW' ? won : unitsIn(currency, Math.ceil(won / 1_000))

const isLarge = ({ before, after }: ChangedWager, least: number): boolean =>
  after.payout >= least && after.payout > after.stake && after.payout > before.payout

const noticeOf = ({ siteId, ref, vendorCode, gameCode, after: { stake, payout } }: ChangedWager): NewNotice => ({
  siteId,
  kind: 'large-win',
  subject: String(ref.wagerId),
  detail: { memberId: ref.memberId, vendorCode, gameCode, stake, payout },
})
