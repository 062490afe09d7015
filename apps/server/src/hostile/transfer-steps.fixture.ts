type Pool = { query(sql: string, values: unknown[]): Promise<{ rows: { transfer_id: number }[] }> }

const VENDOR = 'studio-purse'

/** What staff do about money at vendors: of one member a transfer is unclear, another has a purse. The vendor does not answer. */
export const transferSteps = (pool: Pool, unclear: number, away: number) => ({
  'POST /admin/api/transfers/:transferId/ask': { to: async () => ({ transferId: await sendTo(pool, unclear) }) },
  'POST /admin/api/members/:memberId/bring-back-money': {
    to: async () => {
      await known(pool, away)
      await pool.query(
        `INSERT INTO games.vendor_purse (site_id, member_id, vendor_code, currency, status, amount, game_code, since)
         VALUES (1, $1, $2, 'KRW', 'playing', 0, 'thunder-drum', now())`,
        [away, VENDOR],
      )
      return { memberId: away }
    },
  },
})

const sendTo = async (pool: Pool, memberId: number): Promise<number> => {
  await known(pool, memberId)
  const { rows } = await pool.query(
    `INSERT INTO games.transfer (site_id, member_id, vendor_code, transfer_uuid, direction, amount, currency, status, created_at, due_at, tries)
     VALUES (1, $1, $2, gen_random_uuid(), 'in', 1000, 'KRW', 'sent', now(), now() + interval '1 hour', 1) RETURNING transfer_id`,
    [memberId, VENDOR],
  )
  return rows[0]?.transfer_id ?? 0
}

const known = (pool: Pool, memberId: number) =>
  pool.query(
    `INSERT INTO games.player (vendor_code, player_id, site_id, member_id, currency, created_at)
     VALUES ($2, 'hostile-player-' || $1::text, 1, $1::bigint, 'KRW', now()) ON CONFLICT DO NOTHING`,
    [memberId, VENDOR],
  )
