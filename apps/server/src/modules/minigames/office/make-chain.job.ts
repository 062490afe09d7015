import type { Minigame } from '@maru/contract'
import { defineJob } from '../../../platform/jobs/define-job.ts'
import { saltRuleAt } from '../chain.rules.ts'
import { makeChain } from '../chain.service.ts'
import { deleteMaking, setDone } from './chains.repository.ts'

/** Links between two notes of the progress. */
const NOTED = 20_000

/** Makes and commits the chain that staff began. Its salt is a public value that two of them enter, in the demo too. */
export const makeChainJob = defineJob<{ game: Minigame; links: number }>({
  name: 'minigames.make-chain',
  isLong: true,
  inSteps: true,
  attempts: 3,
  run: (ctx, { game, links }) =>
    ctx.inOwnTransaction(async (own) => {
      let noted = 0
      await makeChain(
        own,
        { siteId: ctx.siteId, game },
        {
          links,
          salt: saltRuleAt(ctx.now),
          onRow: async (done) => {
            if (done - noted < NOTED) return
            noted = done
            await ctx.inOwnTransaction((other) => setDone(other, game, done), 'repeatable')
          },
        },
      )
      await deleteMaking(own, game)
    }),
})
