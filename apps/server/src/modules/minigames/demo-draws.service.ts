import { minigames } from '@maru/contract'
import { drawRound, fiveMinutesMs, linkBelow } from '@maru/draws'
import type { Ctx, System } from '../../platform/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Services } from '../../platform/services.ts'
import { chainsOf } from './chain.repository.ts'
import { isSalted, linkNumberAt, type SaltedChain } from './chain.rules.ts'
import { makeChain, saltDemoChain } from './chain.service.ts'
import { commitChainsJob } from './commit-chains.job.ts'
import { type PastRound, writePastRounds } from './demo-draws.repository.ts'
import { openLink } from './draw.service.ts'
import { findLastDrawn } from './round.repository.ts'
import type { GameKey } from './round.rules.ts'
import { setUpGames } from './set-up/set-up.service.ts'
import { findGame } from './settings.repository.ts'

const who = { kind: 'system', job: 'seed' } as const
/** What statistics show. */
const PAST_MS = 7 * 24 * 3_600_000

/** For seeds: a salted chain for every game of a site that has none. Each step is a transaction, and done again it does only what is missing. */
export const seedChains = async ({ inContext, config }: Services, siteId: number): Promise<void> => {
  if (config.MARU_MODE !== 'demo') throw new Error('demo chains are for MARU_MODE=demo')
  await inContext({ who, siteId }, setUpGames)
  for (const game of minigames) {
    const key = { siteId, game }
    await inContext({ who, siteId }, async (ctx) => {
      if ((await chainsOf(ctx, key)).length === 0) await makeChain(ctx, key)
    })
    await inContext({ who, siteId }, async (ctx) => {
      const waiting = (await chainsOf(ctx, key)).find((chain) => !isSalted(chain))
      if (waiting) await saltDemoChain(ctx, waiting)
    })
  }
}

/** For seeds: the same by the server, once it runs. */
export const seedChainsLater = async ({ inContext }: Services, siteId: number): Promise<void> =>
  inContext({ who, siteId }, async (ctx) => {
    await setUpGames(ctx)
    await enqueue(ctx, commitChainsJob, {}, { key: commitChainsJob.name })
  })

/** For seeds: the rounds of a demo's week, on which nobody has bet, drawn from the chains as they would have been. Nothing where a round was drawn already. */
export const seedPastRounds = async ({ inContext }: Services, siteId: number): Promise<void> => {
  for (const game of minigames) await inContext({ who, siteId }, (ctx) => drawPast(ctx, { siteId, game }))
}

const drawPast = async (ctx: Ctx<System>, key: GameKey): Promise<void> => {
  const chain = (await chainsOf(ctx, key)).find(isSalted)
  const settings = await findGame(ctx, key)
  if (!chain || !settings || (await findLastDrawn(ctx, key, 1)).length > 0) return
  const rounds = await pastOf(ctx, chain)
  await writePastRounds(ctx, chain, settings, rounds)
}

/** One link is opened, that of the newest round; those before it follow from it. */
const pastOf = async (ctx: Ctx, chain: SaltedChain): Promise<PastRound[]> => {
  const first = chain.salted.firstDrawAt.getTime()
  const newest = Math.floor(ctx.now.getTime() / fiveMinutesMs) * fiveMinutesMs
  const oldest = Math.max(first, newest - PAST_MS)
  if (newest < first) return []
  const rounds: PastRound[] = []
  let known = await openLink(ctx, chain, linkNumberAt(chain, new Date(newest)))
  for (let at = newest; at >= oldest; at -= fiveMinutesMs) {
    const number = linkNumberAt(chain, new Date(at))
    known = { number, bytes: Buffer.from(linkBelow({ number: known.number, link: known.bytes }, number)) }
    rounds.push({ drawAt: new Date(at), draw: drawRound(chain.game, chain.salted.salt, known.bytes), link: known })
  }
  return rounds
}
