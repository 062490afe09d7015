import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testDatabase } from '@maru/testkit'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'

const { pool, ownerPool, ownerUrl } = await testDatabase('empty')
const appRole = { name: 'maru_app' }
let dir: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'maru-migrate-'))
})

afterEach(async () => {
  rmSync(dir, { recursive: true })
  await ownerPool.query('DROP SCHEMA IF EXISTS shop CASCADE; DROP SCHEMA IF EXISTS migration CASCADE')
})

const write = (name: string, sql: string) => writeFileSync(join(dir, name), sql)

test('files are applied once, in the order of their names', async () => {
  write('0002_shop_price.sql', 'ALTER TABLE shop.item ADD price int8')
  write('0001_shop_item.sql', 'CREATE SCHEMA shop; CREATE TABLE shop.item (id int)')
  expect(await migrate(ownerUrl, dir)).toEqual(['0001_shop_item.sql', '0002_shop_price.sql'])
  expect(await migrate(ownerUrl, dir)).toEqual([])
  await ownerPool.query('SELECT id, price FROM shop.item')
})

test('a file that fails leaves nothing of itself and names its line', async () => {
  write('0001_shop_item.sql', 'CREATE SCHEMA shop')
  write('0002_shop_wrong.sql', 'CREATE TABLE shop.half (id int);\nCREATE TABLE shop.half (id int);\nSELEC')
  await expect(migrate(ownerUrl, dir)).rejects.toThrow(/0002_shop_wrong.sql failed: syntax error.*line 3/)
  expect((await ownerPool.query(`SELECT to_regclass('shop.half') AS half`)).rows).toEqual([{ half: null }])
  write('0002_shop_wrong.sql', 'CREATE TABLE shop.half (id int)')
  expect(await migrate(ownerUrl, dir)).toEqual(['0002_shop_wrong.sql'])
})

test('a file changed after it was applied is refused', async () => {
  write('0001_shop_item.sql', 'CREATE SCHEMA shop')
  await migrate(ownerUrl, dir)
  write('0001_shop_item.sql', 'CREATE SCHEMA shop; CREATE TABLE shop.late (id int)')
  await expect(migrate(ownerUrl, dir)).rejects.toThrow(/0001_shop_item.sql was changed/)
})

test('a file removed after it was applied is refused', async () => {
  write('0001_shop_item.sql', 'CREATE SCHEMA shop')
  await migrate(ownerUrl, dir)
  rmSync(join(dir, '0001_shop_item.sql'))
  await expect(migrate(ownerUrl, dir)).rejects.toThrow(/0001_shop_item.sql .* is gone/)
})

const writeRepeatable = (name: string, sql: string) => {
  mkdirSync(join(dir, 'repeatable'), { recursive: true })
  write(`repeatable/${name}`, sql)
}
const price = async () => (await ownerPool.query('SELECT shop.price() AS price')).rows[0].price

test('a repeatable file is applied after the tables, and again when it is changed, and only then', async () => {
  writeRepeatable('0001_shop_price.sql', 'CREATE OR REPLACE FUNCTION shop.price() RETURNS int4 LANGUAGE sql RETURN 1')
  write('0002_shop_schema.sql', 'CREATE SCHEMA shop')
  expect(await migrate(ownerUrl, dir)).toEqual(['0002_shop_schema.sql', 'repeatable/0001_shop_price.sql'])
  expect(await migrate(ownerUrl, dir)).toEqual([])
  writeRepeatable('0001_shop_price.sql', 'CREATE OR REPLACE FUNCTION shop.price() RETURNS int4 LANGUAGE sql RETURN 2')
  expect(await migrate(ownerUrl, dir)).toEqual(['repeatable/0001_shop_price.sql'])
  expect(await price()).toBe(2)
})

test('a repeatable file that fails leaves all of them as they were', async () => {
  write('0001_shop_schema.sql', 'CREATE SCHEMA shop')
  writeRepeatable('0001_shop_price.sql', 'CREATE OR REPLACE FUNCTION shop.price() RETURNS int4 LANGUAGE sql RETURN 1')
  await migrate(ownerUrl, dir)
  writeRepeatable('0001_shop_price.sql', 'CREATE OR REPLACE FUNCTION shop.price() RETURNS int4 LANGUAGE sql RETURN 2')
  writeRepeatable('0002_shop_wrong.sql', 'SELECT 1;\nSELEC')
  await expect(migrate(ownerUrl, dir)).rejects.toThrow(/repeatable\/0002_shop_wrong.sql failed: syntax error.*line 2/)
  expect(await price()).toBe(1)
})

test('a repeatable file that is gone is no error', async () => {
  writeRepeatable('0001_shop_none.sql', 'SELECT 1')
  await migrate(ownerUrl, dir)
  rmSync(join(dir, 'repeatable'), { recursive: true })
  expect(await migrate(ownerUrl, dir)).toEqual([])
})

test('a name without number and module is refused', async () => {
  write('shop.sql', 'SELECT 1')
  await expect(migrate(ownerUrl, dir)).rejects.toThrow(/"shop.sql" must be named/)
})

test('two starts at once apply each file once', async () => {
  write('0001_shop_item.sql', 'CREATE SCHEMA shop; CREATE TABLE shop.item (id int)')
  const applied = await Promise.all([1, 2, 3].map(() => migrate(ownerUrl, dir, { appRole })))
  expect(applied.flat()).toEqual(['0001_shop_item.sql'])
})

test('the application may read and write what migrations make, except what they revoke', async () => {
  write(
    '0001_shop_entry.sql',
    `CREATE SCHEMA shop; CREATE TABLE shop.item (id int); CREATE TABLE shop.entry (id int GENERATED ALWAYS AS IDENTITY, won int8);
     REVOKE UPDATE, DELETE ON shop.entry FROM maru_app`,
  )
  await migrate(ownerUrl, dir, { appRole })
  await pool.query('INSERT INTO shop.item VALUES (1); UPDATE shop.item SET id = 2; DELETE FROM shop.item')
  await pool.query('INSERT INTO shop.entry (won) VALUES (10)')
  await expect(pool.query('UPDATE shop.entry SET won = 11')).rejects.toThrow(/permission denied/)
  await expect(pool.query('DELETE FROM shop.entry')).rejects.toThrow(/permission denied/)
  await expect(pool.query('TRUNCATE shop.entry')).rejects.toThrow(/permission denied/)
  await expect(pool.query('CREATE TABLE shop.mine (id int)')).rejects.toThrow(/permission denied/)
  await expect(pool.query('DELETE FROM migration.applied')).rejects.toThrow(/permission denied/)
})
