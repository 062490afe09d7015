import { type Chain, rollingOf } from '@maru/commission'
import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { cancelWager, moveWager, placeWager, type WagerRef } from '../../wagers/index.ts'
import { addBelow, addBranch, flat, setRates } from '../partner.fixture.ts'
import { accrueAll } from './accrue.fixture.ts'
import { accrueSite } from './accrue.job.ts'
import { freshSettlements } from './rounds.repository.ts'

const server = await testServer()
const branch = await addBranch(server)
for (const [i, rate] of [160, 150, 130, 120, 101].entries()) await setRates(server, branch[i] as number, flat(rate))
const store = branch[4] as number
const accrue = (): Promise<void> => server.system(accrueSite)
const chainIdOf = async (holderId: number): Promise<number> =>
  (await server.pool.query('SELECT chain_id FROM identity.rate_chain WHERE holder_id = $1', [holderId])).rows[0]
    .chain_id
const chain = (
  await server.pool.query<{ levels: Chain }>('SELECT levels FROM partner.chain WHERE chain_id = $1', [
    await chainIdOf(store),
  ])
).rows[0]?.levels as Chain
const rateChainId = await chainIdOf(store)

type Sums = Record<number, [turnover: number, losses: number, rolling: number]>
const earned = async (): Promise<Sums> => {
  const { rows } = await server.pool.query(
    `SELECT holder_id, sum(turnover)::bigint AS t, sum(losses)::bigint AS l, sum(rolling)::bigint AS r FROM partner.earned GROUP BY 1`,
  )
  return Object.fromEntries(rows.map((row) => [row.holder_id, [row.t, row.l, row.r]]))
}
/** Rows of one of the two that the other does not add up to. */
const unlikeBranches = async (): Promise<object[]> => {
  const { rows } = await server.pool.query(
    `SELECT holder_id, day, product, t, l, r FROM (SELECT true AS is_there, holder_id, day, product, sum(turnover) AS t, sum(losses) AS l, sum(rolling) AS r FROM partner.earned_branch GROUP BY 2, 3, 4) b
     FULL JOIN (SELECT true AS is_there, holder_id, day, product, turnover::numeric AS t, losses::numeric AS l, rolling::numeric AS r FROM partner.earned) e USING (holder_id, day, product, t, l, r)
     WHERE (t, l, r) <> (0, 0, 0) AND (b.is_there IS NULL OR e.is_there IS NULL)`,
  )
  return rows
}
type Wager = { product: string; status: string; stake: number; payout: number; bonus_stake: number }
/** What counts of a wager that is a round by itself, in plain words. */
const validOf = ({ product, status, stake, payout, bonus_stake: bonus }: Wager): bigint => {
  if (status !== 'settled' || stake === payout) return 0n
  const counts = product === 'slot' ? stake : Math.min(stake, Math.abs(payout - stake))
  return (BigInt(counts) * BigInt(stake - bonus)) / BigInt(stake)
}
/** From the wagers as they stand now, one by one. */
const expected = async (): Promise<Sums> => {
  const { rows } = await server.pool.query<Wager>(
    'SELECT product, status, stake, payout, bonus_stake FROM wagers.wager',
  )
  const sums: Record<number, [number, number, number]> = {}
  for (const { holderId } of chain) sums[holderId] = [0, 0, 0]
  for (const wager of rows)
    for (const { holderId, amount } of rollingOf(chain, 'slot', validOf(wager))) {
      const sum = sums[holderId] as [number, number, number]
      sum[0] += Number(validOf(wager))
      sum[1] += wager.status === 'settled' ? wager.stake - wager.payout : 0
      sum[2] += Number(amount)
    }
  return sums
}

test('whatever is placed, settled, corrected, taken back and read in between: what is earned follows from the wagers as they stand', async () => {
  const random = seeded(1800)
  const members = [await addBelow(server, store), await addBelow(server, store)]
  const refs: WagerRef[] = []
  for (let step = 0; step < 120; step++) {
    const chance = random.between(0, 9)
    const ref = refs[random.between(0, Math.max(0, refs.length - 1))]
    const settle = (payout: number) =>
      server.system((ctx) => moveWager(ctx, ref as WagerRef, { stake: 0, payout, bets: 0, endsRound: true }, undefined))
    if (chance < 4 || !ref) {
      const stake = random.between(1, 200_000)
      const bonusStake = random.between(0, 2) === 0 ? random.between(0, stake - 1) : 0
      const product = random.between(0, 1) === 0 ? 'slot' : 'casino'
      const memberId = members[random.between(0, 1)] as number
      const game = { vendorCode: 'studio', gameCode: 'koi', round: `r${step}`, selection: null, rateChainId }
      refs.push(
        await server.system((ctx) => placeWager(ctx, { memberId, product, stake, bonusStake, ...game, ...noMoney })),
      )
    } else if (chance < 8) await settle(random.between(0, 300_000)).catch(() => undefined)
    else if (chance === 8) await server.system((ctx) => cancelWager(ctx, ref, noMoney)).catch(() => undefined)
    else await Promise.all([accrue(), accrue()])
  }
  await Promise.all([accrueAll(server), accrueAll(server)])
  expect(await earned()).toEqual(await expected())
  expect(Object.values(await earned()).some(([, , rolling]) => rolling > 0)).toBe(true)
  expect(await unlikeBranches()).toEqual([])
})

test('what a slower transaction wrote before a faster one is not passed over', async () => {
  const [slow, fast] = [await addBelow(server, store), await addBelow(server, store)]
  const lost = (memberId: number) => ({
    ...{ memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'gap', selection: null },
    ...{ rateChainId, stake: 10_000, endsRound: true, ...noMoney },
  })
  let release = (): void => undefined
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let written = (): void => undefined
  const begun = new Promise<void>((resolve) => {
    written = resolve
  })
  const slowly = server.system(async (ctx) => {
    await placeWager(ctx, lost(slow))
    await ctx.db.query('SELECT 1')
    written()
    await held
  })
  await begun
  await server.system((ctx) => placeWager(ctx, lost(fast)))
  await accrue()
  release()
  await slowly
  await accrueAll(server)
  expect(await earned()).toEqual(await expected())
})

test('a run that fails after it has booked leaves nothing, and the next one books all of it once', async () => {
  const memberId = await addBelow(server, store)
  const wager = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'x', selection: null }
  await server.system((ctx) => placeWager(ctx, { ...wager, rateChainId, stake: 5_000, endsRound: true, ...noMoney }))
  const failing = server.system(async (ctx) => {
    await accrueSite(ctx)
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
  await accrueAll(server)
  expect(await earned()).toEqual(await expected())
})

const betsOf = (memberId: number, round: string) => (outcome: string, stake: number, chainId: number | null) =>
  server.system((ctx) =>
    placeWager(ctx, {
      ...{ memberId, product: 'mini-game', vendorCode: 'maru', gameCode: 'powerball', round, selection: null },
      ...{ rateChainId: chainId, stake, terms: { price: 1_950, rulesVersion: '1' }, ...noMoney },
      legs: [{ event: round, market: 'power-ball-parity', outcome, price: 1_950, words: null }],
    }),
  )
const end = (ref: WagerRef, payout: number) =>
  server.system((ctx) => moveWager(ctx, ref, { stake: 0, payout, bets: 0, endsRound: true }, undefined))
const single = async () =>
  (
    await server.pool.query(
      `SELECT sum(turnover)::int AS t, sum(rolling)::int AS r FROM partner.earned WHERE holder_id = $1 AND product = 'mini-single'`,
      [store],
    )
  ).rows[0]

test('of opposite sides of a mini game’s round the difference counts, whichever is settled last; a cancelled side gives all of the other back', async () => {
  const memberId = await addBelow(server, store)
  const on = betsOf(memberId, 'd')
  const [odd, even] = [await on('odd', 150_000, rateChainId), await on('even', 46_000, rateChainId)]
  await end(odd, 292_500)
  await accrueAll(server)
  expect(await single()).toEqual({ t: 150_000, r: 1_515 })
  await end(even, 0)
  await accrueAll(server)
  const { rows } = await server.pool.query(
    'SELECT turnover FROM partner.counted WHERE member_id = $1 ORDER BY wager_id',
    [memberId],
  )
  const counted = rows.map(({ turnover }) => Number(turnover))
  expect(counted.reduce((sum, turnover) => sum + turnover, 0)).toBe(104_000)
  expect(await single()).toEqual({
    t: 104_000,
    r: counted.reduce((sum, turnover) => sum + Math.floor((turnover * 101) / 10_000), 0),
  })
  await server.system((ctx) => cancelWager(ctx, even, noMoney))
  await accrueAll(server)
  expect(await single()).toEqual({ t: 150_000, r: 1_515 })
  await server.system((ctx) => cancelWager(ctx, odd, noMoney))
  await accrueAll(server)
  expect(await single()).toEqual({ t: 0, r: 0 })
  expect(await unlikeBranches()).toEqual([])
})

test('a side that was placed before anybody stood above the member takes off what it is opposite to', async () => {
  const memberId = await addBelow(server, store)
  const on = betsOf(memberId, 'e')
  const before = await single()
  const [alone, later] = [await on('even', 46_000, null), await on('odd', 150_000, rateChainId)]
  await end(later, 292_500)
  await accrueAll(server)
  expect((await single()).t - before.t).toBe(150_000)
  await end(alone, 0)
  await accrueAll(server)
  // Of the difference its own part; the other's is nobody's.
  expect((await single()).t - before.t).toBe(Math.floor((104_000 * 150) / 196))
})

test('rounds are read in pieces with all of each member, and none on which nobody earns', async () => {
  const members = [await addBelow(server, store), await addBelow(server, store), await addBelow(server, store)]
  const from = (await server.pool.query('SELECT settled_until AS n FROM wagers.journal_view')).rows[0].n
  for (const [i, memberId] of members.entries()) {
    const on = betsOf(memberId, 'f')
    for (const outcome of ['odd', 'even']) await end(await on(outcome, 1_000, i === 1 ? null : rateChainId), 0)
  }
  const read = (most: number) =>
    server.system(async (ctx) => {
      const pieces: number[][] = []
      for await (const piece of freshSettlements(ctx, from, Number.MAX_SAFE_INTEGER, most))
        pieces.push(piece.map(({ memberId }) => memberId))
      return pieces
    })
  const [first, , last] = members
  expect(await read(1)).toEqual([
    [first, first],
    [last, last],
  ])
  expect(await read(3)).toEqual([
    [first, first],
    [last, last],
  ])
  expect(await read(100)).toEqual([[first, first, last, last]])
})

test('what a later day changes of a wager on a mini game belongs to the day of its first settlement', async () => {
  const sql = `SELECT day::text AS day, losses FROM partner.unsettled WHERE chain_id = $1 AND product = 'mini-single'`
  const unsettled = async () => (await server.pool.query<{ day: string; losses: number }>(sql, [rateChainId])).rows
  const on = betsOf(await addBelow(server, store), 'g')
  const odd = await on('odd', 100_000, rateChainId)
  await end(odd, 0)
  await accrueAll(server)
  const [before] = await unsettled()
  server.clock.advance(24 * 3_600_000)
  await end(odd, 195_000)
  await accrueAll(server)
  expect(await unsettled()).toEqual([{ day: before?.day, losses: Number(before?.losses) - 195_000 }])
})

test('what is read late of an earlier day changes a wager on the last day that it was counted on', async () => {
  const memberId = await addBelow(server, store)
  const on = betsOf(memberId, 'h')
  const [odd, even] = [await on('odd', 150_000, rateChainId), await on('even', 46_000, rateChainId)]
  for (const ref of [odd, even]) {
    server.clock.advance(ref === odd ? 24 * 3_600_000 : -24 * 3_600_000)
    await end(ref, 0)
    await accrueAll(server)
  }
  const { rows } = await server.pool.query('SELECT days[2] FROM partner.counted WHERE member_id = $1', [memberId])
  expect(rows).toEqual([{ days: null }, { days: null }])
})
