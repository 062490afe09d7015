/**
 * How many subsets of `count` of the numbers 1 to `highest` have each sum; the index is the sum. Exact: dynamic programming over the numbers, where each is
 * taken or not (R. Bellman's recursion of the subset sum): ways[k][s] = ways[k][s] without n + ways[k - 1][s - n].
 */
export const subsetSums = (count: number, highest: number): bigint[] => {
  const largest = (count * (2 * highest - count + 1)) / 2
  const ways = Array.from({ length: count + 1 }, () => new Array<bigint>(largest + 1).fill(0n))
  ways[0]?.fill(1n, 0, 1)
  for (let number = 1; number <= highest; number++) {
    // Downwards, so that each number is taken once.
    for (let taken = Math.min(count, number); taken > 0; taken--) {
      const before = ways[taken - 1] ?? []
      const row = ways[taken] ?? []
      for (let sum = largest; sum >= number; sum--) {
        const more = before[sum - number] ?? 0n
        if (more > 0n) row[sum] = (row[sum] ?? 0n) + more
      }
    }
  }
  return ways[count] ?? []
}
