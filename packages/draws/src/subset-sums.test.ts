import { expect, test } from 'vitest'
import { subsetsOf } from './enumerate.model.ts'
import { subsetSums } from './subset-sums.ts'

/**
 * A second way: the subsets of k of n by sum are the coefficients of q^(k(k+1)/2) times the Gaussian binomial [n over k] (G. E. Andrews, "The Theory of
 * Partitions", 3.3), the product of (1 - q^(n-k+i)) / (1 - q^i). No recursion over subsets, only products and divisions of polynomials.
 */
const byGauss = (count: number, highest: number): bigint[] => {
  let polynomial = [1n]
  for (let i = 1; i <= count; i++) {
    polynomial = timesOneLess(polynomial, highest - count + i)
    polynomial = dividedByOneLess(polynomial, i)
  }
  return [...new Array<bigint>((count * (count + 1)) / 2).fill(0n), ...polynomial]
}
const timesOneLess = (polynomial: bigint[], power: number): bigint[] =>
  Array.from({ length: polynomial.length + power }, (_, i) => (polynomial[i] ?? 0n) - (polynomial[i - power] ?? 0n))
const dividedByOneLess = (polynomial: bigint[], power: number): bigint[] => {
  const quotient: bigint[] = []
  for (const [i, coefficient] of polynomial.entries()) quotient.push(coefficient + (quotient[i - power] ?? 0n))
  // It divides without a remainder: the last coefficients are 0.
  expect(quotient.splice(-power).every((rest) => rest === 0n)).toBe(true)
  return quotient
}

const total = (sums: readonly bigint[]) => sums.reduce((sum, ways) => sum + ways, 0n)

test.each([
  [5, 28, 98_280n],
  [22, 70, binomial(70, 22)],
])('%i of %i: two ways of counting agree on every sum', (count, highest, subsets) => {
  const sums = subsetSums(count, highest)
  expect(sums).toEqual(byGauss(count, highest))
  expect(total(sums)).toBe(subsets)
})

test.each([
  [1, 1],
  [2, 5],
  [3, 9],
  [4, 12],
  [6, 14],
  [8, 8],
])('%i of %i: as brute force counts them', (count, highest) => {
  const expected = new Array<bigint>((count * (2 * highest - count + 1)) / 2 + 1).fill(0n)
  for (const subset of subsetsOf(count, highest)) {
    const sum = subset.reduce((all, number) => all + number, 0)
    expected[sum] = (expected[sum] ?? 0n) + 1n
  }
  expect(subsetSums(count, highest)).toEqual(expected)
  expect(byGauss(count, highest)).toEqual(expected)
})

test('the sums of 5 of 28 are those of every one of the 98,280 subsets', () => {
  const expected = new Array<bigint>(131).fill(0n)
  for (const subset of subsetsOf(5, 28)) {
    const sum = subset.reduce((all, number) => all + number, 0)
    expected[sum] = (expected[sum] ?? 0n) + 1n
  }
  expect(subsetSums(5, 28)).toEqual(expected)
})

test('turning every number over (n to 71 - n) turns the sums of kino over', () => {
  const sums = subsetSums(22, 70)
  for (let sum = 253; sum <= 1_309; sum++) expect(sums[sum]).toBe(sums[1_562 - sum])
  expect(sums.findIndex((ways) => ways > 0n)).toBe(253)
  expect(sums).toHaveLength(1_310)
})

function binomial(n: number, k: number): bigint {
  let product = 1n
  for (let i = 1; i <= k; i++) product = (product * BigInt(n - k + i)) / BigInt(i)
  return product
}
