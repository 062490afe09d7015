import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { RoundRef, settlePaces } from '../../apps/server/src/modules/wagers/index.ts'
import { type Child, startChild } from '../child.ts'
import type { Ground } from '../ground.ts'
import { fillRound, openIn, settlementHolds } from './round.ts'
import type { SettlerAnswer, SettlerQuestion } from './settler.child.ts'

/** A settlement in a process of its own, at one pace, that runs while something else is measured. */
export type SettlementBeside = {
  /** Before a slice: a round with enough open wagers. */
  prepare(): Promise<void>
  /** Settles for as long as `act` takes; answers what that gave, and how many wagers were settled meanwhile. */
  during<T>(act: () => Promise<T>): Promise<{ acted: T; settled: number }>
  /** Throws when wagers or money of the round under way were lost or doubled. */
  check(): Promise<void>
  stop(): Promise<void>
}

/**
 * `leastOpen`: with fewer another round is filled, because none may end while something is measured. A round is checked when it is nearly used up and at the
 * end, not at each slice: counting reads tables of which the next slice would find nothing in memory.
 */
export const settlementBeside = async (
  ground: Ground,
  pace: keyof typeof settlePaces,
  leastOpen: number,
): Promise<SettlementBeside> => {
  const settler: Child<SettlerQuestion, SettlerAnswer> = await startChild(
    join(import.meta.dirname, 'settler.child.ts'),
    [ground.oursUrl, join(ground.dataDir, 'settler')],
  )
  const holds = settlementHolds(ground)
  let round: RoundRef | undefined
  let [open, settled] = [0, 0]
  const check = async (): Promise<void> => {
    if (round) await holds.check(settled)
  }
  const during: SettlementBeside['during'] = async (act) => {
    await settler.ask({ what: 'begin', round: round as RoundRef, pace })
    const acted = await act()
    const done = await settler.ask({ what: 'stop' })
    if (done.settled === 0) throw new Error('nothing was settled meanwhile')
    open -= done.settled
    settled += done.settled
    if (open === 0) throw new Error('the round ended while something was measured beside its settlement')
    return { acted, settled: done.settled }
  }
  return {
    prepare: async () => {
      if (open >= leastOpen) return
      await check()
      round = await fillRound(ground)
      await holds.begin()
      ;[open, settled] = [await openIn(ground, round), 0]
      // A settlement that has worked before, as every server process has.
      await during(() => sleep(ground.size.warmUpMs))
    },
    during,
    check,
    stop: () => settler.stop(),
  }
}
