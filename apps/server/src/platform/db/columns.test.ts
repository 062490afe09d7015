import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'
import { booleans, byteStrings, days, instants, int2s, int4s, int8s, numbersIn, texts, uuids } from './columns.ts'

const { pool } = await testDatabase('empty')
const readBack = async (column: Buffer, type: string): Promise<unknown[]> =>
  (await pool.query(`SELECT v FROM unnest($1::${type}[]) WITH ORDINALITY AS u (v, n) ORDER BY n`, [column])).rows.map(
    ({ v }) => v,
  )
const itself = <Value>(value: Value): Value => value

test('PostgreSQL reads texts as what was put in, whatever is in them', async () => {
  const all = [
    '',
    'plain',
    'NULL',
    null,
    'a"b',
    'back\\slash\\',
    '{1,2}',
    ' spaces ',
    '한글 🎲',
    'é',
    "it's",
    'a\nb',
    ',',
  ]
  expect(await readBack(texts(all, itself), 'text')).toEqual(all)
  const long = ['x'.repeat(10_000), '한'.repeat(10_000)]
  expect(await readBack(texts(long, itself), 'text')).toEqual(long)
})

test('numbers keep their sign and size in each width', async () => {
  const ofInt8 = [0, 1, -1, 2 ** 32, 2 ** 32 - 1, -(2 ** 32), -(2 ** 32) - 1, 2 ** 31, Number.MAX_SAFE_INTEGER, null]
  expect(await readBack(int8s([...ofInt8, -Number.MAX_SAFE_INTEGER], itself), 'bigint')).toEqual([
    ...ofInt8,
    -Number.MAX_SAFE_INTEGER,
  ])
  const ofInt4 = [2 ** 31 - 1, 1 - 2 ** 31, null, 7]
  expect(await readBack(int4s(ofInt4, itself), 'int')).toEqual(ofInt4)
  const ofInt2 = [2 ** 15 - 1, 1 - 2 ** 15, null, 7]
  expect(await readBack(int2s(ofInt2, itself), 'smallint')).toEqual(ofInt2)
})

test('what its type does not hold is refused, not cut', () => {
  for (const wrong of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '7' as never])
    expect(() => int8s([wrong], itself)).toThrow(RangeError)
  expect(() => int4s([2 ** 31], itself)).toThrow(RangeError)
  expect(() => int2s([-(2 ** 15) - 1], itself)).toThrow(RangeError)
  expect(() => instants([new Date(Number.NaN)], itself)).toThrow(RangeError)
  expect(() => days(['2026-02-32'], itself)).toThrow(RangeError)
  for (const wrong of ['', 'ab'.repeat(15), 'zz'.repeat(16)]) expect(() => uuids([wrong], itself)).toThrow(RangeError)
})

test('booleans, instants, days, bytes and uuids have their own ways', async () => {
  expect(await readBack(booleans([true, false, undefined], itself), 'boolean')).toEqual([true, false, null])
  const at = ['2026-11-20T06:07:08.123Z', '1999-12-31T23:59:59.999Z'].map((text) => new Date(text))
  expect(await readBack(instants([...at, null], itself), 'timestamptz')).toEqual([...at, null])
  expect(await readBack(days(['2026-11-20', '1999-12-31', null], itself), 'date')).toEqual([
    '2026-11-20',
    '1999-12-31',
    null,
  ])
  const bytes = [Buffer.from('00ff22', 'hex'), Buffer.alloc(0), null]
  expect(await readBack(byteStrings(bytes, itself), 'bytea')).toEqual(bytes)
  expect(await readBack(uuids(['00112233445566778899aabbccddeeff'], itself), 'uuid')).toEqual([
    '00112233-4455-6677-8899-aabbccddeeff',
  ])
})

test('no rows are an array without elements', async () => {
  expect(await readBack(texts([], String), 'text')).toEqual([])
  expect(await readBack(int8s([], Number), 'bigint')).toEqual([])
})

test('an array of numbers is read from its text', () => {
  expect(numbersIn('{1,NULL,-3}')).toEqual([1, undefined, -3])
  expect(numbersIn('{}')).toEqual([])
})
