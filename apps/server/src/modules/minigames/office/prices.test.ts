import { miniPriceHistory, miniPrices, miniSettings } from '@maru/contract'
import { beforeEach, expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { listEntries } from '../../audit/index.ts'
import { savePrices } from '../prices/price.service.ts'
import { setUpGames } from '../set-up/set-up.service.ts'
import { listVersions, showPrices } from './prices.service.ts'
import { saveLimits, saveSettings, showSettings } from './settings.service.ts'

const server = await testServer()
await server.system(setUpGames)
const page = { page: 1, size: 10 }
const prices = async (game: 'powerball' | 'kinoladder' = 'powerball') =>
  miniPrices.data.parse(await server.staff((ctx) => showPrices(ctx, game)))
const history = async (asked = page) =>
  miniPriceHistory.data.parse(await server.staff((ctx) => listVersions(ctx, 'powerball', asked)))
const actions = async () =>
  (await server.staff((ctx) => listEntries(ctx, { action: 'minigames.', staff: '', target: '', before: '', size: 20 })))
    .rows
beforeEach(() => server.clock.advance(1_000))

test('prices stand in the order of the markets, each with its exact probability', async () => {
  const { version, rows } = await prices()
  expect(version).toBe(1)
  expect(rows).toHaveLength(41)
  expect(rows[0]).toMatchObject({ market: 'power-ball-parity', outcome: 'odd', probability: '1/2' })
  expect(rows[4]).toMatchObject({ market: 'power-ball-pair', outcome: 'odd-under', probability: '1/5' })
})

test('the history says who changed which price, when, from what to what', async () => {
  const change = { market: 'sum-parity', outcome: 'odd', price: 1_900 }
  await server.staff((ctx) => savePrices(ctx, 'powerball', { version: 1, prices: [change], combinationMarginBp: 800 }))
  const [second, first] = (await history()).rows
  expect(second).toMatchObject({
    version: 2,
    validFrom: server.clock.now().toISOString(),
    combinationMarginBp: 800,
    marginBefore: 760,
    changes: [{ market: 'sum-parity', outcome: 'odd', before: 1_950, after: 1_900 }],
  })
  expect(first).toMatchObject({ version: 1, staffName: '', marginBefore: null, changes: [] })
  // The last of a page is compared with the one after it, which the page does not show.
  expect((await history({ page: 1, size: 1 })).rows).toEqual([second])
  expect((await prices()).version).toBe(2)
})

const settings = async () => miniSettings.data.parse(await server.staff((ctx) => showSettings(ctx, 'powerball')))

test('settings and limits are changed as a whole, and audited with what was before', async () => {
  const before = await settings()
  const after = { ...before.settings, isOn: false, closesBeforeSeconds: 60, mostExposure: 5_000_000 }
  await server.staff((ctx) => saveSettings(ctx, 'powerball', after))
  const levels = [
    { memberLevel: 3, minimum: 2_000, maximum: 9_000, maximumWin: 50_000, maximumWinOfRound: 60_000 },
    { memberLevel: 1, minimum: 1_000, maximum: 5_000, maximumWin: 20_000, maximumWinOfRound: 30_000 },
  ]
  await server.staff((ctx) => saveLimits(ctx, 'powerball', levels))
  expect(await settings()).toEqual({ ...before, settings: after, levels: levels.toReversed() })
  const [limits, changed] = await actions()
  expect(limits).toMatchObject({ action: 'minigames.limits', after: { 1: { maximum: 5_000 }, 3: { maximum: 9_000 } } })
  expect(changed).toMatchObject({ action: 'minigames.settings', before: { isOn: true }, after: { isOn: false } })
})

test('a feed without an address, two limits of a level, crossed ones and those that exclude every bet are refused, and change nothing', async () => {
  const before = await settings()
  const [level] = before.levels
  if (!level) throw new Error('no limits')
  const refused = (act: Parameters<typeof server.staff>[0]) =>
    server.staff(act).then(
      () => 'done',
      (error) => error.detail?.fields?.map(({ field }: { field: string }) => field) ?? error.code,
    )
  const feed = { ...before.settings, source: 'feed' as const, feedAddress: null }
  expect(await refused((ctx) => saveSettings(ctx, 'powerball', feed))).toEqual(['feedAddress'])
  expect(await refused((ctx) => saveLimits(ctx, 'powerball', [level, level]))).toEqual(['memberLevel'])
  const crossed = { ...level, minimum: level.maximum + 1 }
  expect(await refused((ctx) => saveLimits(ctx, 'powerball', [crossed]))).toEqual(['maximum'])
  const tooLittle = { ...level, maximumWin: level.minimum + 1, maximumWinOfRound: level.minimum }
  expect(await refused((ctx) => saveLimits(ctx, 'powerball', [tooLittle]))).toEqual(['maximumWin', 'maximumWinOfRound'])
  expect(await settings()).toEqual(before)
})

test('another number of the kino ladder with three lines makes a new version with its own probabilities', async () => {
  const { version, combinationMarginBp } = await prices('kinoladder')
  await server.staff((ctx) =>
    savePrices(ctx, 'kinoladder', { version, prices: [], combinationMarginBp, kinoThreeLinesUpTo: 14 }),
  )
  const after = await prices('kinoladder')
  expect(after).toMatchObject({ version: 2, kinoThreeLinesUpTo: 14 })
  expect(after.rows.find(({ market, outcome }) => market === 'lines' && outcome === '3')?.probability).toBe('1/5')
})
