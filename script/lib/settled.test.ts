import { expect, test } from 'vitest'
import { restingTests } from './settled.ts'

const files = ['apps/server/src/a.test.ts', ...[1, 2, 3, 4, 5, 6].map((n) => `packages/postgres/src/${n}.test.ts`)]
const ranBy = (share: number | undefined, changed: string[] = []): string[] => {
  const resting = restingTests(files, { share, changed })
  return files.filter((file) => !resting.includes(file))
}

test('three runs of the day after each other run every test, and each of them a third of what is settled', () => {
  const runs = [7, 8, 9].map((share) => ranBy(share))
  expect(runs.map((run) => run.length)).toEqual([3, 3, 3])
  expect(new Set(runs.flat())).toEqual(new Set(files))
})

test('what is not settled runs each time, and so does what was changed of late', () => {
  expect(ranBy(8)).toContain('apps/server/src/a.test.ts')
  expect(ranBy(8, ['packages/postgres/src/supervisor.ts'])).toEqual(files)
  expect(ranBy(8, ['packages/postgres-other/x.ts'])).toHaveLength(3)
})

test('a product of the server runs whole where the ledger below it was changed', () => {
  const own = [1, 2, 3].map((n) => `apps/server/src/modules/minigames/${n}.test.ts`)
  const restingAt = (changed: string[]) => restingTests(own, { share: 8, changed }).length
  expect(restingAt([])).toBe(2)
  expect(restingAt(['apps/server/src/modules/sportsbook/x.ts'])).toBe(2)
  expect(restingAt(['apps/server/src/modules/ledger/post.ts'])).toBe(0)
})

test('nothing rests where no share was chosen', () => {
  expect(ranBy(undefined)).toEqual(files)
})
