import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { liveTable } from '../../live-table.ts'
import { gameOut } from './games.ts'

/** The live tables that can be played at this site, each with its game. `/topic/tables` says what becomes of them. */
export const gameTables = defineCall({
  path: '/api/game/tables',
  audience: 'guest',
  body: z.object({}),
  data: z.object({
    serverTime: z.string(),
    tables: z.array(z.object({ game: gameOut, table: liveTable })),
  }),
  refusals: [],
  reads: true,
})
