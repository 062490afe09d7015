import { type Card, numberOf } from '../cards.ts'
import { baccaratTotal, type Coup, type Winner } from './coup.ts'

/** Of two first cards: another rank, the same rank, or the same card. */
export type Pairing = 'none' | 'pair' | 'perfect'

/** All that a place of baccarat looks at. */
export type CoupFacts = {
  winner: Winner
  playerTotal: number
  bankerTotal: number
  /** Of both sides, 4 to 6. */
  cards: number
  /** Either side has 8 or 9 with two cards; then nobody has a third one. */
  natural: boolean
  playerPairing: Pairing
  bankerPairing: Pairing
}

export const factsOfCoup = ({ player, banker, winner }: Coup): CoupFacts => {
  const cards = player.length + banker.length
  const [playerTwo, bankerTwo] = [player.slice(0, 2), banker.slice(0, 2)]
  return {
    winner,
    playerTotal: baccaratTotal(player),
    bankerTotal: baccaratTotal(banker),
    cards,
    natural: baccaratTotal(playerTwo) >= 8 || baccaratTotal(bankerTwo) >= 8,
    playerPairing: pairingOf(playerTwo),
    bankerPairing: pairingOf(bankerTwo),
  }
}

const pairingOf = ([one, two]: readonly Card[]): Pairing => {
  if (one === undefined || two === undefined || numberOf(one) !== numberOf(two)) return 'none'
  return one === two ? 'perfect' : 'pair'
}
