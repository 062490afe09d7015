import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainOf } from './chain.ts'
import { drawOfAttempts, games } from './draw.ts'
import { bytesOfHex, hexOf } from './hex.ts'
import { drawRound, recomputeRound } from './round.ts'

const salt = bytesOfHex('5a'.repeat(32))
const chain = chainOf(bytesOfHex('c4'.repeat(32)), 50)
const commitment = { number: 0, link: chain.commitment }
const revealed = (number: number) => ({ number, link: chain.linkAt(number) })
const numbers = fc.integer({ min: 1, max: 50 })

test('a round recomputed from its link draws what the process drew, step by step', () =>
  fc.assert(
    fc.property(fc.constantFrom(...games), numbers, (game, number) => {
      const round = recomputeRound({ game, revealed: revealed(number), known: commitment, salt })
      expect(round.isCommitted).toBe(true)
      expect(round.draw).toEqual(drawRound(game, salt, chain.linkAt(number)))
      expect(drawOfAttempts(round.attempts)).toEqual(round.draw)
      expect(hexOf(round.linkBefore)).toBe(hexOf(number === 1 ? chain.commitment : chain.linkAt(number - 1)))
      expect(round.attempts.map(({ at }) => at)).toEqual(round.attempts.map((_, i) => i))
    }),
  ))

test('a link that was verified before takes the place of the commitment', () => {
  const round = { game: 'powerball', revealed: revealed(40), salt } as const
  expect(recomputeRound({ ...round, known: revealed(39) }).isCommitted).toBe(true)
  expect(recomputeRound({ ...round, known: { number: 39, link: chain.linkAt(38) } }).isCommitted).toBe(false)
})

test('another link, number or commitment is not what was committed to', () => {
  const round = { game: 'speedkino', known: commitment, salt } as const
  expect(recomputeRound({ ...round, revealed: { number: 8, link: chain.linkAt(9) } }).isCommitted).toBe(false)
  expect(recomputeRound({ ...round, revealed: { number: 8, link: salt } }).isCommitted).toBe(false)
  const other = { number: 0, link: chain.linkAt(1) }
  expect(recomputeRound({ ...round, revealed: revealed(8), known: other }).isCommitted).toBe(false)
})

test('another salt draws another result', () => {
  const other = bytesOfHex('5b'.repeat(32))
  expect(drawRound('speedkino', other, chain.linkAt(3))).not.toEqual(drawRound('speedkino', salt, chain.linkAt(3)))
})

test('the commitment is no round', () => {
  expect(() => recomputeRound({ game: 'powerball', revealed: commitment, known: commitment, salt })).toThrow(RangeError)
})
