import type { Address, Chain, Transfer } from '@maru/coin-chain'
import { connectOnce } from '@maru/postgres'
import type { Asked } from './member.ts'
import type { SentCoin } from './payer.ts'

type Deposit = { txHash: string; memberId: number; amount: number; state: string; rate: number; cash: number }
type Withdrawal = { requestKey: string; memberId: number; status: number; cash: number; coin: number; address: Address }

export type CoinEvidence = {
  /** What members sent, and whether the chain has it. */
  sent: (SentCoin & { isOnChain: boolean })[]
  deposits: Deposit[]
  asked: Asked[]
  withdrawals: Withdrawal[]
  /** What left the hot wallet, by the chain. */
  left: { to: Address; amount: number }[]
  /** Micro-USDT at our addresses by the chain, and by the books. */
  held: { onChain: number; inBooks: number }
  members: { memberId: number; startingCash: number; cash: number }[]
  proofs: string[]
  /** What was still under way when nothing had moved for a minute; undefined: all had come to its end. */
  waitedFor: string | undefined
  kills: number
  ends: number
}

const DEPOSITS = `
  SELECT tx_hash AS "txHash", member_id::int AS "memberId", amount::float8, state, coalesce(rate, 0)::float8 AS rate, coalesce(cash, 0)::float8 AS cash FROM coin.deposit`
const WITHDRAWALS = `
  SELECT request_key AS "requestKey", member_id::int AS "memberId", status, amount::float8 AS cash, coin_amount::float8 AS coin, coin_address AS address
  FROM cashier.request WHERE method = 'coin' AND cash_type = 'withdrawal'`
const CASH = `SELECT member_id::int AS "memberId", balance::float8 AS cash FROM ledger.balance_view WHERE purse = 'cash'`
/** As the office compares them: custody and the operator's own. */
const BOOKS = `
  SELECT ((SELECT coalesce(sum(balance), 0) FROM ledger.house_view WHERE house = 'coin-custody' AND currency = 'USDT')
    + (SELECT coalesce(sum(opening), 0) FROM coin.wallet) + (SELECT coalesce(sum(amount), 0) FROM coin.own_move WHERE payment_id IS NULL))::float8 AS sum`
const PROOFS = `
  SELECT 'ledger: ' || v::text AS finding FROM ledger.verify() v
  UNION ALL SELECT 'cashier: ' || v::text FROM cashier.verify() v
  UNION ALL SELECT 'coin: ' || v::text FROM coin.verify() v
  UNION ALL SELECT 'payments: ' || v::text FROM coin.verify_payments() v`

export const heldEvidence = (ownerUrl: string) =>
  connectOnce(ownerUrl, async (client) => ({
    deposits: (await client.query<Deposit>(DEPOSITS)).rows,
    withdrawals: (await client.query<Withdrawal>(WITHDRAWALS)).rows,
    cash: (await client.query<{ memberId: number; cash: number }>(CASH)).rows,
    inBooks: (await client.query<{ sum: number }>(BOOKS)).rows[0]?.sum ?? 0,
    addresses: (await client.query<{ address: Address }>('SELECT address FROM coin.address')).rows.map(
      ({ address }) => address,
    ),
    proofs: (await client.query<{ finding: string }>(PROOFS)).rows.map(({ finding }) => finding),
  }))

const BLOCKS_AT_ONCE = 2_000
export const allTransfers = async (chain: Chain): Promise<Transfer[]> => {
  const { number } = await chain.head()
  const found: Transfer[] = []
  for (let from = 1; from <= number; from += BLOCKS_AT_ONCE)
    found.push(...(await chain.transfers(from, Math.min(number, from + BLOCKS_AT_ONCE - 1))))
  return found
}
