import { type SportCode, type SportPricePolicy, sportSwitchOf } from '@maru/contract'
import { largestStake, possibleWinOf, priceOfSlip, type Room } from '@maru/sports'
import type { MarketNow } from '../../sportsdata/index.ts'
import {
  type Exposed,
  type ExposureKind,
  type ExposurePart,
  exposedKeysOf,
  exposedName,
  exposurePartsOf,
} from '../exposure/exposure.rules.ts'
import { delayOf, limitsOf, type MemberFactor } from '../rules/limit.rules.ts'
import type { SiteMarket } from '../rules/margin.rules.ts'
import type { VersionedRules } from '../rules/rules.ts'
import { type AskedSlip, isImpossible, linesOf, type PricedSlip, pricedSlip, sharedEventsOf } from './slip.rules.ts'

/** Why a ticket is refused, of what this module decides; each stands with the codes of the contract. */
export type TicketRefusal =
  | 'B6000'
  | 'B6001'
  | 'B6002'
  | 'B6003'
  | 'B6005'
  | 'B6020'
  | 'B6021'
  | 'B6022'
  | 'B6023'
  | 'B6025'
  | 'B6028'
  | 'B6029'
  | 'B6030'
  | 'B9999'

/** A market of a selection as it is now, with what the site makes of it. */
export type SelectionMarket = { now: MarketNow; site: SiteMarket }
/** What a slip is decided by. */
export type SlipFacts = {
  siteId: number
  /** Of each selection; undefined where there is none. */
  markets: readonly (SelectionMarket | undefined)[]
  /** By event, of those that an accumulator has several selections of. */
  joint: ReadonlyMap<number, number | null>
  rules: VersionedRules
  level: number
  factor: MemberFactor
  /** Of 10,000: how much of a level's limits holds for its markets. */
  limitBp: number
  /** What the member's open tickets on the same selections may win, and stake. */
  openWin: number
  openStake: number
  exposed: Exposed
}
export type SelectionNow = { price: number | null; isActive: boolean }

/** In whole units; `limit`: which one allows no more. */
export type Most = { stake: number; limit: 'stake' | 'price' | 'win' | ExposureKind }
export type Judged = {
  /** What the book shows now, and what the slip is judged at. */
  shown: readonly number[]
  prices: readonly number[]
  priced: PricedSlip
  /** Of the whole, in thousandths. */
  price: number
  lines: number
  leastStake: number
  most: Most
  referAbove: number | null
  delaySeconds: number
  product: 'sports' | 'e-sports'
  gameCode: string
}

export const selectionsNow = (slip: AskedSlip, { markets }: Pick<SlipFacts, 'markets'>): SelectionNow[] =>
  slip.selections.map(({ outcome }, i) => {
    const site = markets[i]?.site
    const found = site?.outcomes.find(({ id }) => id === outcome)
    return { price: found?.price ?? null, isActive: Boolean(site?.isOpen && found?.isActive) }
  })

/** All but the stake, at the prices that are shown now, or at those of a trader's offer. */
export const judgeSlip = (slip: AskedSlip, facts: SlipFacts, offered?: readonly number[]): Judged | TicketRefusal => {
  if (isImpossible(slip)) return 'B6025'
  if (isSwitchedOff(facts)) return 'B6029'
  const now = selectionsNow(slip, facts)
  const shown = now.flatMap(({ price, isActive }) => (isActive && price !== null ? [price] : []))
  if (shown.length < now.length) return 'B6021'
  const prices = offered ?? shown
  const priced = pricedSlip(slip, prices, facts.joint)
  if (!priced) return 'B6025'
  const markets = facts.markets.flatMap((market) => (market ? [market.now] : []))
  const sports = markets.map(({ sport }) => sport)
  const isLive = markets.some((market) => market.isLive)
  if (sports.includes('esport') && !areFoldsAllowed(slip, facts.rules)) return 'B6023'
  const limits = limitsOf(facts.rules, facts)
  const delaySeconds = delayOf(facts.rules, facts.factor, markets)
  const lines = linesOf(slip)
  return {
    shown,
    prices,
    priced,
    price: Number(priceOfSlip(priced.slip)),
    lines,
    // As much on every line.
    leastStake: Math.ceil(limits.leastStake / lines) * lines,
    most: mostOf(slip, priced, limits, facts),
    // A stake in parts is referred as the whole.
    referAbove: limits.referAbove === null ? null : Math.max(0, limits.referAbove - facts.openStake),
    delaySeconds,
    ...gameOf(slip, sports, isLive),
  }
}

/** Staff take no bets on a sport of it. Cash-outs go on: they do not come here. */
const isSwitchedOff = ({ markets, rules }: SlipFacts): boolean =>
  markets.some((market) => market !== undefined && !rules.switches[sportSwitchOf(market.now.sport)])

const areFoldsAllowed = ({ sizes }: AskedSlip, { folds }: VersionedRules): boolean =>
  sizes.every((size) => size >= folds.least && size <= folds.most)

/** The tightest of all limits. */
const mostOf = (slip: AskedSlip, priced: PricedSlip, limits: ReturnType<typeof limitsOf>, facts: SlipFacts): Most => {
  const { liability } = facts.rules
  const rooms: Room[] = keysOf(slip, priced, facts).map(({ kind, key, selections }) => ({
    kind,
    key,
    selections,
    room: BigInt(liability[kind]) - BigInt(facts.exposed.get(exposedName(facts.siteId, { kind, key })) ?? 0),
  }))
  const { stake, by } = largestStake(priced.slip, {
    leastStake: BigInt(limits.leastStake),
    mostStake: BigInt(Math.max(0, limits.mostStake - facts.openStake)),
    mostPrice: limits.mostPrice,
    mostWin: BigInt(Math.max(0, limits.mostWin - facts.openWin)),
    rooms,
  })
  return { stake: Number(stake), limit: by.kind }
}

const keysOf = (slip: AskedSlip, priced: PricedSlip, { markets }: SlipFacts) =>
  exposedKeysOf(
    slip.selections.map((selection, i) => ({ ...selection, competitionId: String(markets[i]?.now.competitionId) })),
    priced.partOf,
  )

/** Which product and game of the catalogue it is. */
const gameOf = (
  { selections }: AskedSlip,
  sports: readonly SportCode[],
  isLive: boolean,
): Pick<Judged, 'product' | 'gameCode'> => {
  if (sports.every((sport) => sport === 'esport')) return { product: 'e-sports', gameCode: 'gamestart' }
  if (isLive) return { product: 'sports', gameCode: 'livebetting' }
  return { product: 'sports', gameCode: selections.length > 1 ? 'combinationbetting' : 'special' }
}

/** Whether prices may be what they are now, for who saw `seen`. */
export const isPriceTaken = (policy: SportPricePolicy, seen: readonly number[], now: readonly number[]): boolean =>
  policy === 'any' || now.every((price, i) => price === seen[i] || (policy === 'better' && price > (seen[i] ?? price)))

const CODES = {
  stake: 'B6002',
  price: 'B6023',
  win: 'B6003',
  outcome: 'B6022',
  event: 'B6022',
  competition: 'B6022',
} as const satisfies Record<Most['limit'], TicketRefusal>

/** Of a stake on what was judged. */
export const refusalOfStake = ({ leastStake, lines, most }: Judged, stake: number): TicketRefusal | undefined => {
  if (stake % lines !== 0) return 'B6030'
  if (stake < leastStake) return 'B6001'
  return stake > most.stake ? CODES[most.limit] : undefined
}

/** What is frozen when it is accepted. */
export type Acceptance = {
  stake: number
  prices: readonly number[]
  possibleWin: number
  /** Of the whole, in thousandths. */
  price: number
  sameEventPrices: Record<string, number> | null
  parts: readonly ExposurePart[]
}

export const acceptanceOf = (slip: AskedSlip, judged: Judged, facts: SlipFacts, stake: number): Acceptance => {
  const { priced, prices } = judged
  const shared = sharedEventsOf(slip)
  return {
    stake,
    prices,
    possibleWin: Number(possibleWinOf({ ...priced.slip, stake: BigInt(stake) })),
    price: judged.price,
    sameEventPrices:
      shared.length > 0 ? Object.fromEntries(shared.map((id) => [id, facts.joint.get(id) as number])) : null,
    parts: exposurePartsOf(priced.slip, keysOf(slip, priced, facts), stake),
  }
}

/** Counts what it takes up, for those that are decided after it in the batch. */
export const takeUp = ({ siteId, exposed }: SlipFacts, parts: readonly ExposurePart[]): void => {
  for (const part of parts) {
    const name = exposedName(siteId, part)
    exposed.set(name, (exposed.get(name) ?? 0) + part.loss)
  }
}
