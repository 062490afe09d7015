import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { house, memberPurse, openPurses, post } from '../../apps/server/src/modules/ledger/index.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { proveDatabase } from './prove-database.ts'

const server = await testServer()
const lines: string[] = []
const prove = () => proveDatabase(server.ownerUrl, (line) => lines.push(line))

test('a database whose money agrees with its history is proved, with what is in it', async () => {
  await server.system(async (ctx) => {
    await openPurses(ctx, 11, 'KRW')
    await post(ctx, {
      kind: 'deposit',
      currency: 'KRW',
      from: house('bank'),
      to: memberPurse(11, 'cash'),
      amount: won(50_000),
      key: 'first',
    })
  })
  await prove()
  expect(lines[0]).toContain('a trial balance of zero')
  expect(lines[0]).toContain('1 transfers')
})

test.each([
  [
    'a stake that no wager knows',
    `INSERT INTO wagers.figure_change VALUES (1, '2026-11-20', 'studio', 'koi', 0, 0, 0, 1, 0)`,
    /figures of wagers do not agree/,
  ],
  [
    'a deposit that never came',
    `INSERT INTO cashier.day_sum VALUES (1, '2026-11-20', 'deposit', 0, 1000, 1)`,
    /deposits and withdrawals do not agree/,
  ],
])('%s, and it is not ready', async (_what, sql, message) => {
  await server.ownerPool.query(sql)
  await expect(prove()).rejects.toThrow(message)
  await server.ownerPool.query('TRUNCATE wagers.figure_change, cashier.day_sum')
})

test('one changed won, and it is not ready', async () => {
  const client = await server.ownerPool.connect()
  await client.query('SET session_replication_role = replica')
  await client.query('UPDATE ledger.account SET balance = balance + 1 WHERE balance = 50000')
  await client.query('RESET session_replication_role')
  client.release()
  await expect(prove()).rejects.toThrow(/does not agree with itself/)
})
