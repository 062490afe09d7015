import { type Chain, rollingOf, shareOf } from '@maru/commission'
import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { noMoney } from '../../../testing/wagers.ts'
import { cancelWager, moveWager, placeWager, type WagerRef } from '../../wagers/index.ts'
import { accrueSite } from '../accrual/accrue.job.ts'
import { moveBelow } from '../desk/move-desk.service.ts'
import { addBelow, addBranch, addPartner, flat, setRates } from '../partner.fixture.ts'
import { confirm, freezeNext, setOptions } from './losing.fixture.ts'
import { payNext } from './pay.job.ts'

const DAYS = 4
const WHOLE = 10_000n
const server = await testServer({ at: '2026-11-02T12:00:00+09:00' })
await setOptions(server, { losingPeriod: 'day' })
const branch = await addBranch(server)
for (const [i, rate] of [160, 150, 130, 120, 101].entries())
  await setRates(server, branch[i] as number, flat(rate, rate * 10 + i))
const other = await addPartner(server, 5, branch[3] as number)
await setRates(server, other, flat(40, 333))
const stores = [branch[4] as number, other]

type Wager = {
  ref: WagerRef
  product: 'slot' | 'casino'
  chain: Chain
  stake: bigint
  payout: bigint
  isCounted: boolean
  /** Of the first settlement. */
  day: number | undefined
}
type Sums = { losses: bigint; rolling: bigint[] }

/** What a wager counts as it stands, in plain words. */
const sumsOf = ({ chain, product, stake, payout, isCounted }: Wager): Sums => {
  if (!isCounted) return { losses: 0n, rolling: chain.map(() => 0n) }
  const risk = payout > stake ? payout - stake : stake - payout
  const valid = stake === payout ? 0n : product === 'slot' || risk > stake ? stake : risk
  return { losses: stake - payout, rolling: rollingOf(chain, product, valid).map(({ amount }) => amount) }
}

const chainOf = async (holderId: number): Promise<{ rateChainId: number; chain: Chain }> => {
  const { rows } = await server.pool.query<{ rateChainId: number; chain: Chain }>(
    `SELECT c.chain_id AS "rateChainId", c.levels AS chain FROM identity.rate_chain r JOIN partner.chain c USING (site_id, chain_id) WHERE r.holder_id = $1`,
    [holderId],
  )
  return rows[0] as { rateChainId: number; chain: Chain }
}

/** What the lines of settlements say, by holder and group. */
const linesOf = async (settlementId: number) => {
  const { rows } = await server.pool.query(
    `SELECT holder_id || ' ' || game_group AS key, (of_period + adjustments)::text AS own, carried_in::text AS "in", carried_out::text AS "out", amount
     FROM partner.settlement_line WHERE settlement_id = $1`,
    [settlementId],
  )
  return new Map(
    rows.map(({ key, own, amount, ...row }) => [
      key as string,
      { own: BigInt(own), carriedIn: BigInt(row.in), out: BigInt(row.out), amount: BigInt(amount) },
    ]),
  )
}
const digest = async (): Promise<string> =>
  (
    await server.pool.query(
      `SELECT md5(string_agg(l::text, ';' ORDER BY l)) AS d FROM (SELECT row(x.*)::text AS l FROM partner.settlement_line x WHERE settlement_id <= $1) y`,
      [frozen.at(-1)],
    )
  ).rows[0].d

await server.ownerPool.query(
  `INSERT INTO promotions.bonus_version (site_id, bonus_code, version, is_on, terms, staff_id, created_at) VALUES (1, 'spent', 1, false, '{}', 1, now())`,
)
/** A bonus that was lost to the last won. */
const grant = (memberId: number, amount: bigint, source: string) =>
  server.ownerPool.query(
    `INSERT INTO promotions.bonus_grant (site_id, member_id, bonus_code, version, source, day, amount, required, granted_at, expires_at, status, ended_at)
     VALUES (1, $1, 'spent', 1, $2, '2026-11-01', $3, 0, $4, $4, 'used-up', $4)`,
    [memberId, source, amount.toString(), server.clock.now()],
  )

const frozen: number[] = []

test('random play, corrections of closed days, bonuses, moved members and changed rates: every line is what a slow sum over wagers says, and frozen ones stay', async () => {
  const random = seeded(1840)
  const members = [await addBelow(server, stores[0] as number), await addBelow(server, stores[1] as number)]
  const places = [...stores]
  const fond = await addBelow(server, stores[0] as number)
  const wagers: Wager[] = []
  const booked = new Map<Wager, Sums>()
  let carried = new Map<string, bigint>()
  let waiting = 0n
  const place = async (memberId: number, storeId: number, stake: number): Promise<Wager> => {
    const product = memberId !== fond && random.between(0, 1) === 0 ? 'casino' : 'slot'
    const { chain, rateChainId } = await chainOf(storeId)
    const about = { vendorCode: 'studio', gameCode: 'koi', round: `r${wagers.length}`, selection: null, rateChainId }
    const ref = await server.system((ctx) => placeWager(ctx, { memberId, product, stake, ...about, ...noMoney }))
    const wager = { ref, product, chain, stake: BigInt(stake), payout: 0n, isCounted: false, day: undefined } as Wager
    wagers.push(wager)
    return wager
  }
  const pay = async (wager: Wager, payout: number, day: number): Promise<void> => {
    const move = { stake: 0, payout, bets: 0, endsRound: true }
    await server.system((ctx) => moveWager(ctx, wager.ref, move, undefined))
    wager.payout += BigInt(payout)
    wager.isCounted = true
    wager.day ??= day
  }
  for (let day = 0; day < DAYS; day++) {
    for (let step = 0; step < 25; step++) {
      const [chance, at] = [random.between(0, 9), random.between(0, 1)]
      const wager = wagers[random.between(0, Math.max(0, wagers.length - 1))]
      if (chance < 5 || !wager)
        await pay(
          await place(members[at] as number, places[at] as number, random.between(1, 300_000)),
          random.between(0, 2) * random.between(0, 200_000),
          day,
        )
      else if (chance < 8 && wager.isCounted) await pay(wager, random.between(1, 400_000), day)
      else if (chance === 8 && wager.isCounted) {
        await server.system((ctx) => cancelWager(ctx, wager.ref, noMoney))
        wager.isCounted = false
        wager.payout = 0n
        wagers.splice(wagers.indexOf(wager), 0)
      } else if (chance === 9) await server.system(accrueSite)
    }
    // What was granted to who plays nothing waits for a stake.
    const granted = BigInt(random.between(1, 50_000))
    await grant(fond, granted, `day:${day}`)
    waiting += granted
    let bonus = 0n
    if (day % 2 === 1) {
      await pay(await place(fond, stores[0] as number, 1_000), 0, day)
      bonus = waiting
      waiting = 0n
    }
    if (day === 1) {
      await server.staff((ctx) => moveBelow(ctx, members[0] as number, { parentId: other, reason: 'as agreed' }))
      places[0] = other
    }
    if (day === 2) await setRates(server, branch[0] as number, flat(200, 2_000))
    server.clock.set(`2026-11-0${day + 3}T12:00:00+09:00`)
    const settlementId = await freezeNext(server)
    frozen.push(settlementId)
    const own = new Map<string, bigint>()
    const add = (key: string, weighted: bigint) => own.set(key, (own.get(key) ?? 0n) + weighted)
    for (const wager of wagers) {
      const [before, now] = [booked.get(wager), sumsOf(wager)]
      let accrued = 0n
      for (const [level, { holderId, share }] of shareOf(wager.chain, wager.product, 'losing').entries()) {
        accrued += (now.rolling[level] ?? 0n) - (before?.rolling[level] ?? 0n)
        add(`${holderId} ${wager.product}`, (now.losses - (before?.losses ?? 0n) - accrued) * BigInt(share))
      }
      booked.set(wager, now)
    }
    if (bonus > 0n)
      for (const { holderId, share } of shareOf((wagers.at(-1) as Wager).chain, 'slot', 'losing'))
        add(`${holderId} slot`, -bonus * BigInt(share))
    const lines = await linesOf(settlementId)
    const next = new Map<string, bigint>()
    for (const key of new Set([...own.keys(), ...carried.keys(), ...lines.keys()])) {
      const total = (own.get(key) ?? 0n) + (carried.get(key) ?? 0n)
      const line = lines.get(key) ?? { own: 0n, carriedIn: 0n, out: 0n, amount: 0n }
      expect(line, `${key} of day ${day}`).toEqual({
        own: own.get(key) ?? 0n,
        carriedIn: carried.get(key) ?? 0n,
        out: total < 0n ? total : 0n,
        amount: total < 0n ? 0n : total / WHOLE,
      })
      if (total < 0n) next.set(key, total)
    }
    carried = next
    const was = await digest()
    await confirm(server, settlementId)
    while (await server.system((ctx) => payNext(ctx, settlementId)));
    expect(await digest()).toBe(was)
  }
  const { rows } = await server.pool.query(
    'SELECT count(*)::int AS n, count(DISTINCT of_settlement)::int AS of FROM partner.settlement_adjustment',
  )
  expect(rows[0].n).toBeGreaterThan(5)
  expect(rows[0].of).toBeGreaterThan(1)
  const { rows: apart } = await server.pool.query(
    `SELECT FROM partner.settlement_line l FULL JOIN (SELECT settlement_id, holder_id, game_group, sum(base::numeric * share_bp) AS weighted
       FROM partner.settlement_share GROUP BY 1, 2, 3) s USING (settlement_id, holder_id, game_group) WHERE coalesce(l.of_period, 0) <> coalesce(s.weighted, 0)`,
  )
  expect(apart).toEqual([])
})

test('each partner has in its purse what the settlements say, once, whoever pays at the same time', async () => {
  server.clock.set('2026-11-08T12:00:00+09:00')
  const memberId = await addBelow(server, stores[0] as number)
  const { rateChainId } = await chainOf(stores[0] as number)
  const lost = { memberId, product: 'slot', vendorCode: 'studio', gameCode: 'koi', round: 'once', selection: null }
  await server.system((ctx) =>
    placeWager(ctx, { ...lost, rateChainId, stake: 900_000_000, endsRound: true, ...noMoney }),
  )
  server.clock.set('2026-11-09T12:00:00+09:00')
  // While an older transaction, also of another test, keeps the accrual from the wager, the days before it are frozen without it.
  const settledDay = async () =>
    (await server.pool.query('SELECT max(until_day)::text AS day FROM partner.settlement')).rows[0].day
  while ((await settledDay()) !== '2026-11-08') {
    const settlementId = await freezeNext(server)
    await confirm(server, settlementId)
    const run = async () => {
      while (await server.system((ctx) => payNext(ctx, settlementId, 2)));
    }
    const killed = server
      .system(async (ctx) => {
        await payNext(ctx, settlementId, 2)
        throw new Error('killed')
      })
      .catch(() => undefined)
    await Promise.all([killed, run(), run(), run()])
    await run()
  }
  const { rows } = await server.pool.query(
    `SELECT l.holder_id, sum(l.amount)::bigint AS due, (SELECT sum(p.amount)::bigint FROM partner.settlement_payment p WHERE p.holder_id = l.holder_id) AS paid,
       (SELECT sum(b.balance)::bigint FROM ledger.balance_view b WHERE b.member_id = l.holder_id AND b.purse = 'commission') AS held
     FROM partner.settlement_line l GROUP BY 1 HAVING sum(l.amount) > 0 ORDER BY 1`,
  )
  expect(rows.length).toBeGreaterThan(4)
  for (const { due, paid, held } of rows) expect([paid, held]).toEqual([due, due])
  expect((await server.pool.query(`SELECT DISTINCT status FROM partner.settlement`)).rows).toEqual([{ status: 'paid' }])
})
