import { type Currency, moneyOf } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { record } from '../audit/index.ts'
import { house, lockPurses, memberPurse, post } from '../ledger/index.ts'
import { findCollectable, findDebts, findOpenDebt, type OpenDebt, saveDebts } from './debt.repository.ts'
import { type Debt, debtKey, noDebt } from './settle-money.rules.ts'

/** What a member of the site owes since a result was corrected; undefined: nothing. Takes no lock. */
export const openDebtOf = (ctx: Ctx, memberId: number): Promise<OpenDebt | undefined> => findOpenDebt(ctx, memberId)

const COLLECT_EVERY_MS = 5_000
/** Of one transaction. */
const MOST_COLLECTED = 100

/** Takes what members owe from the cash that came to them since. Answers of how many. */
export const collectDebts = async (ctx: Ctx): Promise<number> => {
  const owing = await findCollectable(ctx, MOST_COLLECTED)
  if (owing.length === 0) return 0
  const purses = await lockPurses(
    ctx,
    owing.map(({ memberId }) => memberId),
  )
  for (const { siteId, memberId, currency } of owing) {
    const own = { ...ctx, siteId }
    const debt = await debtUnderLock(own, memberId)
    const amount = Math.min(debt.open, purses.get(memberId)?.cash ?? 0)
    if (amount > 0) await collect(own, { memberId, currency: currency as Currency, debt, amount })
  }
  return owing.length
}

export const collectDebtsClock: NamedClock = {
  name: 'wagers.collect-debts',
  everyMs: COLLECT_EVERY_MS,
  tick: (services) =>
    services.inContext({ who: { kind: 'system', job: 'wagers.collect-debts' }, siteId: 0 }, collectDebts),
}

/** Staff write off what a member owes: the house pays it. `amount`: what they saw; where it has changed since, nothing happens. */
export const forgiveDebt = async (
  ctx: StaffCtx,
  memberId: number,
  { amount, reason }: { amount: number; reason: string },
): Promise<void> => {
  const open = await findOpenDebt(ctx, memberId)
  if (!open) throw new StaffRefusal('STAFF_NOT_FOUND')
  await lockPurses(ctx, [memberId])
  const debt = await debtUnderLock(ctx, memberId)
  if (debt.open !== amount) throw new StaffRefusal('STAFF_CONFLICT')
  const currency = open.currency as Currency
  await post(ctx, {
    kind: 'debt-forgiven',
    currency,
    from: house('revenue'),
    to: memberPurse(memberId, 'cash'),
    amount: moneyOf(currency, amount),
    key: `${debtKey(memberId, debt.changes + 1)}:forgiven`,
    reference: `member:${memberId}`,
  })
  await collect(ctx, { memberId, currency, debt, amount })
  await record(ctx, {
    action: 'member.forgive-debt',
    target: `member:${memberId}`,
    before: { debt: amount },
    after: { debt: 0, reason },
  })
}

/** The purses are locked, so nobody changes it meanwhile. */
const debtUnderLock = async (ctx: Ctx, memberId: number): Promise<Debt> =>
  (await findDebts(ctx, [memberId])).get(memberId) ?? noDebt

type Collecting = { memberId: number; currency: Currency; debt: Debt; amount: number }

const collect = async (ctx: Ctx, { memberId, currency, debt, amount }: Collecting): Promise<void> => {
  const changes = debt.changes + 1
  await post(ctx, {
    kind: 'debt-collected',
    currency,
    from: memberPurse(memberId, 'cash'),
    to: house('receivable'),
    amount: moneyOf(currency, amount),
    key: debtKey(memberId, changes),
    reference: `member:${memberId}`,
  })
  await saveDebts(ctx, currency, new Map([[memberId, { open: debt.open - amount, changes }]]))
}
