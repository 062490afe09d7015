import type { Ground } from './ground.ts'
import { growth } from './growth.row.ts'
import { historyDeep } from './history.row.ts'
import { walletHttp, wireCall } from './http.rows.ts'
import { fastDoorSide, oursOf, postSide, preparedSide } from './ledger.sides.ts'
import { type Compared, compare } from './slices.ts'

export type Row = {
  name: string
  beside: string
  /** What the ratio must reach; for a row that compares times, what it may not pass. */
  mark: number
  isTime?: boolean
  aim: number
  run: (ground: Ground) => Promise<Compared>
}

const CONNECTIONS = 20

export const rows: readonly Row[] = [
  {
    name: 'ledger.random',
    beside: 'the prepared transaction over 20 connections',
    mark: 8,
    aim: 12,
    run: async (ground) =>
      compare(ground, fastDoorSide(oursOf(ground), 'random', 400), await preparedSide(ground, 'random', CONNECTIONS)),
  },
  {
    name: 'ledger.few',
    beside: 'the same, ours with 20 callers',
    mark: 4,
    aim: 6,
    run: async (ground) =>
      compare(ground, fastDoorSide(oursOf(ground), 'random', 20), await preparedSide(ground, 'random', CONNECTIONS)),
  },
  {
    name: 'ledger.hot',
    beside: 'the prepared transaction against one stored house row',
    mark: 30,
    aim: 45,
    run: async (ground) =>
      compare(ground, fastDoorSide(oursOf(ground), 'hot', 400), await preparedSide(ground, 'hot', CONNECTIONS)),
  },
  {
    name: 'ledger.post',
    beside: 'the prepared transaction over 20 connections',
    mark: 1.5,
    aim: 2,
    run: async (ground) =>
      compare(
        ground,
        postSide(oursOf(ground), 'random', CONNECTIONS),
        await preparedSide(ground, 'random', CONNECTIONS),
      ),
  },
  {
    name: 'wallet.http',
    beside: 'the same server’s signed call that is refused for its shape, without database',
    mark: 0.4,
    aim: 0.6,
    run: walletHttp,
  },
  {
    name: 'wire.call',
    beside: 'the same server’s envelope call of a foreign site, without database',
    mark: 0.5,
    aim: 0.7,
    run: wireCall,
  },
  {
    name: 'history.deep',
    beside: 'page 1 of the same million wagers',
    isTime: true,
    mark: 2,
    aim: 1.2,
    run: historyDeep,
  },
  {
    name: 'growth',
    beside: 'ledger.random at 100 thousand entries',
    mark: 0.8,
    aim: 1,
    run: growth,
  },
]
