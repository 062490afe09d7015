import { won } from '@maru/contract'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { house, memberPurse, vendorAccount } from './account-ref.ts'
import { houseBalances, openPurses } from './balance.service.ts'
import { post } from './posting.service.ts'
import { sealOnce } from './proof.repository.ts'
import { openComingMonths, prove, sealSettled, trialBalance, verify, watchTrialBalance } from './proof.service.ts'

const server = await testServer()
const ann = 11
const ben = 12
let sequence = 0
const PATIENCE = { timeout: 15_000 }

const key = () => `k${sequence++}`
const deposit = (memberId: number, amount: number) =>
  server.system((ctx) =>
    post(ctx, {
      kind: 'deposit',
      currency: 'KRW',
      from: house('bank'),
      to: memberPurse(memberId, 'cash'),
      amount: won(amount),
      key: key(),
    }),
  )
const bet = (memberId: number, amount: number) =>
  server.system((ctx) =>
    post(ctx, {
      kind: 'wager-placed',
      currency: 'KRW',
      from: memberPurse(memberId, 'cash'),
      to: vendorAccount('studio'),
      amount: won(amount),
      key: key(),
    }),
  )
const problems = async () => (await server.system(verify)).map((problem) => problem.what)
const seal = () => server.system(sealSettled)
const unsealedIds = async (): Promise<number> => {
  const { rows } = await server.pool.query<{ n: number }>(
    'SELECT last_value - (SELECT sealed_id FROM ledger.seal_state) AS n FROM ledger.transfer_id',
  )
  return rows[0]?.n ?? 0
}
/** Transactions of other test files on the same PostgreSQL may hold the seal back for a while. */
const sealEverything = async () => {
  await expect
    .poll(async () => {
      await seal()
      return unsealedIds()
    }, PATIENCE)
    .toBe(0)
}

/** As somebody could who has the database and its owner's password: past the triggers. Undone afterwards. */
const tampering = async (sql: string, found: () => Promise<void>) => {
  const client = await server.ownerPool.connect()
  try {
    await client.query('SET session_replication_role = replica')
    await client.query('CREATE TEMP TABLE kept AS SELECT * FROM ledger.transfer')
    await client.query('CREATE TEMP TABLE kept_account AS SELECT * FROM ledger.account')
    await client.query('CREATE TEMP TABLE kept_key AS SELECT * FROM ledger.transfer_key')
    const { rowCount } = await client.query(sql)
    expect(rowCount, 'rows tampered with').toBeGreaterThan(0)
    await found()
  } finally {
    await client.query('DELETE FROM ledger.transfer; INSERT INTO ledger.transfer SELECT * FROM kept')
    await client.query('DELETE FROM ledger.account; INSERT INTO ledger.account SELECT * FROM kept_account')
    await client.query('DELETE FROM ledger.transfer_key; INSERT INTO ledger.transfer_key SELECT * FROM kept_key')
    await client.query('RESET session_replication_role; DROP TABLE kept, kept_account, kept_key')
    client.release()
  }
  expect(await problems()).toEqual([])
}

beforeAll(async () => {
  await server.system(async (ctx) => {
    await openPurses(ctx, ann, 'KRW')
    await openPurses(ctx, ben, 'KRW')
  })
  await deposit(ann, 100_000)
  await deposit(ben, 50_000)
  for (let i = 0; i < 5; i++) await bet(ann, 1_000 + i)
})

test('an untouched ledger has nothing to find, sealed or not', async () => {
  expect(await problems()).toEqual([])
  expect(await server.system(trialBalance)).toEqual([
    { currency: 'KRW', sum: 0 },
    { currency: 'POINT', sum: 0 },
  ])
  await sealEverything()
  expect(await problems()).toEqual([])
})

test('one won changed in a transfer is found, and where', async () => {
  await tampering(
    'UPDATE ledger.transfer SET amount = amount + 1 WHERE transfer_id = (SELECT max(transfer_id) - 2 FROM ledger.transfer)',
    async () => {
      const found = await server.system(verify)
      expect(found.map((problem) => problem.what)).toEqual(expect.arrayContaining(['balance', 'chain', 'link']))
      expect(found.find((problem) => problem.what === 'link')?.account_id).toBe(ann * 16 + 1)
    },
  )
})

test('one won changed so that every balance still agrees is found', async () => {
  const forged = `WITH gone AS (SELECT max(transfer_id) - 2 AS id FROM ledger.transfer)
    UPDATE ledger.transfer SET amount = amount + CASE WHEN transfer_id = id THEN 1 ELSE -1 END,
      from_before = from_before - CASE WHEN transfer_id = id THEN 0 ELSE 1 END
    FROM gone WHERE transfer_id IN (id, id + 1)`
  await tampering(forged, async () => expect(await problems()).toContain('chain'))
})

test('one won given to a purse without a transfer is found at once by the sum of all accounts', async () => {
  await tampering(`UPDATE ledger.account SET balance = balance + 1 WHERE account_id = ${ben * 16 + 1}`, async () => {
    expect(await problems()).toEqual(expect.arrayContaining(['balance', 'sum']))
    expect(await server.system(trialBalance)).toContainEqual({ currency: 'KRW', sum: 1 })
  })
})

test('a transfer taken out, a reference rewritten and a lost key are found', async () => {
  const last = '(SELECT max(transfer_id) FROM ledger.transfer)'
  await tampering(`DELETE FROM ledger.transfer WHERE transfer_id = ${last}`, async () =>
    expect(await problems()).toEqual(expect.arrayContaining(['balance', 'entries', 'chain', 'key'])),
  )
  await tampering(`UPDATE ledger.transfer SET reference = 'forged' WHERE transfer_id = ${last}`, async () =>
    expect(await problems()).toContain('chain'),
  )
  await tampering(`DELETE FROM ledger.transfer_key WHERE transfer_id = ${last}`, async () =>
    expect(await problems()).toEqual(['key']),
  )
})

test('history forged together with its chain is found by the seal', async () => {
  await sealEverything()
  const forged = `UPDATE ledger.transfer SET reference = 'forged' WHERE from_account < 0 AND to_account = ${ben * 16 + 1}`
  const rechained = `UPDATE ledger.account a SET chain = computed.chain FROM (
      SELECT ledger.chain(ledger.digest(t) ORDER BY transfer_id) AS chain FROM ledger.transfer t
      WHERE ${ben * 16 + 1} IN (from_account, to_account)) computed WHERE a.account_id = ${ben * 16 + 1}`
  await tampering(forged, async () => {
    await server.ownerPool.query(rechained)
    expect(await problems()).toEqual(['seal'])
  })
})

test('a transfer that commits late is not missed by the seal, though later ones are there before it', async () => {
  await sealEverything()
  const client = await server.pool.connect()
  await client.query('BEGIN')
  await client.query(
    `SELECT ledger.post(1, 1::smallint, 1::smallint, NULL, 'bank', $1, NULL, 7, gen_random_uuid(), 'late', now(), false)`,
    [ben * 16 + 1],
  )
  await deposit(ann, 1_000)
  await seal()
  await seal()
  // The late one, and the one after it that is there already.
  expect(await unsealedIds()).toBe(2)
  await client.query('COMMIT')
  client.release()
  await sealEverything()
  expect(await problems()).toEqual([])
})

test('a chunk seals the oldest transfers, and the next one those after them', async () => {
  await sealEverything()
  for (const amount of [1, 2, 3]) await deposit(ben, amount)
  const chunks: number[] = []
  await expect
    .poll(async () => {
      chunks.push(await server.system((ctx) => ctx.inOwnTransaction((own) => sealOnce(own, 2), 'repeatable')))
      return unsealedIds()
    }, PATIENCE)
    .toBe(0)
  expect(chunks.filter((sealed) => sealed > 0)).toEqual([2, 1])
  expect(await problems()).toEqual([])
})

test('house balances are the same before and after they are rolled up', async () => {
  await bet(ann, 777)
  const before = await server.system(houseBalances)
  await sealEverything()
  expect(await server.system(houseBalances)).toEqual(before)
  expect(before).toContainEqual({ house: 'vendor:studio', currency: 'KRW', balance: 5_010 + 777 })
})

test('a finding rings the alarm: an error in the log for each', async () => {
  const rung: unknown[] = []
  const listening = <T>(act: (ctx: never) => Promise<T>) =>
    server.system((ctx) =>
      act({ ...ctx, log: { error: (about: unknown) => rung.push(about), info: () => {} } } as never),
    )
  await listening(watchTrialBalance)
  await listening(prove)
  expect(rung).toEqual([])
  await tampering(`UPDATE ledger.account SET balance = balance + 1 WHERE account_id = ${ben * 16 + 1}`, async () => {
    await listening(watchTrialBalance)
    expect(rung).toEqual([{ finding: { site_id: 1, currency: 'KRW', sum: 1 } }])
    await listening(prove)
    expect(rung.length).toBeGreaterThan(1)
  })
})

test('coming months are opened once, by the application itself', async () => {
  expect(await server.system(openComingMonths)).toBe(1)
  expect(await server.system(openComingMonths)).toBe(0)
  await server.ownerPool.query(`SELECT ledger.open_months((now() + interval '2 years')::date, 2)`)
  const { rows } = await server.pool.query(
    `SELECT count(*)::int AS n FROM pg_inherits WHERE inhparent = 'ledger.transfer'::regclass`,
  )
  expect(rows).toEqual([{ n: 7 }])
})
