import type pg from 'pg'

/** What the database holds of mini games. Only here do these checks know how it is stored. Instants in ms since 1970, by the servers' clock unless said otherwise. */
export type MiniFacts = {
  rounds: Round[]
  chains: Chain[]
  wagers: MiniWager[]
  legs: Leg[]
  exposure: Exposure[]
  /** What staff said a round should have come to, newest last. */
  corrections: Correction[]
  /** What a feed said, in the order in which it came. */
  said: Said[]
  /** Results that two of the staff confirmed, in that order. */
  accepted: Accepted[]
  debts: { member_id: number; open: number }[]
  /** What members owe, as the account of the house says: negative by it. */
  receivable: number
}
export type Round = {
  game: string
  round: string
  state: string
  source: string
  is_correcting: boolean
  corrected_at: number | null
  draw_at: number
  closes_at: number
  drawn_at: number | null
  settled_at: number | null
  cancel_reason: string | null
  numbers: number[] | null
  power_ball: number | null
  chain_id: number | null
  link_number: number | null
  link: string | null
  lines: number
  wagers: number | null
  stakes: number | null
  payouts: number | null
}
export type Chain = {
  game: string
  chain_id: number
  commitment: string
  salt: string
  first_draw_at: number
}
export type MiniWager = {
  wager_id: number
  member_id: number
  slip: string | null
  game: string
  round: string
  stake: number
  payout: number
  status: string
  is_void: boolean
  price: number
  placed_at: number
  /** By the clock of the database, which is the real one. */
  committed_at: number | null
}
export type Leg = { wager_id: number; event: string; market: string; outcome: string; state: string }
export type Exposure = {
  game: string
  draw_at: number
  market: string
  outcome: string
  bets: number
  staked: number
  to_pay: number
  combined_loss: number
}
export type Accepted = { game: string; round: string; numbers: number[]; power_ball: number | null }
export type Said = Accepted & { received_at: number; problem: string | null }
export type Correction = {
  no: number
  game: string
  round: string
  numbers: number[]
  power_ball: number | null
  is_done: boolean
}

const ms = (column: string): string => `(extract(epoch FROM ${column}) * 1000)::float8`

const ROUND = `to_char(draw_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

const SQL: { [N in keyof Omit<MiniFacts, 'receivable'>]: string } = {
  rounds: `SELECT game, ${ROUND} AS round, state, source, is_correcting, ${ms('corrected_at')} AS corrected_at, ${ms('draw_at')} AS draw_at,
      ${ms('closes_at')} AS closes_at, ${ms('drawn_at')} AS drawn_at, ${ms('settled_at')} AS settled_at, numbers, power_ball, chain_id, link_number,
      encode(link, 'hex') AS link, kino_three_lines_up_to AS lines, cancel_reason, wagers, stakes, payouts
    FROM minigames.round ORDER BY draw_at, game`,
  chains: `SELECT game, chain_id, encode(commitment, 'hex') AS commitment, encode(salt, 'hex') AS salt, ${ms('first_draw_at')} AS first_draw_at
    FROM minigames.chain`,
  wagers: `SELECT w.wager_id, w.member_id, s.slip_id AS slip, w.game_code AS game, w.round, w.stake, w.payout, w.status, w.is_void, w.price,
      ${ms('w.placed_at')} AS placed_at, ${ms('pg_xact_commit_timestamp(s.xmin)')} AS committed_at
    FROM wagers.wager w LEFT JOIN wagers.slip s ON s.site_id = w.site_id AND s.member_id = w.member_id AND s.wager_id = w.wager_id
    WHERE w.product = 'mini-game' ORDER BY w.wager_id`,
  legs: 'SELECT wager_id, event, market, outcome, state FROM wagers.leg ORDER BY wager_id, ord',
  exposure: `SELECT game, ${ms('draw_at')} AS draw_at, market, outcome, bets, staked, to_pay, combined_loss FROM minigames.exposure`,
  corrections: 'SELECT no, game, round, numbers, power_ball, is_done FROM chaos.correction ORDER BY no',
  said: `SELECT game, ${ROUND} AS round, numbers, power_ball, ${ms('received_at')} AS received_at, problem FROM minigames.feed_result ORDER BY received_at, said`,
  accepted: `SELECT game, ${ROUND} AS round, numbers, power_ball FROM minigames.round_request
    WHERE kind = 'result' AND confirmed_at IS NOT NULL ORDER BY confirmed_at, request_id`,
  debts: 'SELECT member_id, open FROM wagers.debt',
}
const RECEIVABLE = `SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger.house_view WHERE house = 'receivable'`

export const loadMiniFacts = async (client: pg.ClientBase): Promise<MiniFacts> => {
  const facts = {} as Record<string, unknown>
  for (const [name, sql] of Object.entries(SQL)) facts[name] = (await client.query(sql)).rows
  facts.receivable = (await client.query(RECEIVABLE)).rows[0].sum
  return facts as MiniFacts
}

/** Where staff of a run write down what they correct, before they do it. */
export const CORRECTIONS_TABLE = `CREATE SCHEMA chaos;
  CREATE TABLE chaos.correction (no serial PRIMARY KEY, game text NOT NULL, round text NOT NULL, numbers int[] NOT NULL, power_ball int,
    is_done boolean NOT NULL DEFAULT false);
  CREATE TABLE chaos.staff (is_over boolean NOT NULL);
  INSERT INTO chaos.staff VALUES (false);
  GRANT USAGE ON SCHEMA chaos TO maru_app;
  GRANT ALL ON ALL TABLES IN SCHEMA chaos TO maru_app;
  GRANT ALL ON ALL SEQUENCES IN SCHEMA chaos TO maru_app`
