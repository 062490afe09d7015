import { cashOf, type MiniDeskGame, type MiniExposure, minigames } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { chainsOfSite } from '../chain.repository.ts'
import { type Chain, lastDrawAtOf, remainingLinks } from '../chain.rules.ts'
import { roundOut } from '../draw.rules.ts'
import {
  type DeskGame,
  type DeskRound,
  deskGames,
  type ExposureRow,
  exposuresOf,
  lateDraws,
  runningRounds,
} from './desk.repository.ts'
import { alarmsOf, exposedBy, hasNext, runningOf } from './desk.rules.ts'
import { type FeedFacts, feedFacts } from './feed.repository.ts'
import { feedStateOf } from './feed.rules.ts'
import { gamesOutside } from './returns.service.ts'

/** A draw that was due for longer is late. */
const LATE_MS = 60_000

type Known = {
  round: DeskRound | undefined
  exposures: readonly MiniExposure[]
  chains: readonly Chain[]
  feed: FeedFacts | undefined
  isDrawLate: boolean
  isReturnOutside: boolean
}

/** The four games now. */
export const showDesk = async (ctx: Ctx): Promise<{ serverTime: string; games: MiniDeskGame[] }> => {
  const games = await deskGames(ctx)
  const rounds = await runningRounds(ctx)
  const exposures = await exposuresOf(ctx, rounds)
  const chains = await chainsOfSite(ctx, ctx.siteId)
  const feeds = await feedFacts(ctx)
  const late = await lateDraws(ctx, new Date(ctx.now.getTime() - LATE_MS))
  const outside = await gamesOutside(ctx)
  const shown = minigames.flatMap((name) => {
    const game = games.find((one) => one.game === name)
    if (!game) return []
    const known: Known = {
      round: rounds.find((one) => one.game === name),
      exposures: exposures.filter((one) => one.game === name).map(exposureOut),
      chains: chains.filter((one) => one.game === name),
      feed: feeds.get(name),
      isDrawLate: late.has(name),
      isReturnOutside: outside.has(name),
    }
    return [deskGame(game, known, ctx.now)]
  })
  return { serverTime: ctx.now.toISOString(), games: shown }
}

const deskGame = (game: DeskGame, known: Known, now: Date): MiniDeskGame => {
  const { round, exposures, chains, feed } = known
  const feedState = game.source === 'own' ? 'off' : feedStateOf(feed)
  const exposed = Math.max(0, ...exposures.map((one) => one.exposed))
  return {
    game: game.game,
    isOn: game.isOn,
    source: game.source,
    feedState,
    lastResultAt: feed?.lastHeardAt?.toISOString() ?? null,
    round: round ? roundOut(round) : null,
    bets: round?.bets ?? 0,
    staked: cashOf(round?.staked ?? 0),
    mostExposure: cashOf(game.mostExposure),
    exposures: [...exposures],
    chain: game.source === 'own' ? chainLeft(chains, now) : null,
    alarms: alarmsOf({ ...game, ...known, feedState, isFeedUnread: feed?.isUnread ?? false, exposed }, now),
  }
}

/** As staff see what stands on an outcome. */
export const exposureOut = (row: ExposureRow): MiniExposure => ({
  market: row.market,
  outcome: row.outcome,
  bets: row.bets,
  staked: cashOf(row.staked),
  toPay: cashOf(row.toPay),
  exposed: cashOf(exposedBy(row)),
})

const chainLeft = (chains: readonly Chain[], now: Date): MiniDeskGame['chain'] => {
  const running = runningOf(chains, now)
  return (
    (running && {
      chainId: running.chainId,
      links: running.links,
      left: remainingLinks(running, now),
      endsAt: lastDrawAtOf(running).toISOString(),
      hasNext: hasNext(chains, now),
    }) ??
    null
  )
}
