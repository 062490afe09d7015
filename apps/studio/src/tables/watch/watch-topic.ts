import type { Opened } from '@maru/stomp'
import { type ShownAnswer, tableSubject } from '../engine-shapes.ts'
import { snapshotOf } from '../gateway/table-topics.ts'
import { tableTopic } from '../table-shapes.ts'
import type { WatchRight } from './watch-ticket.ts'

/** Sockets that subscribe by another subject are no heads at the table; its messages come to this process all the same, for the tiles. */
const watchSubject = (code: string): string => `watch ${code}`

/** Everybody's messages of the one table, and nothing else. */
export const openWatched = (
  destination: string,
  { code }: WatchRight,
  shown: (code: string) => Promise<ShownAnswer | undefined>,
): Opened | undefined =>
  destination === tableTopic(code)
    ? { topic: tableSubject(code), subject: watchSubject(code), snapshot: async () => snapshotOf(await shown(code)) }
    : undefined
