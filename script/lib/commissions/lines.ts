import type pg from 'pg'
import type { Site } from './journal.ts'
import type { Line } from './line.ts'
import { roundLines } from './rounds.ts'
import { stakeLines } from './stakes.ts'

/** Of every wager that was settled or corrected on a day of Seoul, wager by wager. */
export async function* linesOfDay(client: pg.ClientBase, site: Site, day: string): AsyncGenerator<Line> {
  yield* stakeLines(client, site, day)
  yield* roundLines(client, site, day)
}
