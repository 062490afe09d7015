import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addGames } from '../games/adapters/vendor-wallet.fixture.ts'
import { bonusCost } from './cost.service.ts'
import { someTerms } from './terms.fixture.ts'

const server = await testServer()
await addGames(server)

test('staff see for each return of the listed games what the terms cost, with a warning where a member gains', async () => {
  const costAt = (multiple: number) =>
    server.staff((ctx) => bonusCost(ctx, someTerms({ multiple, largestStake: 1_000 })))
  const cheap = await costAt(5)
  expect(cheap).toMatchObject({ deposit: 500_000, bonus: 100_000, stake: 1_000 })
  expect(cheap.rows).toMatchObject([
    {
      group: 'slot',
      returnBp: 9_600,
      games: 2,
      game: { ko: expect.any(String), en: expect.any(String), vn: expect.any(String) },
      weight: 100,
      turnover: 500_000,
      averageGainBp: 8_000,
      breakEvenMultiple: 25,
      mayProfit: true,
    },
  ])
  expect((await costAt(24)).rows[0]).toMatchObject({ averageGainBp: 400, mayProfit: true })
  expect((await costAt(60)).rows[0]).toMatchObject({ averageGainBp: -14_000, mayProfit: false })
})

test('groups that count nothing are no way to meet the terms', async () => {
  expect((await server.staff((ctx) => bonusCost(ctx, someTerms({ weights: { casino: 100 } })))).rows).toEqual([])
})

test('the multiple that is proposed is the first at which nobody gains, and none where there is no such', async () => {
  const costOf = (changes: Parameters<typeof someTerms>[0]) =>
    server.staff((ctx) => bonusCost(ctx, someTerms({ largestStake: 1_000, ...changes })))
  const { safeMultiple } = await costOf({ multiple: 5 })
  expect((await costOf({ multiple: safeMultiple ?? 0 })).rows.some(({ mayProfit }) => mayProfit)).toBe(false)
  expect((await costOf({ multiple: (safeMultiple ?? 0) - 1 })).rows.some(({ mayProfit }) => mayProfit)).toBe(true)
  expect((await costOf({ multiple: 60 })).safeMultiple).toBe(60)
  expect((await costOf({ multiple: 5, largestStake: 500_000 })).safeMultiple).toBeNull()
})
