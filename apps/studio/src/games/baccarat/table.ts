import { baccaratTotal, type Card, dealCoup, isNatural, numberOf } from '@maru/live-games'
import type { Random } from '../random.ts'
import type { BaccaratEvent, Outcome } from './baccarat-events.ts'
import { BEHIND_CUT, CARDS_IN_SHOE, freshShoe } from './cards.ts'
import { type BaccaratCode, type Bets, PLACES, payoutOf, returnedPerHundred, stakeOf } from './places.ts'

/** The member's own table: one shoe, played to the cut card, and what came out of it. */
export interface BaccaratTable {
  readonly shoe: number
  readonly cards: readonly Card[]
  readonly dealt: number
  readonly outcomes: readonly Outcome[]
}

/** Decides one coup. Once the cut card is out, the next round starts a new shoe. */
export function playBaccarat(
  code: BaccaratCode,
  before: BaccaratTable | undefined,
  bets: Bets,
  random: Random,
): { events: BaccaratEvent[]; payout: number; table: BaccaratTable } {
  const events: BaccaratEvent[] = []
  let table = before
  if (!table || cutCardOut(table)) {
    table = startShoe((before?.shoe ?? 0) + 1, random)
    const turned = table.cards[0] as Card
    events.push({ type: 'shoe-started', shoe: table.shoe, turned, burnt: table.dealt - 1 })
  }
  const { cards, shoe } = table
  let dealt = table.dealt
  const coup = dealCoup(() => cards[dealt++] as Card)
  events.push({ type: 'bets-placed', bets })
  for (const [side, at] of DEALING_ORDER) {
    const card = coup[side][at]
    if (card !== undefined) {
      events.push({ type: 'card-dealt', to: side, card, total: baccaratTotal(coup[side].slice(0, at + 1)) })
    }
    if (side === 'banker' && at === 1) {
      for (const natural of ['player', 'banker'] as const) {
        const firstTwo = coup[natural].slice(0, 2)
        if (isNatural(firstTwo)) events.push({ type: 'natural-shown', side: natural, total: baccaratTotal(firstTwo) })
      }
    }
  }
  const outcome = { winner: coup.winner, playerPair: coup.playerPair, bankerPair: coup.bankerPair }
  const after = { shoe, cards, dealt, outcomes: [...table.outcomes, outcome] }
  events.push({
    type: 'coup-decided',
    outcome,
    playerTotal: baccaratTotal(coup.player),
    bankerTotal: baccaratTotal(coup.banker),
    coup: after.outcomes.length,
  })
  for (const place of PLACES) {
    const stake = bets[place] ?? 0
    if (stake === 0) continue
    const returned = Math.floor((stake * returnedPerHundred(code, place, coup)) / 100)
    events.push({ type: 'place-paid', place, stake, returned })
  }
  if (cutCardOut(after)) events.push({ type: 'cut-card-reached' })
  const payout = payoutOf(code, bets, coup)
  events.push({ type: 'round-ended', stake: stakeOf(bets), payout })
  return { events, payout, table: after }
}

export function cutCardOut(table: BaccaratTable): boolean {
  return table.dealt >= CARDS_IN_SHOE - BEHIND_CUT
}

/** The first card is turned over, and as many more burnt as it counts (ten for tens and pictures). */
export function startShoe(shoe: number, random: Random): BaccaratTable {
  const cards = freshShoe(random)
  const burnt = Math.min(numberOf(cards[0] as Card), 10)
  return { shoe, cards, dealt: 1 + burnt, outcomes: [] }
}

const DEALING_ORDER = [
  ['player', 0],
  ['banker', 0],
  ['player', 1],
  ['banker', 1],
  ['player', 2],
  ['banker', 2],
] as const
