import type { Opened, Snapshot } from '@maru/stomp'
import type { Session } from '../../sessions/session.repository.ts'
import { type Caller, ownTableSubject, type ShownAnswer, tableSubject } from '../engine-shapes.ts'
import { tableByCode } from '../table-list.ts'
import { type OwnShown, ownTableTopic, TABLES_TOPIC, tableTopic, versionOf } from '../table-shapes.ts'
import type { TileShown } from '../tile-shapes.ts'
import { displayName } from './display-name.ts'
import type { Tile } from './tile-board.ts'

/** Under which tiles are published in a process; no subject of the bus. */
export const TILES = 'tiles'
/** Results in a tile of the switch inside a room. */
const MOST_PAST = 36

export const callerOf = (session: Session): Caller => ({
  sessionId: session.id,
  site: session.site,
  player: session.player,
  name: displayName(session.displayName, session.site, session.player),
})

type Sources = {
  shown(code: string): Promise<ShownAnswer | undefined>
  own(code: string, caller: Caller): Promise<OwnShown | undefined>
  tiles(): readonly Tile[]
  /** A part of a round that is one player's own is about to be subscribed to. */
  openedOwn(subject: string, code: string, caller: Caller): void
}

/** Where a destination of the live tables leads for a session; undefined where it is none. */
export const openTableTopic = (destination: string, session: Session, from: Sources): Opened | undefined => {
  if (destination === TABLES_TOPIC)
    return { topic: TILES, subject: tableSubject(TILES), snapshot: async () => [{ body: tilesBody(from.tiles()) }] }
  const code = destination.split('/').at(-1) ?? ''
  if (!tableByCode(code)) return undefined
  if (destination === tableTopic(code))
    return { topic: tableSubject(code), snapshot: async () => snapshotOf(await from.shown(code)) }
  if (destination !== ownTableTopic(code)) return undefined
  const caller = callerOf(session)
  const topic = ownTableSubject(code, caller.site, caller.player)
  from.openedOwn(topic, code, caller)
  return {
    topic,
    snapshot: async () => {
      const own = await from.own(code, caller)
      return own ? [{ body: JSON.stringify(own) }] : []
    },
  }
}

/** Nothing where nobody leads the table now: who does so next publishes the whole. */
export const snapshotOf = (answer: ShownAnswer | undefined): Snapshot[] =>
  answer ? [{ body: JSON.stringify(answer.message), version: versionOf(answer.message) }] : []

export const tilesBody = (tiles: readonly Tile[]): string =>
  JSON.stringify({ now: Date.now(), tiles: tiles.map(tileShown) })

const tileShown = ({ table, shown }: Tile): TileShown => ({
  code: table.code,
  name: table.names,
  game: table.game,
  row: shown.row,
  heads: shown.heads,
  seats: table.game === 'blackjack' ? shown.seats.map(({ seat }) => seat) : null,
  past: shown.past.slice(-MOST_PAST).map((past, at, all) => (at === all.length - 1 ? past : { ...past, cards: [] })),
})
