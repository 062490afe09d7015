import type { Ctx } from '../../../platform/context.ts'
import type { Services } from '../../../platform/services.ts'
import {
  createOwnProduct,
  type OwnOperation,
  type OwnProduct,
  type WagerAsked,
  type WagerWriter,
} from '../../wagers/index.ts'
import { publishDesk } from '../office/topic.ts'
import { isAccepting } from '../round.rules.ts'
import { mayTakeBack } from '../set-up/set-up.service.ts'
import { changeExposure, type ExposureChange } from './bet.repository.ts'
import { type BetRefusal, cancelUntil, refusalOfBet, toPayOf } from './bet.rules.ts'
import { loadFacts, type OperationFacts } from './bet-facts.service.ts'
import { holdExposed, isContested } from './contested.service.ts'
import { exposedKey, exposurePartsOf } from './exposure.rules.ts'

export type MinigameBets = OwnProduct<BetRefusal>
type Facts = OperationFacts | undefined

/** Places bets on mini games and takes them back; by the writer of the process where none is given. */
export const createBets = (services: Services, writer?: WagerWriter): MinigameBets =>
  createOwnProduct<Facts, BetRefusal>(
    services,
    {
      name: 'minigames',
      load: (ctx, asked) => loadFacts(ctx, asked, services.clock),
      mustHold: isContested,
      hold: holdExposed,
      refusal: (_ctx, { operation }, facts, { cash }) => {
        if (operation.verb === 'cancel') return mayTakeBack(services) && facts && isInTime(facts) ? undefined : 'B6011'
        return facts?.placing ? refusalOfBet(facts.bet, facts.placing, cash) : 'B6007'
      },
      write: writeExposure,
    },
    writer,
  )

const isInTime = ({ held: { round, cancelSeconds }, at, taking }: OperationFacts): boolean => {
  const until = taking && cancelUntil(taking.placedAt, { cancelSeconds, closesAt: round.closesAt })
  return until !== undefined && at < until && isAccepting(round, at)
}

const writeExposure = async (
  ctx: Ctx,
  accepted: readonly (WagerAsked<OwnOperation> & { facts: Facts })[],
): Promise<void> => {
  const changes = new Map<string, ExposureChange>()
  for (const { operation, facts } of accepted) {
    if (!facts) continue
    const { bet, held, commitBy } = facts
    const sign = operation.verb === 'place' ? 1 : -1
    const { siteId, game, drawAt } = held.round
    for (const { market, outcome, ...part } of exposurePartsOf(bet, toPayOf(bet) ?? 0)) {
      const name = exposedKey(held.round, { market, outcome })
      const before = changes.get(name) ?? { bets: 0, staked: 0, toPay: 0, combinedLoss: 0 }
      changes.set(name, {
        siteId,
        game,
        drawAt,
        market,
        outcome,
        bets: before.bets + sign * part.bets,
        staked: before.staked + sign * part.staked,
        toPay: before.toPay + sign * part.toPay,
        combinedLoss: before.combinedLoss + sign * part.combinedLoss,
        mostExposure: held.mostExposure,
        commitBy,
      })
    }
  }
  if (changes.size === 0) return
  const changed = [...changes.values()]
  for (const siteId of new Set(changed.map((change) => change.siteId))) publishDesk(ctx, siteId)
  await changeExposure(ctx, changed)
}

const products = new WeakMap<Services, MinigameBets>()

/** The one of this process. Its writer ends with the module of the wagers. */
export const betsOf = (services: Services): MinigameBets => {
  const product = products.get(services) ?? createBets(services)
  products.set(services, product)
  return product
}
