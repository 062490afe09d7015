import { seedCommitmentOf } from '@maru/live-games'
import { expect, test } from 'vitest'
import { type SeedWork, takenCommitments, takenSeeds } from './cut.ts'
import type { ShoeNow } from './shoe-now.ts'

const seed = 'ab'.repeat(32)
const commitment = seedCommitmentOf(seed)
const cut = 7
const closesAt = 1_000
const committed = { session: 'one', commitment, seed: undefined }
const shoeWith = (more: Partial<ShoeNow>) =>
  ({ shoe: cut, closesAt, list: undefined, seeds: [], isBegun: false, ...more }) as unknown as ShoeNow

/** What became of it: taken, or what its sender was answered. */
const sent = (take: (works: readonly SeedWork[]) => readonly { work: SeedWork }[], more: Partial<SeedWork>) => {
  const said: string[] = []
  const done: SeedWork['done'] = (refused) => void said.push(refused ?? 'done')
  const work: SeedWork = { session: 'one', cut, done, failed: () => void said.push('failed'), ...more }
  return take([work]).length > 0 ? 'taken' : said[0]
}
const committing = (shoe: ShoeNow | undefined, at: number, more: Partial<SeedWork> = {}) =>
  sent((works) => takenCommitments(shoe, works, at), { commitment, ...more })
const revealing = (shoe: ShoeNow | undefined, isCutting = true, more: Partial<SeedWork> = {}) =>
  sent((works) => takenSeeds(shoe, works, isCutting), { seed, ...more })

test('a commitment is taken until its time is over or the list is closed, whichever comes first', () => {
  expect(committing(shoeWith({}), closesAt - 1)).toBe('taken')
  expect(committing(shoeWith({}), closesAt)).toBe('late')
  expect(committing(shoeWith({ list: 'digest' }), closesAt - 1)).toBe('late')
  expect(committing(shoeWith({}), closesAt - 1, { cut: cut - 1 })).toBe('unknown')
  expect(committing(undefined, 0)).toBe('unknown')
})

test('a session commits once in a cut', () => {
  const shoe = shoeWith({ seeds: [committed] })
  expect(committing(shoe, closesAt - 1)).toBe('done')
  expect(committing(shoe, closesAt - 1, { commitment: seedCommitmentOf('cd'.repeat(32)) })).toBe('conflict')
})

test('a seed is taken only once the list of commitments is closed, and until the cut is over', () => {
  const closed = shoeWith({ list: 'digest', seeds: [committed] })
  expect(revealing(closed)).toBe('taken')
  expect(revealing(shoeWith({ seeds: [committed] }))).toBe('late')
  expect(revealing(closed, false)).toBe('late')
  expect(revealing({ ...closed, isBegun: true })).toBe('late')
})

test('a seed is taken of the session that committed to it, and is never another one', () => {
  const closed = shoeWith({ list: 'digest', seeds: [committed] })
  expect(revealing(closed, true, { session: 'two' })).toBe('unknown')
  expect(revealing(closed, true, { seed: 'cd'.repeat(32) })).toBe('unknown')
  expect(revealing(closed, true, { cut: cut + 1 })).toBe('unknown')
  expect(revealing(shoeWith({ list: 'digest', seeds: [{ ...committed, seed }] }))).toBe('done')
})
