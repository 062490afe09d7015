import { type Action, basicAction } from '@maru/live-games'

/** The dealer's card, as charts order it; 1 is an ace. */
export const upCards = [2, 3, 4, 5, 6, 7, 8, 9, 10, 1] as const

const two: readonly Action[] = ['hit', 'stand', 'double']
const pair: readonly Action[] = [...two, 'split']
const rowOf = (name: string, total: number, soft: boolean, points = 0) => ({
  name,
  actions: upCards.map((up) => basicAction(points ? pair : two, { total, soft }, up, points)),
})

const hard = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((total) =>
  rowOf(total === 8 ? '5–8' : total === 17 ? '17+' : String(total), total, false),
)
const soft = [2, 3, 4, 5, 6, 7, 8].map((other) => rowOf(other === 8 ? 'A,8+' : `A,${other}`, 11 + other, true))
const pairs = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((points) =>
  rowOf(points === 1 ? 'A,A' : `${points},${points}`, points === 1 ? 12 : 2 * points, points === 1, points),
)

/** Basic strategy for the first two cards, by the package's own computation. */
export const strategyRows = [...hard, ...soft, ...pairs]
