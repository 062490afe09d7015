import { drawAtOf, fiveMinutesMs, leastLinks, linkNumberOf, mostLinks, type Schedule, saltBytes } from '@maru/draws'
import type { Config } from '../../config.ts'
import { type GameKey, nextDrawAt } from './round.rules.ts'

export type ChainKey = GameKey & { chainId: number }
export type Chain = ChainKey & {
  links: number
  commitment: Buffer
  committedAt: Date
  saltRule: string
  /** Before then the value that the rule names does not exist. */
  saltDueAt: Date
  /** `publishedAt`: when the block or the beacon's round came out. */
  proposed: { salt: Buffer; source: string; publishedAt: Date; staffId: number; at: Date } | null
  /** Null before it is salted; from then on it is known when its first link is used. */
  salted: {
    salt: Buffer
    source: string
    publishedAt: Date
    at: Date
    confirmedBy: number | null
    firstDrawAt: Date
  } | null
}
export type SaltedChain = Chain & { salted: NonNullable<Chain['salted']> }

export const isSalted = (chain: Chain): chain is SaltedChain => chain.salted !== null

/** Links sealed together in one row. */
export const linksInRow = 1_000

/** The number of the first link in the row of a link. */
export const firstNumberOf = (number: number): number => Math.floor((number - 1) / linksInRow) * linksInRow + 1

/** The fewest links of a chain: of the demo's test products fewer. */
export const leastLinksOf = ({ MINIGAME_LINKS }: Pick<Config, 'MINIGAME_LINKS'>): number => MINIGAME_LINKS ?? leastLinks

/** Throws RangeError. */
export const assertLength = (links: number, config: Pick<Config, 'MINIGAME_LINKS'>): void => {
  const least = leastLinksOf(config)
  if (!Number.isInteger(links) || links < least || links > mostLinks)
    throw new RangeError(`a chain has ${least} to ${mostLinks} links, not ${links}`)
}

export const scheduleOf = ({ links, salted }: SaltedChain): Schedule => ({
  firstDrawAt: salted.firstDrawAt.getTime(),
  everyMs: fiveMinutesMs,
  links,
})

export const lastDrawAtOf = (chain: SaltedChain): Date => new Date(drawAtOf(scheduleOf(chain), chain.links))

/** Throws RangeError for a draw that is not the chain's. */
export const linkNumberAt = (chain: SaltedChain, drawAt: Date): number =>
  linkNumberOf(scheduleOf(chain), drawAt.getTime())

/** Links that no draw up to an instant has used. */
export const remainingLinks = (chain: SaltedChain, now: Date): number => {
  const used = Math.floor((now.getTime() - chain.salted.firstDrawAt.getTime()) / fiveMinutesMs) + 1
  return chain.links - Math.min(chain.links, Math.max(0, used))
}

/** `committed`: its salt is not known. `next`: its first link is not used yet. */
export type ChainState = 'committed' | 'next' | 'running' | 'ended'
export const chainStateOf = (chain: Chain, now: Date): ChainState => {
  if (!isSalted(chain)) return 'committed'
  if (now >= lastDrawAtOf(chain)) return 'ended'
  return now.getTime() < chain.salted.firstDrawAt.getTime() - fiveMinutesMs ? 'next' : 'running'
}

/** The first draw of a chain that is salted now: the one after the last draw of the chain before, or, where that has passed, the next that can still be bet on. */
export const firstDrawAtFor = (before: SaltedChain | undefined, now: Date, closesBeforeSeconds: number): Date => {
  const soonest = nextDrawAt(new Date(now.getTime() + closesBeforeSeconds * 1_000)).getTime()
  const following = before ? lastDrawAtOf(before).getTime() + fiveMinutesMs : 0
  return new Date(Math.max(soonest, following))
}

/** Draws left when the next chain is committed and staff are asked for its salt: thirty days. */
const NEXT_CHAIN_DRAWS = 30 * 288

/** `commit`: the game needs a new chain. `salt`: one waits for its salt. Undefined: nothing is to be done. */
export const chainNeedOf = (chains: readonly Chain[], now: Date): 'commit' | 'salt' | undefined => {
  const left = chains.filter(isSalted).reduce((sum, chain) => sum + remainingLinks(chain, now), 0)
  const shortest = Math.min(NEXT_CHAIN_DRAWS, ...chains.map(({ links }) => Math.ceil(links / 4)))
  if (left >= shortest) return undefined
  return chains.some((chain) => !isSalted(chain)) ? 'salt' : 'commit'
}

/** Of the public randomness beacon drand, network quicknet: a round every three seconds since its first. */
const DRAND = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  firstAt: Date.UTC(2023, 7, 23, 15, 9, 27),
  everyMs: 3_000,
}
const SALT_AFTER_MS = 24 * 3_600_000

/** A rule for the salt, and from when on the value that it names exists. */
export type SaltRule = { rule: string; dueAt: Date }

/** One public value of the next day. */
export const saltRuleAt = (committedAt: Date): SaltRule => {
  const at = committedAt.getTime() + SALT_AFTER_MS
  const round = Math.ceil((at - DRAND.firstAt) / DRAND.everyMs) + 1
  const dueAt = new Date(DRAND.firstAt + (round - 1) * DRAND.everyMs)
  const due = dueAt.toISOString().replace('.000Z', 'Z')
  const rule = `The randomness (32 bytes) of round ${round} of the drand network quicknet, chain ${DRAND.chain}, which is published at ${due}.`
  return { rule, dueAt }
}

/**
 * Why a value that was published then is not the salt. `early`: it was there when the chain was committed, or is older than the one that the rule names. `to-come`: nobody can know
 * it yet. `other`: the rule names one beacon round, which came out at another time.
 */
export const problemOfPublished = (
  chain: Pick<Chain, 'committedAt' | 'saltRule' | 'saltDueAt'>,
  publishedAt: Date,
  now: Date,
): 'early' | 'to-come' | 'other' | undefined => {
  if (publishedAt > now) return 'to-come'
  if (publishedAt <= chain.committedAt || publishedAt < chain.saltDueAt) return 'early'
  const isNamed = chain.saltRule === saltRuleAt(chain.committedAt).rule
  return isNamed && publishedAt > chain.saltDueAt ? 'other' : undefined
}

/** Of a chain in the demo. */
export const demoSaltRule = 'Demo, no real money: 32 random bytes that the server draws once this commitment is stored.'

/** Bytes of a salt as staff write it; undefined where they cannot be one. */
export const saltOfHex = (hex: string): Buffer | undefined => {
  const digits = hex.trim()
  if (!/^([0-9a-f]{2})+$/i.test(digits)) return undefined
  const salt = Buffer.from(digits, 'hex')
  const isLong = salt.length >= saltBytes.least && salt.length <= saltBytes.most
  return isLong && new Set(salt).size > 4 ? salt : undefined
}
