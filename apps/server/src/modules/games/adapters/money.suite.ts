import { describe, expect, test } from 'vitest'
import { openWagersOf } from '../../wagers/index.ts'
import type { WalletOperation } from '../wallet-port.ts'
import { type AdapterUnderTest, bet, cashOf, playersOf, rollback, STAKES, win } from './vendor-wallet.fixture.ts'

/** What each operation does to the money, and that it does it once. */
export const moneySuite = (adapter: AdapterUnderTest): void => {
  const { server, operate, called, manner } = adapter
  const isByRound = manner === 'by-round'
  const { addPlayer, launchAgain } = playersOf(adapter)
  const statusOf = async (operation: WalletOperation) => (await operate(operation)).status
  const done = called('done')
  /** Rules of protocols in which a win may be rolled back and a stake be called free. */
  const onlyByReference = (rule: string, check: () => Promise<void>): void => void (isByRound || test(rule, check))

  describe('money', () => {
    test('a bet takes from the cash, a win adds to it, and the answer carries the balance', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      expect(await operate(staked)).toEqual({ status: done, balance: 9_000 })
      expect(await operate(win(player, staked))).toEqual({ status: done, balance: 11_500 })
      expect(await cashOf(server, player)).toBe(11_500)
    })

    test('a bet may take all there is, and not one won more', async () => {
      const player = await addPlayer(1_000)
      expect(await operate(bet(player, { amount: 1_001 }))).toEqual({
        status: called('not-enough-money'),
        balance: 1_000,
      })
      expect(await operate(bet(player, { amount: 1_000 }))).toEqual({ status: done, balance: 0 })
    })

    test('a rollback gives the stake back', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      expect(await operate(rollback(player, staked))).toEqual({ status: done, balance: 10_000 })
    })

    onlyByReference('a win that is rolled back is taken back, but never below zero', async () => {
      const player = await addPlayer(1_000)
      const staked = bet(player)
      await operate(staked)
      const won = win(player, staked, { endsRound: false })
      await operate(won)
      const spent = bet(player, { amount: 2_000 })
      await operate(spent)
      expect(await operate(rollback(player, won))).toEqual({ status: called('not-enough-money'), balance: 500 })
      await operate(rollback(player, spent))
      expect(await operate(rollback(player, won))).toEqual({ status: done, balance: 0 })
    })

    test('a payout beyond what a purse holds is refused and not stored, so that the right one still comes', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      const tooMuch = win(player, staked, { amount: Number.MAX_SAFE_INTEGER })
      for (let n = 0; n < 2; n++)
        expect(await operate(tooMuch)).toEqual({ status: called('wrong-amount'), balance: 9_000 })
      expect(await operate({ ...tooMuch, amount: 2_500 })).toEqual({ status: done, balance: 11_500 })
    })

    test('a stake of nothing and a lost round move nothing, and end the round all the same', async () => {
      const player = await addPlayer(10_000)
      const free = bet(player, { amount: 0, isFree: true })
      expect(await operate(free)).toEqual({ status: done, balance: 10_000 })
      expect(await operate(win(player, free, { amount: 0 }))).toEqual({ status: done, balance: 10_000 })
      expect(await server.system((ctx) => openWagersOf(ctx, player.memberId))).toEqual([])
    })

    test('a stake outside the limits of its game is refused for ever, each bet of a round by itself; a free one has none', async () => {
      const player = await addPlayer(STAKES.max * 3)
      const before = STAKES.max * 3
      const limit = { status: called('stake-limit'), balance: before }
      const small = bet(player, { amount: STAKES.min - 1 })
      expect(await operate(small)).toEqual(limit)
      expect(await operate(bet(player, { amount: STAKES.max + 1 }))).toEqual(limit)
      const first = bet(player, { amount: STAKES.max })
      const second = bet(player, { amount: STAKES.max, round: first.round })
      expect(await statusOf(first)).toBe(done)
      expect(await statusOf(second)).toBe(done)
      expect(await statusOf(bet(player, { amount: STAKES.min, round: first.round }))).toBe(done)
      expect(await statusOf(bet(player, { amount: 0, isFree: true }))).toBe(done)
      if (!isByRound) expect(await statusOf(bet(player, { amount: 0 }))).toBe(called('stake-limit'))
      await server.ownerPool.query('UPDATE games.game SET minimum_stake = 1')
      try {
        expect(await operate(small)).toEqual(limit)
        expect(await statusOf(bet(player, { amount: STAKES.min - 1 }))).toBe(done)
      } finally {
        await server.ownerPool.query('UPDATE games.game SET minimum_stake = $1', [STAKES.min])
      }
    })

    onlyByReference('what is called free costs nothing', async () => {
      const player = await addPlayer(10_000)
      expect(await statusOf(bet(player, { amount: 10, isFree: true }))).toBe(called('wrong-amount'))
    })
  })

  describe('replays', () => {
    test('the same operation again answers the first outcome and has no second effect', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      const won = win(player, staked)
      await operate(staked)
      await operate(won)
      await operate(bet(player, { amount: 3_000 }))
      expect(await operate(staked)).toEqual({ status: done, balance: 9_000 })
      expect(await operate(won)).toEqual({ status: done, balance: 11_500 })
      expect(await operate({ ...won, token: (await launchAgain(player.memberId)).token })).toEqual({
        status: done,
        balance: 11_500,
      })
      expect(await cashOf(server, player)).toBe(8_500)
    })

    test('a refusal is an outcome too: the bet stays refused after a deposit', async () => {
      const player = await addPlayer(500)
      const staked = bet(player)
      expect(await statusOf(staked)).toBe(called('not-enough-money'))
      const other = bet(player, { amount: 100 })
      await operate(other)
      await operate(win(player, other, { amount: 5_000 }))
      expect(await operate(staked)).toEqual({ status: called('not-enough-money'), balance: 500 })
      expect(await cashOf(server, player)).toBe(5_400)
    })

    test.each([
      ['another amount', { amount: 2_000 }],
      ['another round', { round: 'another' }],
      ['another game', { gameCode: 'lantern-night' }],
      ['another end of the round', { endsRound: true }],
    ])('the same id with %s is an error, and changes nothing', async (_what, change) => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      expect(await statusOf({ ...staked, ...change })).toBe(called('other-content'))
      expect(await operate(staked)).toEqual({ status: done, balance: 9_000 })
      expect(await cashOf(server, player)).toBe(9_000)
    })

    test('the same id of another player is an error', async () => {
      const [first, second] = [await addPlayer(10_000), await addPlayer(10_000)]
      const staked = bet(first)
      await operate(staked)
      expect(await statusOf(bet(second, { transactionId: staked.transactionId, round: staked.round }))).toBe(
        called('other-content'),
      )
      expect(await cashOf(server, second)).toBe(10_000)
    })

    test('a second rollback of one bet gives nothing back', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      await operate(staked)
      await operate(rollback(player, staked))
      const status = isByRound ? called('rolled-back', 'rollback') : done
      expect(await operate(rollback(player, staked))).toEqual({ status, balance: 10_000 })
    })
  })
}
