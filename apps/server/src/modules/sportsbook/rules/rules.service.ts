import type { Config } from '../../../config.ts'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { siteCurrency } from '../../site/index.ts'
import { type MarketNow, publishOffer } from '../../sportsdata/index.ts'
import { type MemberFactor, noFactor } from './limit.rules.ts'
import { marginOf, marketOfSite, type OfferChange, type SiteMarket } from './margin.rules.ts'
import {
  findFactors,
  findNewestRules,
  findOfferChangesOfSite,
  insertRules,
  saveFactor,
  saveOfferChange,
} from './rules.repository.ts'
import { bookRules, type VersionedRules } from './rules.ts'
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

/** A new version, in force at once. `before`: the version that the staff saw; another of the staff was faster where it is not the newest (K409). */
export const saveRules = async (ctx: StaffCtx, asked: unknown, before: number): Promise<VersionedRules> => {
  const rules = bookRules.parse(asked)
  const old = await rulesNow(ctx)
  if (old.version !== before) throw new Refusal('K409')
  const version = await insertRules(ctx, before + 1, rules, ctx.who.staffId)
  if (version === undefined) throw new Refusal('K409')
  await record(ctx, { action: 'sportsbook.save-rules', target: `version ${version}`, before: old, after: rules })
  return { ...rules, version }
}

export const memberFactorOf = async (ctx: Ctx, memberId: number): Promise<MemberFactor> =>
  (await findFactors(ctx, [{ siteId: ctx.siteId, memberId }])).get(memberId) ?? noFactor

export const setMemberFactor = async (ctx: StaffCtx, memberId: number, factor: MemberFactor): Promise<void> => {
  const before = await memberFactorOf(ctx, memberId)
  await saveFactor(ctx, memberId, factor, ctx.who.staffId)
  await record(ctx, { action: 'sportsbook.set-member-factor', target: `member:${memberId}`, before, after: factor })
}

/** Suspends or resumes the book (event 0), an event or a market, changes its margin or its prices. Holds for tickets that are decided from now on. */
export const changeOffer = async (ctx: StaffCtx, change: OfferChange): Promise<void> => {
  const { eventId, marketKey } = change
  const before = (await findOfferChangesOfSite(ctx)).find(
    (one) => one.eventId === eventId && one.marketKey === marketKey,
  )
  await saveOfferChange(ctx, change, ctx.who.staffId)
  lensesOf(ctx).delete(ctx.siteId)
  publishOffer(ctx, eventId === 0 ? undefined : eventId)
  const target = eventId === 0 ? 'book' : `event:${eventId} ${marketKey}`.trim()
  await record(ctx, { action: 'sportsbook.change-offer', target, before: before ?? null, after: change })
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
type KeptLens = { lens: Lens; until: number }
const KEPT_MS = 1_000
const lenses = new WeakMap<Config, Map<number, KeptLens>>()

const lensesOf = ({ config }: Pick<Ctx, 'config'>): Map<number, KeptLens> => {
  const kept = lenses.get(config) ?? new Map<number, KeptLens>()
  lenses.set(config, kept)
  return kept
}

export const lensOf = async (ctx: Ctx): Promise<Lens> => {
  const kept = lensesOf(ctx)
  const known = kept.get(ctx.siteId)
  if (known && known.until > performance.now()) return known.lens
  const [rules, changes] = [await rulesNow(ctx), await findOfferChangesOfSite(ctx)]
  const lens: Lens = (market) =>
    marketOfSite(market, marginOf(rules.margins, market, ctx.now), changesOf(changes, market))
  kept.set(ctx.siteId, { lens, until: performance.now() + KEPT_MS })
  return lens
}
