import { type Cash, type CashCurrency, isCashCurrency, moneyOf, type Points, points } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { cursorOf, cursorText, pageBehind } from '../../platform/cursor.ts'
import type { BatchedRead } from '../../platform/db/batched-reads.ts'
import { type BalanceRow, findBalances, findEntries, findHouseBalances } from './balance.repository.ts'
import { insertPurses } from './posting.repository.ts'
import type { Purse } from './transfer-kinds.ts'

/** `currency`: of everything but the points. */
export type Balances = {
  currency: CashCurrency
  cash: Cash
  points: Points
  withdrawalPending: Cash
  inGame: Cash
  bonus: Cash
  held: Cash
  /** On its way to a vendor that keeps a purse, or back. */
  transferPending: Cash
  /** What a partner earned and has not converted yet. */
  commission: Cash
  /** Rises with every transfer of cash or points. */
  version: number
}

export type Entry = {
  transferId: string
  at: string
  kind: string
  currency: string
  account: string
  /** Signed: what it did to this account. */
  amount: number
  balanceBefore: number
  balanceAfter: number
  reference: string
}

/** Called once when a member signs up, with the currency of its site: cash and points. The other purses are opened by the first transfer to them. */
export const openPurses = (ctx: Ctx, memberId: number, cash: CashCurrency): Promise<void> =>
  insertPurses(ctx, memberId, cash)

/** All zero for a member without purses. Takes no lock. */
export const balancesOf = (ctx: Ctx, memberId: number): Promise<Balances> => ctx.batchRead(readBalances, memberId)

const readBalances: BatchedRead<number, Balances> = async (db, siteId, memberIds) => {
  const known = byMember(await findBalances(db, siteId, memberIds))
  return memberIds.map((memberId) => known.get(memberId) ?? balancesFrom(new Map()))
}

/** The cash as answers of calls say it. */
export const cashNow = async (ctx: Ctx, memberId: number): Promise<{ cash: Cash; balanceVersion: number }> => {
  const { cash, version } = await balancesOf(ctx, memberId)
  return { cash, balanceVersion: version }
}

/** For lists of members: one query whatever their number. Members without purses are missing. */
export const balancesOfMany = async (ctx: Ctx, memberIds: readonly number[]): Promise<Map<number, Balances>> =>
  byMember(await findBalances(ctx.db, ctx.siteId, memberIds))

const byMember = (rows: readonly BalanceRow[]): Map<number, Balances> => {
  const held = new Map<number, Map<string, Held>>()
  for (const row of rows) {
    const ofMember = held.get(row.member_id) ?? new Map<string, Held>()
    held.set(row.member_id, ofMember.set(row.purse, row))
  }
  return new Map([...held].map(([memberId, purses]) => [memberId, balancesFrom(purses)]))
}

/** Newest first, behind `before` ('': from the newest on); a transfer between two purses of the member gives two rows. */
export const entriesOf = async (
  ctx: Ctx,
  memberId: number,
  before: string,
  size: number,
): Promise<{ rows: Entry[]; next: string | null }> => {
  const found = await findEntries(ctx, memberId, size + 1, cursorOf(before, 2))
  const { rows, next } = pageBehind(found, size, (row) => cursorText(row.transfer_id, row.amount > 0 ? 1 : 0))
  return {
    next,
    rows: rows.map((row) => ({
      transferId: String(row.transfer_id),
      at: row.happened_at.toISOString(),
      kind: row.kind,
      currency: row.currency,
      account: row.purse,
      amount: row.amount,
      balanceBefore: row.balance_before,
      balanceAfter: row.balance_before + row.amount,
      reference: row.reference,
    })),
  }
}

/** House and vendor accounts of the site: sums of their entries. What a house account paid out stands negative. */
export const houseBalances = (ctx: Ctx): Promise<{ house: string; currency: string; balance: number }[]> =>
  findHouseBalances(ctx)

type Held = { currency: string; balance: number; entries: number }

const balancesFrom = (held: ReadonlyMap<string, Held>): Balances => {
  const of = (purse: Purse): number => held.get(purse)?.balance ?? 0
  const currency = held.get('cash')?.currency ?? 'KRW'
  if (!isCashCurrency(currency)) throw new Error(`a cash purse in ${currency}`)
  const cash = (purse: Purse): Cash => moneyOf(currency, of(purse))
  return {
    currency,
    cash: cash('cash'),
    points: points(of('points')),
    withdrawalPending: cash('withdrawal-pending'),
    inGame: cash('in-game'),
    bonus: cash('bonus'),
    held: cash('held'),
    transferPending: cash('transfer-pending'),
    commission: cash('commission'),
    version: (held.get('cash')?.entries ?? 0) + (held.get('points')?.entries ?? 0),
  }
}
