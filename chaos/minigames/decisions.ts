import { setTimeout as sleep } from 'node:timers/promises'
import { type MiniFeedRow, miniFeed, miniFeedAccept } from '@maru/contract'
import type { Arena } from '../clients/arena.ts'
import type { Office } from '../clients/staff.ts'
import type { Server } from '../cluster.ts'
import { type Random, randomOf } from '../random.ts'
import { FEED_GAME } from './feed.ts'
import { secondDraw } from './second-draw.ts'

const PAUSE_MS = 300
const REASON = 'chaos'

/**
 * Two of the staff decide about every round whose feed was late, impossible or contradicted itself, also after it was settled: one takes a result, the other confirms it. Sometimes the
 * first tries both.
 */
export const decideResults = async (
  arena: Arena,
  offices: readonly [Office, Office],
  stop: AbortSignal,
): Promise<void> => {
  for (let no = 0; !stop.aborted; no++) {
    const random = randomOf(arena.seed, `decisions/${no}`)
    await sleep(PAUSE_MS)
    const server = random.pick<Server>(arena.servers)
    const [first, second] = random.chance(0.5) ? offices : ([offices[1], offices[0]] as const)
    const ask = (office: Office, method: 'GET' | 'POST', path: string, body?: object) =>
      office.ask(server, method, path, body).catch(() => undefined)
    const listed = await ask(first, 'GET', `${miniFeed.path}?game=${FEED_GAME}`)
    for (const row of (listed?.json.rows ?? []) as MiniFeedRow[]) {
      if (!row.isHeld) continue
      const body = { game: FEED_GAME, roundId: row.round.roundId, draw: resultFor(row, random), reason: REASON }
      await ask(first, 'POST', miniFeedAccept.path, body)
      await ask(random.chance(0.8) ? second : first, 'POST', miniFeedAccept.path, body)
    }
  }
}

/** One that the feed has said or that the round was drawn with, or, where there is none that can be, one of their own. */
const resultFor = ({ results, drawnByStaff }: MiniFeedRow, random: Random) => {
  const said = results.filter(({ problem }) => problem === null).map(({ draw }) => draw)
  // Until it is settled no other is accepted.
  if (drawnByStaff && random.chance(0.5)) return drawnByStaff
  const secret = random.bytes(32).toString('hex')
  return said.length > 0 ? random.pick(said) : secondDraw(FEED_GAME, secret, secret)
}
