import type { AdminAnswerOf, adminGames } from '@maru/contract'

export type Game = AdminAnswerOf<typeof adminGames>['rows'][number]
export type VendorSum = {
  vendorKey: string
  vendorName: string
  games: number
  on: number
  rounds: number
  stake: number
  profit: number
}

/** One line per vendor, those with the most stake first. */
export const byVendor = (games: readonly Game[]): VendorSum[] => {
  const sums = new Map<string, VendorSum>()
  for (const game of games) {
    const { vendorKey, vendorName } = game
    const sum = sums.get(vendorKey) ?? { vendorKey, vendorName, games: 0, on: 0, rounds: 0, stake: 0, profit: 0 }
    sums.set(vendorKey, {
      ...sum,
      games: sum.games + 1,
      on: sum.on + (game.isOn ? 1 : 0),
      rounds: sum.rounds + game.roundsToday,
      stake: sum.stake + game.stakeToday,
      profit: sum.profit + game.profitToday,
    })
  }
  return [...sums.values()].sort((a, b) => b.stake - a.stake || a.vendorName.localeCompare(b.vendorName))
}
