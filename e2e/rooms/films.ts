export type Film = {
  code: string
  /** One's own chips. */
  stakes: string
  /** Of blackjack: one's own. */
  seat?: number
}

/** A round of every live table. */
export const films: readonly Film[] = [
  { code: 'moonlit-baccarat-1', stakes: 'player:250000,tie:10000' },
  { code: 'speed-baccarat-7', stakes: 'player:50000' },
  { code: 'squeeze-baccarat', stakes: 'player:250000' },
  { code: 'no-commission-1', stakes: 'banker:100000,super-six:10000' },
  { code: 'dragon-tiger-1', stakes: 'tiger:100000,tie:10000' },
  { code: 'moonlit-roulette', stakes: 'red:50000,straight-17:10000' },
  { code: 'halo-roulette', stakes: 'black:50000,straight-8:10000' },
  { code: 'sic-bo-1', stakes: 'big:50000,total-11:10000' },
  { code: 'blackjack-lounge-2', stakes: 'seat-2:50000,behind-1:20000', seat: 2 },
  { code: 'andar-bahar-1', stakes: 'andar:50000' },
  { code: 'hc-pavilion-baccarat', stakes: 'banker:500000' },
  { code: 'hc-garden-baccarat', stakes: 'player:500000' },
  { code: 'hc-dragon-tiger', stakes: 'tiger:200000' },
  { code: 'hc-grand-roulette', stakes: 'red:500000,straight-17:50000' },
  { code: 'hc-salon-blackjack', stakes: 'seat-3:500000', seat: 3 },
]
