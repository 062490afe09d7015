import { chainOf, randomStart } from '@maru/draws'
import { type Fixture, fixturesOf, highestToReveal, leagues, seoulDayOf } from '@maru/sports-simulator'
import type { Ctx, System } from '../../../platform/context.ts'
import {
  findChain,
  hiddenMatches,
  insertChain,
  insertMatches,
  lockNumbers,
  newestChain,
  reveal,
  unnumbered,
} from './match.repository.ts'
import { openStart, sealStart } from './start-seal.ts'

/** About a year of matches. */
const LINKS = 20_000
const DAYS = 10
/** Of the world of invented teams: the same everywhere. */
const WORLD = 'maru'
/** At the first start matches that would be under way begin now, so that there is something to see. */
const FIRST_LIVE = 8
const MINUTE_MS = 60_000
const HOURS_BACK_MS = 3 * 60 * MINUTE_MS

/** Gives numbers to the matches of the next ten days that have none, by their start. The commitment of a chain is stored in a transaction before. Answers how many are new. */
export const numberMatches = async (ctx: Ctx<System>): Promise<number> => {
  const chain = await chainWithRoom(ctx)
  return ctx.inOwnTransaction(async (numbering) => {
    await lockNumbers(numbering)
    const used = (await newestChain(numbering))?.used ?? 0
    const fixtures = fixturesFrom(numbering.now.getTime(), used === 0)
    const isNew = await unnumbered(
      numbering,
      fixtures.map(({ id }) => id),
    )
    const added = fixtures.filter(({ id }) => isNew.has(id)).slice(0, chain.links - used)
    await insertMatches(
      numbering,
      added.map((fixture, at) => ({ feedId: fixture.id, chainId: chain.chainId, number: used + at + 1, fixture })),
    )
    return added.length
  })
}

const fixturesFrom = (now: number, isFirst: boolean): Fixture[] => {
  const all = leagues.flatMap((league) => fixturesOf(league, WORLD, seoulDayOf(now), DAYS))
  const byStart = (one: Fixture, other: Fixture) => one.startsAt - other.startsAt || one.id.localeCompare(other.id)
  const toCome = all.filter(({ startsAt }) => startsAt > now)
  if (!isFirst) return toCome.toSorted(byStart)
  const begun = all
    .filter(({ startsAt }) => startsAt <= now && startsAt > now - HOURS_BACK_MS)
    .toSorted(byStart)
    .slice(-FIRST_LIVE)
  return [...begun.map((fixture, at) => ({ ...fixture, startsAt: now + (at + 1) * MINUTE_MS })), ...toCome].toSorted(
    byStart,
  )
}

const chainWithRoom = async (ctx: Ctx<System>) => {
  const newest = await newestChain(ctx)
  if (newest && newest.used < newest.links) return newest
  await ctx.inOwnTransaction(async (committing) => {
    await lockNumbers(committing)
    const again = await newestChain(committing)
    if (again && again.used < again.links) return
    const [start, sealSalt] = [randomStart(), committing.random.bytes(32)]
    await insertChain(committing, {
      links: LINKS,
      commitment: Buffer.from(chainOf(start, LINKS).commitment),
      sealSalt,
      sealedStart: sealStart(committing.config.SECRET_KEY, sealSalt, start),
    })
  })
  return (await newestChain(ctx)) as NonNullable<Awaited<ReturnType<typeof newestChain>>>
}

const chains = new Map<number, Promise<ReturnType<typeof chainOf>>>()
/** Of this process: hashing a chain takes a tenth of a second. */
export const linksOf = (ctx: Ctx, chainId: number): Promise<ReturnType<typeof chainOf>> => {
  const known = chains.get(chainId)
  if (known) return known
  const opening = findChain(ctx, chainId).then((chain) => {
    if (!chain) throw new Error(`no chain ${chainId}`)
    return chainOf(openStart(ctx.config.SECRET_KEY, chain.sealSalt, chain.sealedStart), chain.links)
  })
  opening.catch(() => chains.delete(chainId))
  chains.set(chainId, opening)
  return opening
}

/** Reveals the links of matches that have ended, as far as nothing that goes on is given away. */
export const revealEnded = async (ctx: Ctx, chainId: number): Promise<void> => {
  const hidden = await hiddenMatches(ctx, chainId)
  const first = hidden[0]?.number
  if (first === undefined) return
  const ended = new Set(hidden.filter(({ hasEnded }) => hasEnded).map(({ number }) => number))
  const highest = highestToReveal(first - 1, (number) => ended.has(number))
  if (highest < first) return
  const chain = await linksOf(ctx, chainId)
  const numbers = Array.from({ length: highest - first + 1 }, (_, at) => first + at)
  await reveal(ctx, chainId, new Map(numbers.map((number) => [number, chain.linkAt(number)])))
}
