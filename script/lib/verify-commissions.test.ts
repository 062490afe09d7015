import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { accrueAll } from '../../apps/server/src/modules/partner/accrual/accrue.fixture.ts'
import { accrueSite } from '../../apps/server/src/modules/partner/accrual/accrue.job.ts'
import { type EndedTable, moveWager, placeWager } from '../../apps/server/src/modules/wagers/index.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { noMoney } from '../../apps/server/src/testing/wagers.ts'
import { readChoice, verifyCommissions } from './commissions/command.ts'
import { findSites } from './commissions/journal.ts'
import { linesOfDay } from './commissions/lines.ts'
import { createPlay } from './commissions/play.fixture.ts'

/** Every night 50,000 wagers; by day enough to notice a slip. */
const WAGERS = Math.min(Number(process.env.MODEL_COMMANDS ?? 1_200), 50_000)
const BATCH = 150
/** For a busy machine. */
const TIMEOUT_MS = 60_000 + WAGERS * 20

const server = await testServer({ at: '2026-11-02T10:00:00+09:00' })
const { ownerPool } = server
const random = seeded(process.env.SEED ?? 1870)

const play = await createPlay(server, random)

const accrue = (): Promise<void> => server.system(accrueSite)
const accrueOrFail = async (): Promise<void> => {
  if (random.between(0, 3) > 0) return void (await Promise.all([accrue(), accrue()]))
  const failing = server.system(async (ctx) => {
    await accrueSite(ctx)
    throw new Error('killed')
  })
  await expect(failing).rejects.toThrow('killed')
}

const verify = async (...args: string[]) => {
  const client = await ownerPool.connect()
  const lines: string[] = []
  try {
    return { findings: await verifyCommissions(client, readChoice(args), (line) => void lines.push(line)), lines }
  } finally {
    client.release()
  }
}

test('whatever is played, corrected, taken back and moved: each commission is what the independent path makes of the wagers', {
  timeout: TIMEOUT_MS,
}, async () => {
  for (let left = WAGERS; left > 0; left -= BATCH) {
    await play.place(Math.min(left, BATCH))
    server.clock.advance(random.between(1, 9) * 3_600_000)
    await Promise.all([play.settle(BATCH), accrueOrFail()])
    await play.changeTree()
    await play.settle(BATCH)
  }
  await accrueAll(server)
  expect(await verify()).toEqual({
    findings: 0,
    lines: [
      expect.stringMatching(/^\d+ lines of wagers of \d+ days recomputed, and 0 settlements of losing$/),
      'every commission is what its wagers come to',
    ],
  })
})

test('the house pays no more than the highest rate, and nothing for a stake that came back or for bonus money', {
  timeout: TIMEOUT_MS,
}, async () => {
  const client = await ownerPool.connect()
  try {
    const [site] = await findSites(client, 1)
    if (!site) throw new Error('nothing was booked')
    const sums = new Map<number, { turnover: bigint; rolling: bigint; levels: number }>()
    const { rows: days } = await client.query<{ day: string }>('SELECT DISTINCT day::text FROM partner.earned')
    await client.query('BEGIN')
    for (const { day } of days)
      for await (const { wagerId, holderId, chainId, turnover, rolling } of linesOfDay(client, site, day)) {
        const top = site.chains.get(chainId)?.at(-1)?.holderId
        const sum = sums.get(wagerId) ?? { turnover: 0n, rolling: 0n, levels: site.chains.get(chainId)?.length ?? 0 }
        sums.set(wagerId, {
          ...sum,
          turnover: sum.turnover + (holderId === top ? turnover : 0n),
          rolling: sum.rolling + rolling,
        })
      }
    await client.query('ROLLBACK')
    const { rows } = await client.query<{
      id: string
      product: string
      status: string
      stake: string
      payout: string
      cash: string
      chain: string
      folds: number
    }>(
      `SELECT w.wager_id::text AS id, w.product, w.status, w.stake::text, w.payout::text, (w.stake - w.bonus_stake)::text AS cash, w.rate_chain_id::text AS chain,
         coalesce((SELECT min(s) FROM sportsbook.ticket t, unnest(t.sizes) s WHERE t.site_id = 1 AND t.wager_id = w.wager_id), greatest(w.legs, 1)) AS folds
       FROM wagers.wager w WHERE w.site_id = 1 AND w.rate_chain_id IS NOT NULL`,
    )
    let paid = 0n
    for (const { id, product, status, stake, payout, cash, chain, folds } of rows) {
      const { turnover, rolling, levels } = sums.get(Number(id)) ?? { turnover: 0n, rolling: 0n, levels: 0 }
      const isBack = stake === payout && (product === 'slot' || product === 'virtual' || product === 'mini-game')
      if (status !== 'settled' || isBack) expect([id, turnover, rolling]).toEqual([id, 0n, 0n])
      expect(turnover >= 0n && turnover <= BigInt(cash)).toBe(true)
      const rated =
        product === 'sports'
          ? `sports-${Math.min(folds, 3)}`
          : product === 'mini-game'
            ? folds > 1
              ? 'mini-combination'
              : 'mini-single'
            : product
      const top = BigInt(site.chains.get(Number(chain))?.at(-1)?.rates[rated]?.[0] ?? 0)
      const most = (turnover * top) / 10_000n
      expect(rolling <= most && rolling > most - BigInt(Math.max(1, levels))).toBe(true)
      paid += rolling
    }
    const { rows: booked } = await client.query<{ sum: string }>('SELECT sum(rolling)::text FROM partner.earned')
    expect(BigInt(booked[0]?.sum ?? 0)).toBe(paid)
    expect(paid > 0n).toBe(true)
  } finally {
    client.release()
  }
})

test('of a table whose places are said on a later day, each day is what counted by then', async () => {
  const { rows } = await ownerPool.query(
    `SELECT m.member_id AS "memberId", c.chain_id AS "rateChainId" FROM identity.member m JOIN identity.rate_chain c ON c.site_id = m.site_id AND c.holder_id = m.rate_holder_id
     WHERE m.site_id = 1 AND m.tier = 'NORMAL' ORDER BY 1 LIMIT 1`,
  )
  const game = { product: 'casino', vendorCode: 'studio', gameCode: 'table', round: 'late places', selection: null }
  const ref = await server.system((ctx) => placeWager(ctx, { ...rows[0], ...game, stake: 100_000, ...noMoney }))
  const pay = async (payout: number, selection?: EndedTable): Promise<void> => {
    const win = { kind: 'win', amount: Math.abs(payout), ...noMoney, ...(selection && { selection }) } as const
    await server.system((ctx) => moveWager(ctx, ref, { stake: 0, payout, bets: 0, endsRound: true }, win))
    server.clock.advance(24 * 3_600_000)
  }
  const decided = { end: 'decided' } as const
  await pay(90_000)
  await pay(7_500)
  await pay(-39_000, {
    table: 'baccarat',
    places: [
      { on: 'player', stake: 70_000, payout: 0, ...decided },
      { on: 'banker', stake: 30_000, payout: 58_500, ...decided },
    ],
  })
  await accrueAll(server)
  expect((await verify()).lines.at(-1)).toBe('every commission is what its wagers come to')
})

/** As somebody who owns the database could, and puts it back. */
const changed = async (sql: string, check: () => Promise<void>): Promise<void> => {
  await ownerPool.query(
    'CREATE TABLE public.earned AS TABLE partner.earned; CREATE TABLE public.counted AS TABLE partner.counted',
  )
  await ownerPool.query(sql)
  try {
    await check()
  } finally {
    await ownerPool.query(`DELETE FROM partner.earned; DELETE FROM partner.counted; INSERT INTO partner.earned SELECT * FROM public.earned;
      INSERT INTO partner.counted SELECT * FROM public.counted; DROP TABLE public.earned, public.counted`)
  }
}

test('a wrong sum is named with its partner, day and product, and a wager that was left out with its chain', async () => {
  const { rows } = await ownerPool.query(
    `SELECT s.wager_id AS wager, s.rate_chain_id AS chain, l.holder_id AS holder, (s.settled_at AT TIME ZONE 'Asia/Seoul')::date::text AS day, s.stake, s.payout
     FROM wagers.settlement s JOIN partner.chain_level l ON l.site_id = 1 AND l.chain_id = s.rate_chain_id AND l.level = 1
     JOIN wagers.wager w ON w.site_id = 1 AND w.member_id = s.member_id AND w.placed_at = s.placed_at AND w.wager_id = s.wager_id
     WHERE s.product = 'slot' AND w.settlements = 1 AND s.bonus_stake = 0 AND s.stake > 1000000 AND s.stake <> s.payout ORDER BY 1 LIMIT 1`,
  )
  const { wager, chain, holder, day, stake, payout } = rows[0]
  await changed(
    `UPDATE partner.earned SET turnover = turnover - ${stake}, losses = losses - ${stake - payout}, rolling = rolling - ${stake} * (SELECT s1 FROM partner.chain_share WHERE chain_id = ${chain}
       AND product = 'slot') / 10000 WHERE holder_id = ${holder} AND day = '${day}' AND product = 'slot'`,
    async () => {
      const { findings, lines } = await verify('1', day)
      expect(findings).toBe(1)
      expect(lines[0]).toContain(`site 1, partner ${holder}, ${day}, slot: turnover `)
      expect(lines[0]).toContain(`as much as wager ${wager} of member `)
      expect(lines[0]).toContain(`, chain ${chain}: turnover ${stake}`)
      expect(lines.at(-1)).toBe('1 differ')
      expect((await verify('1', '2025-01')).findings).toBe(0)
      expect((await verify('2')).findings).toBe(0)
    },
  )
  await changed(`INSERT INTO partner.earned VALUES (1, ${holder}, '2026-01-05', 'fishing', 0, 0, 312)`, async () => {
    const { lines } = await verify('2026-01')
    expect(lines[0]).toBe(
      `site 1, partner ${holder}, 2026-01-05, fishing: rolling 0 expected, 312 booked; no wager of that day belongs to it`,
    )
  })
})

test('sites, days, months and periods are chosen, and nothing else is understood', async () => {
  expect(readChoice([])).toEqual({ site: null, from: null, until: null })
  expect(readChoice(['7', '2026-02'])).toEqual({ site: 7, from: '2026-02-01', until: '2026-02-28' })
  expect(readChoice(['2026-11-20'])).toEqual({ site: null, from: '2026-11-20', until: '2026-11-20' })
  expect(readChoice(['1', '2026-10..2026-11-05'])).toMatchObject({ from: '2026-10-01', until: '2026-11-05' })
  for (const wrong of [['--fast'], ['today'], ['1', '2026-13'], ['1', '2026-11', '3']])
    expect(() => readChoice(wrong)).toThrow()
})

test('the command reads the database that it is told, and its exit code says that something differs', {
  timeout: TIMEOUT_MS + 60_000,
}, async () => {
  const typed = () =>
    new Promise<{ code: number; out: string }>((done) => {
      const env = { ...process.env, DATABASE_URL: server.ownerUrl }
      const file = join(import.meta.dirname, 'verify-commissions.ts')
      const child = execFile(process.execPath, [file, '1', '2026-11-03'], { env }, (_error, out) =>
        done({ code: child.exitCode ?? -1, out }),
      )
    })
  await changed(`UPDATE partner.earned SET rolling = rolling + 1 WHERE day = '2026-11-03'`, async () => {
    expect(await typed()).toMatchObject({ code: 1, out: expect.stringContaining(' differ') })
  })
})
