import { handicap, oddEven, spanOf, total, wholeMatch, winDrawWin, winnerOf } from './kinds.ts'
import { halvesAround, positive } from './lines.ts'
import type { Maker } from './maker.ts'

const firstHalf = spanOf(1, 2)

/** Basketball and American football: overtime counts. */
export const quarterQuestions: Maker = (expect) => {
  const [whole, half] = [expect(wholeMatch), expect(firstHalf)]
  return [
    winnerOf(219, wholeMatch),
    ...halvesAround(-whole.lead, 5).map((line) => handicap(223, wholeMatch, line)),
    ...positive(halvesAround(whole.sum, 5)).map((line) => total(225, wholeMatch, line)),
    oddEven(229, wholeMatch),
    winDrawWin(60, firstHalf),
    ...halvesAround(-half.lead, 3).map((line) => handicap(66, firstHalf, line)),
    ...positive(halvesAround(half.sum, 3)).map((line) => total(68, firstHalf, line)),
    ...[1, 2, 3, 4].flatMap((nr) => {
      const [quarter, quarternr] = [spanOf(nr), { quarternr: String(nr) }]
      return [
        winDrawWin(235, quarter, quarternr),
        ...positive(halvesAround(expect(quarter).sum, 1)).map((line) => total(236, quarter, line, quarternr)),
      ]
    }),
  ]
}

const firstFive = spanOf(1, 5)

export const baseballQuestions: Maker = (expect) => {
  const [whole, five] = [expect(wholeMatch), expect(firstFive)]
  return [
    winnerOf(251, wholeMatch),
    ...halvesAround(-whole.lead, 3).map((line) => handicap(256, wholeMatch, line)),
    ...positive(halvesAround(whole.sum, 4)).map((line) => total(258, wholeMatch, line)),
    winDrawWin(274, firstFive),
    ...halvesAround(-five.lead, 1).map((line) => handicap(275, firstFive, line)),
    ...positive(halvesAround(five.sum, 2)).map((line) => total(276, firstFive, line)),
  ]
}
