import type { Ground } from './ground.ts'
import { fastDoorSide, postSide, preparedSide } from './ledger.sides.ts'
import { type Compared, compare } from './slices.ts'

export type Row = {
  name: string
  beside: string
  atLeast: number
  aim: number
  run: (ground: Ground) => Promise<Compared>
}

const CONNECTIONS = 20

export const rows: readonly Row[] = [
  {
    name: 'ledger.random',
    beside: 'the prepared transaction over 20 connections',
    atLeast: 8,
    aim: 12,
    run: async (ground) =>
      compare(ground, fastDoorSide(ground, 'random', 400), await preparedSide(ground, 'random', CONNECTIONS)),
  },
  {
    name: 'ledger.few',
    beside: 'the same, ours with 20 callers',
    atLeast: 4,
    aim: 6,
    run: async (ground) =>
      compare(ground, fastDoorSide(ground, 'random', 20), await preparedSide(ground, 'random', CONNECTIONS)),
  },
  {
    name: 'ledger.hot',
    beside: 'the prepared transaction against one stored house row',
    atLeast: 30,
    aim: 45,
    run: async (ground) =>
      compare(ground, fastDoorSide(ground, 'hot', 400), await preparedSide(ground, 'hot', CONNECTIONS)),
  },
  {
    name: 'ledger.post',
    beside: 'the prepared transaction over 20 connections',
    atLeast: 1.5,
    aim: 2,
    run: async (ground) =>
      compare(ground, postSide(ground, 'random', CONNECTIONS), await preparedSide(ground, 'random', CONNECTIONS)),
  },
]
