import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { columnOf, numbersIn } from './columns.ts'

const { pool } = await testDatabase('empty')
const readBack = async (column: string, type: string): Promise<unknown[]> =>
  (await pool.query(`SELECT v FROM unnest($1::${type}[]) WITH ORDINALITY AS u (v, n) ORDER BY n`, [column])).rows.map(
    ({ v }) => v,
  )

test('PostgreSQL reads a column as what was put in, whatever is in the texts', async () => {
  const texts = [
    '',
    'plain',
    'NULL',
    null,
    'a"b',
    'back\\slash\\',
    '{1,2}',
    ' spaces ',
    '한글 🎲',
    "it's",
    'new\nline',
    ',',
  ]
  expect(
    await readBack(
      columnOf(texts, (text) => text),
      'text',
    ),
  ).toEqual(texts)
})

test('numbers, booleans, instants and bytes have their own ways', async () => {
  expect(
    await readBack(
      columnOf([0, -1, 9_007_199_254_740_991, null], (n) => n),
      'bigint',
    ),
  ).toEqual([0, -1, 9_007_199_254_740_991, null])
  expect(
    await readBack(
      columnOf([true, false, undefined], (is) => is),
      'boolean',
    ),
  ).toEqual([true, false, null])
  const at = new Date('2026-11-20T06:07:08.123Z')
  expect(
    await readBack(
      columnOf([at], (instant) => instant),
      'timestamptz',
    ),
  ).toEqual([at])
  expect(
    await readBack(
      columnOf(['\\x00ff22'], (bytes) => bytes),
      'bytea',
    ),
  ).toEqual([Buffer.from('00ff22', 'hex')])
  expect(await readBack(columnOf([], String), 'text')).toEqual([])
})

test('an array of numbers is read from its text', () => {
  expect(numbersIn('{1,NULL,-3}')).toEqual([1, undefined, -3])
  expect(numbersIn('{}')).toEqual([])
})
