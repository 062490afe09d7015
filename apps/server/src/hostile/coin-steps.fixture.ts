import { randomBytes, randomUUID } from 'node:crypto'
import { type Address, createSigner, type Hash } from '@maru/coin-chain'

type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: object[] }> }
type Asked = { kind: string; subject: number; wanted: object }

export const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const CHAIN = 56

/** A chain that never answers: what staff decide about what was never signed does not wait for it. The extended key is that of test vector 2 of BIP-32. */
export const coinSettings = {
  COIN_RPC_URL: 'http://127.0.0.1:9',
  COIN_CHAIN_ID: String(CHAIN),
  COIN_TOKEN: '0x55d398326f99059fF775485246999027B3197955',
  COIN_NETWORK: 'Test chain',
  COIN_XPUB:
    'xpub69H7F5d8KSRgmmdJg2KhpAK8SR3DjMwAdkxj3ZuxV27CprR9LgpeyGmXUbC6wb7ERfvrnKZjXoUmmDznezpbZb7ap6r1D3tgFxHmwMkQTPH',
  COIN_HOT_KEY: `0x${'3b'.repeat(32)}`,
}

export const hotWallet: Address = createSigner({
  key: coinSettings.COIN_HOT_KEY as Hash,
  chainId: CHAIN,
  token: coinSettings.COIN_TOKEN as Address,
  decimals: 6,
}).address
/** Micro-USDT of each deposit. */
export const PAYS = 20_000_000
/** How the hash of a transaction begins that paid so much. */
export const PAID = '0xb5b5b5b5'

/** Each call about coin that changes something, with something to change. */
export const coinSteps = (pool: Pool, newMember: () => Promise<number>) => {
  const add = async (sql: string, ...values: unknown[]): Promise<number> =>
    Number(Object.values((await pool.query(sql, values)).rows[0] ?? {})[0] ?? 0)
  const hash = (): string => `0x${randomBytes(32).toString('hex')}`

  const held = async (): Promise<number> => {
    const rate = await add(
      `INSERT INTO coin.rate (currency, rate, source, at, confirmed_at) VALUES ('KRW', 1400000, 'simulated', now(), now()) RETURNING rate_id`,
    )
    const depositId = await add(
      `INSERT INTO coin.deposit (site_id, member_id, chain_id, tx_hash, place, from_address, to_address, amount, block, block_hash, block_at, rate, rate_id, spread, seen_at)
       VALUES (1, $1, $2, $3, 0, $4, $4, 20000000, 1, $3, now(), 1400000, $5, 0, now()) RETURNING deposit_id`,
      await newMember(),
      CHAIN,
      hash(),
      address,
      rate,
    )
    await pool.query(
      `UPDATE coin.deposit SET state = 'held', held_for = 'off', booked_at = now() WHERE deposit_id = $1`,
      [depositId],
    )
    return depositId
  }
  /** In hand of another of the staff. */
  const withdrawal = (isPaying: boolean): Promise<number> =>
    newMember().then((memberId) =>
      add(
        `INSERT INTO cashier.request (site_id, member_id, cash_type, amount, bonus, status, request_key, created_at, waited_at, staff_id, staff_name, method,
           coin_amount, coin_rate, coin_fee, coin_address, is_paying)
         VALUES (1, $1, 'withdrawal', 10000, 'none', 2, $2, now(), now(), 999, 'another', 'coin', 6000000, 1400000, 0, $3, $4) RETURNING request_id`,
        memberId,
        randomUUID(),
        address,
        isPaying,
      ),
    )
  const queued = async (): Promise<number> =>
    add(
      `INSERT INTO coin.payment (site_id, kind, member_id, request_id, chain_id, address, amount, queued_at)
       SELECT 1, 'withdrawal', member_id, request_id, $2, coin_address, coin_amount, now() FROM cashier.request WHERE request_id = $1 RETURNING payment_id`,
      await withdrawal(true),
      CHAIN,
    )
  /** A deposit on its way back, from before the block that the node shows, and paid by a transaction that nobody here signed. */
  const paidOutside = async (): Promise<number> => {
    await pool.query(
      'INSERT INTO coin.wallet VALUES ($1, $2, 0, 0, now()) ON CONFLICT (chain_id, address) DO UPDATE SET opened_block = 0',
      [CHAIN, hotWallet],
    )
    const depositId = await held()
    await pool.query(`UPDATE coin.deposit SET state = 'returning' WHERE deposit_id = $1`, [depositId])
    return add(
      `INSERT INTO coin.payment (site_id, kind, member_id, deposit_id, chain_id, address, amount, queued_at)
       SELECT 1, 'return', member_id, deposit_id, chain_id, $2, amount, '2026-01-01Z' FROM coin.deposit WHERE deposit_id = $1 RETURNING payment_id`,
      depositId,
      address,
    )
  }
  const failed = async (): Promise<number> => {
    const paymentId = await queued()
    const txHash = hash()
    const given = [CHAIN, address, paymentId]
    await pool.query('INSERT INTO coin.nonce VALUES ($1, $2, $3::bigint, $3, 1, now())', given)
    await pool.query(`INSERT INTO coin.attempt VALUES ($1, $4, $2, $3, 1, '0x', 1, 1, now())`, [...given, txHash])
    await pool.query(`UPDATE coin.payment SET state = 'signed', sender = $1, nonce = $2 WHERE payment_id = $2`, [
      address,
      paymentId,
    ])
    await pool.query(
      `UPDATE coin.payment SET state = 'failed', tx_hash = $2, block = 1, failure = 'reverted' WHERE payment_id = $1`,
      [paymentId, txHash],
    )
    return paymentId
  }
  const asked = ({ kind, subject, wanted }: Asked): Promise<number> =>
    add(
      `INSERT INTO approvals.request (site_id, kind, subject, after_version, wanted, reason, status, asked_by, staff_name, asked_at)
       VALUES (1, $1, $2::text, 0, $3, 'as agreed', 'waiting', 999, 'another', now()) RETURNING request_id`,
      kind,
      String(subject),
      JSON.stringify(wanted),
    )
  const returnAsked = {
    to: async () => ({ requestId: await asked({ kind: 'coin.return', subject: await held(), wanted: { address } }) }),
  }
  const creditAsked = {
    to: async () => {
      const wanted = { memberId: 1, amount: 20_000_000, cash: 28_000 }
      return { requestId: await asked({ kind: 'coin.credit', subject: await held(), wanted }) }
    },
  }
  const payAsked = {
    to: async () => {
      const cashIdx = await withdrawal(false)
      const wanted = { cashIdx, memberId: 1, cash: 10_000, amount: 6_000_000, address }
      return { requestId: await asked({ kind: 'coin.pay', subject: cashIdx, wanted }) }
    },
  }
  const paidAsked = {
    to: async () => {
      const txHash = `${PAID}${randomBytes(28).toString('hex')}`
      const wanted = { memberId: 1, amount: PAYS, address, txHash }
      return { requestId: await asked({ kind: 'coin.paid-by', subject: await paidOutside(), wanted }) }
    },
  }
  return {
    'POST /admin/api/coin/deposits/:coinIdx/credit': { to: async () => ({ coinIdx: await held() }) },
    'POST /admin/api/coin/credit-requests/:requestId/confirm': creditAsked,
    'POST /admin/api/coin/credit-requests/:requestId/drop': creditAsked,
    'POST /admin/api/coin/deposits/:coinIdx/return': { to: async () => ({ coinIdx: await held() }) },
    'POST /admin/api/coin/return-requests/:requestId/confirm': returnAsked,
    'POST /admin/api/coin/return-requests/:requestId/drop': returnAsked,
    'POST /admin/api/coin/withdrawals/:cashIdx/pay': { to: async () => ({ cashIdx: await withdrawal(false) }) },
    'POST /admin/api/coin/pay-requests/:requestId/confirm': payAsked,
    'POST /admin/api/coin/pay-requests/:requestId/drop': payAsked,
    'POST /admin/api/coin/payments/:paymentIdx/retry': { to: async () => ({ paymentIdx: await failed() }) },
    'POST /admin/api/coin/payments/:paymentIdx/drop': { to: async () => ({ paymentIdx: await queued() }) },
    'POST /admin/api/coin/payments/:paymentIdx/paid-by': { to: async () => ({ paymentIdx: await paidOutside() }) },
    'POST /admin/api/coin/paid-requests/:requestId/confirm': paidAsked,
    'POST /admin/api/coin/paid-requests/:requestId/drop': paidAsked,
  }
}
