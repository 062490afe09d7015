import { getHeapSpaceStatistics } from 'node:v8'
import { createWriter } from './writer.ts'

/** A process of its own, because what V8 has learned stays in it: many callers that wait, then what later operations leave among the old objects, in bytes. */
if (process.argv[2] === 'served') await import('../../../platform/garbage-collection.ts')

type Op = { key: string; account: number; rest: number[] }

const writer = createWriter<Op, Op>({
  write: async (batch) => {
    await new Promise(setImmediate)
    return batch.map((operation) => ({ ...operation }))
  },
  conflictKeys: ({ account }) => [account],
  exclusiveKeys: ({ key }) => [key],
  maxWaiting: 20_000,
})

let made = 0
const act = (): Promise<Op> => {
  const n = ++made
  return writer.submit({ key: `${n}`, account: n % 5_000, rest: [n, n + 1, n + 2, n + 3] })
}
const callAtOnce = async (callers: number, each: number): Promise<void> => {
  const caller = async () => {
    for (let n = 0; n < each; n++) await act()
  }
  await Promise.all(Array.from({ length: callers }, caller))
}
const oldBytes = (): number =>
  getHeapSpaceStatistics().find(({ space_name }) => space_name === 'old_space')?.space_used_size ?? 0

for (let n = 0; n < 20; n++) await callAtOnce(10_000, 1)
await callAtOnce(20, 500)
let left = 0
for (let n = 0; n < 20; n++) {
  const before = oldBytes()
  await callAtOnce(20, 100)
  // A full collection in between takes some of it away again.
  left += Math.max(0, oldBytes() - before)
}
process.stdout.write(`${left}\n`)
