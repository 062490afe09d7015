import type { Ctx, System } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/define-job.ts'
import { deskOf } from '../../platform/notices/desk-topic.ts'
import { raiseNotice } from '../../platform/notices/notices.ts'
import { chainsOf } from './chain.repository.ts'
import { type Chain, chainNeedOf, demoSaltRule, isSalted, lastDrawAtOf } from './chain.rules.ts'
import { makeChain, saltDemoChain } from './chain.service.ts'
import { chainNotice, chainSubject } from './notice.rules.ts'
import type { GameKey } from './round.rules.ts'
import { findGames } from './settings.repository.ts'

/** Commits to the next chain of every game whose running one ends within thirty days, or that has none, and asks staff for its salt until it is there. */
export const commitChainsJob = defineJob({
  name: 'minigames.commit-chains',
  isLong: true,
  cron: '35 * * * *',
  inSteps: true,
  run: async (ctx) => {
    for (const game of await findGames(ctx)) if (game.source === 'own') await keepChains(ctx, game)
  },
})

const keepChains = async (ctx: Ctx<System>, game: GameKey): Promise<void> => {
  // Looked at under no lock first: nearly always there is nothing to do.
  if (chainNeedOf(await chainsOf(ctx, game), ctx.now) === undefined) return
  const made = await ctx.inOwnTransaction((own) => commitNext(own, game))
  if (made) await ctx.inOwnTransaction((own) => saltDemoChain(own, made))
}

/** Answers the chain whose salt the server draws: in the demo, where its rule says so. Of any other staff are asked. */
const commitNext = async (ctx: Ctx<System>, game: GameKey): Promise<Chain | undefined> => {
  const before = await chainsOf(ctx, game)
  const need = chainNeedOf(before, ctx.now)
  if (need === undefined) return undefined
  const waiting = need === 'commit' ? await makeChain(ctx, game) : before.findLast((chain) => !isSalted(chain))
  if (!waiting) return undefined
  if (ctx.config.MARU_MODE === 'demo' && waiting.saltRule === demoSaltRule) return waiting
  const last = before.findLast(isSalted)
  const detail = {
    game: game.game,
    chainId: waiting.chainId,
    lastDrawAt: last ? lastDrawAtOf(last).toISOString() : null,
    saltRule: waiting.saltRule,
  }
  await raiseNotice(ctx.db, { siteId: game.siteId, kind: chainNotice, subject: chainSubject(game), detail })
  ctx.publish(deskOf(game.siteId), { what: 'notice', id: '', isNew: true })
  return undefined
}
