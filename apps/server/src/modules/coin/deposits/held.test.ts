import { afterEach, expect, test } from 'vitest'
import { codeOf } from '../../../testing/cash-desk.ts'
import { setLimit } from '../../protection/limit.service.ts'
import { limitsOf } from '../../protection/limit-list.service.ts'
import { pauseMember } from '../../protection/pause.service.ts'
import { coinDesk, USDT } from '../coin.fixture.ts'
import { beginReturn, creditHeld, endReturn, lockHeld } from './held.service.ts'

const coin = await coinDesk()
const { server } = coin
afterEach(() => coin.agrees())
const came = async (member: { address: `0x${string}` }, amount = 50 * USDT) => {
  await coin.send(member.address, amount)
  await coin.deepen()
}
const stateOf = async (memberId: number) => {
  const [deposit] = await coin.deposits(memberId)
  return { id: deposit.deposit_id as number, is: `${deposit.state} ${deposit.held_for ?? ''}`.trim() }
}
const custody = async () =>
  Number((await coin.rows(`SELECT balance FROM ledger.house_view WHERE house = 'coin-custody'`))[0]?.balance ?? 0)
const change = (memberId: number, what: string) =>
  server.ownerPool.query(`UPDATE identity.member SET ${what} WHERE member_id = $1`, [memberId])
const dayLimit = (memberId: number, amount: number) =>
  server.member(memberId, (ctx) => setLimit(ctx, memberId, { kind: 'deposit', period: 'day', amount }))
const credit = (depositId: number) => server.staff((ctx) => creditHeld(ctx, depositId, 'looked at'))

test.each([
  ['barred', 'the member may not deposit', (id: number) => change(id, 'is_deposit_barred = true')],
  ['barred', 'the member is locked', (id: number) => change(id, `status = 'locked'`)],
  ['limit', 'a limit of the member stands against it', (id: number) => dayLimit(id, 20_000)],
  [
    'paused',
    'the member pauses',
    (id: number) =>
      server.member(id, (ctx) =>
        pauseMember(ctx, id, { kind: 'time-out', endsAt: new Date(ctx.now.getTime() + 86_400_000) }),
      ),
  ],
] as const)('%s: where %s it is held, and not even staff credit it', async (why, _what, arrange) => {
  const member = await coin.member()
  await arrange(member.memberId)
  const before = await custody()
  await came(member)
  const { id, is } = await stateOf(member.memberId)
  expect(is).toBe(`held ${why}`)
  expect(await custody()).toBe(before + 50 * USDT)
  expect(await coin.cash(member.memberId)).toBe(0)
  expect(await coin.requests(member.memberId)).toEqual([])
  expect(await codeOf(credit(id))).toBe('STAFF_MEMBER_PROTECTED')
})

test('what is too little or too much at once is held, and staff credit it at the rate it had, once', async () => {
  const [little, much] = [await coin.member(), await coin.member()]
  await came(little, 10 * USDT - 1)
  await came(much, 4_000 * USDT)
  for (const [{ memberId }, is] of [
    [little, 'held below-minimum'],
    [much, 'held above-maximum'],
  ] as const) {
    const found = await stateOf(memberId)
    expect(found.is).toBe(is)
    const both = await Promise.all([codeOf(credit(found.id)), codeOf(credit(found.id))])
    expect(both.sort()).toEqual(['STAFF_STATUS_ORDER', 'done'])
    const [deposit] = await coin.deposits(memberId)
    expect(deposit).toMatchObject({ state: 'credited', held_for: null })
    expect(await coin.cash(memberId)).toBe(Number(deposit.cash))
  }
})

test('while coin is off what comes is held, and a member reads C140', async () => {
  const member = await coin.member()
  await coin.option('coinDeposits', false as never)
  await came(member)
  expect((await stateOf(member.memberId)).is).toBe('held off')
  expect(await codeOf(coin.page(member.memberId))).toBe('C140')
  await coin.option('coinDeposits', true as never)
})

test('a limit counts what came by coin', async () => {
  const member = await coin.member()
  await dayLimit(member.memberId, 150_000)
  await came(member)
  expect((await stateOf(member.memberId)).is).toBe('credited')
  const limits = await server.member(member.memberId, (ctx) => limitsOf(ctx, member.memberId))
  expect(limits).toMatchObject([{ kind: 'deposit', used: await coin.cash(member.memberId) }])
  expect(await codeOf(coin.desk.deposit(member.memberId, 100_000))).toBe('C131')
})

test('an open deposit by bank does not stand in the way', async () => {
  const member = await coin.member()
  await coin.desk.deposit(member.memberId, 30_000)
  await came(member)
  expect((await stateOf(member.memberId)).is).toBe('credited')
})

test('a deposit on its way back is not credited, and one whose payment is given up is held again', async () => {
  const member = await coin.member()
  await came(member, 5 * USDT)
  const { id } = await stateOf(member.memberId)
  await server.staff(async (ctx) => {
    await lockHeld(ctx, id)
    await beginReturn(ctx, id)
  })
  expect(await codeOf(credit(id))).toBe('STAFF_STATUS_ORDER')
  await server.system((ctx) => endReturn(ctx, id, 'dropped'))
  expect((await stateOf(member.memberId)).is).toBe('held below-minimum')
  expect(await codeOf(credit(id))).toBe('done')
  await expect(server.system((ctx) => endReturn(ctx, id, 'returned'))).rejects.toThrow(/does not go from/)
  expect(await codeOf(credit(99_999_999))).toBe('STAFF_NOT_FOUND')
})

test('one that cannot be booked does not hold up the others', async () => {
  const [one, two] = [await coin.member(), await coin.member()]
  await coin.send(one.address, 50 * USDT)
  await coin.send(two.address, 50 * USDT)
  await coin.follow()
  await server.ownerPool.query(
    `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, handled_at)
     VALUES (1, $1, 'deposit', 1, 'none', -1, 'coin:' || $2::bigint, now(), now())`,
    [one.memberId, (await stateOf(one.memberId)).id],
  )
  await coin.deepen()
  expect((await stateOf(one.memberId)).is).toBe('seen')
  expect((await stateOf(two.memberId)).is).toBe('credited')
})

test('staff and the member read of what is held, until it is credited or on its way back', async () => {
  const held = await coin.member()
  await came(held, 10 * USDT - 1)
  const { id } = await stateOf(held.memberId)
  const notices = async () =>
    (await coin.rows(`SELECT subject, detail FROM platform.notice WHERE kind = 'coin-held'`)).filter(
      ({ detail }) => detail.memberId === held.memberId,
    )
  const messages = (memberId: number) =>
    coin.rows(`SELECT 1 FROM community.message WHERE member_id = $1 AND once_key LIKE 'coin-held:%'`, memberId)
  const ofHeld = [{ subject: String(id), detail: { coinIdx: id, amount: 10 * USDT - 1, heldFor: 'below-minimum' } }]
  expect(await notices()).toMatchObject(ofHeld)
  await server.staff(async (ctx) => {
    await lockHeld(ctx, id)
    await beginReturn(ctx, id)
  })
  expect(await notices()).toEqual([])
  await server.system((ctx) => endReturn(ctx, id, 'dropped'))
  expect(await notices()).toMatchObject(ofHeld)
  await credit(id)
  expect(await notices()).toEqual([])
  expect(await messages(held.memberId)).toHaveLength(1)
})
