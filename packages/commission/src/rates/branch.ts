import { type RatePlace, type Rates, ratePlaces, WHOLE } from './rates.ts'

/** A partner, or a member with rates of its own. */
export type Holder = { holderId: number; rates: Rates }

/**
 * Rates as they shall be, with those right above and right below them. `parent`: null where nobody is above; a ceiling of the site can stand there. `below`: partners and members with rates of their
 * own.
 */
export type Branch = { own: Rates; parent: Holder | null; below: readonly Holder[] }

/** `side`: whether the parent has less, or somebody below has more. */
export type RateViolation = RatePlace & { side: 'parent' | 'below'; holderId: number; own: number; theirs: number }

/** Names every place at which a parent would have less than who is below it; empty where the rates may be saved. */
export const violationsOf = ({ own, parent, below }: Branch): RateViolation[] =>
  ratePlaces.flatMap(({ product, kind }) => {
    const mine = own[product][kind]
    const rateOf = ({ rates }: Holder) => rates[product][kind]
    const found = (side: RateViolation['side'], holder: Holder): RateViolation => ({
      product,
      kind,
      side,
      holderId: holder.holderId,
      own: mine,
      theirs: rateOf(holder),
    })
    return [
      ...(parent && rateOf(parent) < mine ? [found('parent', parent)] : []),
      ...below.filter((holder) => rateOf(holder) > mine).map((holder) => found('below', holder)),
    ]
  })

/** What a rate may be: from the highest one below to the parent's. `least` is above `most` where the branch is violated already. */
export const boundsOf = (
  { parent, below }: Pick<Branch, 'parent' | 'below'>,
  { product, kind }: RatePlace,
): { least: number; most: number } => ({
  least: Math.max(0, ...below.map(({ rates }) => rates[product][kind])),
  most: parent ? parent.rates[product][kind] : WHOLE,
})
