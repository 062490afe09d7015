import type pg from 'pg'
import type { BaccaratEvent, Outcome } from '../games/baccarat/baccarat-events.ts'
import type { TableShown } from '../play/play-shapes.ts'
import type { Round } from './round.repository.ts'

/** The member's table as it was before a round: its shoe, and what had come out of it. Read from the rounds themselves. */
export async function tableBefore(db: pg.Pool, round: Round): Promise<TableShown> {
  const own = eventsOf(round.events)
  const earlier = (own.find((event) => event.type === 'coup-decided')?.coup ?? 1) - 1
  const started = shoeStarted(own)
  if (started !== undefined) return { shoe: started, outcomes: [] }
  const { rows } = await db.query<{ events: Round['events'] }>(
    `SELECT events FROM studio.round
     WHERE site = $1 AND player = $2 AND game_code = $3 AND number < $4 AND events IS NOT NULL
     ORDER BY number DESC LIMIT $5`,
    [round.site, round.player, round.gameCode, round.number, earlier],
  )
  const outcomes: Outcome[] = []
  let shoe = 1
  for (const row of rows) {
    const events = eventsOf(row.events)
    const decided = events.find((event) => event.type === 'coup-decided')
    if (decided) outcomes.unshift(decided.outcome)
    shoe = shoeStarted(events) ?? shoe
  }
  return { shoe, outcomes }
}

const eventsOf = (events: Round['events']): readonly BaccaratEvent[] => (events ?? []) as readonly BaccaratEvent[]

const shoeStarted = (events: readonly BaccaratEvent[]): number | undefined =>
  events.find((event) => event.type === 'shoe-started')?.shoe
