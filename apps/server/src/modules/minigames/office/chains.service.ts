import type { AdminAnswerOf, MiniChainRow, miniChains } from '@maru/contract'
import { hexOf } from '@maru/draws'
import type { StaffCtx } from '../../../platform/context.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { chainsOf } from '../chain.repository.ts'
import { isSalted, leastLinksOf } from '../chain.rules.ts'
import { type ListedChain, listChains } from '../chain.service.ts'
import type { GameKey } from '../round.rules.ts'
import { findGame } from '../settings.repository.ts'
import { findMaking, insertMaking } from './chains.repository.ts'
import { namesOf } from './decisions.service.ts'
import { makeChainJob } from './make-chain.job.ts'

/** Chains of a game with what was published of them, newest first, and how far the next one is made. */
export const showChains = async (ctx: StaffCtx, game: GameKey['game']): Promise<AdminAnswerOf<typeof miniChains>> => {
  const chains = (await listChains(ctx)).filter((chain) => chain.game === game).toReversed()
  const names = await namesOf(
    ctx,
    chains.flatMap(({ proposed, salted }) => [proposed?.staffId, salted?.confirmedBy]),
  )
  const making = await findMaking(ctx, game)
  return {
    rows: chains.map((chain) => chainRow(ctx, chain, names)),
    making: making ? { links: making.links, done: making.done, startedAt: making.startedAt.toISOString() } : null,
  }
}

/**
 * Begins a new chain of a game; a job makes it. Throws STAFF_CONFLICT while one is being made or waits for its salt, STAFF_INVALID for a length that no chain has,
 * and STAFF_NOT_FOUND where the site does not have the game.
 */
export const beginChain = async (ctx: StaffCtx, game: GameKey['game'], links: number): Promise<void> => {
  const key = { siteId: ctx.siteId, game }
  if (!(await findGame(ctx, key))) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (links < leastLinksOf(ctx.config))
    throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'links', problem: 'short' }] })
  const isWaiting = (await chainsOf(ctx, key)).some((chain) => !isSalted(chain))
  if (isWaiting || !(await insertMaking(ctx, game, links))) throw new StaffRefusal('STAFF_CONFLICT')
  await enqueue(ctx, makeChainJob, { game, links }, { key: `${makeChainJob.name} ${ctx.siteId} ${game}` })
  await record(ctx, { action: 'minigames.begin-chain', target: `minigame:${game}`, before: null, after: { links } })
}

const chainRow = (ctx: StaffCtx, chain: ListedChain, names: ReadonlyMap<number, string>): MiniChainRow => {
  const { proposed, salted } = chain
  const by = [proposed?.staffId, salted?.confirmedBy].flatMap((id) => (id ? [names.get(id) ?? String(id)] : []))
  return {
    chainId: chain.chainId,
    state: chain.state,
    links: chain.links,
    used: chain.links - chain.remaining,
    commitment: hexOf(chain.commitment),
    committedAt: chain.committedAt.toISOString(),
    saltRule: chain.saltRule,
    saltDueAt: chain.saltDueAt.toISOString(),
    salt: salted && hexOf(salted.salt),
    saltSource: salted?.source ?? null,
    saltedAt: salted?.at.toISOString() ?? null,
    saltBy: salted?.confirmedBy ? by : [],
    firstDrawAt: salted?.firstDrawAt.toISOString() ?? null,
    lastDrawAt: chain.lastDrawAt?.toISOString() ?? null,
    proposal:
      proposed && !salted
        ? {
            // Who confirms looks it up as the first of them did.
            salt: proposed.staffId === ctx.who.staffId ? hexOf(proposed.salt) : '',
            source: proposed.source,
            proposedBy: names.get(proposed.staffId) ?? '',
            proposedAt: proposed.at.toISOString(),
            isOwn: proposed.staffId === ctx.who.staffId,
          }
        : null,
  }
}
