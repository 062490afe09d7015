import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectOnce } from '@maru/postgres'
import type { Arena } from '../clients/arena.ts'
import type { People } from '../people.ts'
import { randomOf } from '../random.ts'
import { secondDraw } from './second-draw.ts'
import { type Anchor, CLOSES_MS, nextDraw, ROUND_MS, realOf, shownAt } from './time.ts'

/** The game whose results are imported, from a file. */
export const FEED_GAME = 'speedkino'
const FILE = 'chaos.json'
/** Rounds that stand in it. */
const KEPT = 12
const AHEAD_MS = 9 * 3_600_000
const DAY_MS = 86_400_000

/** What a feed does with a round. `late`: not before the next one; `contradicts`: with another result beside it, `again`: with another one after it was settled. */
const acts = ['in time', 'in time', 'in time', 'twice', 'late', 'contradicts', 'again', 'impossible'] as const

type Row = { date: string; round: number; numbers: number[] }

/** Before the servers start. */
export const arrangeFeed = async ({ config }: People, ownerUrl: string): Promise<string> => {
  const folder = join(config.DATA_DIR, 'feeds')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, FILE), '[]')
  await connectOnce(ownerUrl, (client) =>
    client.query(`UPDATE minigames.game SET source = 'feed', feed_address = $1 WHERE game = $2`, [
      `file:${FILE}`,
      FEED_GAME,
    ]),
  )
  return join(folder, FILE)
}

/** Writes what the feed says, until nobody waits for it any more. Once members place no more bets it says each result once and in time. */
export const keepFeed = async (arena: Arena, anchor: Anchor, file: string, stop: AbortSignal): Promise<void> => {
  const rows = new Map<number, Row[]>()
  let later: { draw: number; row: Row }[] = []
  for (let draw = nextDraw(shownAt(anchor, Date.now())); !stop.aborted; draw += ROUND_MS) {
    const random = randomOf(arena.seed, `feed/${draw}`)
    const row = (): Row => rowOf(draw, random.bytes(32).toString('hex'))
    const act = arena.isClosing() ? 'in time' : random.pick(acts)
    const first = row()
    // Nobody asks of a round before its draw, so it may stand there.
    if (act !== 'late') rows.set(draw, [first])
    if (act === 'twice') rows.set(draw, [first, { ...first }])
    if (act === 'contradicts') rows.set(draw, [first, row()])
    if (act === 'impossible') rows.set(draw, [{ ...first, numbers: first.numbers.with(0, 71) }])
    for (const one of later) rows.set(one.draw, [...(rows.get(one.draw) ?? []), one.row])
    later = act === 'late' ? [{ draw, row: first }] : act === 'again' ? [{ draw, row: row() }] : []
    for (const old of [...rows.keys()].slice(0, -KEPT)) rows.delete(old)
    await writeFile(`${file}.new`, JSON.stringify({ results: [...rows.values()].flat() }))
    await rename(`${file}.new`, file)
    await sleep(Math.max(0, realOf(anchor, draw + ROUND_MS - CLOSES_MS - 2_000) - Date.now()), undefined, {
      signal: stop,
    }).catch(() => undefined)
  }
}

/** The day in Seoul and the number on it; 00:00 is number 288 of the day before. */
const rowOf = (draw: number, secret: string): Row => {
  const opened = draw - ROUND_MS + AHEAD_MS
  const { numbers } = secondDraw(FEED_GAME, secret, secret)
  return {
    date: new Date(opened).toISOString().slice(0, 10),
    round: (opened % DAY_MS) / ROUND_MS + 1,
    numbers,
  }
}
