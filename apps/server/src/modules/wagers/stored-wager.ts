import type { StoredWager } from './wager.rules.ts'
import type { WagerStatus } from './wager.states.ts'

/** The columns of a wager that its movements change. */
export type WagerStateRow = {
  stake: number
  payout: number
  bonus_stake: number
  bonus_payout: number
  live_bets: number
  status: WagerStatus
  movements: number
  settlements: number
  rate_chain_id: number | null
}
/** The columns that say what it is of. */
export type WagerGameRow = { product: string; vendor_code: string; game_code: string }

/** `game`: from the same row, or from what the row was found by. */
export const storedWagerOf = (
  row: WagerStateRow,
  game: Pick<StoredWager, 'product' | 'vendorCode' | 'gameCode'>,
): StoredWager => ({
  stake: row.stake,
  payout: row.payout,
  bonusStake: row.bonus_stake,
  bonusPayout: row.bonus_payout,
  liveBets: row.live_bets,
  status: row.status,
  movements: row.movements,
  settlements: row.settlements,
  rateChainId: row.rate_chain_id,
  product: game.product,
  vendorCode: game.vendorCode,
  gameCode: game.gameCode,
})

export const wagerGameOf = (row: WagerGameRow): Pick<StoredWager, 'product' | 'vendorCode' | 'gameCode'> => ({
  product: row.product,
  vendorCode: row.vendor_code,
  gameCode: row.game_code,
})
