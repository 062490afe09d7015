import { type Currency, moneyOf } from '@maru/contract'
import type { Ctx, StaffCtx } from '../../platform/context.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import type { Services } from '../../platform/services.ts'
import type { NamedClock } from '../../platform/ticker/named-clock.ts'
import { record } from '../audit/index.ts'
import { house, lockPurses, memberPurse, post } from '../ledger/index.ts'
import { findCollectable, findDebts, findOpenDebt, type OpenDebt, saveDebts } from './debt.repository.ts'
import { type Debt, debtKey, noDebt } from './settle-money.rules.ts'

/** What a member of the site owes since a result was corrected; undefined: nothing. Takes no lock. */
export const openDebtOf = (ctx: Ctx, memberId: number): Promise<OpenDebt | undefined> => findOpenDebt(ctx, memberId)

const COLLECT_EVERY_MS = 5_000
/** Of one tick. */
const MOST_COLLECTED = 100
const who = { kind: 'system', job: 'wagers.collect-debts' } as const

/** Takes what members owe from the cash that came to them since. Answers of how many it was. */
export const collectDebts = async (services: Services): Promise<number> => {
  const owing = await services.reading({ who, siteId: 0 }, (ctx) => findCollectable(ctx, MOST_COLLECTED))
  for (const siteId of new Set(owing.map((each) => each.siteId))) {
    const ofSite = owing.filter((each) => each.siteId === siteId)
    await services.inContext({ who, siteId }, (ctx) => collectFrom(ctx, ofSite))
  }
  return owing.length
}

const collectFrom = async (ctx: Ctx, owing: readonly { memberId: number; currency: string }[]): Promise<void> => {
  const memberIds = owing.map(({ memberId }) => memberId)
  const purses = await lockPurses(ctx, memberIds)
  const debts = await findDebts(ctx, memberIds)
  for (const { memberId, currency } of owing) {
    const debt = debts.get(memberId) ?? noDebt
    const amount = Math.min(debt.open, purses.get(memberId)?.cash ?? 0)
    if (amount > 0) await collect(ctx, { memberId, currency: currency as Currency, debt, amount })
  }
}

export const collectDebtsClock: NamedClock = {
  name: 'wagers.collect-debts',
  everyMs: COLLECT_EVERY_MS,
  tick: collectDebts,
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
  const debt = (await findDebts(ctx, [memberId])).get(memberId) ?? noDebt
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
