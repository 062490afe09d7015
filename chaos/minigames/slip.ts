import type { Minigame, MiniSelection, miniSlots } from '@maru/contract'
import type { Random } from '../random.ts'

/** What `/api/minigame/slots` answers of markets. */
export type Market = (typeof miniSlots)['data']['_output']['markets'][number]
export type Offer = { game: Minigame; markets: readonly Market[]; combinationMarginBp: number }
export type DrawnSlip = { game: Minigame; selections: MiniSelection[]; price: number; stake: number }

/** Groups of markets of which a combination takes at most one each; of several in a list one is drawn. */
const COMBINED: Record<Minigame, readonly (readonly string[])[]> = {
  powerball: [
    ['power-ball-parity', 'power-ball-side', 'power-ball-pair', 'power-ball-exact'],
    ['sum-parity', 'sum-side', 'sum-pair', 'sum-size', 'sum-section'],
  ],
  powerladder: [['start', 'lines'], ['parity']],
  kinoladder: [['start', 'lines'], ['parity']],
  speedkino: [],
}

/** One that shall be accepted, if its member has the money. */
export const drawSlip = (random: Random, offers: readonly Offer[]): DrawnSlip => {
  const offer = random.pick(offers)
  const groups = COMBINED[offer.game]
  const codes =
    groups.length > 0 && random.chance(0.3)
      ? groups.map((group) => random.pick(group))
      : [random.pick(offer.markets).code]
  const picks = codes.map((code) => {
    const market = offer.markets.find((one) => one.code === code) as Market
    return { market: code, ...random.pick(market.outcomes) }
  })
  const [first] = picks
  const price = picks.length === 1 ? (first?.price ?? 0) : combinedPrice(picks, offer.combinationMarginBp)
  const selections = picks.map(({ market, code }) => ({ market, outcome: code }))
  return { game: offer.game, selections, price, stake: 1_000 * random.between(1, 4) }
}

/** The fair price of all, less the margin, floored to the thousandth; never below what the price guard asks for. */
const combinedPrice = (picks: readonly { probability: string }[], marginBp: number): number => {
  let [over, under] = [1n, 1n]
  for (const { probability } of picks) {
    const [numerator = '', denominator = ''] = probability.split('/')
    over *= BigInt(numerator)
    under *= BigInt(denominator)
  }
  const fair = (1_000n * under * BigInt(10_000 - marginBp)) / (over * 10_000n)
  const least = (750n * under + over - 1n) / over
  return Number(fair > least ? fair : least)
}
