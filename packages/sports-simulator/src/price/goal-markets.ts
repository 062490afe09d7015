import {
  awayTotal,
  bothScore,
  correctScore,
  doubleChance,
  drawNoBet,
  halfTimeFullTime,
  handicap,
  handicapThreeWay,
  homeTotal,
  oddEven,
  regularPlay,
  resultAndTotal,
  spanOf,
  total,
  winDrawWin,
  winnerOf,
  withShootOut,
} from './kinds.ts'
import { halvesAround, linesAround, positive } from './lines.ts'
import type { Maker } from './maker.ts'

const half = spanOf(1)
const second = spanOf(2)
/** Scores to begin with. */
const starts = [
  { home: 0, away: 2 },
  { home: 0, away: 1 },
  { home: 1, away: 0 },
  { home: 2, away: 0 },
]

export const soccerQuestions: Maker = (expect) => {
  const [whole, first] = [expect(regularPlay), expect(half)]
  return [
    winDrawWin(1, regularPlay),
    doubleChance(10, regularPlay),
    drawNoBet(11, regularPlay),
    ...starts.map((start) => handicapThreeWay(14, regularPlay, start)),
    ...linesAround(-whole.lead, 0.25, 6).map((line) => handicap(16, regularPlay, line)),
    ...positive(linesAround(whole.sum, 0.25, 6)).map((line) => total(18, regularPlay, line)),
    ...positive(halvesAround(whole.home, 2)).map((line) => homeTotal(19, regularPlay, line)),
    ...positive(halvesAround(whole.away, 2)).map((line) => awayTotal(20, regularPlay, line)),
    oddEven(26, regularPlay),
    bothScore(29, regularPlay),
    ...positive(halvesAround(whole.sum, 1)).map((line) => resultAndTotal(37, regularPlay, line)),
    correctScore(45, regularPlay),
    halfTimeFullTime(47, { from: 1, to: 1 }),
    winDrawWin(60, half),
    doubleChance(63, half),
    drawNoBet(64, half),
    ...linesAround(-first.lead, 0.25, 3).map((line) => handicap(66, half, line)),
    ...positive(linesAround(first.sum, 0.25, 3)).map((line) => total(68, half, line)),
    winDrawWin(83, second),
    ...[0.5, 1.5, 2.5].map((line) => total(90, second, line)),
  ]
}

export const handballQuestions: Maker = (expect) => {
  const [whole, first] = [expect(regularPlay), expect(half)]
  return [
    winDrawWin(1, regularPlay),
    doubleChance(10, regularPlay),
    drawNoBet(11, regularPlay),
    ...halvesAround(-whole.lead, 4).map((line) => handicap(16, regularPlay, line)),
    ...halvesAround(whole.sum, 4).map((line) => total(18, regularPlay, line)),
    oddEven(26, regularPlay),
    winDrawWin(60, half),
    ...halvesAround(-first.lead, 2).map((line) => handicap(66, half, line)),
    ...halvesAround(first.sum, 2).map((line) => total(68, half, line)),
  ]
}

export const hockeyQuestions: Maker = (expect) => {
  const [regular, whole] = [expect(regularPlay), expect(withShootOut)]
  return [
    winDrawWin(1, regularPlay),
    doubleChance(10, regularPlay),
    drawNoBet(11, regularPlay),
    ...linesAround(-regular.lead, 0.5, 4).map((line) => handicap(16, regularPlay, line)),
    ...positive(linesAround(regular.sum, 0.5, 4)).map((line) => total(18, regularPlay, line)),
    bothScore(29, regularPlay),
    winnerOf(406, withShootOut),
    ...halvesAround(-whole.lead, 2).map((line) => handicap(410, withShootOut, line)),
    ...positive(halvesAround(whole.sum, 3)).map((line) => total(412, withShootOut, line)),
    ...[1, 2, 3].flatMap((nr) => [
      winDrawWin(443, spanOf(nr), { periodnr: String(nr) }),
      ...[0.5, 1.5, 2.5].map((line) => total(446, spanOf(nr), line, { periodnr: String(nr) })),
    ]),
  ]
}
