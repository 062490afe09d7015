import type { Services } from '../../platform/services.ts'
import { drawLocked, isToDraw } from './draw.service.ts'
import type { FirstStep } from './due.rules.ts'
import { roundSubject } from './notice.rules.ts'
import { lockFreeRounds } from './round.repository.ts'
import type { Round } from './round.rules.ts'
import { closeLocked } from './round.service.ts'

const who = { kind: 'system', job: 'minigames.rounds' } as const

/**
 * Closes and draws rounds of many games in one transaction, one of each game at most, and answers what they are now. It waits for nobody: a round that somebody holds is left as it is, and so is one that cannot be
 * drawn. All are where the transaction fails.
 */
export const closeAndDrawFree = async (services: Services, steps: readonly FirstStep[]): Promise<Map<Round, Round>> => {
  if (steps.length === 0) return new Map()
  const done = await services
    .inContext({ who, siteId: 0 }, async (ctx) => {
      const locked = await lockFreeRounds(
        ctx,
        steps.map(({ round }) => round),
      )
      const toClose = new Set(steps.flatMap(({ round, step }) => (step === 'close' ? [roundSubject(round)] : [])))
      const closed = await closeLocked(
        ctx,
        locked.filter((round) => toClose.has(roundSubject(round))),
      )
      const toDraw = locked.filter((round) => !toClose.has(roundSubject(round)) && isToDraw(round))
      return toDraw.length > 0 ? [...closed, ...(await drawLocked(ctx, toDraw)).drawn] : closed
    })
    .catch((error): Round[] => {
      services.log.error({ err: error, rounds: steps.length }, 'rounds were not closed and drawn together')
      return []
    })
  const byName = new Map(done.map((round) => [roundSubject(round), round]))
  return new Map(
    steps.flatMap(({ round }) => {
      const now = byName.get(roundSubject(round))
      return now ? [[round, now] as const] : []
    }),
  )
}
