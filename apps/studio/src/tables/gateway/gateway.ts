import type { Interest, Opened } from '@maru/stomp'
import type { BusMessage } from '@maru/stomp/bus'
import type { Language } from '@maru/vendor-wallet'
import type { Session } from '../../sessions/session.repository.ts'
import type { Studio } from '../../studio.ts'
import { missedChats, openChat } from '../chat/chat-room.ts'
import { describeTable } from '../describe-table.ts'
import { unledTables } from '../table-health.ts'
import { type LiveTable, tableByCode } from '../table-list.ts'
import type { TableSaid } from '../table-shapes.ts'
import type { WatchRight } from '../watch/watch-ticket.ts'
import { openWatched } from '../watch/watch-topic.ts'
import { countHeads } from './heads.ts'
import { createLeaderClient, type LeaderClient } from './leader-client.ts'
import { followOwnParts } from './own-callers.ts'
import { askOwn, askShown, createSharedShown } from './shared-shown.ts'
import { settingAt, type TableSetting, tableSettings } from './table-settings.ts'
import { openTableTopic, snapshotOf, TILES, tilesBody } from './table-topics.ts'
import { createTileBoard, type TileBoard } from './tile-board.ts'

/** Tiles are published at most so often, ms. */
const TILES_EVERY_MS = 1_000

type Publish = (topic: string, body: string, version?: number) => void

/** The web side of the live tables in one process: it knows no rules, and asks whoever leads a table. */
export interface TableGateway {
  readonly leaders: LeaderClient
  readonly board: TileBoard
  /** What staff have set at each table. */
  settings(): Promise<ReadonlyMap<string, TableSetting>>
  isOnAt(code: string, site: string): Promise<boolean>
  /** As a page at a site gets it. */
  describe(table: LiveTable, site: string, language: Language): Promise<TableSaid>
  /** Aborted when the process stops: nothing waits for a change any more. */
  readonly stopped: AbortSignal
  /** Every subscription of a page passes it. */
  readonly interest: Interest
  open(destination: string, session: Session): Opened | undefined
  openWatched(destination: string, right: WatchRight): Opened | undefined
  /** What came over the bus. */
  received(message: BusMessage): void
  /** What may have been missed under these topics, and by the tiles. */
  missed(topics: readonly string[], publish: Publish): Promise<void>
  stop(): void
  /** Publishes tiles from now on. */
  publishTiles(publish: Publish, isRead: () => boolean): void
  close(): Promise<void>
}

export const createTableGateway = ({
  db,
  bus,
  internalSecret,
}: Pick<Studio, 'db' | 'bus' | 'internalSecret'>): TableGateway => {
  const leaders = createLeaderClient(db, internalSecret)
  const heads = countHeads(bus, leaders)
  const own = followOwnParts(heads.interest)
  const board = createTileBoard(leaders, bus, () => unledTables(db))
  const shown = createSharedShown((code) => askShown(leaders, code))
  const settings = tableSettings(db)
  const openChatTopic = (destination: string, { site }: Session): Opened | undefined => {
    const table = tableByCode(destination.split('/').at(-1) ?? '')
    return table && openChat(db, destination, table.code, site)
  }
  const stopping = new AbortController()
  let waiting: NodeJS.Timeout | undefined
  let stopTiles = () => {}
  board.start()

  return {
    leaders,
    board,
    settings,
    isOnAt: async (code, site) => settingAt((await settings()).get(code), site).isOn,
    describe: async (table, site, language) =>
      describeTable(table, language, settingAt((await settings()).get(table.code), site)),
    stopped: stopping.signal,
    stop() {
      stopping.abort()
      board.stop()
    },
    interest: own.interest,
    open: (destination, session) =>
      openChatTopic(destination, session) ??
      openTableTopic(destination, session, {
        shown,
        own: (code, caller) => askOwn(leaders, code, caller),
        tiles: board.tiles,
        openedOwn: own.opened,
      }),
    openWatched: (destination, right) => openWatched(destination, right, shown),
    received: board.received,
    async missed(topics, publish) {
      board.missed()
      await missedChats(db, topics, publish)
      const codes = topics.flatMap((topic) => (topic.startsWith('table ') ? topic.slice('table '.length) : []))
      await Promise.all(
        codes.map(async (code) => {
          for (const { body, version } of snapshotOf(await shown(code))) publish(`table ${code}`, body, version)
        }),
      )
      for (const { subject, code, caller } of own.all()) {
        const part = await askOwn(leaders, code, caller)
        if (part) publish(subject, JSON.stringify(part))
      }
    },
    publishTiles(publish, isRead) {
      const say = () => {
        waiting = undefined
        if (isRead()) publish(TILES, tilesBody(board.tiles()))
      }
      stopTiles = board.listen(() => {
        waiting ??= setTimeout(say, TILES_EVERY_MS).unref()
      })
    },
    async close() {
      clearTimeout(waiting)
      stopTiles()
      board.close()
      await heads.close()
      leaders.close()
    },
  }
}
