import type { MiniDrawOut, MiniFeedRow } from '@maru/contract'
import { expect, test } from 'vitest'
import { actOf, noteOf } from './decide-result.rules.ts'

const used: MiniDrawOut = { numbers: [8, 6, 20, 28, 1], powerBall: 4 }
const other: MiniDrawOut = { ...used, powerBall: 5 }
const rowOf = (state: MiniFeedRow['round']['state'], drawnByStaff: MiniDrawOut | null = null) => {
  const result = { draw: used, text: '', receivedAt: '', problem: null, isUsed: drawnByStaff === null }
  return { round: { state }, results: [result], drawnByStaff } as unknown as MiniFeedRow
}

test('the result by which a round was settled leaves it as it is; another settles it anew', () => {
  for (const row of [rowOf('settled'), rowOf('settled', used)]) {
    expect([actOf(row, used), noteOf(row, used)]).toEqual(['minigames.leave-settled', 'minigames.take-note-stays'])
    expect([actOf(row, other), noteOf(row, other)]).toEqual(['minigames.take-result', 'minigames.take-note-corrects'])
  }
})

test('a round that is not settled is settled by whatever is chosen', () => {
  for (const draw of [used, other])
    expect([actOf(rowOf('closed'), draw), noteOf(rowOf('closed'), draw)]).toEqual([
      'minigames.take-result',
      'minigames.take-note',
    ])
})
