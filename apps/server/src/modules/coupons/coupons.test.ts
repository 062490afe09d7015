import { randomUUID } from 'node:crypto'
import { couponCodeOf } from '@maru/contract'
import { expect, test } from 'vitest'
import { codeOf } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/people.ts'
import { savePause } from '../identity/index.ts'
import { balancesOf, verify } from '../ledger/index.ts'
import { entriesOf, heldBy } from '../points/points.fixture.ts'
import { promotionsModule } from '../promotions/module.ts'
import { offerBonus } from '../promotions/terms.fixture.ts'
import { serveCouponRecipient } from './calls/member/find-recipient.ts'
import { couponDesk } from './coupons.fixture.ts'
import { endLapsedCouponsJob } from './end-lapsed.job.ts'

const server = await testServer({
  observers: promotionsModule.observers ?? {},
  // Two hundred at once come from one address.
  env: { RATE_LIMIT_SCALE: '10' },
})
const desk = couponDesk(server)
const member = () => addMember(server)
const pause = (memberId: number) =>
  server.system((ctx) => savePause(ctx, memberId, { kind: 'time-out', until: new Date('2026-12-24T00:00:00Z') }))
const holding = async (memberId: number, changes: Parameters<typeof desk.make>[0] = {}): Promise<number> => {
  const { codes } = await desk.make(changes)
  return desk.enter(memberId, codes[0] ?? '')
}

test('a number becomes an own coupon, and the coupon points, once', async () => {
  const memberId = await member()
  const { codes } = await desk.make({ amount: 3_000 })
  const coupon = await desk.enter(memberId, (codes[0] ?? '').toLowerCase())
  expect((await desk.list(memberId)).held).toMatchObject([
    { couponIdx: coupon, title: '가을 쿠폰', worth: { kind: 'points', amount: 3_000 }, from: '' },
  ])
  expect(await heldBy(server, memberId)).toBe(0)
  // The same number again answers the coupon that is held.
  expect(await desk.enter(memberId, codes[0] ?? '')).toBe(coupon)
  await desk.use(memberId, coupon)
  expect(await heldBy(server, memberId)).toBe(3_000)
  expect(await entriesOf(server, memberId)).toMatchObject([
    { kind: 'coupon', amount: 3_000, detail: { note: { ko: '가을 쿠폰' } } },
  ])
  const { held, list } = await desk.list(memberId)
  expect(held).toEqual([])
  expect(list.map(({ step }) => step)).toEqual(['used', 'entered'])
})

test('CP01: no coupon has the number', async () => {
  const memberId = await member()
  for (const typed of ['', 'O1L0-O1L0-O1L0-O1L0-Z', '쿠폰', couponCodeOf(new Uint8Array(10).fill(1))])
    expect(await codeOf(desk.enter(memberId, typed))).toBe('CP01')
})

test('CP02: another member’s coupon is neither entered, used nor given', async () => {
  const [owner, other] = [await member(), await member()]
  const { codes } = await desk.make()
  const coupon = await desk.enter(owner, codes[0] ?? '')
  expect(await codeOf(desk.enter(other, codes[0] ?? ''))).toBe('CP02')
  expect(await codeOf(desk.use(other, coupon))).toBe('CP02')
  expect(await codeOf(desk.give(other, coupon, 'member1'))).toBe('CP02')
  // One that nobody entered yet is nobody’s, whoever guesses its id.
  await desk.make()
  expect(await codeOf(desk.use(other, coupon + 1))).toBe('N404')
})

test('CP03: from the instant in which it runs out a coupon is worth nothing, and has left the list', async () => {
  const memberId = await member()
  const expiresAt = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString()
  const coupon = await holding(memberId, { expiresAt })
  const { codes } = await desk.make({ expiresAt })
  server.clock.set(expiresAt)
  expect(await codeOf(desk.use(memberId, coupon))).toBe('CP03')
  expect(await codeOf(desk.enter(memberId, codes[0] ?? ''))).toBe('CP03')
  expect((await desk.list(memberId)).held).toEqual([])
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, (ctx) =>
    endLapsedCouponsJob.run(ctx, {}),
  )
  expect((await desk.list(memberId)).list).toMatchObject([{ step: 'expired' }, { step: 'entered' }])
  expect(await codeOf(desk.use(memberId, coupon))).toBe('CP03')
})

test('CP04: a used coupon is used by nobody else, nor with another key; the same key answers the first outcome', async () => {
  const [memberId, other] = [await member(), await member()]
  const { codes } = await desk.make()
  const coupon = await desk.enter(memberId, codes[0] ?? '')
  const key = randomUUID()
  const first = await desk.use(memberId, coupon, key)
  expect(await desk.use(memberId, coupon, key)).toEqual(first)
  expect(await codeOf(desk.use(memberId, coupon))).toBe('CP04')
  expect(await codeOf(desk.use(other, coupon, key))).toBe('CP02')
  expect(await codeOf(desk.enter(other, codes[0] ?? ''))).toBe('CP04')
  expect(await heldBy(server, memberId)).toBe(1_000)
})

test('CP05: of a batch that says so a member has one, entered or received', async () => {
  const [memberId, friend] = [await member(), await addMember(server, { memNick: '솔바람' })]
  const { codes } = await desk.make({ count: 4, isOncePerMember: true })
  const outcomes = await Promise.all(codes.slice(0, 3).map((code) => codeOf(desk.enter(memberId, code))))
  expect(outcomes.sort()).toEqual(['CP05', 'CP05', 'done'])
  await desk.enter(friend, codes[3] ?? '')
  const [held] = (await desk.list(memberId)).held
  expect(await codeOf(desk.give(memberId, held?.couponIdx ?? 0, '솔바람'))).toBe('CP09')
})

test('CP08: a bonus that cannot be had leaves the coupon as it is', async () => {
  await offerBonus(server, 'gift', { cap: 40_000, multiple: 2 })
  const memberId = await member()
  const bonus = { kind: 'bonus', bonusCode: 'gift', amount: 5_000 } as const
  const [first, second] = [await holding(memberId, bonus), await holding(memberId, bonus)]
  expect(await desk.use(memberId, first)).toMatchObject({ worth: { kind: 'bonus', amount: 5_000, multiple: 2 } })
  expect(await codeOf(desk.use(memberId, second))).toBe('CP08')
  expect((await desk.list(memberId)).held).toMatchObject([{ couponIdx: second }])
  expect(await server.system((ctx) => balancesOf(ctx, memberId))).toMatchObject({ bonus: 5_000, points: 0 })
})

test('a gift goes to a nickname or an id, for good, and only by who has it', async () => {
  const giver = await addMember(server, { memNick: '달빛나루' })
  const taker = await addMember(server, { memId: 'pinewind', memNick: '솔잎' })
  const coupon = await holding(giver)
  const find = (to: string) =>
    server.call<{ nick: string }>(serveCouponRecipient, giver, { couponIdx: coupon, to }).then(({ nick }) => nick)
  expect(await find('솔잎')).toBe('솔잎')
  expect(await find('PineWind')).toBe('솔**')
  expect(await desk.give(giver, coupon, 'pinewind')).toEqual({ nick: '솔**' })
  expect(await codeOf(desk.use(giver, coupon))).toBe('CP02')
  expect((await desk.list(taker)).held).toMatchObject([{ couponIdx: coupon, from: '달**' }])
  await desk.use(taker, coupon)
  expect([await heldBy(server, giver), await heldBy(server, taker)]).toEqual([0, 1_000])
  expect((await desk.list(giver)).list).toMatchObject([{ step: 'gifted', other: '솔**' }, { step: 'entered' }])
})

test('CP09: nobody gives to themselves, to who pauses, or to who is not there', async () => {
  const giver = await addMember(server, { memNick: '혼자' })
  const resting = await addMember(server, { memNick: '쉬는중' })
  await addMember(server, { memNick: '잠김', status: 'locked' })
  await pause(resting)
  const coupon = await holding(giver)
  for (const to of ['혼자', '쉬는중', '잠김', '없는사람', '', "' OR 1=1 --"])
    expect(await codeOf(desk.give(giver, coupon, to))).toBe('CP09')
})

test('CP10: a member holds a hundred', async () => {
  const memberId = await member()
  const { codes } = await desk.make({ count: 3 })
  await desk.enter(memberId, codes[0] ?? '')
  await server.ownerPool.query('UPDATE coupons.account SET held = 99 WHERE member_id = $1', [memberId])
  await desk.enter(memberId, codes[1] ?? '')
  expect(await codeOf(desk.enter(memberId, codes[2] ?? ''))).toBe('CP10')
})

test('RW01: who pauses neither enters nor uses', async () => {
  const memberId = await member()
  const coupon = await holding(memberId)
  const { codes } = await desk.make()
  await pause(memberId)
  expect(await codeOf(desk.enter(memberId, codes[0] ?? ''))).toBe('RW01')
  expect(await codeOf(desk.use(memberId, coupon))).toBe('RW01')
  expect(await desk.list(memberId)).toMatchObject({ barred: 'RW01', held: [{ couponIdx: coupon }] })
})

test('of 200 uses of one coupon at once exactly one succeeds', async () => {
  const memberId = await member()
  const coupon = await holding(memberId, { amount: 7_000 })
  const codes = await Promise.all(Array.from({ length: 200 }, () => codeOf(desk.use(memberId, coupon))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(codes)).toEqual(new Set(['done', 'CP04']))
  expect(await heldBy(server, memberId)).toBe(7_000)
  expect(await server.system(verify)).toEqual([])
})

test('of many members who enter one number at once exactly one has it', async () => {
  const { codes } = await desk.make()
  const members = await Promise.all(Array.from({ length: 40 }, member))
  const outcomes = await Promise.all(members.map((memberId) => codeOf(desk.enter(memberId, codes[0] ?? ''))))
  expect(outcomes.filter((code) => code === 'done')).toHaveLength(1)
  expect(new Set(outcomes)).toEqual(new Set(['done', 'CP02']))
})
