import { type CashCurrency, moneyOf } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import {
  type BatchPosting,
  createBatchPoster,
  emitHoldings,
  holdingsOf,
  house,
  lockPurses,
  memberPurse,
} from '../../ledger/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { type CommissionLine, type PlannedEntry, type PurseState, planEntry, transferKindOf } from './book.rules.ts'
import {
  bookedKey,
  findBooked,
  insertPurseEntries,
  lockPurseRows,
  type PurseRow,
  savePurses,
} from './purse.repository.ts'

/**
 * Books commission of many holders in the caller's transaction, a statement for all of each kind: a partner's goes to its commission purse, that of a member with rates of its own to cash. What
 * is taken back never takes a purse below zero: the rest is owed, and goes off what is booked next. A line whose key was booked before does nothing; with another amount it is an error. Answers
 * what it booked now.
 */
export const bookCommission = async (ctx: Ctx, lines: readonly CommissionLine[]): Promise<PlannedEntry[]> => {
  const asked = lines.filter(({ amount }) => amount !== 0)
  if (asked.length === 0) return []
  const rows = await lockPurseRows(ctx, [...new Set(asked.map(({ holderId }) => holderId))])
  const fresh = await withoutBooked(ctx, asked)
  if (fresh.length === 0) return []
  const purses = await statesOf(ctx, rows)
  const entries: PlannedEntry[] = []
  for (const line of fresh.toSorted((a, b) => a.holderId - b.holderId)) {
    const purse = purses.get(line.holderId)
    if (!purse) throw new Error(`no purse of ${line.holderId}`)
    const { entry, after } = planEntry(line, purse.state, purse.name)
    purses.set(line.holderId, { ...purse, state: after })
    entries.push(entry)
  }
  await moveMoney(ctx, entries, await siteCurrency(ctx))
  await insertPurseEntries(ctx, entries)
  const changed = new Set(entries.map(({ holderId }) => holderId))
  await savePurses(
    ctx,
    [...purses].filter(([holderId]) => changed.has(holderId)).map(([holderId, { state }]) => ({ holderId, ...state })),
  )
  return entries
}

type OpenPurse = { name: PlannedEntry['purse']; state: PurseState }

const withoutBooked = async (ctx: Ctx, lines: readonly CommissionLine[]): Promise<CommissionLine[]> => {
  const known = await findBooked(ctx, lines)
  return lines.filter(({ holderId, key, amount, period }) => {
    const booked = key === undefined ? undefined : known.get(bookedKey(holderId, key))
    if (!booked) return true
    if (booked.amount === amount && booked.period === period) return false
    throw new Error(`commission ${key} of ${holderId} was booked as ${booked.amount} for ${booked.period}`)
  })
}

/** All of them lock their cash, in one statement: what members are to give back is taken from it, and a purse that is opened now needs the lock of its owner's. */
const statesOf = async (ctx: Ctx, rows: readonly PurseRow[]): Promise<Map<number, OpenPurse>> => {
  const cash = await lockPurses(
    ctx,
    rows.map(({ holderId }) => holderId),
  )
  return new Map(
    rows.map(({ holderId, isPartner, entries, earned, owed, released }) => {
      const held = isPartner ? earned + owed - released : (cash.get(holderId)?.cash ?? 0)
      return [
        holderId,
        { name: isPartner ? 'commission' : 'cash', state: { entries, earned, owed, released, held } },
      ] as const
    }),
  )
}

/** Keys are those of the entries: the rows are locked, and each entry is written once. */
const moveMoney = async (ctx: Ctx, entries: readonly PlannedEntry[], currency: CashCurrency): Promise<void> => {
  const moving = entries.filter(({ moved }) => moved !== 0)
  const answers = await createBatchPoster()(
    ctx,
    moving.map((entry) => postingOf(ctx, entry, currency)),
  )
  const refused = answers.findIndex(({ outcome }) => outcome !== 'posted')
  const { outcome } = answers[refused] ?? {}
  if (outcome) throw new Error(`commission of ${moving[refused]?.holderId} does not agree with the ledger: ${outcome}`)
  const paid = moving.filter(({ purse }) => purse === 'cash').map(({ holderId }) => holderId)
  if (paid.length > 0) emitHoldings(ctx, await holdingsOf(ctx, [...new Set(paid)]))
}

const postingOf = (ctx: Ctx, entry: PlannedEntry, currency: CashCurrency): BatchPosting => {
  const { holderId, ord, kind, moved, purse } = entry
  const [own, issued] = [memberPurse(holderId, purse), house('commission-issued')] as const
  const name = `commission:${holderId}:${ord}`
  return {
    siteId: ctx.siteId,
    kind: transferKindOf(kind),
    currency,
    from: moved > 0 ? issued : own,
    to: moved > 0 ? own : issued,
    amount: moneyOf(currency, Math.abs(moved)),
    key: name,
    reference: name,
    happenedAt: ctx.now,
  }
}
