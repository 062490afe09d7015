import { couponCodeOf } from '@maru/contract'
import { expect, test } from 'vitest'
import { codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { couponDesk } from './coupons.fixture.ts'

const server = await testServer()
const desk = couponDesk(server)
const guess = (memberId: number) =>
  codeOf(desk.enter(memberId, couponCodeOf(crypto.getRandomValues(new Uint8Array(10)))))

test('CP06: ten wrong numbers of a member in an hour, and forty from a network, also when all come at once', async () => {
  const [memberId, other] = [await addMember(server), await addMember(server)]
  const { codes } = await desk.make({ count: 2 })
  // A right number is no wrong one, and neither is one that was mistyped.
  for (let n = 0; n < 12; n++) expect(await codeOf(desk.enter(memberId, 'O1L0-O1L0-O1L0-O1L0-Z'))).toBe('CP01')
  await desk.enter(memberId, codes[0] ?? '')
  const tried = await Promise.all(Array.from({ length: 20 }, () => guess(memberId)))
  expect(tried.filter((code) => code === 'CP01')).toHaveLength(10)
  expect(await codeOf(desk.enter(memberId, codes[1] ?? ''))).toBe('CP06')
  // Twenty-one of them came from this address.
  for (let n = 0; n < 9; n++) expect(await guess(other)).toBe('CP01')
  const third = await addMember(server)
  for (let n = 0; n < 10; n++) expect(await guess(third)).toBe('CP01')
  expect(await guess(await addMember(server))).toBe('CP06')
  server.clock.advance(3_600_000)
  expect(await desk.enter(memberId, codes[1] ?? '')).toBeGreaterThan(0)
})
