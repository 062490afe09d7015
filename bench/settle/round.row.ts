import { join } from 'node:path'
import { createPool } from '@maru/postgres'
import {
  createRoundSettler,
  type ResultOf,
  type RoundRef,
  settlePaces,
  type WagerRef,
  type WagerResult,
} from '../../apps/server/src/modules/wagers/index.ts'
import { settleOneByOne } from '../baselines/settle-one-by-one.ts'
import { bareServer, environmentOf } from '../contexts.ts'
import type { Ground } from '../ground.ts'
import { SITE } from '../ledger.sides.ts'
import { type Compared, compare, type Side } from '../slices.ts'
import { fillRound, openIn, resultOf, settlementHolds } from './round.ts'

const CONNECTIONS = 8
/** More than a side can settle in one slice of a second. */
const MOST_PER_SECOND = 30_000

/** What is settled: how its rounds are filled, and what a wager comes to. `one`: the same of one wager by its id alone. */
export type Settled = {
  fill: () => Promise<RoundRef>
  resultOf: (round: RoundRef) => ResultOf
  one: (wagerId: number) => { result: WagerResult; leg?: 'won' | 'lost' }
}

/** A round of 200,000 open wagers in chunks; beside it the same one transaction each. */
export const settleRound = (ground: Ground): Promise<Compared> =>
  compareSettling(ground, {
    fill: () => fillRound(ground),
    resultOf: () => resultOf,
    one: (wagerId) => ({ result: resultOf({ ref: { wagerId } } as never) }),
  })

export const compareSettling = (ground: Ground, settled: Settled): Promise<Compared> =>
  compare(ground, chunkSide(ground, settled), oneByOneSide(ground, settled))

const chunkSide = (ground: Ground, { fill, resultOf }: Settled): Side => {
  const { contexts, stop } = bareServer(environmentOf(ground.oursUrl, join(ground.dataDir, 'settle')))
  const settler = createRoundSettler(contexts)
  const holds = settlementHolds(ground)
  const next = nextRound(ground, fill, (MOST_PER_SECOND * ground.size.sliceMs) / 1_000 / 2)
  let round: RoundRef | undefined
  let end = 0
  return {
    name: 'chunks',
    callers: 1,
    prepare: async () => {
      round = await next()
      await holds.begin()
      end = performance.now() + ground.size.sliceMs
    },
    act: async () => {
      const left = Math.ceil(Math.max(1, end - performance.now()))
      const { settled } = await settler.settle(
        round as RoundRef,
        resultOf(round as RoundRef),
        settlePaces.exclusive,
        AbortSignal.timeout(left),
      )
      return settled
    },
    check: holds.check,
    close: async () => {
      await settler.close()
      await stop()
    },
  }
}

const oneByOneSide = (ground: Ground, { fill, one }: Settled): Side => {
  const pool = createPool(ground.oursUrl, { work: 'unbounded', max: CONNECTIONS, name: 'bench one by one' })
  const holds = settlementHolds(ground)
  const next = nextRound(ground, fill, (MOST_PER_SECOND * ground.size.sliceMs) / 1_000 / 8)
  let wagers: WagerRef[] = []
  return {
    name: 'one by one',
    callers: CONNECTIONS,
    prepare: async () => {
      const { round } = await next()
      const { rows } = await ground.ours.query(
        `SELECT member_id AS "memberId", placed_at AS "placedAt", wager_id AS "wagerId" FROM wagers.wager
         WHERE site_id = $1 AND round = $2 AND status = 'placed' ORDER BY random()`,
        [SITE, round],
      )
      wagers = rows
      await holds.begin()
    },
    act: async () => {
      const ref = wagers.pop()
      if (!ref) throw new Error('the round has too few wagers for a slice')
      const { result, leg } = one(ref.wagerId)
      return settleOneByOne(pool, SITE, ref, result, leg)
    },
    check: holds.check,
    close: () => pool.end(),
  }
}

/** The round under way, or a fresh one when too little of it is open for another slice. */
const nextRound = (ground: Ground, fill: Settled['fill'], needed: number) => {
  let round: RoundRef | undefined
  return async (): Promise<RoundRef> => {
    if (!round || (await openIn(ground, round)) < needed) round = await fill()
    return round
  }
}
