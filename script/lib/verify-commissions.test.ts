import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { ratedProducts, ratesBy } from '@maru/commission'
import { seeded } from '@maru/testkit'
import { expect, test } from 'vitest'
import { accrueAll } from '../../apps/server/src/modules/partner/accrual/accrue.fixture.ts'
import { accrueSite } from '../../apps/server/src/modules/partner/accrual/accrue.job.ts'
import { moveBelow } from '../../apps/server/src/modules/partner/desk/move-desk.service.ts'
import { addBelow, addBranch, addPartner, setRates } from '../../apps/server/src/modules/partner/partner.fixture.ts'
import { type Moving, moveWagers, placeWagers, storedWagerOf } from '../../apps/server/src/modules/wagers/index.ts'
import { testServer } from '../../apps/server/src/testing/context.ts'
import { noMoney } from '../../apps/server/src/testing/wagers.ts'
import { readChoice, verifyCommissions } from './commissions/command.ts'
import { findSites } from './commissions/journal.ts'
import { linesOfDay } from './commissions/lines.ts'
import { type Drawn, drawMove, drawWager } from './commissions/random-play.fixture.ts'

/** Every night 50,000 wagers; by day enough to notice a slip. */
const WAGERS = Math.min(Number(process.env.MODEL_COMMANDS ?? 1_200), 50_000)
const BATCH = 150
/** For a busy machine. */
const TIMEOUT_MS = 60_000 + WAGERS * 20

const server = await testServer({ at: '2026-11-02T10:00:00+09:00' })
const { ownerPool, pool } = server
const random = seeded(process.env.SEED ?? 1870)

/** Two trees that share nothing; a store may stand right below a main office. */
const branch = await addBranch(server)
const [head = 0, main = 0] = branch
const lower = await addPartner(server, 5, main)
const other = await addPartner(server, 1)
const partners = [...branch, lower, other]
/** Of a partner of each tier, raised a little for each product in another way. */
const ratesOf = (tier: number, raise: number) =>
  ratesBy(
    ({ product, kind }) =>
      (6 - tier) * (kind === 'rolling' ? 21 : 190) + ((ratedProducts.indexOf(product) * 7 + raise) % 20),
  )
for (const [i, partnerId] of partners.entries())
  await setRates(server, partnerId, ratesOf([1, 2, 3, 4, 5, 5, 1][i] ?? 5, 0))
const memberIds: number[] = []
for (const partnerId of [...partners, branch[4] ?? 0, lower]) memberIds.push(await addBelow(server, partnerId))
await setRates(
  server,
  memberIds[4] ?? 0,
  ratesBy(({ kind }) => (kind === 'rolling' ? 5 : 50)),
)

type Placed = Drawn & { memberId: number; wagerId: number; placedAt: Date; ticketId: string | undefined }
const placed: Placed[] = []

const place = async (count: number): Promise<void> => {
  const { rows } = await pool.query<{ member: number; chain: number | null }>(
    `SELECT m.member_id AS member, c.chain_id AS chain FROM identity.member m LEFT JOIN identity.rate_chain c ON c.site_id = m.site_id AND c.holder_id = m.rate_holder_id
     WHERE m.site_id = 1 AND m.member_id = ANY ($1::bigint[])`,
    [memberIds],
  )
  const chains = new Map(rows.map(({ member, chain }) => [Number(member), chain === null ? null : Number(chain)]))
  const taken = await pool.query(
    `SELECT nextval('sportsbook.ticket_number')::text AS number FROM generate_series(1, $1)`,
    [count],
  )
  const drawn = Array.from({ length: count }, (_, i) => {
    const wager = drawWager(random)
    return { ...wager, round: wager.round || (taken.rows[i]?.number as string), memberId: random.pick(memberIds) }
  })
  const refs = await server.system((ctx) =>
    placeWagers(
      ctx,
      drawn.map(({ memberId, product, gameCode, round, stake, bonusStake, selections }) => ({
        ...{ siteId: 1, memberId, product, vendorCode: 'studio', gameCode, round, selection: null, stake, bonusStake },
        ...{ rateChainId: chains.get(memberId) ?? null, ...noMoney },
        ...(product === 'mini-game' && {
          terms: { price: 1_950, rulesVersion: '1' },
          legs: selections.map((selection) => ({ ...selection, event: round, price: 1_950, words: null })),
        }),
      })),
    ),
  )
  for (const [i, wager] of drawn.entries()) {
    const ref = refs[i]
    if (!ref) throw new Error('a wager without a number')
    const ticketId = wager.sizes ? await placeTicket(wager, ref) : undefined
    placed.push({ ...wager, ...ref, ticketId })
  }
}

const placeTicket = async (
  wager: Drawn & { memberId: number },
  ref: { wagerId: number; placedAt: Date },
): Promise<string> => {
  const { rows } = await ownerPool.query<{ id: string }>(
    `INSERT INTO sportsbook.ticket (site_id, member_id, ticket_id, fingerprint, state, product, game_code, sizes, lines, stake, price_policy, created_at, wager_id, placed_at, possible_win,
       rules_version, number, cashed_stake)
     VALUES (1, $1, gen_random_uuid(), decode(repeat('00', 32), 'hex'), 'accepted', $2, $3, $4, 1, $5, 'any', $6, $7, $6, 0, 'test', $8, $9) RETURNING ticket_id AS id`,
    [
      wager.memberId,
      wager.product,
      wager.gameCode,
      wager.sizes,
      wager.stake,
      ref.placedAt,
      ref.wagerId,
      wager.round,
      wager.cashed,
    ],
  )
  const id = rows[0]?.id as string
  await ownerPool.query(
    `INSERT INTO sportsbook.leg (site_id, member_id, ticket_id, ord, event_id, market_key, outcome, price, is_banker, event_version, starts_at)
     SELECT 1, $1, $2, n, n, '1', '1', 1950, banker, 1, $3 FROM unnest($4::boolean[]) WITH ORDINALITY AS u (banker, n)`,
    [wager.memberId, id, ref.placedAt, wager.bankers],
  )
  return id
}

/** Results, corrections, results taken back, cancellations, of wagers drawn at random; legs of tickets and what of them was cashed out with them. */
const settle = async (count: number): Promise<void> => {
  const chosen = [...new Set(Array.from({ length: count }, () => random.pick(placed)))]
  const { rows } = await pool.query(
    `SELECT w.* FROM unnest($1::bigint[], $2::timestamptz[], $3::bigint[]) AS u (member_id, placed_at, wager_id) JOIN wagers.state_view w USING (member_id, placed_at, wager_id) WHERE site_id = 1`,
    [
      chosen.map(({ memberId }) => memberId),
      chosen.map(({ placedAt }) => placedAt),
      chosen.map(({ wagerId }) => wagerId),
    ],
  )
  const stateOf = new Map(rows.map((row) => [Number(row.wager_id), row]))
  const movings = chosen.flatMap((wager): Moving[] => {
    const row = stateOf.get(wager.wagerId)
    const before = storedWagerOf(row, { product: row.product, vendorCode: row.vendor_code, gameCode: row.game_code })
    const { memberId, wagerId, placedAt } = wager
    const drawn = drawMove(random, wager, before)
    return drawn ? [{ siteId: 1, ref: { memberId, wagerId, placedAt }, before, ...drawn }] : []
  })
  const paid = new Set(movings.filter(({ movement }) => movement?.kind === 'win').map(({ ref }) => ref.wagerId))
  for (const { memberId, ticketId, bankers = [] } of chosen.filter(({ wagerId }) => paid.has(wagerId)))
    if (ticketId !== undefined)
      await ownerPool.query(
        `UPDATE sportsbook.leg l SET state = s.state, result_version = result_version + 1 FROM unnest($3::text[]) WITH ORDINALITY AS s (state, ord)
         WHERE l.site_id = 1 AND l.member_id = $1 AND l.ticket_id = $2 AND l.ord = s.ord`,
        [memberId, ticketId, bankers.map(() => random.pick(['won', 'lost', 'void', 'half-won', 'half-lost']))],
      )
  await server.system((ctx) => moveWagers(ctx, movings))
}

const changeTree = async (): Promise<void> => {
  const ignore = () => undefined
  if (random.between(0, 1) === 0) await setRates(server, head, ratesOf(1, random.between(0, 9))).catch(ignore)
  if (random.between(0, 1) === 0) await setRates(server, branch[4] ?? 0, ratesOf(5, random.between(0, 9))).catch(ignore)
  const member = random.pick(memberIds)
  await server
    .staff((ctx) => moveBelow(ctx, member, { parentId: random.pick(partners), reason: 'asked' }))
    .catch(ignore)
}

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
    await place(Math.min(left, BATCH))
    server.clock.advance(random.between(1, 9) * 3_600_000)
    await Promise.all([settle(BATCH), accrueOrFail()])
    await changeTree()
    await settle(BATCH)
  }
  await accrueAll(server)
  expect(await verify()).toEqual({
    findings: 0,
    lines: [
      expect.stringMatching(/^\d+ lines of wagers of \d+ days recomputed$/),
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

test('the command reads the database that it is told, and its exit code says whether all agrees', async () => {
  const typed = () =>
    new Promise<{ code: number; out: string }>((done) => {
      const env = { ...process.env, DATABASE_URL: server.ownerUrl }
      const file = join(import.meta.dirname, 'verify-commissions.ts')
      const child = execFile(process.execPath, [file, '1', '2026-11-03'], { env }, (_error, out) =>
        done({ code: child.exitCode ?? -1, out }),
      )
    })
  expect(await typed()).toMatchObject({ code: 0, out: expect.stringContaining('every commission is what') })
  await changed(`UPDATE partner.earned SET rolling = rolling + 1 WHERE day = '2026-11-03'`, async () => {
    expect(await typed()).toMatchObject({ code: 1, out: expect.stringContaining(' differ') })
  })
})
