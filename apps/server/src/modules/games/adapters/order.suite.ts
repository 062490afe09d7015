import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { WalletOperation } from '../wallet-port.ts'
import { type AdapterUnderTest, bet, cashOf, playersOf, rollback, win } from './vendor-wallet.fixture.ts'

/** Operations that come late, early, together, or for somebody else. */
export const orderSuite = (adapter: AdapterUnderTest): void => {
  const { server, operate, called, manner } = adapter
  const isByRound = manner === 'by-round'
  const { addPlayer } = playersOf(adapter)
  const statusOf = async (operation: WalletOperation) => (await operate(operation)).status
  const done = called('done')

  describe('out of order', () => {
    test('a rollback before its bet is remembered, and the late bet refused, also when both are sent again', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      const undo = rollback(player, staked)
      expect(await statusOf(undo)).toBe(called('unknown-transaction', 'rollback'))
      expect(await operate(staked)).toEqual({ status: called('rolled-back'), balance: 10_000 })
      expect(await statusOf(undo)).toBe(called('unknown-transaction', 'rollback'))
      expect(await statusOf(staked)).toBe(called('rolled-back'))
      const status = isByRound ? called('unknown-transaction', 'rollback') : done
      expect(await operate(rollback(player, staked))).toEqual({ status, balance: 10_000 })
    })

    test('a win for an unknown round, or for a bet that was refused or rolled back, pays nothing', async () => {
      const player = await addPlayer(1_000)
      const never = bet(player)
      expect(await statusOf(win(player, never))).toBe(called('unknown-transaction'))
      const refused = bet(player, { amount: 5_000 })
      await operate(refused)
      expect(await statusOf(win(player, refused))).toBe(called('unknown-transaction'))
      const undone = bet(player)
      await operate(undone)
      await operate(rollback(player, undone, { endsRound: false }))
      expect(await statusOf(win(player, undone))).toBe(called('rolled-back'))
      const staked = bet(player)
      await operate(staked)
      expect(await statusOf(win(player, staked, { round: 'another' }))).toBe(called('unknown-transaction'))
      expect(await cashOf(server, player)).toBe(0)
    })

    test('a win of a bet that was rolled back before it came is refused as rolled back, whether the bet came or not', async () => {
      if (isByRound) return
      const player = await addPlayer(10_000)
      const [never, late, elsewhere] = [bet(player), bet(player), bet(player)]
      for (const staked of [never, late]) await operate(rollback(player, staked))
      expect(await statusOf(late)).toBe(called('rolled-back'))
      for (const staked of [never, late]) expect(await statusOf(win(player, staked))).toBe(called('rolled-back'))
      await operate(elsewhere)
      await operate(rollback(player, elsewhere))
      expect(await statusOf(win(player, elsewhere, { round: 'another' }))).toBe(called('unknown-transaction'))
      expect(await cashOf(server, player)).toBe(10_000)
    })

    test('a bet on a round that has ended is refused; a late win of it is paid where the vendor refers to bets', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player, { endsRound: true })
      await operate(staked)
      expect(await statusOf(bet(player, { round: staked.round }))).toBe(called('round-closed'))
      expect(await operate(win(player, staked, { amount: 700 }))).toEqual(
        isByRound ? { status: called('round-closed'), balance: 9_000 } : { status: done, balance: 9_700 },
      )
    })

    test('another player’s bet can be neither won nor rolled back', async () => {
      const [owner, stranger] = [await addPlayer(10_000), await addPlayer(10_000)]
      const staked = bet(owner)
      await operate(staked)
      expect(await statusOf(win(stranger, staked))).toBe(called('unknown-transaction'))
      expect(await statusOf(rollback(stranger, staked))).toBe(called('unknown-transaction', 'rollback'))
      expect(await operate(win(owner, staked))).toEqual({ status: done, balance: 11_500 })
      expect(await cashOf(server, stranger)).toBe(10_000)
    })
  })

  describe('at the same time', () => {
    test('one operation sent many times at once has one effect and one answer', async () => {
      const player = await addPlayer(10_000)
      const staked = bet(player)
      const answers = await Promise.all(Array.from({ length: 12 }, () => operate(staked)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ status: done, balance: 9_000 })]),
      )
      const won = win(player, staked)
      await Promise.all(Array.from({ length: 12 }, () => operate(won)))
      expect(await cashOf(server, player)).toBe(11_500)
    })

    test('of many bets at once only those that the cash covers are taken', async () => {
      const player = await addPlayer(1_000)
      const answers = await Promise.all(Array.from({ length: 10 }, () => operate(bet(player, { amount: 300 }))))
      expect(answers.filter(({ status }) => status === done)).toHaveLength(3)
      expect(await cashOf(server, player)).toBe(100)
    })

    test('a bet and its rollback at once leave the cash as it was, whichever comes first', async () => {
      for (let n = 0; n < 10; n++) {
        const player = await addPlayer(10_000)
        const staked = bet(player)
        await Promise.all(
          n % 2
            ? [operate(staked), operate(rollback(player, staked))]
            : [operate(rollback(player, staked)), operate(staked)],
        )
        expect(await cashOf(server, player)).toBe(10_000)
      }
    })

    test('two players that use one id at once: one is taken, one refused, nothing half', async () => {
      const players = [await addPlayer(10_000), await addPlayer(10_000)]
      const transactionId = randomUUID()
      const statuses = await Promise.all(players.map((player) => statusOf(bet(player, { transactionId }))))
      expect(statuses.toSorted()).toEqual([done, called('other-content')].toSorted())
      const left = await Promise.all(players.map((player) => cashOf(server, player)))
      expect(left.toSorted()).toEqual([10_000, 9_000].toSorted())
    })
  })
}
