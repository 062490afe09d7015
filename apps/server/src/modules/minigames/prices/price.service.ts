import type { Minigame } from '@maru/contract'
import type { Config } from '../../../config.ts'
import type { Ctx, StaffCtx } from '../../../platform/context.ts'
import { StaffRefusal } from '../../../platform/refusal.ts'
import { record } from '../../audit/index.ts'
import { type GameSetting, lockGame, setKinoLines } from '../set-up/game.repository.ts'
import { publishPrices } from '../topics.ts'
import { insertVersion, readVersion, type VersionKey } from './price.repository.ts'
import { type Price, type PriceChange, type PriceVersion, priceKey, problemsOfPrices } from './price.rules.ts'
import { standardPrices } from './standard.rules.ts'

/** A version never changes, so a process reads each once. By its database, which belongs to the configuration. */
const known = new WeakMap<Config, Map<string, PriceVersion>>()
/** Versions kept: more than all games of all sites have in force at once. */
const MOST_KNOWN = 500

/** The prices of a version. Throws where there is none. */
export const pricesOf = async (ctx: Ctx, key: VersionKey): Promise<PriceVersion> => {
  const versions = known.get(ctx.config) ?? new Map<string, PriceVersion>()
  known.set(ctx.config, versions)
  const name = `${key.siteId} ${key.game} ${key.version}`
  const held = versions.get(name)
  if (held) return held
  const read = await readVersion(ctx, key)
  if (!read) throw new Error(`no prices ${name}`)
  if (versions.size >= MOST_KNOWN) versions.clear()
  versions.set(name, read)
  return read
}

export type PricesToSave = {
  /** The one that staff saw. */
  version: number
  prices: readonly PriceChange[]
  combinationMarginBp: number
  /** Of the kino ladder: what it changes has new probabilities, and new standard prices where none are given. */
  kinoThreeLinesUpTo?: number | undefined
}

/**
 * Makes a new version of a game's prices; what is not named stays. Refuses with STAFF_CONFLICT where another version is in force by now, and with STAFF_INVALID
 * for an unknown outcome, one with two prices or a price that the guard refuses: `prices` says which, with the range that it allows.
 */
export const savePrices = async (ctx: StaffCtx, game: Minigame, asked: PricesToSave): Promise<number> => {
  const setting = await lockGame(ctx, game)
  if (!setting) throw new StaffRefusal('STAFF_NOT_FOUND')
  if (setting.version !== asked.version) throw new StaffRefusal('STAFF_CONFLICT')
  const before = await pricesOf(ctx, { siteId: ctx.siteId, game, version: setting.version })
  const lines = game === 'kinoladder' ? (asked.kinoThreeLinesUpTo ?? setting.kinoThreeLinesUpTo) : undefined
  const prices = pricesAfter(game, setting, before, asked.prices, lines)
  if (lines !== undefined && lines !== setting.kinoThreeLinesUpTo) await setKinoLines(ctx, game, lines)
  const version = setting.version + 1
  const { combinationMarginBp } = asked
  const staffId = ctx.who.staffId
  await insertVersion(ctx, { siteId: ctx.siteId, game, version, combinationMarginBp, staffId, prices })
  await record(ctx, {
    action: 'minigames.prices',
    target: `minigame:${game}`,
    before: said(before.prices.values(), before.combinationMarginBp, setting.kinoThreeLinesUpTo),
    after: said(prices, combinationMarginBp, lines ?? setting.kinoThreeLinesUpTo),
  })
  const isNew = lines !== undefined && lines !== setting.kinoThreeLinesUpTo
  publishPrices(ctx, game, before, { version, combinationMarginBp, prices, isNew })
  return version
}

const pricesAfter = (
  game: Minigame,
  setting: GameSetting,
  before: PriceVersion,
  changes: readonly PriceChange[],
  lines: number | undefined,
): Price[] => {
  const kinoThreeLinesUpTo = lines ?? setting.kinoThreeLinesUpTo
  const isSame = kinoThreeLinesUpTo === setting.kinoThreeLinesUpTo
  const outcomes = standardPrices(game, { kinoThreeLinesUpTo })
  const keys = new Set(outcomes.map(priceKey))
  const unknown = changes.filter((change) => !keys.has(priceKey(change)))
  if (unknown.length > 0) throw new StaffRefusal('STAFF_INVALID', { fields: unknown.map(priceKey) })
  const given = new Map(changes.map((change) => [priceKey(change), change.price]))
  const twice = changes.filter((change) => given.get(priceKey(change)) !== change.price)
  if (twice.length > 0) throw new StaffRefusal('STAFF_INVALID', { fields: twice.map(priceKey) })
  const prices = outcomes.map((outcome) => {
    const kept = isSame ? before.prices.get(priceKey(outcome))?.price : undefined
    return { ...outcome, price: given.get(priceKey(outcome)) ?? kept ?? outcome.price }
  })
  const problems = problemsOfPrices(prices)
  if (problems.length > 0) throw new StaffRefusal('STAFF_INVALID', { prices: problems })
  return prices
}

/** For the audit log. */
const said = (prices: Iterable<Price>, combinationMarginBp: number, kinoThreeLinesUpTo: number) => ({
  combinationMarginBp,
  kinoThreeLinesUpTo,
  ...Object.fromEntries([...prices].map((price) => [priceKey(price), price.price])),
})
