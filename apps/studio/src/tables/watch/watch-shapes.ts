import { z } from 'zod'
import { shoeAsked, type TableSaid } from '../table-shapes.ts'

/** Paths below `/play-api/watch/`, with the ticket as the bearer token: what a room asks that may only be watched. */
export const WATCH_CALLS = {
  describe: z.object({}),
  shown: z.object({}),
  shoes: z.object({}),
  shoe: shoeAsked,
} as const
export type WatchCallName = keyof typeof WATCH_CALLS

/** Answer of `describe`. `until`: the ticket's end, ms since 1970. */
export type WatchedTable = { readonly table: TableSaid; readonly until: number }
