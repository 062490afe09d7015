import type pg from 'pg'
import { memberPurse, post, vendorAccount } from '../../apps/server/src/modules/ledger/index.ts'
import type { WagerRef, WagerResult } from '../../apps/server/src/modules/wagers/index.ts'
import type { Ctx } from '../../apps/server/src/platform/context.ts'
import { type Db, inTransaction } from '../../apps/server/src/platform/db/index.ts'
import { seoulDay } from '../../apps/server/src/platform/seoul-time.ts'

const LOCK = `SELECT stake, live_bets, movements, product, vendor_code, game_code FROM wagers.wager
  WHERE site_id = $1 AND member_id = $2 AND placed_at = $3 AND wager_id = $4 AND status = 'placed' FOR UPDATE`
const UPDATE = `UPDATE wagers.wager SET stake = $5, payout = $6, live_bets = $7, status = $8, movements = $9, settled_at = $10
  WHERE site_id = $1 AND member_id = $2 AND placed_at = $3 AND wager_id = $4`
const MOVE = `INSERT INTO wagers.movement (site_id, member_id, placed_at, wager_id, ord, kind, amount, balance_after, transfer_id, happened_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`
const BALANCE = 'SELECT balance FROM ledger.account WHERE account_id = $1'
const COUNT = `UPDATE wagers.member_day SET open_wagers = open_wagers - 1, open_stake = open_stake - $7, settled_stake = settled_stake + $8,
    settled_payout = settled_payout + $9
  WHERE site_id = $1 AND member_id = $2 AND day = $3 AND product = $4 AND vendor_code = $5 AND game_code = $6`

const DECIDE = `UPDATE wagers.leg SET state = $5, decided_at = $6 WHERE site_id = $1 AND member_id = $2 AND placed_at = $3 AND wager_id = $4`

/** The same settlement as most teams write it: a transaction for each wager, of prepared statements. False where it was settled already. */
export const settleOneByOne = (
  pool: pg.Pool,
  siteId: number,
  { memberId, placedAt, wagerId }: WagerRef,
  result: WagerResult,
  leg?: 'won' | 'lost',
  /** What else its product writes of it. */
  also?: (db: Db, payout: number) => Promise<unknown>,
): Promise<boolean> =>
  inTransaction(pool, async (db) => {
    const now = new Date()
    const key = [siteId, memberId, placedAt, wagerId]
    const [wager] = await db.named<Record<'stake' | 'movements', number> & Record<string, string>>(
      'one.lock',
      LOCK,
      key,
    )
    if (!wager) return false
    const isVoid = result === 'void'
    const pays = isVoid ? wager.stake : result
    const ctx = { db, siteId, now, emit: () => {} } as unknown as Ctx
    const purse = memberPurse(memberId, 'cash')
    const posted =
      pays > 0
        ? await post(ctx, {
            kind: isVoid ? 'wager-cancelled' : 'wager-paid',
            currency: 'KRW',
            from: vendorAccount(wager.vendor_code ?? ''),
            to: purse,
            amount: pays as never,
            key: `wager:${wagerId}:${wager.movements + 1}`,
            reference: `wager:${wagerId}`,
          })
        : undefined
    const [held] = posted ? [] : await db.named<{ balance: number }>('one.balance', BALANCE, [purse.accountId])
    const ord = wager.movements + 1
    const status = isVoid ? 'cancelled' : 'settled'
    const stake = isVoid ? 0 : wager.stake
    const payout = isVoid ? 0 : pays
    await db.named('one.update', UPDATE, [...key, stake, payout, isVoid ? 0 : 1, status, ord, now])
    await db.named('one.move', MOVE, [
      ...key,
      ord,
      isVoid ? 'rollback' : 'win',
      pays,
      posted?.toBalance ?? held?.balance ?? 0,
      posted ? String(posted.transferId) : null,
      now,
    ])
    if (leg) await db.named('one.decide', DECIDE, [...key, leg, now])
    await also?.(db, payout)
    const day = [siteId, memberId, seoulDay(placedAt), wager.product, wager.vendor_code, wager.game_code]
    await db.named('one.count', COUNT, [...day, wager.stake, stake, payout])
    return true
  })
