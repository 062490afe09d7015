import { expect, test } from 'vitest'
import { sayIn } from '../../frame/texts.ts'
import { andarBaharCardWords } from '../andar-bahar/andar-bahar-words.ts'
import { baccaratCardWords } from '../baccarat/baccarat-words.ts'
import { turnWords } from '../blackjack/felt/turn-words.ts'
import { dragonTigerCardWords } from '../dragon-tiger/dragon-tiger-words.ts'

const say = sayIn('en')
const round = (cards: number[]) => ({ round: 1, result: '', cards })
const [spadeSix, spadeNine, spadeKing, heartAce, heartTwo, diamondFour] = [5, 8, 12, 13, 14, 29]

test('each side of a coup is read out with its cards, the third one, too', () => {
  expect(baccaratCardWords(round([heartAce, spadeKing, heartTwo, spadeNine]), say)).toBe('Player ♥A ♥2, Banker ♠K ♠9')
  expect(baccaratCardWords(round([heartAce, spadeKing, heartTwo, spadeSix, diamondFour]), say)).toBe(
    'Player ♥A ♥2 ♦4, Banker ♠K ♠6',
  )
})

test('dragon, tiger and the joker are read out', () => {
  expect(dragonTigerCardWords(round([spadeNine, spadeKing]), say)).toBe('Dragon ♠9, Tiger ♠K')
  expect(andarBaharCardWords(round([heartTwo, spadeKing]), say)).toBe('Joker ♥2')
})

test('a round without cards has no words', () => {
  for (const words of [baccaratCardWords, dragonTigerCardWords, andarBaharCardWords])
    expect(words(round([]), say)).toBe('')
})

test('a turn at blackjack is read out with the own hand and the card of the dealer, once: no second that passes changes it', () => {
  const deal = {
    kind: 'blackjack',
    seats: [{ seat: 2, hands: [{ cards: [spadeNine, heartTwo], doubled: false, ended: false }] }],
    dealer: [spadeKing],
    step: 1,
    turn: { seat: 2, hand: 0, legal: ['hit', 'stand'], endsAt: 9_000 },
  } as const
  expect(turnWords(deal, say)).toBe('Your turn: 11, ♠9 ♥2. Dealer ♠K')
  expect(turnWords({ ...deal, turn: { ...deal.turn, endsAt: 1_000 } }, say)).toBe(turnWords(deal, say))
})
