import { sportProduct, sportSwitchOf } from '@maru/contract'
import type { Config } from '../../../config.ts'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { emitSwitched } from '../../games/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { type MarketNow, publishOffer } from '../../sportsdata/index.ts'
import { publishDesk } from '../office/topic.ts'
import { type MemberFactor, noFactor } from './limit.rules.ts'
import { marketBy, type OfferChange, type SiteMarket } from './margin.rules.ts'
import { findFactors, findNewestRules, findOfferChangesOfSite, insertRules, saveFactor } from './rules.repository.ts'
import { type BookRules, bookRules, type VersionedRules } from './rules.ts'
import { standardRules } from './standard.rules.ts'

/** What is in force, by site. One statement for all of them. */
export const rulesOfSites = async (ctx: Ctx, siteIds: readonly number[]): Promise<Map<number, VersionedRules>> => {
  const sites = [...new Set(siteIds)]
  const stored = new Map((await findNewestRules(ctx, sites)).map((row) => [row.siteId, row]))
  const found = new Map<number, VersionedRules>()
  for (const siteId of sites) {
    const own = stored.get(siteId)
    found.set(
      siteId,
      own
        ? { ...bookRules.parse(own.rules), version: own.version }
        : { ...standardRules(await siteCurrency({ ...ctx, siteId })), version: 0 },
    )
  }
  return found
}

export const rulesNow = async (ctx: Ctx): Promise<VersionedRules> =>
  (await rulesOfSites(ctx, [ctx.siteId])).get(ctx.siteId) as VersionedRules

/** Why it was changed, and by whom where two decided it. */
export type RulesReason = { reason?: string; staffName?: string }

/** A new version, in force at once. `before`: the version that the staff saw; another of the staff was faster where it is not the newest (K409). */
export const saveRules = async (
  ctx: StaffCtx,
  asked: unknown,
  before: number,
  { reason = '', staffName = ctx.who.name }: RulesReason = {},
): Promise<VersionedRules> => {
  const rules = bookRules.parse(asked)
  const old = await rulesNow(ctx)
  if (old.version !== before) throw new Refusal('K409')
  const version = await insertRules(ctx, before + 1, rules, { staffId: ctx.who.staffId, staffName, reason })
  if (version === undefined) throw new Refusal('K409')
  await record(ctx, {
    action: 'sportsbook.save-rules',
    target: `version ${version}`,
    before: old,
    after: { ...rules, version, reason },
  })
  forgetLens(ctx)
  publishOffer(ctx, 0)
  publishDesk(ctx)
  await emitSwitches(ctx, old.switches, rules.switches)
  return { ...rules, version }
}

export const memberFactorOf = async (ctx: Ctx, memberId: number): Promise<MemberFactor> =>
  (await findFactors(ctx, [{ siteId: ctx.siteId, memberId }])).get(memberId) ?? noFactor

export const factorAction = 'sportsbook.set-member-factor'

/** `askedBy`: the first of two. */
export const setMemberFactor = async (
  ctx: StaffCtx,
  memberId: number,
  factor: MemberFactor,
  why: { reason?: string; askedBy?: string } = {},
): Promise<void> => {
  const before = await memberFactorOf(ctx, memberId)
  await saveFactor(ctx, memberId, factor, ctx.who.staffId)
  await record(ctx, { action: factorAction, target: `member:${memberId}`, before, after: { ...factor, ...why } })
}

/** Members' pages read the lobby and the lists of sports again. */
const emitSwitches = async (ctx: Ctx, before: BookRules['switches'], after: BookRules['switches']): Promise<void> => {
  for (const gameCode of ['sports', 'esport'] as const)
    if (before[gameCode] !== after[gameCode])
      await emitSwitched(ctx, { vendorCode: sportProduct, gameCode, isOn: after[gameCode] })
}

/** Those that concern a market, the narrowest last. */
export const changesOf = (
  all: readonly OfferChange[],
  { eventId, marketKey }: Pick<MarketNow, 'eventId' | 'marketKey'>,
): OfferChange[] =>
  [
    all.filter((change) => change.eventId === 0),
    all.filter((change) => change.eventId === eventId && change.marketKey === ''),
    all.filter((change) => change.eventId === eventId && change.marketKey === marketKey),
  ].flat()

/** What one site makes of markets. For what is shown, it may be a second old. */
export type Lens = (market: MarketNow) => SiteMarket
/** `priced`: as the lens, whether its sport is switched on or not. */
type Kept = { lens: Lens; priced: Lens; switches: BookRules['switches']; until: number }
const KEPT_MS = 1_000
const kept = new WeakMap<Config, Map<number, Kept>>()

const lensesOf = ({ config }: Pick<Ctx, 'config'>): Map<number, Kept> => {
  const lenses = kept.get(config) ?? new Map<number, Kept>()
  kept.set(config, lenses)
  return lenses
}

/** What was changed is read anew for so long: until its transaction has ended others read what it was, and pages ask once, as soon as it has. */
const READ_ANEW_MS = 3_000
const anewUntil = new WeakMap<Map<number, Kept>, Map<number, number>>()

/** Of this process: staff see at once what they changed. */
export const forgetLens = (ctx: Pick<Ctx, 'config' | 'siteId'>): void => {
  const lenses = lensesOf(ctx)
  const until = anewUntil.get(lenses) ?? new Map<number, number>()
  anewUntil.set(lenses, until.set(ctx.siteId, performance.now() + READ_ANEW_MS))
  lenses.delete(ctx.siteId)
}

/** Read once for all who ask while it is read. */
const loading = new WeakMap<Map<number, Kept>, Map<number, Promise<Kept>>>()

const keptOf = (ctx: Ctx): Kept | Promise<Kept> => {
  const lenses = lensesOf(ctx)
  const isAnew = () => performance.now() < (anewUntil.get(lenses)?.get(ctx.siteId) ?? 0)
  if (isAnew()) return loadKept(ctx)
  const known = lenses.get(ctx.siteId)
  if (known && known.until > performance.now()) return known
  const all = loading.get(lenses) ?? new Map<number, Promise<Kept>>()
  loading.set(lenses, all)
  const under = all.get(ctx.siteId)
  if (under) return under
  const fresh = loadKept(ctx)
    .then((found) => {
      if (!isAnew()) lenses.set(ctx.siteId, found)
      return found
    })
    .finally(() => all.delete(ctx.siteId))
  all.set(ctx.siteId, fresh)
  return fresh
}

const loadKept = async (ctx: Ctx): Promise<Kept> => {
  const rules = await rulesNow(ctx)
  const changes = Map.groupBy(await findOfferChangesOfSite(ctx), ({ eventId }) => eventId)
  const priced: Lens = (market) => {
    const near = [0, market.eventId].flatMap((eventId) => changes.get(eventId) ?? [])
    return marketBy(rules, market, changesOf(near, market), ctx.now)
  }
  const lens: Lens = (market) =>
    rules.switches[sportSwitchOf(market.sport)] ? priced(market) : switchedOff(priced(market))
  return { lens, priced, switches: rules.switches, until: performance.now() + KEPT_MS }
}

export const lensOf = async (ctx: Ctx): Promise<Lens> => (await keptOf(ctx)).lens
export const pricedOf = async (ctx: Ctx): Promise<Lens> => (await keptOf(ctx)).priced
export const switchesOf = async (ctx: Ctx): Promise<BookRules['switches']> => (await keptOf(ctx)).switches

/** What is offered stands there without a way to bet on it. */
const switchedOff = (seen: SiteMarket): SiteMarket => ({
  ...seen,
  state: seen.state === 'active' ? 'suspended' : seen.state,
  isOpen: false,
})
