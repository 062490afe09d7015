import { cashOf, type MiniDeskRound, type Minigame, type MiniRoundFile } from '@maru/contract'
import { fiveMinutesMs } from '@maru/draws'
import type { StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { nextMidnight, seoulDay, seoulMidnight } from '../../../platform/seoul-time.ts'
import { memberNicks } from '../../identity/index.ts'
import { betIdxOf } from '../../wagers/index.ts'
import { chainByKey } from '../chain.repository.ts'
import { resultOut, roundOut } from '../draw.rules.ts'
import { drawAtOfRoundId } from '../round.rules.ts'
import { cancelAskedOf } from './decisions.service.ts'
import { type DeskRound, deskGames, exposuresOf, findDeskRound, findRounds } from './desk.repository.ts'
import { exposureOut } from './desk.service.ts'
import { wagersOfRound } from './round-wagers.repository.ts'

type Search = { game: Minigame; day?: string | undefined; number?: number | undefined; page: number; size: number }

/** Rounds of a day of Seoul, today where none is named, newest first. */
export const listRounds = async (ctx: StaffCtx, { game, day, number, page, size }: Search) => {
  const asked = day?.slice(0, 10) ?? seoulDay(ctx.now)
  const from = seoulMidnight(asked)
  const drawAt = number === undefined ? null : new Date(from.getTime() + number * fiveMinutesMs)
  const { rows, total } = await findRounds(ctx, { game, from, until: nextMidnight(asked), drawAt, page, size })
  return { rows: rows.map(roundRow), total, page, size }
}

/** Throws STAFF_NOT_FOUND. */
export const showRound = async (ctx: StaffCtx, game: Minigame, roundId: string): Promise<MiniRoundFile> => {
  const round = await existing(ctx, game, roundId)
  const exposures = await exposuresOf(ctx, [round])
  const settings = (await deskGames(ctx)).find((one) => one.game === game)
  return {
    ...roundRow(round),
    drawnAt: round.drawnAt?.toISOString() ?? null,
    settledAt: round.settledAt?.toISOString() ?? null,
    cancelAsked: round.isCancelAsked ? await cancelAskedOf(ctx, round) : null,
    winners: resultOut(round).winners,
    exposures: exposures.map(exposureOut),
    mostExposure: cashOf(settings?.mostExposure ?? 0),
    proof: await proofOf(ctx, round),
  }
}

/** Its wagers with their members, newest first. Throws STAFF_NOT_FOUND. */
export const listRoundWagers = async (
  ctx: StaffCtx,
  { game, roundId, page, size }: { game: Minigame; roundId: string; page: number; size: number },
) => {
  await existing(ctx, game, roundId)
  const { rows, total } = await wagersOfRound(ctx, game, roundId, { page, size })
  const members = rows.map(({ memberId }) => memberId)
  const nicks = await memberNicks(ctx, members)
  return {
    rows: rows.map(({ memberId, placedAt, wagerId, ...row }) => ({
      betIdx: betIdxOf({ placedAt, wagerId }),
      memberId,
      memberNick: nicks.get(memberId) ?? '',
      selections: row.selections ?? [],
      price: row.price ?? 0,
      stake: cashOf(row.stake),
      payout: cashOf(row.payout),
      status: row.status,
      placedAt: placedAt.toISOString(),
    })),
    total,
    page,
    size,
  }
}

const existing = async (ctx: StaffCtx, game: Minigame, roundId: string): Promise<DeskRound> => {
  const drawAt = drawAtOfRoundId(roundId)
  const round = drawAt && (await findDeskRound(ctx, game, drawAt))
  if (!round) throw new StaffRefusal('STAFF_NOT_FOUND')
  return round
}

const roundRow = (round: DeskRound): MiniDeskRound => ({
  ...roundOut(round),
  game: round.game,
  source: round.source,
  bets: round.bets,
  staked: cashOf(round.staked),
  payouts: round.payouts === null ? null : cashOf(round.payouts),
  draw: resultOut(round).draw,
  isCancelAsked: round.isCancelAsked,
  cancelReason: round.cancelReason,
})

/** Of what is revealed; null before the draw, and for imported results. */
const proofOf = async (ctx: StaffCtx, round: DeskRound): Promise<MiniRoundFile['proof']> => {
  const { siteId, game, chainId, link } = round
  if (!link || chainId === null) return null
  const chain = await chainByKey(ctx, { siteId, game, chainId })
  if (!chain?.salted) return null
  return {
    chainId,
    commitment: chain.commitment.toString('hex'),
    salt: chain.salted.salt.toString('hex'),
    saltSource: chain.salted.source,
    linkNumber: link.number,
    link: link.bytes.toString('hex'),
  }
}
