import { randomUUID } from 'node:crypto'
import { testDatabase } from '@maru/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGame, patient, startTestStudio, type TestStudio } from '../../dev/test-studio.ts'
import type { BaccaratEvent, Outcome } from '../games/baccarat/baccarat-events.ts'
import { replayTicket } from '../operator/replay-ticket.ts'
import type { ReplayShown, RoundAnswer } from '../play/play-shapes.ts'

const database = await testDatabase('studio')
let test: TestStudio
beforeAll(async () => {
  test = await startTestStudio(database.pool, undefined, patient)
})
afterAll(() => test.close())

async function replayOf(round: string): Promise<ReplayShown> {
  const response = await fetch(`${test.url}/play-api/replay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ticket: replayTicket(test.studio.replayKey, { round, framer: 'https://play.example' }, Date.now()),
    }),
  })
  return (await response.json()) as ReplayShown
}

const outcomeOf = (events: readonly BaccaratEvent[]): Outcome | undefined =>
  events.find((event) => event.type === 'coup-decided')?.outcome

it('a replay shows the shoe and the roads as they were, not as they are now', async () => {
  const game = await openGame(test, `player-${randomUUID()}`, 'baccarat', 100_000_000)
  const rounds: { id: string; outcome: Outcome | undefined; shoe: number }[] = []
  let shoe = 0
  // More than one shoe: some eighty coups each.
  for (let coup = 0; coup < 100; coup++) {
    const response = await game.call('round', { key: randomUUID(), bet: { banker: 1_000 } })
    const answer = (await response.json()) as RoundAnswer
    if (answer.outcome !== 'played') throw new Error(answer.outcome)
    const events = answer.round.events as readonly BaccaratEvent[]
    shoe = events.find((event) => event.type === 'shoe-started')?.shoe ?? shoe
    rounds.push({ id: answer.round.id, outcome: outcomeOf(events), shoe })
  }
  expect(shoe).toBe(2)
  const second = rounds.findIndex((round) => round.shoe === 2)
  for (const index of [0, 1, 7, second - 1, second, second + 3, 99]) {
    const { table, round } = await replayOf(rounds[index]?.id ?? '')
    const own = rounds[index]
    const before = rounds.slice(0, index).filter((other) => other.shoe === own?.shoe)
    expect(round.id).toBe(own?.id)
    expect(table).toEqual({ shoe: own?.shoe, outcomes: before.map(({ outcome }) => outcome) })
  }
}, 30_000)

it('a slot’s replay has no table', async () => {
  const game = await openGame(test, `player-${randomUUID()}`, 'moonlit-koi')
  const answer = (await (await game.call('round', { key: randomUUID(), bet: { stake: 1_000 } })).json()) as RoundAnswer
  if (answer.outcome !== 'played') throw new Error(answer.outcome)
  expect((await replayOf(answer.round.id)).table).toBeNull()
})
