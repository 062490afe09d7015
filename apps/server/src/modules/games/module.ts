import { listen } from '../../platform/events/events.ts'
import type { Module } from '../../platform/module.ts'
import { serveArt } from './art.route.ts'
import { serveAdminGames } from './calls/admin/list-games.ts'
import { serveGameSwitch } from './calls/admin/switch-game.ts'
import { serveGameList } from './calls/guest/list-games.ts'
import { serveGameGroups } from './calls/guest/list-groups.ts'
import { serveGameCodes } from './calls/guest/list-places.ts'
import { serveRecentWins } from './calls/guest/list-recent-wins.ts'
import { serveGame } from './calls/guest/show-game.ts'
import { serveMain } from './calls/guest/show-main.ts'
import { serveClose } from './calls/member/close-game.ts'
import { serveLaunch } from './calls/member/launch-game.ts'
import { serveReplay } from './calls/member/replay-bet.ts'
import { serveHub88 } from './doors/hub88/door.ts'
import './events.ts'
import { endSession } from './session.service.ts'
import { assertReachable } from './session.states.ts'
import { endExpiredJob, syncAtStart, syncGamesJob } from './sync-games.job.ts'
import { vendors } from './vendors/list.ts'
import { keysOf } from './vendors/vendor-client.ts'
import { createWallet } from './wallet.service.ts'

assertReachable()

export const gamesModule: Module = {
  name: 'games',
  calls: [
    serveGameGroups,
    serveGameCodes,
    serveGameList,
    serveGame,
    serveMain,
    serveRecentWins,
    serveLaunch,
    serveClose,
    serveReplay,
  ],
  adminCalls: [serveAdminGames, serveGameSwitch],
  jobs: [syncGamesJob, endExpiredJob],
  listeners: [listen('identity.session-ended', (ctx, { memberId }) => endSession(ctx, memberId, 'logged-out'))],
  start: async (services) => {
    // A missing or weak key stops the start, not the first bet.
    for (const vendor of vendors) keysOf(services.config, vendor)
    return syncAtStart(services)
  },
  routes: (http, services) => {
    serveHub88(http, services, createWallet(services))
    serveArt(http, services)
  },
}
