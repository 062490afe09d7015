import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { FAULTS } from '../../dev/fake-operator.ts'
import { openGame, startTestStudio, type TestStudio } from '../../dev/test-studio.ts'
import { seededRandom } from '../games/random.ts'
import { isUnfinished, type RoundState } from './round.states.ts'
import { recoverRounds } from './settle-round.service.ts'

const BALANCE = 1_000_000
const database = await testDatabase('studio')
let test: TestStudio
beforeAll(async () => {
  test = await startTestStudio(database.pool, seededRandom(99), { callMs: 40 })
})
afterAll(() => test.close())

it('for any sequence of faults, the operator’s balance is what the finished rounds imply', async () => {
  const step = fc.record({
    bet: fc.array(fc.constantFrom(...FAULTS), { maxLength: 2 }),
    win: fc.array(fc.constantFrom(...FAULTS), { maxLength: 3 }),
    rollback: fc.array(fc.constantFrom(...FAULTS), { maxLength: 3 }),
    stake: fc.constantFrom(200, 1_000, 100_000),
    recoverBefore: fc.boolean(),
    pressedTwice: fc.boolean(),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const player = `player-${randomUUID()}`
      const game = await openGame(test, player, 'thunder-drum', BALANCE)
      for (const { bet, win, rollback, stake, recoverBefore, pressedTwice } of steps) {
        const left = { bet: [...bet], win: [...win], rollback: [...rollback], balance: [], userInfo: [] }
        test.operator.fault = (call) => left[call].shift() ?? 'none'
        if (recoverBefore) await recoverRounds(test.studio)
        const request = { key: randomUUID(), bet: { stake } }
        await Promise.all([
          game.call('round', request),
          ...(pressedTwice ? [game.call('round', request), recoverRounds(test.studio)] : []),
        ])
      }
      for (let look = 0; look < 8; look++) await recoverRounds(test.studio)
      // What answered late may still be on its way in.
      await new Promise((resolve) => setTimeout(resolve, 260))
      await recoverRounds(test.studio)
      const { rows } = await database.pool.query<{ state: RoundState; stake: number; payout: number | null }>(
        'SELECT state, stake, payout FROM studio.round WHERE player = $1',
        [player],
      )
      expect(rows.filter(({ state }) => isUnfinished(state))).toEqual([])
      const implied = rows.reduce(
        (sum, row) => (row.state === 'paid' ? sum - row.stake + (row.payout ?? 0) : sum),
        BALANCE,
      )
      expect(game.balance()).toBe(implied)
    }),
    { numRuns: 25, seed: 20_261_121, endOnFailure: true },
  )
}, 120_000)
