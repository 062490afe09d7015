import { createHash } from 'node:crypto'
import { type Chain, canonicalChain, chainOf, type Holder, type Level, type Rates, ratesBy } from '@maru/commission'
import type { Ctx } from '../../../platform/context.ts'
import { saveRateChains } from '../../identity/index.ts'
import { tierName } from '../tree/tier.rules.ts'
import { findRatedMembers, findRatedNodes, putChains, type RatedNode } from './chain.repository.ts'
import { findRates } from './rate.repository.ts'

/** Of whom nobody saved rates yet. */
export const noRates: Rates = ratesBy(() => 0)

/**
 * Puts in force what holds now for everybody who bets below this partner: the chain of each partner of its subtree, and of each member with rates of its own. Under the lock of the branch, after any
 * change of its rates or of where somebody stands. Bets that were accepted keep the chains they have.
 */
export const refreshChains = async (ctx: Ctx, partnerId: number): Promise<void> => {
  const nodes = new Map((await findRatedNodes(ctx, partnerId)).map((node) => [node.partnerId, node]))
  const members = await findRatedMembers(ctx, partnerId)
  const below = [...nodes.values()].filter((node) => pathOf(nodes, node).some((one) => one.partnerId === partnerId))
  const chains = [
    ...below.map((node) => ({ holderId: node.partnerId, chain: chainFrom(pathOf(nodes, node)) })),
    ...members.map(({ memberId, partnerId: at, rates }) => ({
      holderId: memberId,
      chain: chainFrom(pathOf(nodes, nodes.get(at)), { holderId: memberId, tier: 'NORMAL', rates }),
    })),
  ]
  const ids = await putChains(
    ctx,
    chains.map(({ chain }) => ({ chain, digest: digestOf(chain) })),
  )
  await saveRateChains(
    ctx,
    chains.map(({ holderId }, i) => ({ holderId, chainId: ids[i] as number })),
  )
}

/** From a partner up to the top of its tree. */
const pathOf = (nodes: ReadonlyMap<number, RatedNode>, node: RatedNode | undefined): RatedNode[] =>
  node ? [node, ...pathOf(nodes, node.parentId === null ? undefined : nodes.get(node.parentId))] : []

const chainFrom = (path: readonly RatedNode[], own?: Level): Chain =>
  chainOf([
    ...(own ? [own] : []),
    ...path.map(({ partnerId: holderId, tier, rates }) => ({
      holderId,
      tier: tierName(tier),
      rates: rates ?? noRates,
    })),
  ])

const digestOf = (chain: Chain): Buffer => createHash('sha256').update(canonicalChain(chain)).digest()

/** Who stands above, with its rates; undefined at the top of a tree. Of whom nobody saved rates yet, nobody below gets anything. */
export const holderAbove = async (ctx: Ctx, parentId: number | null): Promise<Holder | undefined> => {
  if (parentId === null) return undefined
  return { holderId: parentId, rates: (await findRates(ctx, [parentId])).get(parentId)?.rates ?? noRates }
}
