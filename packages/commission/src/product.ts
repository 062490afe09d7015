/** Game groups as wagers name them. */
export const wageredGroups = [
  'casino',
  'hc-casino',
  'slot',
  'h-slot',
  'sports',
  'e-sports',
  'mini-game',
  'fishing',
  'virtual',
] as const
export type WageredGroup = (typeof wageredGroups)[number]

/** What partners have a rate for. Sports are told apart by folds: `sports-3` is three and more. */
export const ratedProducts = [
  'casino',
  'hc-casino',
  'slot',
  'h-slot',
  'mini-single',
  'mini-combination',
  'sports-1',
  'sports-2',
  'sports-3',
  'e-sports',
  'fishing',
  'virtual',
] as const
export type RatedProduct = (typeof ratedProducts)[number]

export const commissionKinds = ['rolling', 'losing'] as const
export type CommissionKind = (typeof commissionKinds)[number]

/**
 * `folds`: of how many selections a wager's shortest line is, as it was accepted; 1 where the product knows no lines. A system counts as its shortest line, since that is the easiest
 * to win.
 */
export type Rated = { group: WageredGroup; folds: number }

/** Throws RangeError for a number of folds that is none. */
export const productOf = ({ group, folds }: Rated): RatedProduct => {
  if (!Number.isSafeInteger(folds) || folds < 1) throw new RangeError(`a wager of ${folds} folds`)
  if (group === 'mini-game') return folds === 1 ? 'mini-single' : 'mini-combination'
  if (group !== 'sports') return group
  if (folds === 1) return 'sports-1'
  return folds === 2 ? 'sports-2' : 'sports-3'
}

const groups: Readonly<Record<RatedProduct, WageredGroup>> = {
  casino: 'casino',
  'hc-casino': 'hc-casino',
  slot: 'slot',
  'h-slot': 'h-slot',
  'mini-single': 'mini-game',
  'mini-combination': 'mini-game',
  'sports-1': 'sports',
  'sports-2': 'sports',
  'sports-3': 'sports',
  'e-sports': 'e-sports',
  fishing: 'fishing',
  virtual: 'virtual',
}

export const groupOf = (product: RatedProduct): WageredGroup => groups[product]

/** Each stake of these is a round of its own, in which nothing is opposite to anything. */
export const countsEachStake = (group: WageredGroup): boolean =>
  group === 'slot' || group === 'h-slot' || group === 'fishing'
