import { won } from '@maru/contract'
import { beforeAll, expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { house, memberPurse } from './account-ref.ts'
import { openPurses } from './balance.service.ts'
import { post } from './posting.service.ts'

const server = await testServer()
const { accountId } = memberPurse(7, 'cash')

beforeAll(() =>
  server.system(async (ctx) => {
    await openPurses(ctx, 7, 'KRW')
    const [from, to] = [house('bank'), memberPurse(7, 'cash')]
    await post(ctx, { kind: 'deposit', currency: 'KRW', from, to, amount: won(10_000), key: 'guarded' })
  }),
)

test('the application can neither write the ledger nor change it, and the owner cannot change it', async () => {
  for (const statement of [
    'UPDATE ledger.account SET balance = balance + 1',
    'UPDATE ledger.transfer SET amount = amount + 1',
    'DELETE FROM ledger.transfer',
    'DELETE FROM ledger.transfer_key',
    'INSERT INTO ledger.transfer_key VALUES (gen_random_uuid(), 1, now(), 1)',
    'TRUNCATE ledger.transfer',
    'UPDATE ledger.seal_state SET sealed_id = 0',
  ])
    await expect(server.pool.query(statement), statement).rejects.toThrow(/permission denied/)
  const { rows } = await server.pool.query<{ name: string }>(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'ledger.transfer'::regclass`,
  )
  for (const { name } of rows)
    await expect(server.pool.query(`DELETE FROM ${name}`)).rejects.toThrow(/permission denied/)
  for (const statement of [
    'UPDATE ledger.transfer SET amount = amount + 1',
    'DELETE FROM ledger.transfer',
    'DELETE FROM ledger.transfer_key',
    'TRUNCATE ledger.transfer',
    'DELETE FROM ledger.account',
  ])
    await expect(server.ownerPool.query(statement), statement).rejects.toThrow(/append-only/)
})

test('whose an account is never changes, and it is of a currency that exists', async () => {
  for (const change of ['member_id = 1', 'site_id = 9', 'currency_no = 2', 'account_id = 99'])
    await expect(
      server.ownerPool.query(`UPDATE ledger.account SET ${change} WHERE account_id = $1`, [accountId]),
      change,
    ).rejects.toThrow(/never changes/)
  const opening = 'INSERT INTO ledger.account (account_id, house, site_id, currency_no) VALUES (-9999, $1, 1, 99)'
  await expect(server.ownerPool.query(opening, ['of nothing'])).rejects.toThrow(/of no currency/)
  for (const statement of ['DELETE FROM ledger.currency', 'UPDATE ledger.currency SET currency_no = 77'])
    await expect(server.ownerPool.query(statement), statement).rejects.toThrow(/append-only/)
})

test('no transfer goes from an account to itself', async () => {
  await expect(
    server.pool.query(
      `SELECT ledger.post(1, 1::smallint, 1::smallint, $1, NULL, $1, NULL, 5, gen_random_uuid(), '', now(), false)`,
      [accountId],
    ),
  ).rejects.toThrow(/transfer_is_sound/)
})
