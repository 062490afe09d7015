import { promotionsWallet } from './bonus.rows.ts'
import type { Ground } from './ground.ts'
import { growth } from './growth.row.ts'
import { historyDeep } from './history.row.ts'
import { groupCommitSide, oursOf, postSide, preparedSide } from './ledger.sides.ts'
import { liveFanout } from './live/fanout.row.ts'
import { liveMemory } from './live/memory.row.ts'
import { livePush } from './live/push.row.ts'
import { liveCasinoPlace } from './live-casino/place.row.ts'
import { liveCasinoPush } from './live-casino/push.row.ts'
import { minigamesPlace } from './minigames/place.row.ts'
import { minigamesPush } from './minigames/push.row.ts'
import { minigamesSettle } from './minigames/settle.row.ts'
import { partnersRows } from './partners/rows.ts'
import { promotionsDeep } from './points.row.ts'
import { walletSplit } from './promo.rows.ts'
import { settleBusy, settleBusyP99 } from './settle/busy.rows.ts'
import { settlePolite } from './settle/polite.row.ts'
import { settleRound } from './settle/round.row.ts'
import { type Compared, compare } from './slices.ts'
import { sportsRows } from './sports/rows.ts'
import { vendorSlow } from './vendor-slow.row.ts'
import { walletHttp, walletP99 } from './wallet.rows.ts'
import { wireCall } from './wire.row.ts'

export type Row = {
  name: string
  beside: string
  /** What the ratio must reach; for a row whose less is better, what it may not pass. */
  mark: number
  isAtMost?: boolean
  aim: number
  run: (ground: Ground) => Promise<Compared>
}

const CONNECTIONS = 20

export const rows: readonly Row[] = [
  // First, while both sides hold as much: the rows of the group commit leave 1,500,000 transfers more on ours than on the other.
  {
    name: 'ledger.post',
    beside: 'the prepared transaction over 20 connections',
    mark: 1.5,
    aim: 2,
    run: async (ground) => {
      const ours = postSide(oursOf(ground), 'random', CONNECTIONS)
      const beside = await preparedSide(ground, 'random', CONNECTIONS)
      // Each second differs by a tenth from the one before, more than this row is from its mark.
      return compare(ground, ours, beside, process.pid, ground.size.more)
    },
  },
  {
    name: 'ledger.random',
    beside: 'the prepared transaction over 20 connections',
    mark: 8,
    aim: 12,
    run: async (ground) =>
      compare(
        ground,
        groupCommitSide(oursOf(ground), 'random', 400),
        await preparedSide(ground, 'random', CONNECTIONS),
      ),
  },
  {
    name: 'ledger.few',
    beside: 'the same, ours with 20 callers',
    mark: 4,
    aim: 6,
    run: async (ground) =>
      compare(ground, groupCommitSide(oursOf(ground), 'random', 20), await preparedSide(ground, 'random', CONNECTIONS)),
  },
  {
    name: 'ledger.hot',
    beside: 'the prepared transaction against one stored house row',
    mark: 30,
    aim: 45,
    run: async (ground) =>
      compare(ground, groupCommitSide(oursOf(ground), 'hot', 400), await preparedSide(ground, 'hot', CONNECTIONS)),
  },
  {
    name: 'wallet.http',
    beside: 'the same server’s signed call that is refused for its shape, without database',
    mark: 0.45,
    aim: 0.6,
    run: walletHttp,
  },
  {
    name: 'wallet.split',
    beside: 'the same signed call without database; ours moves cash and bonus money in each operation',
    mark: 0.45,
    aim: 0.6,
    run: walletSplit,
  },
  {
    name: 'promotions.wallet',
    beside: 'the same bets and wins of members without a bonus',
    mark: 0.95,
    aim: 1,
    run: promotionsWallet,
  },
  {
    name: 'wallet.p99',
    beside: 'p99 of the signed call without database, each at 35% of what it can do',
    isAtMost: true,
    mark: 3,
    aim: 2,
    run: walletP99,
  },
  {
    name: 'wire.call',
    beside: 'the same server’s envelope call of a foreign site, without database',
    mark: 0.5,
    aim: 0.7,
    run: wireCall,
  },
  {
    name: 'vendor.slow',
    beside: 'p99 of the same calls while no vendor is slow',
    isAtMost: true,
    mark: 1.5,
    aim: 1.1,
    run: vendorSlow,
  },
  {
    name: 'settle.round',
    beside: 'the same round one transaction each over 8 connections',
    mark: 8,
    aim: 12,
    run: settleRound,
  },
  {
    name: 'minigames.settle',
    beside: 'the same round one transaction each over 8 connections',
    mark: 8,
    aim: 12,
    run: minigamesSettle,
  },
  {
    name: 'settle.polite',
    beside: 'p99 of a bet over HTTP while nothing is settled',
    isAtMost: true,
    mark: 1.5,
    aim: 1.1,
    run: settlePolite,
  },
  {
    name: 'settle.busy',
    beside: 'the same settlement alone; beside ours 1,000 bets a second',
    mark: 0.25,
    aim: 0.4,
    run: settleBusy,
  },
  {
    name: 'settle.busy.p99',
    beside: 'p99 of those bets while nothing is settled',
    isAtMost: true,
    mark: 2,
    aim: 1.5,
    run: settleBusyP99,
  },
  {
    name: 'minigames.place',
    beside: 'the same call through the envelope of a foreign site, without database',
    mark: 0.3,
    aim: 0.4,
    run: minigamesPlace,
  },
  ...sportsRows,
  ...partnersRows,
  {
    name: 'live.fanout',
    beside: 'the same bytes to as many bare sockets of ws',
    mark: 0.8,
    aim: 1,
    run: liveFanout,
  },
  {
    name: 'live.push',
    beside: 'p99 of the HTTP answer to the same bets, 1,000 a second',
    isAtMost: true,
    mark: 1.2,
    aim: 1,
    run: livePush,
  },
  {
    name: 'minigames.push',
    beside: 'the same text to as many bare sockets of ws',
    isAtMost: true,
    mark: 1.3,
    aim: 1.1,
    run: minigamesPush,
  },
  {
    name: 'live-casino.push',
    beside: 'p99 of the same text to as many bare sockets of ws',
    isAtMost: true,
    mark: 2,
    aim: 1.3,
    run: liveCasinoPush,
  },
  {
    name: 'live-casino.place',
    beside: 'the same calls to the wallet by the same client, without a table',
    mark: 0.5,
    aim: 0.7,
    run: liveCasinoPlace,
  },
  {
    name: 'live.memory',
    beside: 'nothing: kB of resident memory per idle session',
    isAtMost: true,
    mark: 20,
    aim: 14,
    run: liveMemory,
  },
  {
    name: 'history.deep',
    beside: 'page 1 of the same million wagers',
    isAtMost: true,
    mark: 2,
    aim: 1.2,
    run: historyDeep,
  },
  {
    name: 'promotions.deep',
    beside: 'page 1 of the same list of points',
    isAtMost: true,
    mark: 2,
    aim: 1.2,
    run: promotionsDeep,
  },
  {
    name: 'growth',
    beside: 'ledger.random at 100 thousand entries',
    mark: 0.8,
    aim: 1,
    run: growth,
  },
]
