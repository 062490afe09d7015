import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { figuresByGame, figuresOf } from './figures.repository.ts'
import { refreshShownFigures } from './refresh-figures.service.ts'
import { refreshFigures, shownFiguresByGame, shownFiguresOf } from './shown-figures.repository.ts'
import { placeWager, settleWager } from './wager.service.ts'

const server = await testServer()
const today = '2026-11-20'
const money = { balanceAfter: 0, transferId: null }
const place = (memberId: number, round: string, stake: number, siteId = 1) =>
  server.system(
    (ctx) =>
      placeWager(ctx, {
        memberId,
        product: 'slot',
        vendorCode: 'studio',
        gameCode: 'koi',
        round,
        selection: null,
        stake,
        ...money,
      }),
    siteId,
  )
const settle = async (ref: Awaited<ReturnType<typeof place>>, payout: number, siteId = 1) =>
  server.system((ctx) => settleWager(ctx, ref, { payout, ...money }), siteId)
const both = (siteId = 1) =>
  server.system(
    async (ctx) => ({
      shown: [await shownFiguresOf(ctx, today), await shownFiguresByGame(ctx, today)],
      counted: [await figuresOf(ctx, today), await figuresByGame(ctx, today)],
    }),
    siteId,
  )

test('what pages show is what a count gives, for every site, as of the last refresh', async () => {
  await settle(await place(1, 'a', 1_000), 2_500)
  const open = await place(2, 'b', 700)
  await settle(await place(3, 'c', 3_000, 2), 0, 2)
  await server.system(refreshShownFigures)
  for (const siteId of [1, 2]) {
    const { shown, counted } = await both(siteId)
    expect(shown).toEqual(counted)
  }
  await settle(open, 0)
  expect((await both()).shown[0]).toMatchObject({ openWagers: 1 })
  await server.system(refreshShownFigures)
  const { shown, counted } = await both()
  expect(shown).toEqual(counted)
  expect(shown[0]).toMatchObject({ openWagers: 0, openStake: 0 })
})

test('one process of several counts at a time', async () => {
  const answers = await server.system(async (ctx) => [
    await refreshFigures(ctx, today),
    await server.contexts.inContext({ who: { kind: 'system', job: 'other' }, siteId: 0 }, (other) =>
      refreshFigures(other, today),
    ),
  ])
  expect(answers).toEqual([true, false])
})
