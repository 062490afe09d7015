import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createWriter, TryLater } from './writer.ts'

type Op = { key: string; accounts: number[] }
const op = (key: string, ...accounts: number[]): Op => ({ key, accounts })
const keysOf = (batch: readonly Op[]) => batch.map(({ key }) => key)

/** A writer whose batches are written when the test says so. */
const setUp = (limits: { maxBatch?: number; maxWaiting?: number; minBatch?: number } = {}) => {
  const batches: { keys: string[]; done: () => void; fail: (error: unknown) => void }[] = []
  const writer = createWriter<Op, string>({
    write: (batch) =>
      new Promise((resolve, reject) => {
        const keys = keysOf(batch)
        batches.push({ keys, done: () => resolve(keys.map((key) => `${key} done`)), fail: reject })
      }),
    conflictKeys: ({ accounts }) => accounts,
    exclusiveKeys: ({ key }) => [key],
    ...limits,
  })
  return { writer, batches, sent: () => batches.map(({ keys }) => keys) }
}

test('a lone operation leaves at once, those that come together leave together, a third batch waits for one of two', async () => {
  const { writer, batches, sent } = setUp()
  const a = writer.submit(op('a', 1))
  await turn()
  void writer.submit(op('b', 2))
  void writer.submit(op('c', 3))
  await turn()
  void writer.submit(op('d', 4))
  void writer.submit(op('e', 5))
  await turn()
  expect(sent()).toEqual([['a'], ['b', 'c']])
  batches[0]?.done()
  expect(await a).toBe('a done')
  await turn()
  await turn()
  expect(sent()).toEqual([['a'], ['b', 'c'], ['d', 'e']])
})

test('operations on one account keep their order and are never in two batches at once; others pass them', async () => {
  const { writer, batches, sent } = setUp()
  void writer.submit(op('a', 1))
  await turn()
  for (const next of [op('b', 1, 2), op('c', 2), op('d', 3), op('a', 4), op('e', 4)]) void writer.submit(next)
  await turn()
  expect(sent()).toEqual([['a'], ['d']])
  batches[0]?.done()
  await turn()
  await turn()
  expect(sent()).toEqual([['a'], ['d'], ['b', 'c', 'a', 'e']])
})

test('below the minimum operations wait for the batch under way, and a single one with no batch under way for nobody', async () => {
  const { writer, batches, sent } = setUp({ minBatch: 3 })
  for (const key of ['a', 'b', 'c']) {
    void writer.submit(op(key))
    await turn()
  }
  expect(sent()).toEqual([['a']])
  void writer.submit(op('d'))
  await turn()
  expect(sent()).toEqual([['a'], ['b', 'c', 'd']])
  void writer.submit(op('e'))
  for (const { done } of batches) done()
  await turn()
  await turn()
  expect(sent()).toEqual([['a'], ['b', 'c', 'd'], ['e']])
})

test('two batches share what waits alike, a few operations are not divided, and sizes that differ come together again', async () => {
  const { writer, batches } = setUp()
  const submit = (count: number) => {
    for (let n = 0; n < count; n++) void writer.submit(op(`${batches.length} ${n}`))
  }
  submit(40)
  await turn()
  submit(120)
  await turn()
  const sizes = () => batches.map(({ keys }) => keys.length)
  expect(sizes()).toEqual([40, 80])
  batches[1]?.done()
  await turn()
  submit(80)
  await turn()
  await turn()
  batches[0]?.done()
  await turn()
  await turn()
  expect(sizes()).toEqual([40, 80, 80, 40])
})

test('a full queue refuses at once, and takes again when there is room', async () => {
  const { writer, batches } = setUp({ maxBatch: 1, maxWaiting: 2 })
  for (const key of ['a', 'b']) {
    void writer.submit(op(key))
    await turn()
  }
  const kept = [writer.submit(op('c')), writer.submit(op('d'))]
  await expect(writer.submit(op('e'))).rejects.toThrow(TryLater)
  batches[0]?.done()
  await turn()
  await turn()
  void writer.submit(op('f'))
  for (let n = 1; n < 5; n++) {
    batches[n]?.done()
    await turn()
    await turn()
  }
  expect(await Promise.all(kept)).toEqual(['c done', 'd done'])
  expect(batches.map(({ keys }) => keys[0])).toEqual(['a', 'b', 'c', 'd', 'f'])
})

test('one operation that the database or its columns will not have fails alone; a lost connection fails all, untried again', async () => {
  const refused = Object.assign(new Error('check'), { code: '23514' })
  const writes: string[][] = []
  const writer = createWriter<Op, string>({
    write: async (batch) => {
      writes.push(keysOf(batch))
      if (keysOf(batch).includes('bad')) throw refused
      if (keysOf(batch).includes('wide')) throw new RangeError('9e15 in 8 bytes')
      if (keysOf(batch).includes('lost')) throw new Error('Connection terminated')
      return keysOf(batch)
    },
    conflictKeys: ({ accounts }) => accounts,
    exclusiveKeys: ({ key }) => [key],
  })
  const delivered = await Promise.allSettled(['a', 'bad', 'c'].map((key) => writer.submit(op(key))))
  expect(delivered.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(writes).toEqual([['a', 'bad', 'c'], ['a'], ['bad'], ['c']])
  const wide = await Promise.allSettled(['wide', 'e'].map((key) => writer.submit(op(key))))
  expect(wide.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
  const lost = await Promise.allSettled(['d', 'lost'].map((key) => writer.submit(op(key))))
  expect(lost.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(writes.at(-1)).toEqual(['d', 'lost'])
})

test('closing answers what was taken and takes nothing more', async () => {
  const { writer, batches } = setUp()
  const a = writer.submit(op('a'))
  const closed = writer.close()
  await expect(writer.submit(op('b'))).rejects.toThrow(TryLater)
  await turn()
  batches[0]?.done()
  expect(await a).toBe('a done')
  await closed
})
