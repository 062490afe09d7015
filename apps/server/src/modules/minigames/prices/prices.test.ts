import { minigames } from '@maru/contract'
import { type Market, marketsOf, passesPriceGuard, priceRange, probabilitiesOf } from '@maru/draws'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addSecondSite } from '../../../testing/people.ts'
import { setUpGames, setUpSites } from '../set-up/set-up.service.ts'
import { limitsAt } from './limits.rules.ts'
import { type PricesToSave, pricesOf, savePrices } from './price.service.ts'
import { standardLimits, standardPrices } from './standard.rules.ts'

const server = await testServer()
await server.system(setUpGames)

const versionOf = (game: (typeof minigames)[number], version: number) =>
  server.system((ctx) => pricesOf(ctx, { siteId: 1, game, version }))
const save = (changes: Partial<PricesToSave> & { game?: (typeof minigames)[number] }) => {
  const { game = 'powerball', ...asked } = changes
  return server.staff((ctx) => savePrices(ctx, game, { version: 1, prices: [], combinationMarginBp: 760, ...asked }))
}

test.each(minigames)('every standard price of %s passes the guard, whatever the kino ladder’s option', (game) => {
  for (const kinoThreeLinesUpTo of game === 'kinoladder' ? [2, 20, 35, 50, 68] : [35]) {
    const prices = standardPrices(game, { kinoThreeLinesUpTo })
    expect(prices.length).toBe(
      (marketsOf[game] as readonly Market[]).reduce((sum, { outcomes }) => sum + outcomes.length, 0),
    )
    for (const { probability, price } of prices) expect(passesPriceGuard(probability, price)).toBe(true)
  }
})

test('the usual prices are those of the trade', () => {
  const prices = new Map(
    minigames.flatMap((game) =>
      standardPrices(game, { kinoThreeLinesUpTo: 35 }).map((one) => [
        `${game} ${one.market} ${one.outcome}`,
        one.price,
      ]),
    ),
  )
  for (const [outcome, price] of [
    ['powerball power-ball-parity odd', 1_950],
    ['powerball sum-parity even', 1_950],
    ['powerball power-ball-pair odd-under', 4_600],
    ['powerball power-ball-pair odd-over', 3_100],
    ['powerball sum-size small', 2_750],
    ['powerball sum-size medium', 2_500],
    ['powerball sum-size large', 2_750],
    ['powerball power-ball-exact 7', 9_000],
    ['powerladder start left', 1_950],
    ['powerladder start-lines left-3', 3_700],
    ['speedkino digit-pair odd-over', 3_100],
  ] as const)
    expect(prices.get(outcome), outcome).toBe(price)
})

test('the database has counted every probability as @maru/draws does, for every option of the kino ladder', async () => {
  const { rows } = await server.pool.query<{ name: string; probability: string }>(
    `SELECT concat_ws(' ', game, kino_three_lines_up_to, market, outcome) AS name, numerator || '/' || denominator AS probability
     FROM minigames.probability`,
  )
  const counted = minigames.flatMap((game) =>
    (game === 'kinoladder' ? Array.from({ length: 69 }, (_, i) => i + 1) : [0]).flatMap((option) =>
      (marketsOf[game] as readonly Market[]).flatMap(({ code }) =>
        probabilitiesOf(game, code, { kinoThreeLinesUpTo: option || 35 })
          .filter(({ probability }) => probability.numerator > 0n)
          .map(({ outcome, probability }) => [
            `${game} ${option} ${code} ${outcome}`,
            `${probability.numerator}/${probability.denominator}`,
          ]),
      ),
    ),
  )
  expect(Object.fromEntries(rows.map(({ name, probability }) => [name, probability]))).toEqual(
    Object.fromEntries(counted),
  )
})

test('a site is given its games once; each site has its own, in its currency', async () => {
  await addSecondSite(server)
  await server.ownerPool.query(`UPDATE site.site SET currency = 'EUR' WHERE site_id = 2`)
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, setUpSites)
  await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 0 }, setUpSites)
  const { rows } = await server.pool.query(
    `SELECT l.site_id::int AS site, count(*)::int AS rows, min(minimum)::int AS least FROM minigames.limits l GROUP BY 1 ORDER BY 1`,
  )
  expect(rows).toEqual([
    { site: 1, rows: 20, least: 1_000 },
    { site: 2, rows: 20, least: 1_000_000 },
  ])
  const { rows: versions } = await server.pool.query(
    'SELECT site_id::int AS site, count(*)::int AS versions FROM minigames.price_version GROUP BY 1 ORDER BY 1',
  )
  expect(versions).toEqual([
    { site: 1, versions: 4 },
    { site: 2, versions: 4 },
  ])
})

test('a change makes a new version, and none of those before is changed', async () => {
  expect(
    await save({ prices: [{ market: 'sum-parity', outcome: 'odd', price: 1_900 }], combinationMarginBp: 900 }),
  ).toBe(2)
  const after = await versionOf('powerball', 2)
  expect(after.combinationMarginBp).toBe(900)
  expect(after.prices.get('sum-parity odd')?.price).toBe(1_900)
  expect(after.prices.get('sum-parity even')?.price).toBe(1_950)
  expect((await versionOf('powerball', 1)).prices.get('sum-parity odd')?.price).toBe(1_950)
  const { rows } = await server.pool.query(
    `SELECT staff_name, action, before, after FROM audit.entry WHERE action = 'minigames.prices'`,
  )
  expect(rows).toMatchObject([
    {
      before: { 'sum-parity odd': 1_950, combinationMarginBp: 760 },
      after: { 'sum-parity odd': 1_900, combinationMarginBp: 900 },
    },
  ])
})

test('of two who change the same version the second is refused', async () => {
  await expect(save({ version: 1 })).rejects.toMatchObject({ code: 'STAFF_CONFLICT' })
})

test('a price that the guard refuses is answered with what it allows, two for one outcome are refused, and nothing is saved', async () => {
  const prices = [
    { market: 'sum-parity', outcome: 'odd', price: 2_000 },
    { market: 'power-ball-pair', outcome: 'odd-under', price: 3_749 },
    { market: 'power-ball-pair', outcome: 'even-over', price: 3_750 },
  ]
  const range = (market: string, outcome: string) =>
    priceRange(probabilitiesOf('powerball', market).find((one) => one.outcome === outcome)?.probability as never)
  await expect(save({ version: 2, prices })).rejects.toMatchObject({
    code: 'STAFF_INVALID',
    detail: {
      prices: [
        { market: 'power-ball-pair', outcome: 'odd-under', least: 3_750, most: 4_999 },
        { market: 'sum-parity', outcome: 'odd', ...range('sum-parity', 'odd') },
      ],
    },
  })
  await expect(
    save({ version: 2, prices: [{ market: 'start', outcome: 'left', price: 1_950 }] }),
  ).rejects.toMatchObject({
    code: 'STAFF_INVALID',
  })
  const two = [1_950, 1_940].map((price) => ({ market: 'sum-parity', outcome: 'odd', price }))
  await expect(save({ version: 2, prices: two })).rejects.toMatchObject({
    code: 'STAFF_INVALID',
    detail: { fields: ['sum-parity odd'] },
  })
  expect(
    (
      await server.pool.query(
        `SELECT max(version) AS v FROM minigames.price_version WHERE game = 'powerball' AND site_id = 1`,
      )
    ).rows,
  ).toEqual([{ v: 2 }])
})

test('the kino ladder’s option changes with the prices that it needs', async () => {
  expect(await save({ game: 'kinoladder', kinoThreeLinesUpTo: 30 })).toBe(2)
  const { prices } = await versionOf('kinoladder', 2)
  expect(prices.get('lines 3')?.probability).toEqual({ numerator: 3n, denominator: 7n })
  expect(await save({ game: 'kinoladder', version: 2 })).toBe(3)
  const { rows } = await server.pool.query(
    `SELECT kino_three_lines_up_to AS up FROM minigames.game WHERE game = 'kinoladder' AND site_id = 1`,
  )
  expect(rows).toEqual([{ up: 30 }])
})

test('the database refuses a price outside the guard, a probability that is not the market’s, and a change of a version', async () => {
  const insert = (price: number, over: number, under: number) =>
    server.ownerPool.query(
      `INSERT INTO minigames.price (site_id, game, version, market, outcome, price, probability_over, probability_under)
       VALUES (1, 'powerladder', 2, 'start', 'left', $1, $2, $3)`,
      [price, over, under],
    )
  await server.ownerPool.query(
    `INSERT INTO minigames.price_version (site_id, game, version, combination_margin_bp, valid_from) VALUES (1, 'powerladder', 2, 500, now())`,
  )
  await expect(insert(2_000, 1, 2)).rejects.toThrow('price_guard')
  await expect(insert(1_499, 1, 2)).rejects.toThrow('price_guard')
  await expect(insert(2_500, 1, 3)).rejects.toThrow('is not the probability')
  await insert(1_999, 1, 2)
  for (const change of [
    'UPDATE minigames.price SET price = 1960',
    'DELETE FROM minigames.price_version',
    'UPDATE minigames.probability SET numerator = 1',
  ])
    await expect(server.pool.query(change)).rejects.toThrow('permission denied')
})

test('a level without limits of its own has those of the highest below it', () => {
  const all = standardLimits('KRW')
  expect(limitsAt(all, 3).memberLevel).toBe(3)
  expect(limitsAt(all, 9).memberLevel).toBe(5)
  expect(limitsAt(all.slice(2), 1).memberLevel).toBe(3)
})
