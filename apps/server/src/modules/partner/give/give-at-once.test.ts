import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { cashDesk, PASS } from '../../../testing/cash-desk.ts'
import { testServer } from '../../../testing/context.ts'
import { grantCash } from '../../../testing/people.ts'
import { noMoney, slotWager } from '../../../testing/wagers.ts'
import { trialBalance } from '../../ledger/index.ts'
import { placeWager, settleWager } from '../../wagers/index.ts'
import { addBelow, addBranch, addPartner, codeOf } from '../partner.fixture.ts'
import { giveDesk } from './give.fixture.ts'
import { findWithdrawnGifts } from './sign.service.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const server = await testServer({ at: '2026-11-20T15:00:00+09:00' })
const [head = 0, main = 0] = await addBranch(server)

const { give, take, cashOf, ...desk } = await giveDesk(server)
const pair = (cash = 1_000_000) => desk.pair(main, cash)
const later = (ms = MINUTE_MS): void => server.clock.advance(ms)

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
