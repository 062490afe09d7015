import { describe, expect, test } from 'vitest'
import type { WalletOperation } from '../wallet-port.ts'
import {
  type AdapterUnderTest,
  bet,
  cashOf,
  playersOf,
  rollback,
  type TestPlayer,
  win,
} from './vendor-wallet.fixture.ts'

/** What was paid is settled: a stake goes back only while no payout stands for it. */
export const settledSuite = (adapter: AdapterUnderTest): void => {
  const { server, operate, called, manner } = adapter
  const isByRound = manner === 'by-round'
  const { addPlayer } = playersOf(adapter)
  const statusOf = async (operation: WalletOperation) => (await operate(operation)).status
  const done = called('done')
  const settled = called('already-settled', 'rollback')
  const onlyByReference = (rule: string, check: () => Promise<void>): void => void (isByRound || test(rule, check))
  const wagersOf = async ({ memberId }: TestPlayer) =>
    (await server.pool.query('SELECT stake, payout, status FROM wagers.wager WHERE member_id = $1', [memberId])).rows

  describe('a bet that was paid', () => {
    test.each([
      ['closed', true],
      ['open', false],
    ])('cannot be rolled back while its round is %s, however often it is tried', async (_state, endsRound) => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      await operate(win(player, staked, { endsRound }))
      const undo = rollback(player, staked)
      expect(await operate(undo)).toEqual({ status: settled, balance: 11_500 })
      expect(await operate(undo)).toEqual({ status: settled, balance: 11_500 })
      expect(await operate(rollback(player, staked, { endsRound: false }))).toEqual({
        status: settled,
        balance: 11_500,
      })
      expect(await wagersOf(player)).toMatchObject([{ stake: 1_000, payout: 2_500 }])
    })

    onlyByReference('can be rolled back when each of its wins was, and a refused attempt stays refused', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      const wins = [win(player, staked, { amount: 500 }), win(player, staked, { amount: 300 })] as const
      for (const operation of [staked, ...wins]) await operate(operation)
      const tooEarly = rollback(player, staked)
      expect(await statusOf(tooEarly)).toBe(settled)
      await operate(rollback(player, wins[0]))
      expect(await statusOf(rollback(player, staked))).toBe(settled)
      await operate(rollback(player, wins[1]))
      expect(await statusOf(tooEarly)).toBe(settled)
      expect(await operate(rollback(player, staked))).toEqual({ status: done, balance: 10_000 })
      expect(await wagersOf(player)).toEqual([{ stake: 0, payout: 0, status: 'cancelled' }])
    })

    onlyByReference('does not hold back another bet of its round, before or after it ended', async () => {
      const player = await addPlayer(10_000)
      const [paid, lost, late] = [bet(player), bet(player), bet(player)]
      const round = paid.round
      for (const operation of [paid, { ...lost, round }, { ...late, round }]) await operate(operation)
      await operate(win(player, paid, { endsRound: false }))
      expect(await operate(rollback(player, { ...lost, round }, { endsRound: false }))).toEqual({
        status: done,
        balance: 10_500,
      })
      await operate(win(player, paid, { amount: 0 }))
      expect(await operate(rollback(player, { ...late, round }))).toEqual({ status: done, balance: 11_500 })
      expect(await statusOf(rollback(player, paid))).toBe(settled)
      expect(await wagersOf(player)).toEqual([{ stake: 1_000, payout: 2_500, status: 'settled' }])
    })

    test('and its rollback at once: one of the two is accepted, whichever comes first', async () => {
      for (let n = 0; n < 10; n++) {
        const player = await addPlayer(10_000)
        const staked = bet(player)
        await operate(staked)
        const both = [win(player, staked), rollback(player, staked)]
        const answers = await Promise.all((n % 2 ? both : both.toReversed()).map(statusOf))
        expect(answers.filter((status) => status === done)).toHaveLength(1)
        const [wager] = await wagersOf(player)
        expect([11_500, 10_000]).toContain(await cashOf(server, player))
        expect(await cashOf(server, player)).toBe(10_000 - wager.stake + wager.payout)
      }
    })
  })

  describe('a bet that lost', () => {
    test.each([
      ['closed', true],
      ['open', false],
    ])('is settled as one that was paid, its round %s', async (_state, endsRound) => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      await operate(win(player, staked, { amount: 0, endsRound }))
      const undo = rollback(player, staked)
      for (let n = 0; n < 2; n++) expect(await operate(undo)).toEqual({ status: settled, balance: 9_000 })
      expect(await wagersOf(player)).toMatchObject([{ stake: 1_000, payout: 0 }])
    })

    onlyByReference('goes back when its win of nothing was rolled back before it', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      const lost = win(player, staked, { amount: 0 })
      for (const operation of [staked, lost]) await operate(operation)
      expect(await operate(rollback(player, lost))).toEqual({ status: done, balance: 9_000 })
      expect(await operate(rollback(player, staked))).toEqual({ status: done, balance: 10_000 })
      expect(await wagersOf(player)).toEqual([{ stake: 0, payout: 0, status: 'cancelled' }])
    })

    test('because its own call ended the round goes back: nobody has answered it yet', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player, { endsRound: true })
      await operate(staked)
      expect(await operate(rollback(player, staked))).toEqual({ status: done, balance: 10_000 })
      expect(await wagersOf(player)).toEqual([{ stake: 0, payout: 0, status: 'cancelled' }])
    })

    test('because another bet of its round ended it goes back as well', async () => {
      const player = await addPlayer(10_000)
      const first = bet(player)
      const last = bet(player, { round: first.round, endsRound: true })
      for (const operation of [first, last]) await operate(operation)
      expect(await operate(rollback(player, first))).toEqual({ status: done, balance: 9_000 })
      expect(await wagersOf(player)).toEqual([{ stake: 1_000, payout: 0, status: 'settled' }])
    })
  })

  test('a rollback that names another round than its bet’s undoes nothing and stands in nobody’s way', async () => {
    const player = await addPlayer(10_000)
    const [staked, other] = [bet(player), bet(player)]
    for (const operation of [staked, other]) await operate(operation)
    const wrong = rollback(player, staked, { round: other.round, endsRound: false })
    for (let n = 0; n < 2; n++)
      expect(await operate(wrong)).toEqual({ status: called('unknown-transaction', 'rollback'), balance: 8_000 })
    expect(await operate(win(player, staked))).toEqual({ status: done, balance: 10_500 })
    expect(await operate(rollback(player, other))).toEqual({ status: done, balance: 11_500 })
    expect(await wagersOf(player)).toMatchObject([{ payout: 2_500 }, { stake: 0, status: 'cancelled' }])
  })
}
