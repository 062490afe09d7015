import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { gameGroups } from '../../game-code.ts'
import { sumOut } from '../../money.ts'
import { localDay } from '../../paging.ts'

/** Most days that `winLose` reaches over: of a longer period, the last ones. */
export const winLoseDays = 366
/** Most games that it names: those with the largest stakes. */
export const winLoseGames = 100

/** Of ended bets: what was staked and what was paid. */
const played = { stake: sumOut, payout: sumOut }
/** `stated`: stakes on games that state their return; `mean`: payouts less stakes that these come to on average, below zero. */
const theory = { stated: sumOut, mean: z.number().int() }

/** What the ended bets placed in a period came to, by day, group and game. Days are those of Asia/Seoul; those without a bet are left out. */
export const winLose = defineCall({
  path: '/api/bet/winlose',
  audience: 'member',
  body: z.object({ startDate: localDay, endDate: localDay }),
  /** `pending`: stakes of bets of these days that have not ended; no other sum has them. */
  data: z.object({
    sum: z.object({ ...played, ...theory, pending: sumOut }),
    days: z.array(z.object({ day: z.string(), ...played })),
    groups: z.array(z.object({ group: z.enum(gameGroups), ...played, ...theory })),
    games: z.array(
      z.object({
        vendorKey: z.string(),
        gameKey: z.string(),
        gameName: z.string(),
        group: z.enum(gameGroups),
        ...played,
        ...theory,
      }),
    ),
    /** Games in all; `games` names at most 100. */
    gameCount: z.number().int(),
  }),
  refusals: [],
  reads: true,
})

export const statementFormats = ['csv', 'xlsx', 'pdf'] as const
export type StatementFormat = (typeof statementFormats)[number]
/** Most movements of a member that a workbook and a document are made of; a CSV has no bound. */
export const statementLines = { xlsx: 50_000, pdf: 20_000 } as const
const statementYear = z.number().int().min(2000).max(2200)

/** The years that there are statements of, the newest first; of the one asked for, the hashes that were kept when it was taken. */
export const ownStatements = defineCall({
  path: '/api/statement/list',
  audience: 'member',
  body: z.object({ year: statementYear }),
  data: z.object({
    years: z.array(z.number().int()),
    /** `line`: its number in the file; a later statement of the year has the same hash there. */
    heads: z.array(z.object({ line: z.number().int(), hash: z.string(), madeAt: z.string() })),
  }),
  refusals: [],
  reads: true,
})

/** An address of this site that downloads the statement once, within two minutes. */
export const statementTicket = defineCall({
  path: '/api/statement/ticket',
  audience: 'member',
  body: z.object({ year: statementYear, format: z.enum(statementFormats) }),
  data: z.object({ url: z.string() }),
  refusals: ['N404', 'S002'],
})
