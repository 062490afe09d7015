import {
  choice,
  handicap,
  leadInPoints,
  type Scope,
  spanOf,
  sumOfPoints,
  total,
  wholeMatch,
  winnerOf,
  winnerOfSpan,
} from './kinds.ts'
import { halvesAround } from './lines.ts'
import type { Maker } from './maker.ts'
import type { Question } from './question.ts'

const eachSet = (setsToWin: number, ask: (set: Scope, nr: string) => Question): Question[] =>
  Array.from({ length: 2 * setsToWin - 1 }, (_, at) => ask(spanOf(at + 1), String(at + 1)))

export const tennisQuestions: Maker = (expect) => {
  const [lead, games, first] = [expect(leadInPoints).lead, expect(sumOfPoints), expect(spanOf(1))]
  return [
    winnerOf(186, wholeMatch),
    ...halvesAround(-lead, 4).map((line) => handicap(187, leadInPoints, line)),
    ...[-1.5, 1.5].map((line) => handicap(188, wholeMatch, line)),
    ...halvesAround(games.sum, 4).map((line) => total(189, sumOfPoints, line)),
    ...eachSet(2, (set, setnr) => winnerOfSpan(202, set, { setnr })),
    ...halvesAround(-first.lead, 1).map((line) => handicap(203, spanOf(1), line, { setnr: '1' })),
    ...halvesAround(first.sum, 2).map((line) => total(204, spanOf(1), line, { setnr: '1' })),
    total(314, wholeMatch, 2.5),
  ]
}

export const volleyballQuestions: Maker = (expect) => {
  const [lead, points, first] = [expect(leadInPoints).lead, expect(sumOfPoints), expect(spanOf(1))]
  return [
    winnerOf(186, wholeMatch),
    ...[-2.5, -1.5, 1.5, 2.5].map((line) => handicap(188, wholeMatch, line)),
    ...eachSet(3, (set, setnr) => winnerOfSpan(202, set, { setnr })),
    ...halvesAround(-lead, 4, 2).map((line) => handicap(237, leadInPoints, line)),
    ...halvesAround(points.sum, 4, 2).map((line) => total(238, sumOfPoints, line)),
    ...halvesAround(-first.lead, 1, 2).map((line) => handicap(309, spanOf(1), line, { setnr: '1' })),
    ...halvesAround(first.sum, 2).map((line) => total(310, spanOf(1), line, { setnr: '1' })),
    ...[3.5, 4.5].map((line) => total(314, wholeMatch, line)),
  ]
}

export const badmintonQuestions: Maker = (expect) => {
  const [lead, points, first] = [expect(leadInPoints).lead, expect(sumOfPoints), expect(spanOf(1))]
  return [
    winnerOf(186, wholeMatch),
    ...[-1.5, 1.5].map((line) => handicap(188, wholeMatch, line)),
    ...halvesAround(-lead, 4, 2).map((line) => handicap(237, leadInPoints, line)),
    ...halvesAround(points.sum, 4, 2).map((line) => total(238, sumOfPoints, line)),
    ...eachSet(2, (set, gamenr) => winnerOfSpan(245, set, { gamenr })),
    ...halvesAround(first.sum, 2).map((line) => total(247, spanOf(1), line, { gamenr: '1' })),
    total(314, wholeMatch, 2.5),
  ]
}

export const esportQuestions: Maker = (expect) => [
  winnerOf(186, wholeMatch),
  ...[-1.5, 1.5].map((line) => handicap(327, wholeMatch, line)),
  total(328, wholeMatch, 2.5),
  ...eachSet(2, (map, mapnr) => winnerOfSpan(330, map, { mapnr })),
  ...halvesAround(expect(spanOf(1)).sum, 3).map((line) => total(332, spanOf(1), line, { mapnr: '1' })),
]

/** Home's, the draw, away's; a bout of the model has no draw. */
const methodVariant = 'sr:winning_method:ko_submission_decision'
const methods = ['knockout', 'submission', 'points']
const winningMethod = choice(
  [1346, 1347, 1348, 1349, 1350, 1351, 1352].map((number) => `${methodVariant}:${number}`),
  (_, { winner, method = '' }) => 1 << ((winner === 'home' ? 0 : methods.length + 1) + methods.indexOf(method)),
)
const distance = choice(['74', '76'], (_, { method }) => (method === 'points' ? 1 : 2))
const roundsVariant = 'sr:winner_and_rounds:3'
const mostRounds = 3
const winnerAndRound = choice(
  [1353, 1354, 1355, 1356, 1357, 1358, 1359, 1360, 1361].map((number) => `${roundsVariant}:${number}`),
  (_, { winner, method, round = 0 }) =>
    1 << ((winner === 'home' ? 0 : mostRounds + 2) + (method === 'points' ? mostRounds : round - 1)),
)

export const combatQuestions: Maker = () => [
  winnerOf(186, wholeMatch),
  winningMethod(910, wholeMatch, { variant: methodVariant }),
  distance(911, wholeMatch),
  winnerAndRound(912, wholeMatch, { variant: roundsVariant }),
]
