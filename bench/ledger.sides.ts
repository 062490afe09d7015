import { randomUUID } from 'node:crypto'
import { won } from '@maru/contract'
import { createPool } from '@maru/postgres'
import type pg from 'pg'
import {
  memberPurse,
  openGroupCommit,
  type Posting,
  postPipelined,
  vendorAccount,
} from '../apps/server/src/modules/ledger/index.ts'
import type { Ctx } from '../apps/server/src/platform/context.ts'
import { inTransaction } from '../apps/server/src/platform/db/index.ts'
import {
  fillPreparedTransaction,
  HOUSE_ROW,
  OPENING_BALANCE,
  openPreparedTransaction,
} from './baselines/prepared-transaction.ts'
import type { Ground } from './ground.ts'
import type { Side } from './slices.ts'

export const ACCOUNTS = 10_000
/** Each has two of the accounts: cash and in-game. */
export const MEMBERS = ACCOUNTS / 2
export const SITE = 1
const MOST = 1_000

/** A migrated database of ours: its address as the application, and its owner for counting. */
export type Ledger = { url: string; owner: pg.Pool }
export const oursOf = ({ oursUrl, ours }: Ground): Ledger => ({ url: oursUrl, owner: ours })

/** Between two accounts at random, or from one at random to the one account of the house. */
export type Traffic = 'random' | 'hot'

const below = (limit: number): number => Math.floor(Math.random() * limit)

/** Both databases with the same accounts and as much history, analysed. */
export const fillLedgers = async (ground: Ground): Promise<void> => {
  const { ours, beside, size } = ground
  await ours.query(
    `SELECT ledger.open_purses(${SITE}, n, ARRAY[1,2,3,4,5,6]::smallint[], ARRAY[1,2,1,1,1,1]::smallint[]) FROM generate_series(1, ${MEMBERS}) n`,
  )
  const pool = createPool(ground.oursUrl, { work: 'unbounded', max: 2 })
  const grouped = openGroupCommit(pool, { maxWaiting: ACCOUNTS * 2 })
  const opening = Array.from({ length: MEMBERS }, (_, n) => n + 1).map((memberId) => ({
    siteId: SITE,
    currency: 'KRW' as const,
    happenedAt: new Date(),
    memberId,
  }))
  await Promise.all(
    opening.map(async ({ memberId, ...rest }) => {
      const cash = memberPurse(memberId, 'cash')
      const amount = won(2 * OPENING_BALANCE)
      const from = { side: 'bank', accountId: null, memberId: null, house: 'bank' } as const
      await grouped.post({ ...rest, kind: 'deposit', from, to: cash, amount, key: `fill:${memberId}:in` })
      const to = memberPurse(memberId, 'in-game')
      const half = won(OPENING_BALANCE)
      await grouped.post({ ...rest, kind: 'game-opened', from: cash, to, amount: half, key: `fill:${memberId}` })
    }),
  )
  const filler = groupCommitSide(oursOf(ground), 'random', 400)
  let left = size.filled - 2 * MEMBERS
  await Promise.all(
    Array.from({ length: 400 }, async (_, caller) => {
      while (left-- > 0) await filler.act(caller)
    }),
  )
  await filler.close()
  await grouped.close()
  await pool.end()
  await ours.query('VACUUM ANALYZE')
  await fillPreparedTransaction(beside, ACCOUNTS, size.filled)
  await wearInLog(ground)
}

/**
 * As in a database that has run for a while, the segments of the log are there to be used again: a new one is 16 MB of zeros, which whoever commits
 * next waits for. A quick run takes what the filling left.
 */
const wearInLog = async ({ ours, size }: Ground): Promise<void> => {
  const megabytes = size.isQuick ? 0 : 1_024
  await ours.query(
    `SELECT pg_logical_emit_message(false, 'bench', repeat('x', 1000000)) FROM generate_series(1, ${megabytes})`,
  )
  await ours.query('CHECKPOINT')
}

type Drawn = Pick<Posting, 'kind' | 'currency' | 'from' | 'to' | 'amount' | 'key' | 'reference'>

const drawer = (traffic: Traffic) => {
  let drawn = 0
  return (): Drawn => {
    const [first, second] = [1 + below(MEMBERS), 1 + below(MEMBERS)]
    const rest = {
      currency: 'KRW',
      amount: won(1 + below(MOST)),
      // What vendors name their transactions by, on either side.
      key: randomUUID(),
      reference: `wager:${++drawn}`,
    }
    const cash = memberPurse(first, 'cash')
    const inGame = memberPurse(second, 'in-game')
    if (traffic === 'hot') return { ...rest, kind: 'wager-placed', from: cash, to: vendorAccount('studio') } as Drawn
    return below(2) === 0
      ? ({ ...rest, kind: 'game-opened', from: cash, to: inGame } as Drawn)
      : ({ ...rest, kind: 'game-closed', from: inGame, to: cash } as Drawn)
  }
}

/** What the slice answered against what the database holds. */
export const oursHolds = ({ owner }: Ledger) => {
  const held = async () => {
    const { rows } = await owner.query(
      `SELECT (SELECT sum(balance)::bigint FROM ledger.account WHERE account_id > 0) AS members,
         (SELECT sum(entries)::bigint FROM ledger.account WHERE account_id > 0) AS entries,
         (SELECT coalesce(max(transfer_id), 0) FROM ledger.transfer) AS last_id`,
    )
    return rows[0] as { members: number; entries: number; last_id: number }
  }
  let was = { members: 0, entries: 0, last_id: 0 }
  return {
    begin: async () => {
      was = await held()
    },
    check: async (effective: number) => {
      const now = await held()
      const { rows } = await owner.query(
        `SELECT count(*) AS transfers, coalesce(sum(CASE WHEN to_account < 0 THEN amount WHEN from_account < 0 THEN -amount ELSE 0 END), 0)::bigint AS to_house,
           count(*) FILTER (WHERE from_account > 0) + count(*) FILTER (WHERE to_account > 0) AS sides
         FROM ledger.transfer WHERE transfer_id > $1`,
        [was.last_id],
      )
      const { transfers, to_house, sides } = rows[0] as Record<string, number>
      expectEqual('transfers', transfers, effective)
      expectEqual('entries', now.entries - was.entries, sides)
      expectEqual('money', now.members + (to_house ?? 0), was.members)
    },
  }
}

const expectEqual = (what: string, found: unknown, expected: unknown): void => {
  if (found !== expected) throw new Error(`${what} lost or doubled: ${found} in the database, ${expected} answered`)
}

export const groupCommitSide = (ledger: Ledger, traffic: Traffic, callers: number): Side => {
  const pool = createPool(ledger.url, { work: 'unbounded', max: 2, name: 'bench group commit' })
  const grouped = openGroupCommit(pool)
  const draw = drawer(traffic)
  const holds = oursHolds(ledger)
  return {
    name: `group commit, ${callers} callers`,
    callers,
    prepare: holds.begin,
    act: async () => {
      const { fromBalance, isRepeat } = await grouped.post({
        ...(draw() as Posting),
        siteId: SITE,
        happenedAt: new Date(),
      })
      return fromBalance !== undefined && !isRepeat
    },
    check: holds.check,
    close: async () => {
      await grouped.close()
      await pool.end()
    },
  }
}

/** `ledger.post` as the services call it that decide nothing by its answer: BEGIN, one call, COMMIT. */
export const postSide = (ledger: Ledger, traffic: Traffic, connections: number): Side => {
  const pool = createPool(ledger.url, { work: 'unbounded', max: connections, name: 'bench post', isPipelined: true })
  const draw = drawer(traffic)
  const holds = oursHolds(ledger)
  return {
    name: `ledger.post, ${connections} connections`,
    callers: connections,
    prepare: holds.begin,
    act: async () => {
      const [posted] = await inTransaction(pool, async (db) => {
        const ctx = { db, siteId: SITE, now: new Date(), emit: () => {} } as unknown as Ctx
        return [postPipelined(ctx, draw() as Posting)]
      })
      const { isRepeat } = await posted
      return !isRepeat
    },
    check: holds.check,
    close: () => pool.end(),
  }
}

export const preparedSide = async (ground: Ground, traffic: Traffic, connections: number): Promise<Side> => {
  const plain = openPreparedTransaction(ground.besideUrl, connections)
  let drawn = 0
  const held = async () => {
    const { rows } = await ground.beside.query(
      `SELECT sum(balance)::bigint AS money, (SELECT max(transfer_id) FROM transfer) AS last_id FROM account`,
    )
    return rows[0] as { money: number; last_id: number }
  }
  let before = await held()
  return {
    name: `prepared transaction, ${connections} connections`,
    callers: connections,
    act: async () => {
      const from = 1 + below(ACCOUNTS)
      const to = traffic === 'hot' ? HOUSE_ROW : 1 + ((from + below(ACCOUNTS - 1)) % ACCOUNTS)
      const transfer = { from, to, amount: 1 + below(MOST), key: randomUUID(), reference: `wager:${++drawn}` }
      return (await plain.post(transfer)) !== undefined
    },
    check: async (effective) => {
      const now = await held()
      const { rows } = await ground.beside.query('SELECT count(*) AS n FROM transfer WHERE transfer_id > $1', [
        before.last_id,
      ])
      expectEqual('transfers', rows[0].n, effective)
      expectEqual('money', now.money, before.money)
      before = now
    },
    close: plain.close,
  }
}
