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
  proofs: Proofs
  /** Times that its process ended, and those by our hand. */
  ends: number
  kills: number
}

export const studioRounds = (url: string): Promise<StudioRound[]> =>
  connectOnce(url, async (client) => {
    const { rows } = await client.query<StudioRound>(
      'SELECT id, request_key AS key, player, state, stake, payout, 1 AS bets FROM studio.round WHERE player NOT IN (SELECT player FROM studio.purse) ORDER BY number',
    )
    return rows
  })

/** `startingCash` by member; of others nothing is read. */
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
    const players = rows.flatMap(({ member_id, player, cash }) => {
      const started = startingCash.get(member_id)
      return started === undefined ? [] : [{ player, cash, startingCash: started }]
    })
    return { wagers, players }
  })

const PROOFS = `SELECT 'ledger ' || what AS finding FROM ledger.verify()
  UNION ALL SELECT concat_ws(', ', 'figures ' || what, day, expected, found) FROM wagers.verify()
  UNION ALL SELECT concat_ws(', ', 'cashier ' || what, day, expected, found) FROM cashier.verify()
  UNION ALL SELECT concat_ws(', ', 'transfers ' || what, expected, found) FROM games.verify_transfers()`
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
