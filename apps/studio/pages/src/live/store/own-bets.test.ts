import { expect, test } from 'vitest'
import { noLocalBets, othersOf, ownBetsOf } from './own-bets.ts'

const chip = (who: string, mark: string) => ({ who, mark, place: 'banker', amount: 10_000 })

test('the last chips of others never show one’s own, whether the studio has said them or they are on their way', () => {
  const [said, sent] = ['11111111-aaaa-4aaa-8aaa-aaaaaaaaaaaa', '22222222-aaaa-4aaa-8aaa-aaaaaaaaaaaa']
  const change = { change: said, chips: { banker: 10_000 }, state: 'accepted', why: null } as const
  const shown = { round: 7, changes: [change], held: { banker: 10_000 }, last: {}, seat: null, payout: null }
  const local = { ...noLocalBets(7), sent: [{ change: sent, round: 7, chips: { banker: 10_000 } }] }
  const own = ownBetsOf({ ...shown, balance: 0, balanceAt: 0, net: 0 }, local, 7)
  const recent = [chip('고**님', '33333333'), chip('나**님', '22222222'), chip('나**님', '11111111')]
  expect(othersOf({ places: {}, players: 2, recent }, own).map(({ who }) => who)).toEqual(['고**님'])
})
