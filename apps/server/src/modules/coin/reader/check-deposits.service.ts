import { type Block, type Chain, ChainUnreachable } from '@maru/coin-chain'
import type { CoinNetwork } from '@maru/contract'
import type { Config } from '../../../config.ts'
import type { Services } from '../../../platform/services.ts'
import { bookDeposit } from '../deposits/credit.service.ts'
import type { DepositRow } from '../deposits/deposit.repository.ts'
import { depthOf } from './found-transfer.rules.ts'
import { freezeRate } from './record-transfer.service.ts'
import { reviewSeen } from './review-deposits.service.ts'
import { findToCheck } from './transfer.repository.ts'

const about = { who: { kind: 'system', job: 'coin.read' }, siteId: 0 } as const
/** What could not be booked is tried again after so long, so that it does not hold up what came after it. */
const AGAIN_MS = 15_000
/** The same where the node did not say what became of it. */
const UNSPOKEN_MS = 5_000
const MOST_AT_ONCE = 100

/** Until when each waits, in this process. */
const waits = new WeakMap<Config, Map<number, number>>()
const waitsOf = (config: Config): Map<number, number> => {
  const known = waits.get(config) ?? new Map<number, number>()
  waits.set(config, known)
  return known
}

/** Books what is deep enough. One deposit that fails does not hold up the others. */
export const checkDeposits = async (
  services: Services,
  chain: Chain,
  { chainId, confirmations }: CoinNetwork,
  head: Block,
): Promise<void> => {
  const open = await services.reading(about, (ctx) => findToCheck(ctx, chainId, head.number - confirmations + 1))
  const waiting = waitsOf(services.config)
  const now = performance.now()
  const due = open.filter(({ depositId }) => (waiting.get(depositId) ?? 0) <= now).slice(0, MOST_AT_ONCE)
  for (const deposit of due) {
    const isDeep = depthOf(deposit.block, head.number) >= confirmations
    const isDone = await checkOne(services, chain, deposit, isDeep).catch((err) => {
      if (err instanceof ChainUnreachable) {
        // Where it is this transaction alone that the node cannot speak of, the next run goes on with the others.
        waiting.set(deposit.depositId, now + UNSPOKEN_MS)
        throw err
      }
      services.log.error({ err, depositId: deposit.depositId, siteId: deposit.siteId }, 'a deposit was not booked')
      return false
    })
    if (isDone || !isDeep) waiting.delete(deposit.depositId)
    else waiting.set(deposit.depositId, now + AGAIN_MS)
  }
}

/** The rate first, so that what was deep enough before there was one is booked at once. True: it is in the books. */
const checkOne = async (services: Services, chain: Chain, deposit: DepositRow, isDeep: boolean): Promise<boolean> => {
  const inSite = { ...about, siteId: deposit.siteId }
  if (deposit.rate === null) await services.inContext(inSite, (ctx) => freezeRate(ctx, deposit.depositId))
  if (!isDeep || !(await reviewSeen(services, chain, deposit))) return false
  return services.inContext(inSite, (ctx) => bookDeposit(ctx, deposit))
}
