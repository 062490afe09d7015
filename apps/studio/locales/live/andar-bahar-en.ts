import type { AndarBaharTexts } from './andar-bahar-ko.ts'

export const andarBaharEn: AndarBaharTexts = {
  andarAndar: 'Andar',
  andarBahar: 'Bahar',
  andarCards: '{r} cards',
  andarResult: '{side} · card {n}',
  andarShares: 'Andar {a}, Bahar {b}',
  andarMean: '{n} cards on average',
  andarRules:
    'The joker is opened, then cards are dealt in turn, Andar first. The side that first gets a card of the same rank as the joker wins. Every round uses one newly shuffled deck.',
  andarRulesCards: 'Bets on the number of cards say with which card the match comes. The joker is not counted.',
}
