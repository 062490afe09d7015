import type { MarketType } from '../market.ts'
import type { Sport } from '../sport.ts'
import { ask, defineType } from './define.ts'
import * as part from './part.ts'
import * as question from './question.ts'
import * as special from './special.ts'

const GOALS: readonly Sport[] = ['soccer', 'hockey', 'handball']
const REGULAR: readonly Sport[] = [...GOALS, 'basketball', 'football']
const OVERTIME: readonly Sport[] = ['basketball', 'football', 'hockey', 'handball']
const QUARTERS: readonly Sport[] = ['basketball', 'football']
const HALVES: readonly Sport[] = ['soccer', 'handball', ...QUARTERS]
const SETS: readonly Sport[] = ['tennis', 'volleyball', 'badminton']
const POINTS: readonly Sport[] = ['volleyball', 'badminton']
const PENALTIES: readonly Sport[] = ['hockey', 'handball']
const set = part.numbered('set', 'setnr')
const game = part.numbered('set', 'gamenr')
const map = part.numbered('map', 'mapnr')
const quarter = part.numbered('quarter', 'quarternr')
const period = part.numbered('period', 'periodnr')
const inning = part.numbered('inning', 'inningnr')
const first = part.half(1)
const second = part.half(2)

const scoresTo = (most: number, numberOf: (home: number, away: number) => number): Map<string, string> => {
  const each = Array.from({ length: most + 1 }, (_, goals) => goals)
  return new Map(each.flatMap((away) => each.map((home) => [`${home}:${away}`, String(numberOf(home, away))])))
}
const correctScore = question.correctScore(
  scoresTo(4, (home, away) => 274 + 2 * (5 * away + home)),
  '324',
)
const HALF_SCORES = { '0:0': '462', '1:1': '464', '2:2': '466', '1:0': '468', '2:0': '470', '2:1': '472' }
const HALF_SCORES_AWAY = { '0:1': '474', '0:2': '476', '1:2': '478' }
const halfScore = question.correctScore(new Map(Object.entries({ ...HALF_SCORES, ...HALF_SCORES_AWAY })), '480')

/** Every type of market that the product knows, by its number. */
export const marketTypes: readonly MarketType[] = [
  defineType(1, '1x2', [...REGULAR, 'combat'], [], question.oneXTwo.outcomes, special.oneXTwoOfEvent),
  defineType(8, 'goal', ['soccer', 'hockey'], ['goalnr'], special.goalOutcomes, special.goal),
  ask(10, 'double-chance', REGULAR, part.regularPlay, question.doubleChance),
  ask(11, 'draw-no-bet', REGULAR, part.regularPlay, question.twoWay),
  ask(14, 'handicap-three-way', GOALS, part.regularPlay, question.handicapThreeWay),
  ask(16, 'handicap', REGULAR, part.regularPlay, question.handicap),
  ask(18, 'total', REGULAR, part.regularPlay, question.total),
  ask(19, 'home-total', REGULAR, part.regularPlay, question.homeTotal),
  ask(20, 'away-total', REGULAR, part.regularPlay, question.awayTotal),
  ask(26, 'odd-even', REGULAR, part.regularPlay, question.oddEven),
  ask(29, 'both-score', ['soccer', 'hockey'], part.regularPlay, question.bothScore),
  ask(37, '1x2-and-total', GOALS, part.regularPlay, question.oneXTwoAndTotal),
  ask(45, 'correct-score', ['soccer'], part.regularPlay, correctScore),
  defineType(47, 'half-time-full-time', HALVES, [], special.halfFullOutcomes, special.halfTimeFullTime),
  ask(60, 'first-half-1x2', HALVES, first, question.oneXTwo),
  ask(63, 'first-half-double-chance', HALVES, first, question.doubleChance),
  ask(64, 'first-half-draw-no-bet', HALVES, first, question.twoWay),
  ask(66, 'first-half-handicap', HALVES, first, question.handicap),
  ask(68, 'first-half-total', HALVES, first, question.total),
  ask(74, 'first-half-odd-even', HALVES, first, question.oddEven),
  ask(75, 'first-half-both-score', ['soccer'], first, question.bothScore),
  ask(81, 'first-half-correct-score', ['soccer'], first, halfScore),
  ask(83, 'second-half-1x2', HALVES, second, question.oneXTwo),
  ask(88, 'second-half-handicap', HALVES, second, question.handicap),
  ask(90, 'second-half-total', HALVES, second, question.total),
  defineType(186, 'winner', [...SETS, 'combat', 'esport'], [], ['4', '5'], special.winnerOfEvent),
  ask(187, 'game-handicap', ['tennis'], part.pointsOfSets, question.handicap),
  ask(188, 'set-handicap', SETS, part.wholeEvent, question.handicap),
  ask(189, 'total-games', ['tennis'], part.pointsOfSets, question.total),
  ask(198, 'odd-even-games', ['tennis'], part.pointsOfSets, question.oddEven),
  ask(202, 'set-winner', SETS, set, question.twoWay, 'setnr'),
  ask(203, 'set-game-handicap', ['tennis'], set, question.handicap, 'setnr'),
  ask(204, 'set-total-games', ['tennis'], set, question.total, 'setnr'),
  defineType(219, 'winner-overtime', OVERTIME, [], ['4', '5'], special.winnerOfEvent),
  ask(223, 'handicap-overtime', OVERTIME, part.wholeEvent, question.handicap),
  ask(225, 'total-overtime', OVERTIME, part.wholeEvent, question.total),
  ask(227, 'home-total-overtime', OVERTIME, part.wholeEvent, question.homeTotal),
  ask(228, 'away-total-overtime', OVERTIME, part.wholeEvent, question.awayTotal),
  ask(229, 'odd-even-overtime', OVERTIME, part.wholeEvent, question.oddEven),
  ask(235, 'quarter-1x2', QUARTERS, quarter, question.oneXTwo, 'quarternr'),
  ask(236, 'quarter-total', QUARTERS, quarter, question.total, 'quarternr'),
  ask(237, 'point-handicap', POINTS, part.pointsOfSets, question.handicap),
  ask(238, 'total-points', POINTS, part.pointsOfSets, question.total),
  ask(245, 'game-winner', ['badminton'], game, question.twoWay, 'gamenr'),
  ask(246, 'game-point-handicap', ['badminton'], game, question.handicap, 'gamenr'),
  ask(247, 'game-total-points', ['badminton'], game, question.total, 'gamenr'),
  defineType(251, 'winner-innings', ['baseball'], [], ['4', '5'], special.winnerOfEvent),
  ask(256, 'handicap-innings', ['baseball'], part.wholeEvent, question.handicap),
  ask(258, 'total-innings', ['baseball'], part.wholeEvent, question.total),
  ask(260, 'home-total-innings', ['baseball'], part.wholeEvent, question.homeTotal),
  ask(261, 'away-total-innings', ['baseball'], part.wholeEvent, question.awayTotal),
  ask(264, 'odd-even-innings', ['baseball'], part.wholeEvent, question.oddEven),
  ask(274, 'five-innings-1x2', ['baseball'], part.firstInnings(5), question.oneXTwo),
  ask(275, 'five-innings-handicap', ['baseball'], part.firstInnings(5), question.handicap),
  ask(276, 'five-innings-total', ['baseball'], part.firstInnings(5), question.total),
  ask(287, 'inning-1x2', ['baseball'], inning, question.oneXTwo, 'inningnr'),
  ask(288, 'inning-total', ['baseball'], inning, question.total, 'inningnr'),
  ask(302, 'quarter-draw-no-bet', QUARTERS, quarter, question.twoWay, 'quarternr'),
  ask(303, 'quarter-handicap', QUARTERS, quarter, question.handicap, 'quarternr'),
  ask(309, 'set-point-handicap', POINTS, set, question.handicap, 'setnr'),
  ask(310, 'set-total-points', POINTS, set, question.total, 'setnr'),
  ask(311, 'set-odd-even', POINTS, set, question.oddEven, 'setnr'),
  ask(314, 'total-sets', SETS, part.wholeEvent, question.total),
  ask(326, 'map-handicap-three-way', ['esport'], part.wholeEvent, question.handicapThreeWay),
  ask(327, 'map-handicap', ['esport'], part.wholeEvent, question.handicap),
  ask(328, 'total-maps', ['esport'], part.wholeEvent, question.total),
  ask(330, 'map-winner', ['esport'], map, question.twoWay, 'mapnr'),
  ask(331, 'map-round-handicap', ['esport'], map, question.handicap, 'mapnr'),
  ask(332, 'map-total-rounds', ['esport'], map, question.total, 'mapnr'),
  defineType(406, 'winner-penalties', PENALTIES, [], ['4', '5'], special.winnerOfEvent),
  ask(410, 'handicap-penalties', ['hockey'], part.withPenalties, question.handicap),
  ask(412, 'total-penalties', ['hockey'], part.withPenalties, question.total),
  ask(443, 'period-1x2', ['hockey'], period, question.oneXTwo, 'periodnr'),
  ask(446, 'period-total', ['hockey'], period, question.total, 'periodnr'),
  ask(460, 'period-handicap', ['hockey'], period, question.handicap, 'periodnr'),
  defineType(910, 'winning-method', ['combat'], ['variant'], special.methodOutcomes, special.winningMethod),
  defineType(911, 'goes-the-distance', ['combat'], [], question.YES_NO, special.goesTheDistance),
  defineType(912, 'winner-and-round', ['combat'], ['variant'], special.roundOutcomes, special.winnerAndRound),
]
