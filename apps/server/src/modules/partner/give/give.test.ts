import { randomUUID } from 'node:crypto'
import { won } from '@maru/contract'
import { expect, test } from 'vitest'
import { cashDesk, PASS } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { openSession } from '../../games/session.service.ts'
import { saveHasBonus, savePause } from '../../identity/index.ts'
import { balancesOf, house, memberPurse, post, trialBalance, verify } from '../../ledger/index.ts'
import { passesDepositLimit } from '../../protection/index.ts'
import { placeWager, settleWager } from '../../wagers/index.ts'
import { serveAdminPartnerMoneyMoves } from '../calls/admin/list-money-moves.ts'
import { serveMemberMoneyMoves } from '../calls/member/list-received.ts'
import { servePartnerGive } from '../calls/partner/give-money.ts'
import { servePartnerMoneyMoves } from '../calls/partner/list-money-moves.ts'
import { servePartnerGiveTarget } from '../calls/partner/show-give-target.ts'
import { addBelow, addBranch, addPartner, codeOf } from '../partner.fixture.ts'
import { findWithdrawnGifts } from './sign.service.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const [head = 0, main = 0, , , store = 0] = await addBranch(server)
await server.pool.query(`INSERT INTO site.option (site_id, name, value) VALUES (1, 'partnersSeeNamesTo', '5')`)

type Answer = { ownCash: number; cash: number }
const nickOf = async (memberId: number): Promise<string> =>
  (await server.pool.query('SELECT mem_nick FROM identity.member WHERE member_id = $1', [memberId])).rows[0].mem_nick
const ask = async (way: 'give' | 'take', partnerId: number, memberId: number, amount: number, more: object = {}) =>
  server.call<Answer>(servePartnerGive, partnerId, {
    ...{ way, memberId, memNick: await nickOf(memberId), amount, note: '', requestKey: randomUUID() },
    ...more,
  })
const give = (partnerId: number, memberId: number, amount: number, more: object = {}) =>
  ask('give', partnerId, memberId, amount, more)
const take = (partnerId: number, memberId: number, amount: number, more: object = {}) =>
  ask('take', partnerId, memberId, amount, more)
const cashOf = async (memberId: number): Promise<number> =>
  (await server.system((ctx) => balancesOf(ctx, memberId))).cash
/** A store of its own with cash, and a member below it. */
const pair = async (cash = 1_000_000): Promise<[partner: number, member: number]> => {
  const partner = await addPartner(server, 5, main)
  if (cash > 0) await server.system((ctx) => grantCash(ctx, partner, cash))
  return [partner, await addBelow(server, partner)]
}
type Target = { mostGive: number; mostTake: number; giveRefusal: string; takeRefusal: string }
const targetOf = (partnerId: number, memberId: number) =>
  server.call<Target>(servePartnerGiveTarget, partnerId, { memberId })
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
    serveAdminPartnerMoneyMoves.handle(ctx, {
      query: { partnerId: partner, memberId: 0, before: '', size: 1 },
    } as never),
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
    expect(await targetOf(partner, member), state).toMatchObject({ giveRefusal: 'C302', takeRefusal: 'C402' })
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

test('the same key is the same move a month later, another request under it is C999, and the same again at once is T999', async () => {
  const [partner, member] = await pair()
  const requestKey = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => give(partner, member, 10_000, { requestKey })))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await codeOf(give(partner, member, 10_000))).toBe('T999')
  expect(await codeOf(give(partner, member, 20_000, { requestKey }))).toBe('C999')
  expect(await codeOf(take(partner, member, 10_000, { requestKey }))).toBe('C999')
  later(31 * DAY_MS)
  expect(await give(partner, member, 10_000, { requestKey })).toEqual(answers[0])
  expect([await cashOf(partner), await cashOf(member)]).toEqual([990_000, 10_000])
  await give(partner, member, 10_000)
})

test('of fifty gifts at once out of one purse none goes below zero, and gifts and takes of a whole branch do not wait in a circle', async () => {
  const [partner] = await pair(300_000)
  const members = await Promise.all(Array.from({ length: 50 }, () => addBelow(server, partner)))
  const codes = await Promise.all(members.map((member) => codeOf(give(partner, member, 10_000))))
  expect(codes.filter((code) => code === 'done')).toHaveLength(30)
  expect(codes.filter((code) => code === 'C303')).toHaveLength(20)
  expect(await cashOf(partner)).toBe(0)
  await server.system((ctx) => grantCash(ctx, members[49] as number, 1))
  const both = members
    .slice(0, 25)
    .flatMap((member, i) => [codeOf(take(partner, member, 1_000 + i)), codeOf(give(partner, member, 500 + i))])
  expect((await Promise.all(both)).filter((code) => !/^(done|C303|C403)$/.test(code))).toEqual([])
  expect((await server.system(trialBalance)).every(({ sum }) => sum === 0)).toBe(true)
})

test('staff get a notice of money that goes round, and of gifts that are taken back or withdrawn without play; what they dismissed does not come back', async () => {
  await server.ownerPool.query('DELETE FROM platform.notice')
  const notices = async () =>
    (
      await server.ownerPool.query(
        `SELECT detail FROM platform.notice WHERE kind = 'partner-money' ORDER BY notice_id DESC`,
      )
    ).rows.map(({ detail }) => [detail.sign, detail.amount])
  const top = await addPartner(server, 2, head)
  await server.system((ctx) => grantCash(ctx, top, 2_000_000))
  const partner = await addPartner(server, 5, top)
  await server.system((ctx) => grantCash(ctx, partner, 1_000_000))
  const below = () => addBelow(server, partner, { withdrawalPassword: PASS })

  const played = await below()
  await give(partner, played, 200_000)
  later()
  const ref = await server.system((ctx) => placeWager(ctx, { ...slotWager(played), stake: 120_000, ...noMoney }))
  await server.system((ctx) => settleWager(ctx, ref, { payout: 0, ...noMoney }))
  await take(partner, played, 200_000)
  expect(await notices()).toEqual([])

  const idle = await below()
  await give(partner, idle, 300_000)
  later()
  await take(partner, idle, 300_000)
  expect(await notices()).toEqual([['taken-back', 300_000]])

  const leaving = await below()
  await give(partner, leaving, 400_000)
  later()
  await cashDesk(server).withdraw(leaving, 390_000, { cashOutPass: PASS })
  await server.ownerPool.query('DELETE FROM platform.notice')
  await server.system(findWithdrawnGifts)
  expect(await notices()).toEqual([['withdrawn', 390_000]])
  await server.ownerPool.query('DELETE FROM platform.notice')
  await server.system(findWithdrawnGifts)
  expect(await notices()).toEqual([])

  const last = await below()
  await give(top, last, 500_000)
  later(2 * DAY_MS)
  await give(top, partner, 500_000)
  await give(partner, last, 500_000)
  expect(await notices()).toEqual([])
  await take(top, last, 500_000)
  expect(await notices()).toEqual([['circle', 500_000]])
})
