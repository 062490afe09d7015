import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import { type Placing, placeAccepted } from '../../apps/server/src/modules/sportsbook/settle/accepted-ticket.fixture.ts'
import { type Child, keepRunning } from '../../script/lib/child.ts'
import { killAll } from '../faults/kill-workers.ts'
import { folderIn, type Ground } from '../ground.ts'
import { arrangePeople } from '../people.ts'
import { type Random, randomOf } from '../random.ts'
import { type OwnSystem, openSystem } from '../system.ts'
import { heldEvidence, type SportsEvidence } from './evidence.ts'
import { arrangeMatches, OUTCOMES, speak } from './feed.ts'

const SETTLER = join(import.meta.dirname, 'settler.ts')
const MATCHES = 8
/** On each match more than the first commit of a settlement takes, so that two are under way at once. */
const TICKETS = 1_200
/** Of one transaction, as they are arranged. */
const TOGETHER = 100
/** Tickets are of this time, in minutes before the feed begins. */
const MINUTES = 30
const MINUTE_MS = 60_000
const LONGEST_PAUSE_MS = 300
/** What the last fault cut off is there again, and settled, within this. */
const HEALING_MS = 60_000

export type SportsRan = { evidence: SportsEvidence; databaseKills: number; seconds: number }
type Setting = { name: string; seed: string; durationMs: number; members: number }

/** Tickets whose results come doubled, late, in any order and change all the time, while the two processes that settle them and the database are killed. */
export const runSports = async (
  { name, seed, durationMs, members }: Setting,
  ground: Ground,
  basePort: number,
  print: (line: string) => void,
): Promise<SportsRan> => {
  const { ownerUrl, url } = await ground.database(name)
  const people = await arrangePeople(url, folderIn(ground, name), { members, clerks: 0, passwords: false })
  const own = openSystem(people.config, url)
  const random = randomOf(seed, 'sports')
  const events = Array.from({ length: MATCHES }, (_, no) => `match-${no}`)
  const firstAt = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 180 * MINUTE_MS
  const settlers: Child[] = []
  const ports = [basePort + 1, basePort + 2]
  let ends = 0
  try {
    await arrangeMatches(own, events, firstAt)
    await placeTickets(own, random, { members: people.members.map(({ memberId }) => memberId), firstAt })
    for (const [no, port] of ports.entries()) {
      const child = keepRunning(
        {
          name: `settler${no + 1}`,
          main: SETTLER,
          env: { ...people.env, HEALTH_PORT: String(port) },
          healthUrl: `http://127.0.0.1:${port}/`,
        },
        (line) => {
          if (/^settler\d ended/.test(line)) ends++
          print(line)
        },
        { lastPauseMs: LONGEST_PAUSE_MS },
      )
      settlers.push(child)
    }
    await Promise.all(settlers.map(({ ready }) => ready))
    const began = Date.now()
    const isClosing = () => Date.now() - began >= durationMs
    const [{ said, messages }, done] = await Promise.all([
      speak(own, randomOf(seed, 'sports feed'), { events, firstAt, minutes: MINUTES, isClosing, print }),
      killAll({ workers: settlers, ports }, ground, randomOf(seed, 'sports faults'), isClosing, print),
    ])
    await untilNothingIsDue(ownerUrl, print)
    await Promise.all(settlers.map((settler) => settler.stop()))
    const startingCash = new Map(people.members.map((one) => [one.memberId, one.startingCash]))
    const held = await heldEvidence(ownerUrl, startingCash)
    const evidence = { said, messages, kills: done.workers, ends, ...held }
    return { evidence, databaseKills: done.databases, seconds: (Date.now() - began) / 1_000 }
  } finally {
    await Promise.all(settlers.map((settler) => settler.stop()))
    await own.close()
  }
}

/** Singles, accumulators and systems of members who then spend what they have left. */
const placeTickets = async (
  own: OwnSystem,
  random: Random,
  { members, firstAt }: { members: readonly number[]; firstAt: number },
): Promise<void> => {
  const ids = await own.system((ctx) =>
    ctx.db.query<{ id: number }>('SELECT event_id AS id FROM sportsdata.event ORDER BY event_id'),
  )
  const placingOf = (): Placing => {
    const legs = ids
      .map(({ id }) => ({ id, by: random.next() }))
      .sort((one, other) => one.by - other.by)
      .slice(0, random.between(1, 4))
      .map(({ id }) => ({ eventId: id, outcome: random.pick(OUTCOMES), price: random.between(1_010, 6_000) }))
    const sizes = random.chance(0.4) ? [legs.length] : [random.between(1, legs.length)]
    return {
      memberId: random.pick(members),
      legs,
      sizes,
      perLine: random.between(1, 9),
      at: new Date(firstAt + random.between(0, MINUTES) * MINUTE_MS),
    }
  }
  for (let no = 0; no < TICKETS; no += TOGETHER) {
    const placings = Array.from({ length: TOGETHER }, placingOf)
    await own.system(async (ctx) => {
      for (const placing of placings) await placeAccepted(ctx, placing)
    })
  }
}

const LEFT = `SELECT (SELECT count(*) FROM sportsbook.due_market) + (SELECT count(*) FROM sportsdata.result WHERE ord > (SELECT ord FROM sportsbook.result_cursor)) AS left`

/** As long as something is settled; on a slow machine that is long. */
const untilNothingIsDue = async (ownerUrl: string, print: (line: string) => void): Promise<void> => {
  let least = Number.POSITIVE_INFINITY
  let until = Date.now() + HEALING_MS
  while (Date.now() < until) {
    const found = await connectOnce(ownerUrl, (client) => client.query<{ left: number }>(LEFT)).catch(() => undefined)
    const left = found ? Number(found.rows[0]?.left) : least
    if (left === 0) return
    if (left < least) until = Date.now() + HEALING_MS
    least = Math.min(least, left)
    await sleep(250)
  }
  print(`${least} markets and results are due still, and none was settled for ${HEALING_MS / 1_000} s`)
}
