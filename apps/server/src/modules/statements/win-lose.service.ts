import {
  type BodyOf,
  cashOf,
  type DataOf,
  type GameGroup,
  type winLose,
  winLoseDays,
  winLoseGames,
} from '@maru/contract'
import type { MemberCtx } from '../../platform/context.ts'
import { daysFrom, seoulDay } from '../../platform/seoul-time.ts'
import { gameNameKey, gameNamesOf } from '../wagers/index.ts'
import { type PlayedRow, readPlayed } from './win-lose.repository.ts'

type Game = PlayedRow & { product: GameGroup; vendorCode: string; gameCode: string }

/** The member's wins and losses between two days, both included. */
export const ownWinLose = async (ctx: MemberCtx, asked: BodyOf<typeof winLose>): Promise<DataOf<typeof winLose>> => {
  const earliest = seoulDay(daysFrom(asked.endDate, 1 - winLoseDays))
  const [, from = earliest] = [asked.startDate, earliest].sort()
  const rows = await readPlayed(ctx, ctx.who.memberId, from, asked.endDate)
  const ended = rows.filter((row) => row.stake > 0 || row.payout > 0)
  const games = ended.filter((row): row is Game => row.gameCode !== null).sort(byStake)
  const named = games.slice(0, winLoseGames)
  const names = await gameNamesOf(ctx, named)
  const whole = rows.find((row) => row.day === null && row.product === null)
  return {
    sum: { ...theoryOf(whole), ...playedOf(whole), pending: cashOf(whole?.pending ?? 0) },
    days: ended
      .filter((row): row is PlayedRow & { day: string } => row.day !== null)
      .sort((a, b) => (a.day < b.day ? -1 : 1))
      .map((row) => ({ day: row.day, ...playedOf(row) })),
    groups: ended
      .filter((row): row is PlayedRow & { product: GameGroup } => row.product !== null && row.gameCode === null)
      .sort(byStake)
      .map((row) => ({ group: row.product, ...playedOf(row), ...theoryOf(row) })),
    games: named.map((game) => ({
      vendorKey: game.vendorCode,
      gameKey: game.gameCode,
      gameName: names.get(gameNameKey(game)) ?? game.gameCode,
      group: game.product,
      ...playedOf(game),
      ...theoryOf(game),
    })),
    gameCount: games.length,
  }
}

const byStake = (a: PlayedRow, b: PlayedRow): number => b.stake - a.stake
const playedOf = (row: PlayedRow | undefined) => ({ stake: cashOf(row?.stake ?? 0), payout: cashOf(row?.payout ?? 0) })
const theoryOf = (row: PlayedRow | undefined) => ({ stated: cashOf(row?.stated ?? 0), mean: row?.mean ?? 0 })
