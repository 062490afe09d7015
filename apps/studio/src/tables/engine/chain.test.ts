import { createHash } from 'node:crypto'
import { leadsTo } from '@maru/draws'
import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { chainByNumber, isSealedNow, linkAt, makeChain, storeChain } from './chain.ts'
import { createDatabaseClock } from './database-clock.ts'
import type { Engine } from './engine.ts'
import { poolDb } from './shoe.repository.ts'
import { addTables } from './table.repository.ts'

const database = await testDatabase('studio')
const secretOf = (text: string) => createHash('sha256').update(text).digest()
const engineWith = (sealSecret: Buffer, formerSecrets: Buffer[] = []) =>
  ({ db: database.pool, clock: createDatabaseClock(), links: 2_500, sealSecret, formerSecrets }) as unknown as Engine
const engine = engineWith(secretOf('one'))
const db = poolDb(database.pool)
const CODE = 'sic-bo-1'
await addTables(database.pool)
const chain = await storeChain(db, CODE, await makeChain(engine, CODE, 'sic-bo', 1))

test('every link leads to the commitment, from whichever checkpoint it comes', async () => {
  const known = { number: 0, link: chain.commitment }
  for (const number of [1, 999, 1_000, 1_001, 2_000, 2_499, 2_500])
    expect(leadsTo({ number, link: await linkAt(engine, CODE, chain, number) }, known), String(number)).toBe(true)
  await expect(linkAt(engine, CODE, chain, 2_501)).rejects.toThrow(/no link 2501/)
})

test('nothing of a link lies open in the database', async () => {
  const { rows } = await database.pool.query('SELECT number, sealed FROM studio.table_checkpoint WHERE code = $1', [
    CODE,
  ])
  expect(rows.map(({ number }) => number).sort((one, other) => one - other)).toEqual([1_000, 2_000, 2_500])
  for (const { number, sealed } of rows)
    expect(sealed.includes(Buffer.from(await linkAt(engine, CODE, chain, number)))).toBe(false)
})

test('another key opens nothing, a former one what it sealed; and then the next cut takes a new chain', async () => {
  const changed = engineWith(secretOf('two'))
  await expect(linkAt(changed, CODE, chain, 7)).rejects.toThrow(/no key/)
  const withFormer = engineWith(secretOf('two'), [secretOf('one')])
  expect(await linkAt(withFormer, CODE, chain, 7)).toEqual(await linkAt(engine, CODE, chain, 7))
  expect(await isSealedNow(withFormer, CODE, chain)).toBe(false)
  expect(await isSealedNow(engine, CODE, await chainByNumber(db, CODE, 1))).toBe(true)
})

test('what was committed, dealt or paid is never changed in the database', async () => {
  const { ownerPool } = database
  await expect(ownerPool.query('UPDATE studio.table_chain SET links = 1')).rejects.toThrow(/never changed/)
  await expect(ownerPool.query('DELETE FROM studio.table_checkpoint')).rejects.toThrow(/never changed/)
  await ownerPool.query(`INSERT INTO studio.table_round (code, round, id, link) VALUES ($1, 1, gen_random_uuid(), 1)`, [
    CODE,
  ])
  await ownerPool.query(
    `UPDATE studio.table_round SET cards = '{1,2}', result = '1 2 3', pays = '{}', link_used = '\\x01'`,
  )
  for (const change of [
    `result = '4 5 6'`,
    `pays = '{"big":200}'`,
    `cards = '{1,3}'`,
    `link_used = '\\x02'`,
    'link = 2',
  ])
    await expect(ownerPool.query(`UPDATE studio.table_round SET ${change}`), change).rejects.toThrow()
  await expect(ownerPool.query('DELETE FROM studio.table_round')).rejects.toThrow(/never deleted/)
})
