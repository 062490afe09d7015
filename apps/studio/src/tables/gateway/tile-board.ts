import type { BusMessage } from '@maru/stomp/bus'
import { tableSubject } from '../engine-shapes.ts'
import { LIVE_TABLES, type LiveTable } from '../table-list.ts'
import { type TableMessage, type TableShown, versionOf } from '../table-shapes.ts'
import type { LeaderClient } from './leader-client.ts'
import { askShown } from './shared-shown.ts'
import { afterMessage, type Known } from './table-now.rules.ts'

/** A change of the stakes alone is said so often, and a table that nobody leads is asked for, ms. */
const STAKES_EVERY_MS = 2_000
const ASK_EVERY_MS = 1_000
/** A table that is not known after this has no leader. */
const SETTLED_AFTER_MS = 3_000
/** So often it is looked who leads; a table that nobody has led for so long has no tile any more, and operators say that it is away, ms. */
const LOOK_EVERY_MS = 2_000
const AWAY_AFTER_MS = 10_000
/** Messages are some milliseconds under way. */
const SAME_CLOCK_MS = 1_000

/** A table as its tile says it. `version` rises with what a tile shows, alike in all processes. */
export type Tile = { readonly table: LiveTable; readonly version: number; readonly shown: TableShown }

type Entry = {
  known: Known | undefined
  tile: Tile | undefined
  asking: Promise<void> | undefined
  stakesAt: number
  unledSince: number | undefined
}

export type TileBoard = ReturnType<typeof createTileBoard>

/** Follows every table of the studio in this process. */
export const createTileBoard = (
  leaders: LeaderClient,
  interest: { add(subject: string): unknown; remove(subject: string): void },
  unledTables: () => Promise<readonly string[]>,
) => {
  const entries = new Map<string, Entry>()
  let offset = 0
  const listeners = new Set<() => void>()
  for (const { code } of LIVE_TABLES) {
    entries.set(code, { known: undefined, tile: undefined, asking: undefined, stakesAt: 0, unledSince: undefined })
    interest.add(tableSubject(code))
  }

  const note = (table: LiveTable, entry: Entry, known: Known): void => {
    const before = entry.tile?.shown
    entry.known = known
    if ([...entries.values()].every((one) => one.known)) isSettled()
    const isSeen = !before || seenOf(before) !== seenOf(known.table)
    const isStaked = before?.bets !== known.table.bets && performance.now() - entry.stakesAt >= STAKES_EVERY_MS
    if (!isSeen && !isStaked) return
    entry.stakesAt = performance.now()
    entry.tile = { table, version: versionOf(known), shown: known.table }
    for (const listener of [...listeners]) listener()
  }
  const ask = (table: LiveTable, entry: Entry): void => {
    entry.asking ??= askShown(leaders, table.code, 0)
      .then((answer) => {
        if (answer) take(table, entry, answer.message)
      })
      .catch(() => {})
      .finally(() => {
        entry.asking = undefined
      })
  }
  const take = (table: LiveTable, entry: Entry, message: TableMessage): void => {
    const ahead = message.now - Date.now()
    offset = Math.abs(ahead) < SAME_CLOCK_MS ? 0 : ahead
    const after = afterMessage(entry.known, message)
    if (!after) return ask(table, entry)
    if (after !== entry.known) note(table, entry, after)
  }
  const askUnknown = (): void => {
    for (const table of LIVE_TABLES) {
      const entry = entries.get(table.code)
      if (entry && !entry.known) ask(table, entry)
    }
  }
  const look = async (): Promise<void> => {
    const unled = await unledTables()
    for (const [code, entry] of entries) {
      entry.unledSince = unled.includes(code) ? (entry.unledSince ?? performance.now()) : undefined
      const { unledSince = Number.POSITIVE_INFINITY } = entry
      if (!entry.tile || performance.now() - unledSince < AWAY_AFTER_MS) continue
      entry.known = undefined
      entry.tile = undefined
      for (const listener of [...listeners]) listener()
    }
  }
  // While the database does not answer, nobody knows more than before.
  const looking = setInterval(() => void look().catch(() => {}), LOOK_EVERY_MS).unref()
  const asking = setInterval(askUnknown, ASK_EVERY_MS).unref()
  let timer: NodeJS.Timeout | undefined
  let isSettled = () => {}
  const settled = new Promise<void>((resolve) => {
    isSettled = resolve
    timer = setTimeout(resolve, SETTLED_AFTER_MS).unref()
  })

  return {
    /** Of those tables that this process knows, in the order of the lobby. */
    tiles: (): Tile[] => LIVE_TABLES.flatMap(({ code }) => entries.get(code)?.tile ?? []),
    /** By the clock of the tables. */
    now: (): number => Date.now() + offset,
    tileOf: (code: string): Tile | undefined => entries.get(code)?.tile,
    /** Called at each change until the returned function is. */
    listen(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    received({ subject, body }: BusMessage): void {
      if (!subject.startsWith('table ')) return
      const table = LIVE_TABLES.find(({ code }) => tableSubject(code) === subject)
      const entry = table && entries.get(table.code)
      if (table && entry) take(table, entry, JSON.parse(body) as TableMessage)
    },
    /** Messages may be lost. */
    missed(): void {
      for (const table of LIVE_TABLES) ask(table, entries.get(table.code) as Entry)
    },
    start: askUnknown,
    /** Resolves when every table is known, or was asked for in vain after the start. */
    settled,
    /** Nobody waits any longer. */
    stop(): void {
      clearTimeout(timer)
      isSettled()
    },
    close(): void {
      clearInterval(asking)
      clearInterval(looking)
      for (const { code } of LIVE_TABLES) interest.remove(tableSubject(code))
    },
  }
}

/** What a tile shows: neither stakes nor cards that are still being dealt. */
const seenOf = ({ state, row, past, heads, seats, dealer, dealerName, video, shoe }: TableShown): string =>
  JSON.stringify([
    state,
    row,
    past.length,
    past.at(-1),
    heads,
    seats.map(({ seat }) => seat),
    dealer,
    dealerName,
    video,
    shoe?.number,
  ])
