import type { Ctx } from '../../../platform/context.ts'
import { deskOf } from '../../../platform/notices/desk-topic.ts'
import { clearNotice, noticesOfKind, raiseNotice } from '../../../platform/notices/notices.ts'
import type { Services } from '../../../platform/services.ts'
import type { PaymentRow } from './payment.repository.ts'

const failedKind = 'coin-failed'
const lacksKind = 'coin-lacks'
/** The hot wallet is one for all sites. */
const about = { who: { kind: 'system', job: 'coin.send' }, siteId: 0 } as const

/** For people to look at. */
export const raiseFailedNotice = async (ctx: Ctx, payment: PaymentRow): Promise<void> => {
  const { siteId, paymentId, memberId, amount } = payment
  const detail = { paymentIdx: paymentId, memberId, amount }
  await raiseNotice(ctx.db, { siteId, kind: failedKind, subject: String(paymentId), detail })
  ctx.publish(deskOf(siteId), { what: 'notice', id: '', isNew: true })
}

export const clearFailedNotice = (ctx: Ctx, { paymentId }: PaymentRow): Promise<void> =>
  clearNotice(ctx.db, failedKind, String(paymentId))

/** `payment`: the first that waits for it. */
export type Lack = { what: 'no-coin' | 'no-gas' | 'too-dear'; payment: Pick<PaymentRow, 'amount' | 'queuedAt'> }

/** One for the wallet of a chain, whatever waits for it. Null: it lacks nothing. */
export const noteLack = async (services: Services, chainId: number, lack: Lack | null): Promise<void> => {
  const subject = String(chainId)
  const notices = await services.reading(about, ({ db }) => noticesOfKind(db, lacksKind))
  const known = notices.find((notice) => notice.subject === subject)?.detail
  const detail = lack && {
    what: lack.what,
    amount: lack.payment.amount,
    since: lack.payment.queuedAt.toISOString(),
  }
  if (known?.what === detail?.what && known?.amount === detail?.amount && known?.since === detail?.since) return
  await services.inContext(about, ({ db }) =>
    detail === null
      ? clearNotice(db, lacksKind, subject)
      : raiseNotice(db, { siteId: about.siteId, kind: lacksKind, subject, detail }),
  )
  if (detail) services.log.warn(detail, 'payments wait for the hot wallet, or for a lower fee')
}
