import { type GameCode, type GameGroup, gameCodes } from '@maru/contract'
import { fitsCurrency, fromWireAmount, type GameListing } from '@maru/vendor-wallet'
import type { Vendor } from './vendors/vendor.ts'

const NEW_DAYS = 30
const DAY_MS = 24 * 3_600_000

export type Place = { key: string; code: string; product: GameGroup; area: string; codeNameEN: string; ord: number }

const OWN_ORD = 0
/** Behind the vendors of the contract. */
const REGISTERED_ORD = 1_000

/** Every place of the catalogue: those of the contract, and one per group for each vendor of ours, in front, and each registered one. */
export const placesOf = (vendors: readonly Vendor[], englishName: (vendor: Vendor) => string): Place[] => [
  ...(gameCodes as readonly GameCode[]).map(({ key, code, group, area, codeNameEN, ord }) => ({
    key,
    code,
    product: group,
    area,
    codeNameEN,
    ord,
  })),
  ...vendors
    .filter((vendor) => vendor.isOwn || vendor.registered)
    .flatMap((vendor) =>
      groupsOf(vendor)
        .filter((product) => !isInContract(vendor, product))
        .map((product) => ({
          key: vendor.code,
          code: vendor.code,
          product,
          area: vendor.code,
          codeNameEN: product === 'hc-casino' ? `HC-${englishName(vendor)}` : englishName(vendor),
          ord: vendor.isOwn ? OWN_ORD : REGISTERED_ORD,
        })),
    ),
]

const isInContract = ({ code }: Vendor, product: GameGroup): boolean =>
  (gameCodes as readonly GameCode[]).some(({ key, group }) => key === code && group === product)

const groupsOf = (vendor: Vendor): GameGroup[] => [...new Set(Object.values(vendor.groups))]

export type ListedGame = {
  gameCode: string
  product: GameGroup
  names: { ko: string; en: string; vn: string }
  category: string
  returnBp: number
  minimumStake: number
  maximumStake: number
  artMotif: string
  artSeed: number
  platforms: string[]
  isListed: boolean
  ord: number
}

/** A vendor's list as our catalogue keeps it. Left out: a category without a group, limits that are no whole won, a code that came before. */
export const gamesFrom = (vendor: Vendor, listings: readonly GameListing[]): ListedGame[] => {
  const seen = new Set<string>()
  return listings.flatMap((listing, ord) => {
    const product = vendor.groups[listing.category]
    const { min, max } = listing.limits
    if (!product || seen.has(listing.game_code) || !fitsCurrency(min) || !fitsCurrency(max) || max < min) return []
    seen.add(listing.game_code)
    return [
      {
        gameCode: listing.game_code,
        product,
        names: listing.names,
        category: listing.category,
        returnBp: listing.return_bp,
        minimumStake: fromWireAmount(min),
        maximumStake: fromWireAmount(max),
        artMotif: listing.art.motif,
        artSeed: listing.art.seed,
        platforms: [...listing.platforms],
        isListed: listing.enabled,
        ord,
      },
    ]
  })
}

/** Appeared within 30 days, but not when its vendor was connected: then all of its games did. */
export const isNew = (firstSeenAt: Date, vendorSince: Date, now: Date): boolean =>
  now.getTime() - firstSeenAt.getTime() < NEW_DAYS * DAY_MS && firstSeenAt.getTime() - vendorSince.getTime() > DAY_MS

/** Counts up when posters are drawn another way, as browsers keep what an address once gave. */
const drawing = 2

/** Path of a game's poster; it changes when the art does, so it may be kept for ever. */
export const posterPath = (vendorCode: string, gameCode: string, seed: number, turn: number): string =>
  `/art/${encodeURIComponent(vendorCode)}/${encodeURIComponent(gameCode)}.svg?v=${seed}-${drawing}${turn === 0 ? '' : `&turn=${turn}`}`
