import { describe, expect, it } from 'vitest'
import { bankerDraws, dealCoup, playerDraws } from './coup.ts'

/** Deals point values in the order of the table: player, banker, player, banker, then third cards. */
function coupOf(...points: number[]) {
  const cards = points.map((value) => (value === 0 ? 9 : value - 1))
  return dealCoup(() => cards.shift() as number)
}

describe('third cards', () => {
  it('nobody draws to a natural', () => {
    expect(coupOf(4, 1, 4, 1, 5, 5).player).toHaveLength(2)
    expect(coupOf(1, 4, 1, 5, 5, 5).player).toHaveLength(2)
  })

  it('the player draws to five and stands on six', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map(playerDraws)).toEqual([true, true, true, true, true, true, false, false])
  })

  it('the banker draws to five when the player stands', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((total) => bankerDraws(total, undefined))).toEqual([
      true,
      true,
      true,
      true,
      true,
      true,
      false,
      false,
    ])
  })

  // Rows: the banker's two cards 0 to 7. Columns: the player's third card 0 to 9. D draws, S stands.
  it.each([
    [0, 'DDDDDDDDDD'],
    [1, 'DDDDDDDDDD'],
    [2, 'DDDDDDDDDD'],
    [3, 'DDDDDDDDSD'],
    [4, 'SSDDDDDDSS'],
    [5, 'SSSSDDDDSS'],
    [6, 'SSSSSSDDSS'],
    [7, 'SSSSSSSSSS'],
  ])('the banker with %d does %s', (total, row) => {
    expect([...row].map((_, third) => (bankerDraws(total, third) ? 'D' : 'S')).join('')).toBe(row)
  })
})
