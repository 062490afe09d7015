import { type Points, points, type Won, won } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { findBalances, findEntries, findHouseBalances } from './balance.repository.ts'
import { insertPurses } from './posting.repository.ts'
import type { Purse } from './transfer-kinds.ts'

export type Balances = { cash: Won; points: Points; withdrawalPending: Won; inGame: Won; bonus: Won; held: Won }

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

/** Called once when a member signs up; a second call changes nothing. */
export const openPurses = (ctx: Ctx, memberId: number): Promise<void> => insertPurses(ctx, memberId)

/** All zero for a member without purses. Takes no lock. */
export const balancesOf = async (ctx: Ctx, memberId: number): Promise<Balances> =>
  (await balancesOfMany(ctx, [memberId])).get(memberId) ?? balancesFrom(new Map())

/** For lists of members: one query whatever their number. Members without purses are missing. */
export const balancesOfMany = async (ctx: Ctx, memberIds: readonly number[]): Promise<Map<number, Balances>> => {
  const byMember = new Map<number, Map<string, number>>()
  for (const row of await findBalances(ctx, memberIds)) {
    const held = byMember.get(row.member_id) ?? new Map<string, number>()
    byMember.set(row.member_id, held.set(row.purse, row.balance))
  }
  return new Map([...byMember].map(([memberId, held]) => [memberId, balancesFrom(held)]))
}

/** Newest first; a transfer between two purses of the member gives two rows. */
export const entriesOf = async (
  ctx: Ctx,
  memberId: number,
  page: number,
  size: number,
): Promise<{ rows: Entry[]; total: number }> => {
  const { rows, total } = await findEntries(ctx, memberId, page, size)
  return {
    total,
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

const balancesFrom = (held: ReadonlyMap<string, number>): Balances => {
  const of = (purse: Purse): number => held.get(purse) ?? 0
  return {
    cash: won(of('cash')),
    points: points(of('points')),
    withdrawalPending: won(of('withdrawal-pending')),
    inGame: won(of('in-game')),
    bonus: won(of('bonus')),
    held: won(of('held')),
  }
}
