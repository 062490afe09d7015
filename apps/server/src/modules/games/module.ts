import { listenTogether } from '../../platform/events/events.ts'
import type { Module } from '../../platform/module.ts'
import type { Services } from '../../platform/services.ts'
import { wagerWriterOf } from '../wagers/index.ts'
import { serveHub88 } from './adapters/hub88/adapter.ts'
import { serveValkyrie } from './adapters/valkyrie/adapter.ts'
import { serveArt } from './art.route.ts'
import { serveAdminGames } from './calls/admin/list-games.ts'
import {
  serveVendor,
  serveVendorAdd,
  serveVendorChange,
  serveVendorList,
  serveVendorSwitch,
  serveVendorTest,
} from './calls/admin/manage-vendors.ts'
import {
  serveTableChat,
  serveTableCommand,
  serveTableDesk,
  serveTableReport,
  serveTableShoe,
  serveTableShoes,
} from './calls/admin/run-tables.ts'
import { serveGameSwitch } from './calls/admin/switch-game.ts'
import {
  serveTableDeal,
  serveTableLimits,
  serveTableLimitsChange,
  serveTableOwed,
  serveTableRound,
  serveTableShifts,
  serveTableWatch,
} from './calls/admin/watch-tables.ts'
import {
  serveMoneyBack,
  serveTransferAsk,
  serveTransferList,
  serveVendorPurses,
} from './calls/admin/watch-transfers.ts'
import { serveGameList } from './calls/guest/list-games.ts'
import { serveGameGroups } from './calls/guest/list-groups.ts'
import { serveGameCodes } from './calls/guest/list-places.ts'
import { serveRecentWins } from './calls/guest/list-recent-wins.ts'
import { serveTables } from './calls/guest/list-tables.ts'
import { serveWinReplay } from './calls/guest/replay-win.ts'
import { serveGame } from './calls/guest/show-game.ts'
import { serveMain } from './calls/guest/show-main.ts'
import { serveHeldMoney, serveMergeMoney, serveOutGameMoney } from './calls/member/bring-back-money.ts'
import { serveClose } from './calls/member/close-game.ts'
import { serveLaunch } from './calls/member/launch-game.ts'
import { serveReplay } from './calls/member/replay-bet.ts'
import { sayEnded } from './end-at-vendor.ts'
import './events.ts'
import { gamesOfExcluded, gamesOfSessions } from './session.service.ts'
import { assertReachable } from './session.states.ts'
import { endExpiredJob, syncAtStart, syncGamesJob } from './sync-games.job.ts'
import { followTables, tablesClock } from './tables/follow-tables.ts'
import { tableDeskTopic, tablesTopic } from './tables/topics.ts'
import { dueTransfersClock, sweepPursesClock } from './transfers/due.clock.ts'
import { proveTransfersJob } from './transfers/prove-transfers.job.ts'
import { reconcileJob, reconcileSiteJob } from './transfers/reconcile.job.ts'
import { createVendorDesk } from './vendor-desk.service.ts'
import { storeCallSums } from './vendors/call-sums.ts'
import { followRegistry, refreshRegistry } from './vendors/follow-registry.ts'
import { configuredVendors } from './vendors/list.ts'
import { keysOf } from './vendors/vendor-client.ts'
import { createWallet } from './wallet.service.ts'
import type { WalletPort } from './wallet-port.ts'

assertReachable()

const wallets = new WeakMap<Services, WalletPort>()
/** One per process, for all adapters. Its writer ends with the module of the wagers. */
const walletOf = (services: Services): WalletPort => {
  const wallet = wallets.get(services) ?? createWallet(services, wagerWriterOf(services))
  wallets.set(services, wallet)
  return wallet
}

export const gamesModule: Module = {
  name: 'games',
  calls: [
    serveGameGroups,
    serveGameCodes,
    serveGameList,
    serveGame,
    serveTables,
    serveMain,
    serveRecentWins,
    serveWinReplay,
    serveLaunch,
    serveClose,
    serveReplay,
    serveOutGameMoney,
    serveMergeMoney,
    serveHeldMoney,
  ],
  adminCalls: [
    serveAdminGames,
    serveGameSwitch,
    serveVendorList,
    serveVendor,
    serveVendorAdd,
    serveVendorChange,
    serveVendorSwitch,
    serveVendorTest,
    serveTableDesk,
    serveTableCommand,
    serveTableReport,
    serveTableShoes,
    serveTableChat,
    serveTableShoe,
    serveTableRound,
    serveTableOwed,
    serveTableLimits,
    serveTableLimitsChange,
    serveTableDeal,
    serveTableWatch,
    serveTableShifts,
    serveTransferList,
    serveVendorPurses,
    serveTransferAsk,
    serveMoneyBack,
  ],
  clocks: [tablesClock, dueTransfersClock, sweepPursesClock],
  topics: [tablesTopic, tableDeskTopic],
  jobs: [syncGamesJob, endExpiredJob, reconcileJob, reconcileSiteJob, proveTransfersJob],
  observers: { sessions: [gamesOfSessions], pauses: [gamesOfExcluded] },
  listeners: [listenTogether('games.vendor-changed', refreshRegistry), sayEnded],
  start: async (services) => {
    // A missing or weak key stops the start, not the first bet.
    for (const vendor of configuredVendors(services.config))
      if (vendor.adapter === 'hub88') keysOf(services.config, vendor)
    const stopFollowing = await followRegistry(services)
    const stopStoring = storeCallSums(services)
    const stopTables = followTables(services)
    const stopSync = await syncAtStart(services)
    return async () => {
      stopFollowing()
      await stopTables()
      await stopSync?.()
      await stopStoring()
    }
  },
  routes: (http, services) => {
    serveHub88(http, services, walletOf(services))
    serveValkyrie(http, services, walletOf(services), createVendorDesk(services))
    serveArt(http, services)
  },
}
