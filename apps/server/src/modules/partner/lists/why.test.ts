import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { betIdxOf, cancelWager, moveWager, placeWager, type WagerRef } from '../../wagers/index.ts'
import { ownNode } from '../access.service.ts'
import { accrueAll } from '../accrual/accrue.fixture.ts'
import { addBelow, addBranch, chainOf, codeOf, flat, setRates } from '../partner.fixture.ts'
import { linesOf } from './line.service.ts'
import { showWagerCommission, showWhy } from './why.service.ts'

const server = await testServer()
const branch = await addBranch(server)
const [head = 0, main = 0, sub = 0, distributor = 0, store = 0] = branch
for (const [i, rate] of [160, 150, 131, 120, 101].entries()) await setRates(server, branch[i] as number, flat(rate))
const rateChainId = await chainOf(server, store)

const why = (partnerId: number, betIdx: string) =>
  server.member(partnerId, async (ctx) => showWhy(ctx, await ownNode(ctx, 'any'), { betIdx }))
const place = (
  memberId: number,
  wager: { product: string; round: string; stake: number; bonusStake?: number; outcome?: string },
) => {
  const { outcome, ...rest } = wager
  const leg = { event: 'd', market: 'power-ball-parity', outcome: outcome ?? '', price: 1_950, words: outcome ?? null }
  const own = outcome === undefined ? {} : { terms: { price: 1_950, rulesVersion: '1' }, legs: [leg] }
  const game = outcome === undefined ? ['studio', 'koi'] : ['maru', 'powerball']
  return server.system((ctx) =>
    placeWager(ctx, {
      ...{
        memberId,
        vendorCode: game[0] as string,
        gameCode: game[1] as string,
        selection: outcome ?? null,
        rateChainId,
      },
      ...own,
      ...rest,
      ...noMoney,
    }),
  )
}
const settle = (ref: WagerRef, payout: number) =>
  server.system((ctx) => moveWager(ctx, ref, { stake: 0, payout, bets: 0, endsRound: true }, undefined))

test('what the lines of a day come to, wager by wager and level by level, is what was earned on it', async () => {
  const random = seeded(1820)
  const members = [await addBelow(server, store), await addBelow(server, store)]
  const refs: WagerRef[] = []
  for (let step = 0; step < 90; step++) {
    const memberId = members[step % 2] as number
    const stake = random.between(1, 150_000)
    const kind = random.between(0, 2)
    const ref =
      kind === 0
        ? await place(memberId, {
            product: 'mini-game',
            round: `d${step % 7}`,
            stake,
            outcome: ['odd', 'even'][random.between(0, 1)] as string,
          })
        : await place(memberId, {
            product: kind === 1 ? 'slot' : 'casino',
            round: `r${step}`,
            stake,
            bonusStake: random.between(0, 3) === 0 ? random.between(0, stake) : 0,
          })
    refs.push(ref)
    const end = random.between(0, 9)
    if (end === 0) await server.system((ctx) => cancelWager(ctx, ref, noMoney))
    else if (end < 9) await settle(ref, [0, stake, random.between(0, 300_000)][random.between(0, 2)] as number)
  }
  await accrueAll(server)
  const sums = new Map<number, [turnover: number, rolling: number]>()
  for (const { counted, levels } of await server.system((ctx) => linesOf(ctx, refs)))
    for (const { holderId, amount } of levels) {
      const [turnover, rolling] = sums.get(holderId) ?? [0, 0]
      sums.set(holderId, [turnover + Number(counted.valid), rolling + Number(amount)])
    }
  const { rows } = await server.pool.query<{ holder: number; turnover: number; rolling: number }>(
    'SELECT holder_id AS holder, sum(turnover)::bigint AS turnover, sum(rolling)::bigint AS rolling FROM partner.earned GROUP BY 1',
  )
  expect(new Map(rows.map(({ holder, turnover, rolling }) => [holder, [turnover, rolling]]))).toEqual(sums)
  expect(sums.size).toBe(5)
})

test('a partner reads its own share and all below it, and of those above their sum alone; staff read every name', async () => {
  const memberId = await addBelow(server, store)
  const odd = await place(memberId, { product: 'mini-game', round: 'why', stake: 150_000, outcome: 'odd' })
  const even = await place(memberId, { product: 'mini-game', round: 'why', stake: 46_000, outcome: 'even' })
  await settle(odd, 292_500)
  await settle(even, 0)
  const read = await why(sub, betIdxOf(odd))
  expect(read).toMatchObject({
    line: {
      stake: 150_000,
      payout: 292_500,
      turnover: 79_592,
      shareBp: 11,
      rolling: 87,
      note: 'opposite',
      isOldRate: false,
    },
    sides: [
      { words: 'odd', stake: 150_000 },
      { words: 'even', stake: 46_000 },
    ],
    // Odd and even: 2 × 46,000 is covered of 196,000, and of that 150,000 ÷ 196,000 falls to this one.
    counted: { undecided: 0, covered: 70_408, bonus: 0, roundStake: 196_000, roundCovered: 92_000 },
    ownBp: 131,
    belowBp: 120,
  })
  expect(read.levels).toEqual([
    { tier: 'PTN_5', isOwn: false, shareBp: 101, amount: 803 },
    { tier: 'PTN_4', isOwn: false, shareBp: 19, amount: 151 },
    { tier: 'PTN_3', isOwn: true, shareBp: 11, amount: 87 },
    { tier: 'PTN_1', isOwn: false, shareBp: 29, amount: 230 },
  ])
  const staff = await server.staff((ctx) => showWagerCommission(ctx, betIdxOf(odd)))
  expect(staff.levels.map(({ holderId, amount }) => [holderId, amount])).toEqual([
    [store, 803],
    [distributor, 151],
    [sub, 87],
    [main, 151],
    [head, 79],
  ])
  expect(staff).toMatchObject({ turnover: 79_592, covered: 70_408, settlements: [{ version: 1, kind: 'settled' }] })
})

test('rates that changed since are said to be old, and change nothing of what was accepted before', async () => {
  const memberId = await addBelow(server, store)
  const ref = await place(memberId, { product: 'slot', round: 'old', stake: 100_000 })
  await settle(ref, 0)
  const before = await why(store, betIdxOf(ref))
  server.clock.advance(25 * 3_600_000)
  await setRates(server, store, flat(90))
  const after = await why(store, betIdxOf(ref))
  expect(after.line).toMatchObject({ rolling: 1_010, isOldRate: true })
  expect(before.paidAt).toBe('2026-11-20T15:05:00.000Z')
  expect({ ...after, paidAt: before.paidAt, line: { ...after.line, isOldRate: false } }).toEqual(before)
})

test('nobody reads a wager by which it earns nothing', async () => {
  const [stranger = 0] = await addBranch(server)
  const ref = await place(await addBelow(server, store), { product: 'slot', round: 'own', stake: 1_000 })
  expect(await codeOf(why(store, betIdxOf(ref)))).toBe('done')
  expect(await codeOf(why(stranger, betIdxOf(ref)))).toBe('N404')
  for (const betIdx of ['x', '', 'zzzzzzzzzzz-1', `${betIdxOf(ref)}0`])
    expect(await codeOf(why(store, betIdx))).toBe('N404')
})
