import { expect, test } from 'vitest'
import { emptySlip, ownedBy, readSlip, type SlipPick, toggled, withBanker, withoutSelection } from './slip.rules.ts'

const pick = (eventId: string, market = '1', outcome = '1'): SlipPick => ({
  eventId,
  market,
  outcome,
  price: 1_950,
  sport: 'soccer',
  home: 'A',
  away: 'B',
  marketName: 'Winner',
  outcomeName: 'A',
  startsAt: '2026-11-26T10:00:00.000Z',
  isLive: false,
})
const slipOf = (...picks: SlipPick[]) => picks.reduce(toggled, emptySlip)

test('a press puts a price in, and another press takes it out', () => {
  const slip = slipOf(pick('1'))
  expect(slip.selections.map(({ eventId }) => eventId)).toEqual(['1'])
  expect(toggled(slip, pick('1')).selections).toEqual([])
})

test('another outcome of the same market takes the place of the first', () => {
  const slip = slipOf(pick('1', '1', '1'), pick('1', '1', '2'), pick('1', '18/total=2.5', '12'))
  expect(slip.selections.map(({ outcome }) => outcome)).toEqual(['2', '12'])
})

test('a slip takes twenty selections and no more', () => {
  const full = slipOf(...Array.from({ length: 21 }, (_, at) => pick(String(at + 1))))
  expect(full.selections).toHaveLength(20)
})

test('a slip whose ticket is under way stays as it is', () => {
  const held = { ...slipOf(pick('1')), isHeld: true }
  expect(toggled(held, pick('2'))).toBe(held)
})

test('sizes of a system that no line can have any more go', () => {
  const four = { ...slipOf(pick('1'), pick('2'), pick('3'), pick('4')), sizes: [2, 4] }
  expect(withoutSelection(four, pick('4')).sizes).toEqual([2])
  // A line has all bankers and one more.
  const banked = withBanker(withBanker(four, pick('1')), pick('2'))
  expect(banked.sizes).toEqual([4])
})

test('a member finds nothing of another one’s slip on the device, and no press that places for it', () => {
  const left = { ...ownedBy(slipOf(pick('1')), 'haneul'), stake: 10_000, isOneTap: true }
  expect(ownedBy(left, 'haneul')).toBe(left)
  expect(ownedBy(left, 'bada')).toEqual({ ...emptySlip, owner: 'bada' })
})

test('a guest’s slip stays at the login, without the one press', () => {
  const guest = { ...slipOf(pick('1')), stake: 10_000, isOneTap: true }
  expect(ownedBy(guest, 'haneul')).toEqual({ ...guest, owner: 'haneul', isOneTap: false })
})

test('a member who comes back finds what they left, unless they chose anew as a guest', () => {
  const left = { ...ownedBy(slipOf(pick('1')), 'haneul'), stake: 10_000, isOneTap: true }
  expect(ownedBy(emptySlip, 'haneul', left)).toBe(left)
  expect(ownedBy(slipOf(pick('2')), 'haneul', left)).toMatchObject({ owner: 'haneul', selections: [{ eventId: '2' }] })
  expect(ownedBy(emptySlip, 'bada', left)).toEqual({ ...emptySlip, owner: 'bada' })
})

test('what is stored comes back, and what makes no sense is an empty slip', () => {
  const slip = { ...slipOf(pick('1')), stake: 10_000 }
  expect(readSlip(JSON.stringify(slip))).toEqual(slip)
  for (const text of [null, 'no json', '[]', '{"selections":[{}]}', '{"selections":1}', '{"mode":"other"}'])
    expect(readSlip(text)).toEqual(emptySlip)
})
