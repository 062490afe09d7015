export type Film = {
  code: string
  /** One's own chips. */
  stakes: string
  /** From the first card, or the hand on the wheel, until chips are paid. */
  ms: number
}

const CARDS = 13_000
const WHEEL = 16_500
const DICE = 10_500

/** A round of every game that live tables play. */
export const films: readonly Film[] = [
  { code: 'moonlit-baccarat-1', stakes: 'banker:250000,tie:10000', ms: CARDS },
  { code: 'squeeze-baccarat', stakes: 'banker:250000', ms: CARDS },
  { code: 'no-commission-1', stakes: 'player:100000,super-six:10000', ms: CARDS },
  { code: 'dragon-tiger-1', stakes: 'dragon:100000,tie:10000', ms: DICE },
  { code: 'moonlit-roulette', stakes: 'red:50000,straight-17:10000', ms: WHEEL },
  { code: 'halo-roulette', stakes: 'black:50000,straight-8:10000', ms: WHEEL },
  { code: 'sic-bo-1', stakes: 'big:50000,total-11:10000', ms: DICE },
  { code: 'blackjack-lounge-2', stakes: 'seat-2:50000,behind-1:20000', ms: CARDS },
  { code: 'andar-bahar-1', stakes: 'andar:50000', ms: CARDS },
]
