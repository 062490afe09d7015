import { expect, test } from 'vitest'
import type { WalletOperation } from '../wallet-port.ts'
import { type AdapterUnderTest, bet, cashOf, playersOf, rollback, win } from './vendor-wallet.fixture.ts'

/** Where a rollback names what it undoes by its id alone, one id is one operation, whatever its kind. */
export const idsSuite = (adapter: AdapterUnderTest): void => {
  const { server, operate, called, manner } = adapter
  if (manner === 'by-round') return
  const { addPlayer } = playersOf(adapter)
  const done = called('done')
  const other = called('other-content')

  test('an id of one kind is refused for every other kind, keeps nothing, and leaves what it named to be undone', async () => {
    const player = await addPlayer(10_000)
    const staked = bet(player)
    const won = win(player, staked, { endsRound: false })
    const undone = bet(player, { round: staked.round })
    const undo = rollback(player, undone, { endsRound: false })
    for (const operation of [staked, won, undone, undo]) expect((await operate(operation)).status).toBe(done)
    const again: ((transactionId: string) => WalletOperation)[] = [
      (transactionId) => bet(player, { transactionId, round: staked.round }),
      (transactionId) => win(player, staked, { transactionId }),
      (transactionId) => rollback(player, staked, { transactionId }),
    ]
    for (const { verb, transactionId } of [staked, won, undo])
      for (const operation of again.map((make) => make(transactionId)))
        if (operation.verb !== verb) expect(await operate(operation)).toEqual({ status: other, balance: 11_500 })
    expect(await operate(staked)).toEqual({ status: done, balance: 9_000 })
    expect(await operate(rollback(player, won))).toEqual({ status: done, balance: 9_000 })
    expect(await operate(rollback(player, staked))).toEqual({ status: done, balance: 10_000 })
  })

  test('the id of a bet that was refused is no id of a win either', async () => {
    const player = await addPlayer(1_500)
    const staked = bet(player)
    const refused = bet(player, { round: staked.round })
    for (const operation of [staked, refused]) await operate(operation)
    const { transactionId } = refused
    expect(await operate(win(player, staked, { transactionId }))).toEqual({ status: other, balance: 500 })
  })

  test('a bet and a win of one id at once: one is taken and the other refused, whoever the players are', async () => {
    for (let n = 0; n < 10; n++) {
      const [player, stranger] = [await addPlayer(10_000), await addPlayer(10_000)]
      const better = n % 4 < 2 ? player : stranger
      const staked = bet(player)
      await operate(staked)
      const won = win(player, staked)
      const { transactionId } = won
      const both = [won, bet(better, { transactionId })]
      const statuses = await Promise.all(
        (n % 2 ? both : both.toReversed()).map(async (one) => (await operate(one)).status),
      )
      expect(statuses.toSorted()).toEqual([done, other].toSorted())
      const left = (await cashOf(server, player)) + (await cashOf(server, stranger))
      expect([21_500, 18_000]).toContain(left)
    }
  })
}
