import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trialBalance } from '../../ledger/index.ts'
import { figureProblemsOf } from '../../wagers/index.ts'
import type { WalletOperation } from '../wallet-port.ts'
import {
  type AdapterUnderTest,
  balancesHeld,
  bet,
  grantBonus,
  playersOf,
  rollback,
  win,
} from './vendor-wallet.fixture.ts'
import { modelAnswer, modelOf } from './vendor-wallet.model.ts'

/** Random sequences of operations against a model, and the sums that must hold after everything. */
export const sequencesSuite = (adapter: AdapterUnderTest): void => {
  const { server, operate, called, manner, hasBonus = false } = adapter
  const isByRound = manner === 'by-round'
  const { addPlayer } = playersOf(adapter)

  describe('every sequence', () => {
    const CASH = 3_000
    const BONUS = hasBonus ? 2_000 : 0
    const small = (names: string) => fc.constantFrom(...names)
    const command = fc.record({
      verb: fc.constantFrom('bet', 'bet', 'win', 'rollback'),
      player: fc.nat(1),
      id: small('abcdef'),
      reference: small('abcdef'),
      round: small('xyz'),
      amount: fc.constantFrom(0, 1, 99, 100, 700, 1_500, 3_001, 1_000_001),
      endsRound: fc.boolean(),
      /** How many tenths of the amount are bonus money. */
      tenths: hasBonus ? fc.constantFrom(0, 0, 3, 10) : fc.constant(0),
    })
    const runs = Number(process.env.PROPERTY_RUNS ?? 25)

    test('does to the real wallet what it does to a model of it', { timeout: 60_000 + runs * 2_000 }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 40 }), async (commands) => {
          const players = [await addPlayer(CASH), await addPlayer(CASH)] as const
          if (hasBonus) for (const player of players) await grantBonus(server, player, BONUS)
          const model = modelOf(
            players.map((player) => player.playerId),
            CASH,
            BONUS,
          )
          const ids = new Map<string, string>()
          const idOf = (name: string) => ids.get(name) ?? ids.set(name, randomUUID()).get(name) ?? ''
          for (const { verb, player: who, id, reference, round, amount, endsRound, tenths } of commands) {
            const player = players[who === 0 ? 0 : 1]
            const bonus = Math.floor((amount * tenths) / 10)
            const about = { transactionId: idOf(id), round: idOf(round), endsRound }
            const refers = { transactionId: idOf(reference), round: about.round } as WalletOperation
            const operation =
              verb === 'bet'
                ? bet(player, { ...about, amount, bonus })
                : verb === 'win'
                  ? win(player, refers, { ...about, amount, bonus })
                  : rollback(player, refers, about)
            const expected = modelAnswer(model, isByRound ? { ...operation, manner } : operation)
            const status = called(expected.outcome, operation.verb)
            expect(await operate(operation)).toEqual({ status, balance: expected.balance })
          }
          for (const player of players) {
            expect(await balancesHeld(server, player)).toEqual({
              cash: model.balances.get(player.playerId),
              bonus: model.bonus.get(player.playerId),
            })
            const mine = model.effects.filter((effect) => effect.player === player.playerId && !effect.isUndone)
            const { rows } = await server.pool.query(
              `SELECT coalesce(sum(stake), 0)::bigint AS stake, coalesce(sum(payout), 0)::bigint AS payout,
                 coalesce(sum(bonus_stake), 0)::bigint AS bonus_stake, coalesce(sum(bonus_payout), 0)::bigint AS bonus_payout
               FROM wagers.wager WHERE member_id = $1`,
              [player.memberId],
            )
            const sum = (verb: string, of: 'amount' | 'bonus') =>
              mine.filter((effect) => effect.verb === verb).reduce((total, effect) => total + (effect[of] ?? 0), 0)
            expect(rows[0]).toEqual({
              stake: sum('bet', 'amount'),
              payout: sum('win', 'amount'),
              bonus_stake: sum('bet', 'bonus'),
              bonus_payout: sum('win', 'bonus'),
            })
          }
        }),
        { numRuns: runs },
      )
    })

    test('leaves every currency’s accounts at a sum of zero, and the figures of wagers at what the ledger says', async () => {
      expect((await server.system((ctx) => trialBalance(ctx))).filter(({ sum }) => sum !== 0)).toEqual([])
      expect(await server.system(figureProblemsOf)).toEqual([])
    })
  })
}
