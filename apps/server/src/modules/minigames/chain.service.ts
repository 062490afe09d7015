import { hexOf, linkBytes, linksDownwards, randomStart } from '@maru/draws'
import type { Ctx, StaffCtx, System } from '../../platform/context.ts'
import { clearNotice } from '../../platform/notices/notices.ts'
import { StaffRefusal } from '../../platform/refusal.ts'
import { assertSecond } from '../approvals/index.ts'
import { record } from '../audit/index.ts'
import {
  chainByKey,
  chainsOf,
  chainsOfSite,
  insertChain,
  insertSealed,
  lockChains,
  setProposal,
  setSalt,
} from './chain.repository.ts'
import {
  assertLength,
  type Chain,
  type ChainKey,
  type ChainState,
  chainStateOf,
  demoSaltRule,
  firstDrawAtFor,
  firstNumberOf,
  isSalted,
  lastDrawAtOf,
  leastLinksOf,
  linksInRow,
  problemOfPublished,
  remainingLinks,
  type SaltRule,
  saltOfHex,
  saltRuleAt,
} from './chain.rules.ts'
import { linkSealOf, sealedBytes } from './chain-seal.ts'
import { chainNotice, chainSubject } from './notice.rules.ts'
import type { GameKey } from './round.rules.ts'
import { setUpGames } from './set-up/set-up.service.ts'
import { findGame } from './settings.repository.ts'

/** `onRow`: is given how many links are made, after each thousand. */
export type NewChainAsked = { links?: number; salt?: SaltRule; onRow?: (done: number) => Promise<unknown> }

/**
 * Makes a chain and commits to it. Its links are sealed one by one as they are computed, from the last to the first, and exist nowhere else. Throws RangeError for a length
 * that no chain has. It takes about two seconds for 200,000 links, and gives way to others after each thousand.
 */
export const makeChain = async (ctx: Ctx, { siteId, game }: GameKey, asked: NewChainAsked = {}): Promise<Chain> => {
  const { links = leastLinksOf(ctx.config) } = asked
  assertLength(links, ctx.config)
  await lockChains(ctx, { siteId, game })
  const chainId = ((await chainsOf(ctx, { siteId, game })).at(-1)?.chainId ?? 0) + 1
  const key: ChainKey = { siteId, game, chainId }
  // Not from ctx.random: what a test could repeat would be no secret.
  const sealSalt = Buffer.from(randomStart())
  const seal = linkSealOf(ctx.config.SECRET_KEY, key, sealSalt)
  let commitment: Uint8Array = new Uint8Array(linkBytes)
  let row = Buffer.alloc(0)
  for (const { number, link } of linksDownwards(randomStart(), links)) {
    if (number === 0) {
      commitment = link
      break
    }
    const first = firstNumberOf(number)
    if (row.length === 0) row = Buffer.alloc((number - first + 1) * sealedBytes)
    seal.seal(number, link).copy(row, (number - first) * sealedBytes)
    if (number !== first) continue
    await insertSealed(ctx, key, first, row)
    await asked.onRow?.(links - first + 1)
    row = Buffer.alloc(0)
  }
  const isDemo = ctx.config.MARU_MODE === 'demo'
  const salt = asked.salt ?? (isDemo ? { rule: demoSaltRule, dueAt: ctx.now } : saltRuleAt(ctx.now))
  await insertChain(ctx, { ...key, links, commitment, salt, sealSalt })
  ctx.log.info({ siteId, game, chainId, links, rows: Math.ceil(links / linksInRow) }, 'a chain was committed')
  const made = await chainByKey(ctx, key)
  if (!made) throw new Error('the chain is not there')
  return made
}

/** For the operator's command: a chain of the context's site, in the audit log. */
export const commitChain = async (ctx: Ctx<System>, game: GameKey['game'], asked: NewChainAsked): Promise<Chain> => {
  await setUpGames(ctx)
  const chain = await makeChain(ctx, { siteId: ctx.siteId, game }, asked)
  const { chainId, links, saltRule } = chain
  const after = { links, commitment: hexOf(chain.commitment), saltRule }
  await record(ctx, { action: 'minigames.commit-chain', target: targetOf(game, chainId), before: null, after })
  return chain
}

/** `publishedAt`: when the public value came out, ISO 8601. */
export type SaltAsked = {
  game: GameKey['game']
  chainId: number
  salt: string
  source: string
  publishedAt: string
}

/** One of the staff says what the salt is by the published rule, and where it stands. It counts once another of them confirms it. */
export const proposeSalt = async (ctx: StaffCtx, { game, chainId, ...asked }: SaltAsked): Promise<void> => {
  const key = { siteId: ctx.siteId, game, chainId }
  const chain = await unsalted(ctx, key)
  const salt = readSalt(asked.salt, asked.source)
  if (ctx.now <= chain.committedAt) throw new StaffRefusal('STAFF_CONFLICT')
  const publishedAt = readPublished(ctx, chain, asked.publishedAt)
  const source = asked.source.trim()
  await setProposal(ctx, key, { salt, source, publishedAt, staffId: ctx.who.staffId })
  await record(ctx, {
    action: 'minigames.propose-salt',
    target: targetOf(game, chainId),
    before: chain.proposed && saidOf(chain.proposed),
    after: saidOf({ salt, source, publishedAt }),
  })
}

/** Another of the staff writes the same salt again, and when it was published: the chain is drawn from as soon as the one before has ended. Throws STAFF_FORBIDDEN to who proposed it. */
export const confirmSalt = async (ctx: StaffCtx, { game, chainId, ...asked }: Omit<SaltAsked, 'source'>) => {
  const key = { siteId: ctx.siteId, game, chainId }
  const chain = await unsalted(ctx, key)
  const { proposed } = chain
  if (!proposed) throw new StaffRefusal('STAFF_STATUS_ORDER')
  await assertSecond(ctx, proposed.staffId)
  const isSame = readSalt(asked.salt, proposed.source).equals(proposed.salt)
  const publishedAt = readPublished(ctx, chain, asked.publishedAt)
  if (!isSame || publishedAt.getTime() !== proposed.publishedAt.getTime()) throw new StaffRefusal('STAFF_CONFLICT')
  const { salt, source, staffId } = proposed
  const firstDrawAt = await begin(ctx, key, { salt, source, publishedAt, at: ctx.now, confirmedBy: ctx.who.staffId })
  await record(ctx, {
    action: 'minigames.confirm-salt',
    target: targetOf(game, chainId),
    before: { proposedBy: staffId },
    after: { ...saidOf(proposed), firstDrawAt: firstDrawAt.toISOString() },
  })
}

/** In demo mode only: the server draws the salt, once the commitment is stored. `ctx` must be of a later transaction. */
export const saltDemoChain = async (ctx: Ctx<System>, key: ChainKey): Promise<void> => {
  if (ctx.config.MARU_MODE !== 'demo') throw new Error('salts are drawn by the server in MARU_MODE=demo only')
  const { committedAt } = await unsalted(ctx, key)
  const at = new Date(Math.max(ctx.now.getTime(), committedAt.getTime() + 1))
  await begin(ctx, key, { salt: ctx.random.bytes(32), source: 'demo', publishedAt: at, at, confirmedBy: null })
}

type Salting = Omit<NonNullable<Chain['salted']>, 'firstDrawAt'>

const begin = async (ctx: Ctx, key: ChainKey, salting: Salting): Promise<Date> => {
  const before = (await chainsOf(ctx, key)).filter(isSalted).at(-1)
  // A chain that was given up for a later one never comes.
  if (before && before.chainId > key.chainId) throw new StaffRefusal('STAFF_STATUS_ORDER')
  const { closesBeforeSeconds } = (await findGame(ctx, key)) ?? { closesBeforeSeconds: 30 }
  const firstDrawAt = firstDrawAtFor(before, salting.at, closesBeforeSeconds)
  await setSalt(ctx, key, { ...salting, firstDrawAt })
  await clearNotice(ctx.db, chainNotice, chainSubject(key))
  return firstDrawAt
}

const unsalted = async (ctx: Ctx, key: ChainKey): Promise<Chain> => {
  await lockChains(ctx, key)
  const chain = await chainByKey(ctx, key)
  if (!chain) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (isSalted(chain)) throw new StaffRefusal('STAFF_ALREADY_HANDLED')
  return chain
}

const readSalt = (hex: string, source: string): Buffer => {
  const salt = saltOfHex(hex)
  const wrong = [...(salt ? [] : ['salt']), ...(source.trim() ? [] : ['source'])]
  if (!salt || wrong.length > 0)
    throw new StaffRefusal('STAFF_INVALID', { fields: wrong.map((field) => ({ field, problem: 'invalid' })) })
  return salt
}

/** Throws STAFF_INVALID where it cannot be a value that the rule names. */
const readPublished = (ctx: StaffCtx, chain: Chain, text: string): Date => {
  const publishedAt = new Date(text)
  const problem = problemOfPublished(chain, publishedAt, ctx.now)
  if (problem) throw new StaffRefusal('STAFF_INVALID', { fields: [{ field: 'publishedAt', problem }] })
  return publishedAt
}

const saidOf = (said: Pick<NonNullable<Chain['proposed']>, 'salt' | 'source' | 'publishedAt'>) => ({
  value: hexOf(said.salt),
  source: said.source,
  publishedAt: said.publishedAt.toISOString(),
})

const targetOf = (game: string, chainId: number): string => `chain:${game}:${chainId}`

/** What staff see of a chain: never a link. */
export type ListedChain = Chain & { state: ChainState; lastDrawAt: Date | null; remaining: number }

/** All chains of the context's site, by game, oldest first. */
export const listChains = async (ctx: Ctx): Promise<ListedChain[]> =>
  (await chainsOfSite(ctx, ctx.siteId)).map((chain) => ({
    ...chain,
    state: chainStateOf(chain, ctx.now),
    lastDrawAt: isSalted(chain) ? lastDrawAtOf(chain) : null,
    remaining: isSalted(chain) ? remainingLinks(chain, ctx.now) : chain.links,
  }))
