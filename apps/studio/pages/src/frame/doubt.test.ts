import { expect, it } from 'vitest'
import { Doubt } from './doubt.ts'

type Outcome = Parameters<Doubt['receive']>[0]['outcome']
const opened = () => {
  const settled: unknown[] = []
  const doubt = new Doubt()
  doubt.know(7)
  doubt.onSettled = (how, balance) => settled.push([how, balance])
  const receive = (number: number, outcome: Outcome) => doubt.receive({ number, outcome, balance: 500 })
  return { doubt, settled, receive }
}

it.each([
  ['payout', 'paid', 'paid'],
  ['stake', 'undone', 'returned'],
  ['press', 'undone', 'returned'],
  ['press', 'refused', 'returned'],
  ['press', 'paid', 'unseen'],
] as const)('a %s in doubt whose round is %s is settled once: %s', (about, outcome, how) => {
  const { doubt, settled, receive } = opened()
  doubt.end(about)
  receive(8, outcome)
  receive(8, outcome)
  expect(settled).toEqual([[how, 500]])
})

it('news of an earlier round, or of one that is still open, settles nothing', () => {
  for (const about of ['payout', 'stake', 'press'] as const) {
    const { doubt, settled, receive } = opened()
    doubt.end(about)
    receive(7, 'paid')
    receive(7, 'undone')
    receive(8, 'open')
    expect(settled).toEqual([])
  }
})

it('without a doubt news changes nothing, and an answered press ends the doubt before it', () => {
  const { doubt, settled, receive } = opened()
  receive(8, 'paid')
  doubt.end('press')
  doubt.know(9)
  doubt.end('nothing')
  receive(9, 'paid')
  expect(settled).toEqual([['unseen', 500]])
})

it('news that comes while a round is shown is taken when it has been seen', () => {
  const { doubt, settled, receive } = opened()
  doubt.begin()
  receive(8, 'paid')
  expect(settled).toEqual([])
  doubt.end('payout')
  expect(settled).toEqual([['paid', 500]])
})

it('a win that is awaited stays awaited when the next press is not answered', () => {
  const { doubt, settled, receive } = opened()
  doubt.end('payout')
  doubt.end('press')
  receive(8, 'paid')
  expect(settled).toEqual([['paid', 500]])
})
