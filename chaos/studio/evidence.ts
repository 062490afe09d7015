import { connectOnce } from '@maru/postgres'

/** What a page of the studio was answered to one press of its button. */
export type Reported = { key: string; outcome: 'played' | 'refused' | 'undone'; payout: number | undefined }

export type StudioRound = {
  id: string
  key: string
  player: string
  state: string
  stake: number
  payout: number | null
  /** Bets that it may have at the platform. */
  bets: number
}
/** What a page of a live table was answered to a bet. */
export type ReportedBet = { change: string; isAccepted: boolean }
export type TableBet = { change: string; counts: boolean }
export type PlatformRound = {
  round: string
  player: string
  stake: number
  payout: number
  status: string
  bets: number
}
/** What the platform's own proofs find, as they are and when one won of its figures is wrong. */
export type Proofs = { found: string[]; foundOfWrong: string[] }
export type Player = { player: string; startingCash: number; cash: number }

/** The studio's own books, the platform's wagers and purses, and what the pages were answered. */
export type StudioEvidence = {
  rounds: StudioRound[]
  wagers: PlatformRound[]
  players: Player[]
  reported: Reported[]
  /** Of live tables: what pages were answered, and what became of each bet. */
  reportedBets: ReportedBet[]
  tableBets: TableBet[]
  proofs: Proofs
  /** Times that its process ended, and those by our hand. */
  ends: number
  kills: number
}

export const studioRounds = (url: string): Promise<StudioRound[]> =>
  connectOnce(url, async (client) => {
    const { rows } = await client.query<StudioRound>(
      'SELECT id, request_key AS key, player, state, stake, payout, 1 AS bets FROM studio.round ORDER BY number',
    )
    return rows
  })

/** Rounds of live tables as each player had them, and the bets. What is owed still is `decided`. */
export const tableRounds = (url: string): Promise<{ rounds: StudioRound[]; bets: TableBet[] }> =>
  connectOnce(url, async (client) => {
    const { rows: rounds } = await client.query<StudioRound>(
      `SELECT r.id, r.id AS key, own.player, count(*)::int AS bets, coalesce(p.staked, 0)::int8 AS stake, p.returned AS payout,
         CASE WHEN NOT r.is_finished THEN 'decided' WHEN p.staked IS NULL THEN 'undone' ELSE 'paid' END AS state
       FROM studio.table_round r
       JOIN (SELECT code, round, player::jsonb->>0 AS site, player::jsonb->>1 AS player FROM studio.table_event WHERE type = 'asked') own USING (code, round)
       LEFT JOIN studio.table_payout p ON (p.code, p.round, p.site, p.player) = (r.code, r.round, own.site, own.player)
       GROUP BY r.id, r.is_finished, own.player, p.staked, p.returned`,
    )
    const { rows: bets } = await client.query<TableBet>(
      `SELECT change::text, bool_or(type = 'accepted') AND NOT bool_or(type = 'undoing') AS counts
       FROM studio.table_event WHERE change IS NOT NULL GROUP BY code, round, change`,
    )
    return { rounds, bets }
  })

/** `startingCash` by member. */
export const platformBooks = (
  url: string,
  startingCash: ReadonlyMap<number, number>,
): Promise<Pick<StudioEvidence, 'wagers' | 'players'>> =>
  connectOnce(url, async (client) => {
    const { rows: wagers } = await client.query<PlatformRound>(
      `SELECT w.round, p.player_id AS player, w.stake, w.payout, w.status,
         (SELECT count(*) FROM wagers.movement m WHERE m.wager_id = w.wager_id AND m.kind = 'bet') AS bets
       FROM wagers.wager w JOIN games.player p ON p.member_id = w.member_id AND p.site_id = w.site_id AND p.vendor_code = w.vendor_code
       WHERE w.vendor_code = 'studio'`,
    )
    const { rows } = await client.query<{ member_id: number; player: string; cash: number }>(
      `SELECT p.member_id, p.player_id AS player, b.balance AS cash
       FROM games.player p JOIN ledger.balance_view b ON b.member_id = p.member_id AND b.site_id = p.site_id AND b.purse = 'cash'
       WHERE p.vendor_code = 'studio'`,
    )
    const players = rows.map(({ member_id, player, cash }) => ({
      player,
      cash,
      startingCash: startingCash.get(member_id) ?? 0,
    }))
    return { wagers, players }
  })

const PROOFS = `SELECT 'ledger ' || what AS finding FROM ledger.verify()
  UNION ALL SELECT concat_ws(', ', 'figures ' || what, day, expected, found) FROM wagers.verify()
  UNION ALL SELECT concat_ws(', ', 'cashier ' || what, day, expected, found) FROM cashier.verify()`
const WRONG = 'UPDATE wagers.game_day SET paid = paid + 1 WHERE ctid = (SELECT ctid FROM wagers.game_day LIMIT 1)'

export const platformProofs = (url: string): Promise<Proofs> =>
  connectOnce(url, async (client) => {
    const findings = async () => (await client.query<{ finding: string }>(PROOFS)).rows.map(({ finding }) => finding)
    const found = await findings()
    await client.query('BEGIN')
    await client.query(WRONG)
    const foundOfWrong = await findings()
    await client.query('ROLLBACK')
    return { found, foundOfWrong }
  })
