import { cashOf, type GameOut, isMinigame, minigameProduct } from '@maru/contract'
import type { Ctx } from '../../platform/context.ts'
import { membersByIds, shownNick } from '../identity/index.ts'
import { listNotices, shownBanners } from '../site/index.ts'
import { recentWins } from '../wagers/index.ts'
import { listGames, listGroups } from './catalogue.service.ts'
import { vendorByCode } from './vendors/list.ts'
import { sealWin } from './win-id.rules.ts'

const WINS_SHOWN = 12
const GAMES_SHOWN = 24

/** Everything the main page shows. */
export const showLobby = async (ctx: Ctx) => {
  const games = await listGames(ctx, {})
  return {
    banners: await shownBanners(ctx),
    groups: (await listGroups(ctx)).map(({ groupCode, groupCodeName, vendors, games }) => ({
      groupCode,
      groupCodeName,
      vendors,
      games,
    })),
    tables: games.filter((game) => game.gameType === 'casino' || game.gameType === 'hc-casino').slice(0, GAMES_SHOWN),
    slots: games.filter((game) => isShownSlot(ctx, game)).slice(0, GAMES_SHOWN),
    notices: await listNotices(ctx),
    recentWins: await listRecentWins(ctx),
  }
}

/** The studio's slots are offered by both of its wallets, and shown once. */
const isShownSlot = ({ config }: Ctx, { gameType, vendorKey }: GameOut): boolean =>
  (gameType === 'slot' || gameType === 'h-slot') && vendorByCode(config, vendorKey)?.wallet !== 'transfer'

/** The newest wins of the site, one of each member, without saying whose. */
export const listRecentWins = async (ctx: Ctx) => {
  const wins = await recentWins(ctx, WINS_SHOWN)
  const members = await membersByIds(ctx, [...new Set(wins.map((win) => win.memberId))])
  return wins.map((win) => ({
    win: win.canReplay ? sealWin(ctx, win) : '',
    draw:
      win.vendorCode === minigameProduct && isMinigame(win.gameCode)
        ? { game: win.gameCode, roundId: win.round }
        : null,
    nick: shownNick(ctx.language, members.get(win.memberId)?.memNick ?? ''),
    gameName: win.gameNames?.[ctx.language] ?? win.gameCode,
    amount: cashOf(win.payout),
    at: win.settledAt.toISOString(),
  }))
}
