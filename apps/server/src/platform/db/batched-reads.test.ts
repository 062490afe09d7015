import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { type BatchedRead, createBatchedReads } from './batched-reads.ts'

const nowhere = { named: async () => [] }

/** A read whose statements are answered by the test. */
const heldRead = () => {
  const statements: { siteId: number; keys: string[]; answer: (suffix?: string) => void; fail: () => void }[] = []
  const read: BatchedRead<string, string> = (_, siteId, keys) =>
    new Promise((resolve, reject) => {
      const answer = (suffix = '') => resolve(keys.map((key) => `${key}${suffix}`))
      statements.push({ siteId, keys: [...keys], answer, fail: () => reject(new Error('cut')) })
    })
  return { read, statements, asked: () => statements.map(({ keys }) => keys) }
}
const turn = () => new Promise((next) => setImmediate(next))

test('callers of one moment share a statement, and each gets its own answer', async () => {
  const { read, statements, asked } = heldRead()
  const batchRead = createBatchedReads(nowhere)
  const answers = Promise.all(['a', 'b', 'a'].map((key) => batchRead(read, 1, key)))
  await turn()
  expect(asked()).toEqual([['a', 'b', 'a']])
  statements[0]?.answer('!')
  expect(await answers).toEqual(['a!', 'b!', 'a!'])
})

test('an answer is never older than its question: who asks later waits for a later statement', async () => {
  const { read, statements, asked } = heldRead()
  const batchRead = createBatchedReads(nowhere)
  void batchRead(read, 1, 'a')
  await turn()
  void batchRead(read, 1, 'b')
  await turn()
  const third = batchRead(read, 1, 'c')
  const fourth = batchRead(read, 1, 'd')
  await turn()
  // Two under way; the rest is one statement as soon as one of them is answered.
  expect(asked()).toEqual([['a'], ['b']])
  statements[0]?.answer()
  await turn()
  await turn()
  expect(asked()).toEqual([['a'], ['b'], ['c', 'd']])
  statements[2]?.answer()
  expect(await Promise.all([third, fourth])).toEqual(['c', 'd'])
})

test('sites never share a statement', async () => {
  const { read, statements } = heldRead()
  const batchRead = createBatchedReads(nowhere)
  void batchRead(read, 1, 'a')
  void batchRead(read, 2, 'a')
  await turn()
  expect(statements.map(({ siteId }) => siteId)).toEqual([1, 2])
})

test('a cut connection is answered by another, and a second failure is the answer of everybody in it', async () => {
  const { read, statements } = heldRead()
  const batchRead = createBatchedReads(nowhere)
  const answers = Promise.allSettled([batchRead(read, 1, 'a'), batchRead(read, 1, 'b')])
  await turn()
  statements[0]?.fail()
  await turn()
  expect(statements[1]?.keys).toEqual(['a', 'b'])
  statements[1]?.fail()
  expect((await answers).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  const later = batchRead(read, 1, 'c')
  await turn()
  statements[2]?.answer()
  expect(await later).toBe('c')
})

test('a database that is known to be away is not asked, neither by who waited in line nor a second time', async () => {
  const { read, statements, asked } = heldRead()
  let isAway = false
  const batchRead = createBatchedReads(nowhere, () => {
    if (isAway) throw new Error('away')
  })
  const first = Promise.allSettled([batchRead(read, 1, 'a')])
  await turn()
  const second = Promise.allSettled([batchRead(read, 1, 'b')])
  await turn()
  const inLine = Promise.allSettled([batchRead(read, 1, 'c')])
  isAway = true
  for (const { fail } of statements) fail()
  for (const [answer] of await Promise.all([first, second, inLine]))
    expect(answer).toMatchObject({ reason: { message: 'away' } })
  expect(asked()).toEqual([['a'], ['b']])
})

const server = await testServer()
await server.ownerPool.query(
  'CREATE TABLE public.shelf (site_id int, name text); GRANT ALL ON public.shelf TO maru_app',
)
const onShelf: BatchedRead<string, boolean> = async (db, siteId, names) => {
  const rows = await db.named<{ name: string }>(
    'test.shelf',
    'SELECT name FROM public.shelf WHERE site_id = $1 AND name = ANY($2)',
    [siteId, names],
  )
  return names.map((name) => rows.some((row) => row.name === name))
}

test('inside a transaction a read sees what the transaction wrote, and outside nobody does before the commit', async () => {
  const outside = () =>
    server.contexts.reading({ who: { kind: 'guest' }, siteId: 1 }, (ctx) => ctx.batchRead(onShelf, 'cup'))
  await server.guest(async (ctx) => {
    await ctx.db.query("INSERT INTO public.shelf VALUES (1, 'cup'), (2, 'jug')")
    expect(await Promise.all([ctx.batchRead(onShelf, 'cup'), ctx.batchRead(onShelf, 'jug')])).toEqual([true, false])
    expect(await outside()).toBe(false)
  })
  expect(await outside()).toBe(true)
})
