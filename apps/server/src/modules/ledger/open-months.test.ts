import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { house, memberPurse, post } from './index.ts'
import { openComingMonths, sealSettled, verify } from './proof.service.ts'

const server = await testServer()
const deposit = (memberId: number, key: string) =>
  server.system((ctx) =>
    post(ctx, {
      kind: 'deposit',
      currency: 'KRW',
      from: house('bank'),
      to: memberPurse(memberId, 'cash'),
      amount: won(1_000),
      key,
    }),
  )
const beyond = async () =>
  (await server.ownerPool.query('SELECT count(*)::int AS n FROM ledger.transfer_beyond')).rows[0].n

test('money moves in a month that nobody opened, and opening it leaves chain, seals and keys as they are', async () => {
  const { rows } = await server.ownerPool.query(
    `SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'ledger.transfer'::regclass AND inhrelid::regclass::text ~ '_\\d{4}_\\d\\d$'`,
  )
  for (const { name } of rows) await server.ownerPool.query(`ALTER TABLE ledger.transfer DETACH PARTITION ${name}`)
  for (const { name } of rows) await server.ownerPool.query(`DROP TABLE ${name}`)
  const member = await addMember(server)
  const first = await deposit(member, 'early:1')
  await deposit(member, 'early:2')
  await server.system(sealSettled)
  const inDefault = await beyond()
  expect(inDefault).toBeGreaterThanOrEqual(2)
  expect(await server.system(openComingMonths)).toBe(4)
  expect(await beyond()).toBe(0)
  expect(await server.system(verify)).toEqual([])
  expect(await deposit(member, 'early:1')).toEqual({ ...first, isRepeat: true })
  await deposit(member, 'late:1')
  await server.system(sealSettled)
  expect(await server.system(verify)).toEqual([])
})

test('transfers in the DEFAULT partition are as append-only as any', async () => {
  for (const sql of ['DELETE FROM ledger.transfer_beyond', 'UPDATE ledger.transfer_beyond SET amount = 1'])
    await expect(server.pool.query(sql)).rejects.toThrow(/permission denied/)
  await expect(server.ownerPool.query('TRUNCATE ledger.transfer_beyond')).rejects.toThrow(/append-only/)
  const { rows } = await server.ownerPool.query(
    `SELECT count(*)::int AS n FROM pg_trigger WHERE tgrelid = 'ledger.transfer_beyond'::regclass AND tgname = 'transfer_append_only' AND tgenabled = 'O'`,
  )
  expect(rows).toEqual([{ n: 1 }])
})
