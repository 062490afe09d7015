import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { openSession } from '../../games/session.service.ts'
import { saveHasBonus, savePause } from '../../identity/index.ts'
import { house, memberPurse, post, verify } from '../../ledger/index.ts'
import { passesDepositLimit } from '../../protection/index.ts'
import { placeWager } from '../../wagers/index.ts'
import { serveMemberMoneyMoves } from '../calls/member/list-received.ts'
import { servePartnerMoneyMoves } from '../calls/partner/list-money-moves.ts'
import { addBelow, addBranch, codeOf } from '../partner.fixture.ts'
import { giveDesk } from './give.fixture.ts'
import { showSiteMoves } from './list.service.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const [head = 0, main = 0, , , store = 0] = await addBranch(server)

const { give, take, targetOf, ...desk } = await giveDesk(server)
const pair = (cash = 1_000_000) => desk.pair(main, cash)
const later = (ms = MINUTE_MS): void => server.clock.advance(ms)

test('what is given leaves the partner and comes to the member; both read it, and it can be taken back', async () => {
  const [partner, member] = await pair()
  expect(await give(partner, member, 300_000, { note: '행사 준비금' })).toEqual({ ownCash: 700_000, cash: 300_000 })
  later()
  expect(await take(partner, member, 100_000)).toEqual({ ownCash: 800_000, cash: 200_000 })
  const { list } = await server.call<{ list: object[] }>(servePartnerMoneyMoves, partner, {})
  expect(list).toMatchObject([
    { way: 'take', amount: 100_000, partnerCash: 800_000, cash: 200_000 },
    { way: 'give', amount: 300_000, partnerCash: 700_000, cash: 300_000, note: '행사 준비금' },
  ])
  const received = await server.call<{ list: object[] }>(serveMemberMoneyMoves, member, {})
  expect(received.list).toMatchObject([
    { way: 'take', amount: 100_000, cash: 200_000 },
    { way: 'give', amount: 300_000, note: '행사 준비금' },
  ])
  expect(JSON.stringify(received)).not.toContain('700000')
  const staff = await server.staff((ctx) =>
    showSiteMoves(ctx, { partnerId: partner, memberId: 0, before: '', size: 1 }),
  )
  expect(staff).toMatchObject({
    rows: [{ way: 'take', partnerId: partner, memberId: member }],
    next: expect.any(String),
  })
  expect(await server.system(verify)).toEqual([])
})

test('who stands above reads it with both balances, who received it without the giver’s, and a sibling not at all', async () => {
  const [partner, member] = await pair(0)
  await server.system((ctx) => grantCash(ctx, main, 500_000))
  await give(main, partner, 400_000)
  await give(partner, member, 150_000)
  const movesOf = async (partnerId: number) =>
    (
      await server.call<{ list: { amount: number; partnerCash: number | null }[] }>(
        servePartnerMoneyMoves,
        partnerId,
        {},
      )
    ).list
  expect((await movesOf(partner)).map(({ amount, partnerCash }) => [amount, partnerCash])).toEqual([
    [150_000, 250_000],
    [400_000, null],
  ])
  expect((await movesOf(head)).slice(0, 2).map(({ amount, partnerCash }) => [amount, partnerCash])).toEqual([
    [150_000, 250_000],
    [400_000, 100_000],
  ])
  expect(await movesOf(store)).toEqual([])
  const ofMember = (memberId: number, before = '') =>
    server.call<{ list: { amount: number }[]; next: string | null }>(servePartnerMoneyMoves, head, {
      memberId,
      before,
      size: 1,
    })
  expect(await ofMember(member)).toMatchObject({ list: [{ amount: 150_000 }], next: null })
  const byStaff = (partnerId: number, memberId: number) =>
    server.staff((ctx) => showSiteMoves(ctx, { partnerId, memberId, before: '', size: 9 }))
  for (const partnerId of [0, head, main, partner])
    expect((await byStaff(partnerId, member)).rows.map(({ amount }) => amount)).toEqual([150_000])
  expect((await byStaff(store, member)).rows).toEqual([])
  expect((await byStaff(main, 0)).rows.slice(0, 2).map(({ amount }) => amount)).toEqual([150_000, 400_000])
})

test('C601, C303 and C403: no amount, more than there is, than was given, or than the day allows', async () => {
  const [partner, member] = await pair(500_000)
  for (const amount of [0, -1]) expect(await codeOf(give(partner, member, amount))).toBe('C601')
  expect(await codeOf(give(partner, member, 500_001))).toBe('C303')
  await give(partner, member, 200_000)
  await server.system((ctx) =>
    post(ctx, {
      ...{ kind: 'deposit', currency: 'KRW', from: house('bank'), to: memberPurse(member, 'cash') },
      ...{ amount: won(1_000_000), key: `own money of ${member}` },
    }),
  )
  // What a member brought itself is not the partner's to take.
  expect(await targetOf(partner, member)).toMatchObject({ mostTake: 200_000, mostGive: 300_000 })
  expect(await codeOf(take(partner, member, 200_001))).toBe('C403')
  expect(await codeOf(take(main, member, 1))).toBe('C403')
  await server.pool.query(
    `INSERT INTO site.option (site_id, name, value) VALUES (1, 'mostGivenByTier', '[0,0,0,0,250000]'), (1, 'mostTakenByTier', '[0,0,0,0,50000]')`,
  )
  later()
  expect(await targetOf(partner, member)).toMatchObject({ mostGive: 50_000, mostTake: 50_000 })
  expect(await codeOf(give(partner, member, 50_001))).toBe('C303')
  expect(await give(partner, member, 50_001).catch(({ detail }) => detail)).toMatchObject({
    ...{ reason: 'day', until: expect.stringMatching(/T15:00:00.000Z$/) },
  })
  expect(await codeOf(take(partner, member, 50_001))).toBe('C403')
  await give(partner, member, 50_000)
  later(DAY_MS)
  expect(await give(partner, member, 60_000)).toMatchObject({ ownCash: 190_000 })
  await server.ownerPool.query(`DELETE FROM site.option WHERE name LIKE 'most%ByTier'`)
})

test('C302 and C402: not while the member plays, has an open bet of whatever product, money at a vendor, or a bonus', async () => {
  const states: Record<string, (member: number) => Promise<unknown>> = {
    'an open game': (memberId) =>
      server.system((ctx) => openSession(ctx, { memberId, vendorCode: 'studio', gameCode: 'koi' })),
    'an open bet': (memberId) =>
      server.system((ctx) => placeWager(ctx, { ...slotWager(memberId), product: 'sports', stake: 1_000, ...noMoney })),
    'money at a vendor': (memberId) =>
      server.system((ctx) =>
        post(ctx, {
          ...{ kind: 'transfer-begun', currency: 'KRW', from: memberPurse(memberId, 'cash') },
          ...{ to: memberPurse(memberId, 'transfer-pending'), amount: won(1_000), key: `away ${memberId}` },
        }),
      ),
    'a ticket that waits': (memberId) =>
      server.system((ctx) =>
        post(ctx, {
          ...{ kind: 'stake-held', currency: 'KRW', from: memberPurse(memberId, 'cash') },
          ...{ to: memberPurse(memberId, 'held'), amount: won(1_000), key: `held ${memberId}` },
        }),
      ),
    'a bonus': (memberId) => server.system((ctx) => saveHasBonus(ctx, memberId, true)),
    'an account that is suspended': (memberId) =>
      server.pool.query(`UPDATE identity.member SET status = 'suspended' WHERE member_id = $1`, [memberId]),
    'another nickname': async () => undefined,
  }
  for (const [state, enter] of Object.entries(states)) {
    const [partner, member] = await pair()
    await give(partner, member, 100_000)
    later()
    await enter(member)
    const more = state === 'another nickname' ? { memNick: '다른닉' } : {}
    expect(await codeOf(give(partner, member, 1_000, more)), state).toBe('C302')
    expect(await codeOf(take(partner, member, 1_000, more)), state).toBe('C402')
    if (state === 'another nickname') continue
    const reason = state === 'a bonus' ? 'bonus' : state.startsWith('an account') ? 'account' : 'playing'
    expect(await targetOf(partner, member), state).toMatchObject({
      ...{ giveRefusal: 'C302', takeRefusal: 'C402', giveReason: reason, takeReason: reason },
    })
  }
})

test('who pauses or may not deposit is given nothing, and a gift counts as a deposit of the member’s limit', async () => {
  const [partner, paused] = await pair()
  await give(partner, paused, 100_000)
  later()
  const until = new Date(server.clock.now().getTime() + DAY_MS)
  await server.system((ctx) => savePause(ctx, paused, { kind: 'self-exclusion', until }))
  expect(await codeOf(give(partner, paused, 1_000))).toBe('C302')
  expect(await take(partner, paused, 1_000)).toMatchObject({ cash: 99_000 })
  const barred = await addBelow(server, partner, { isDepositBarred: true })
  expect(await codeOf(give(partner, barred, 1_000))).toBe('C302')
  const limited = await addBelow(server, partner)
  await server.ownerPool.query(
    `INSERT INTO protection.member_limit (site_id, member_id, kind, period, amount, since) VALUES (1, $1, 'deposit', 'day', 50000, now())`,
    [limited],
  )
  expect(await codeOf(give(partner, limited, 50_001))).toBe('C302')
  await give(partner, limited, 40_000)
  expect(await codeOf(give(partner, limited, 10_001))).toBe('C302')
  expect(await server.system((ctx) => passesDepositLimit(ctx, limited, 10_001))).toBe(true)
  expect(await server.system((ctx) => passesDepositLimit(ctx, limited, 10_000))).toBe(false)
})

test('C301, C401, PT04: a partner whose account or branch staff stopped moves nothing', async () => {
  const [partner, member] = await pair()
  await give(partner, member, 50_000)
  later()
  await server.pool.query('UPDATE identity.member SET is_withdrawal_barred = true WHERE member_id = $1', [partner])
  expect(await codeOf(give(partner, member, 1_000))).toBe('C301')
  expect(await take(partner, member, 1_000)).toMatchObject({ cash: 49_000 })
  await server.pool.query(`UPDATE identity.member SET status = 'suspended' WHERE member_id = $1`, [partner])
  expect(await codeOf(take(partner, member, 2_000))).toBe('C401')
  await server.pool.query(`UPDATE identity.member SET status = 'active' WHERE member_id = $1`, [partner])
  await server.pool.query('UPDATE partner.node SET locked_at = now() WHERE partner_id = $1', [partner])
  expect(await codeOf(take(partner, member, 3_000))).toBe('PT04')
  await server.system((ctx) => grantCash(ctx, head, 100_000))
  expect(await codeOf(give(head, partner, 1_000))).toBe('C302')
})

test('money of the operator’s own accounts stays among them', async () => {
  const [partner, member] = await pair()
  await server.pool.query('UPDATE identity.member SET is_test = true WHERE member_id = $1', [partner])
  expect(await codeOf(give(partner, member, 1_000))).toBe('C302')
})

test('of two members whose masked names are alike, and of one who has another nickname by now, the one that was confirmed is meant', async () => {
  const [partner, member] = await pair()
  const { nameKey } = await targetOf(partner, member)
  const twin = await addBelow(server, partner)
  expect((await targetOf(partner, twin)).nameKey).not.toBe(nameKey)
  expect(await codeOf(give(partner, twin, 1_000, { nameKey }))).toBe('C302')
  expect(await codeOf(give(partner, member, 1_000, { nameKey }))).toBe('done')
  await server.ownerPool.query(`UPDATE identity.member SET mem_nick = '새닉네임' WHERE member_id = $1`, [member])
  later()
  expect(await codeOf(give(partner, member, 1_000, { nameKey }))).toBe('C302')
})
