import { connectOnce } from '@maru/postgres'
import type pg from 'pg'

/** What the studio's database holds of live tables. Only here and in `log.ts` does chaos know how it is stored. */
export type TableFacts = {
  rounds: Round[]
  events: Event[]
  payouts: Payout[]
  shoes: Shoe[]
  seeds: { code: string; shoe: number; commitment: string; seed: string | null }[]
  phases: PhaseChange[]
  terms: { code: string; term: number; at: number }[]
}
export type Round = {
  code: string
  round: number
  id: string
  shoe: number | null
  at_card: number | null
  link_used: string | null
  cards: number[]
  result: string | null
  pays: Record<string, number> | null
  is_voided: boolean
  is_finished: boolean
  is_ended: boolean
}
export type Event = {
  code: string
  round: number
  seq: number
  type: string
  change: string | null
  player: string | null
  chips: Record<string, number> | null
  /** Of a double or a split, which come while the round is dealt. */
  is_raise: boolean
  stored_at: number
  committed_at: number | null
}
export type Payout = {
  code: string
  round: number
  player: string
  chips: Record<string, number>
  staked: number
  returned: number
}
export type Shoe = {
  code: string
  shoe: number
  link: number
  chain_commitment: string
  list: string | null
  commitment: string | null
  revealed: string | null
}
/** A row of a table's clock that became another one. `ends_at`: when it was due. */
export type PhaseChange = {
  code: string
  round: number
  phase: string
  ends_at: number | null
  to_round: number
  to_phase: string
  at: number
}

/** What the platform's database holds of rounds of live tables. */
export type WalletFacts = { wagers: Wager[]; movements: Movement[] }
export type Wager = { wager_id: number; round: string; player: string; stake: number; payout: number; status: string }
export type Movement = { wager_id: number; kind: string; amount: number; moved: string | null }

const MS = (of: string): string => `(extract(epoch FROM ${of}) * 1000)::float8`

const SQL: { [N in keyof TableFacts]: string } = {
  rounds: `SELECT code, round, id, shoe, at_card, encode(link_used, 'hex') AS link_used, cards, result, pays, is_voided, is_finished,
      ended_at IS NOT NULL AS is_ended
    FROM studio.table_round ORDER BY code, round`,
  events: `SELECT code, round, seq, type, change, player::jsonb->>1 AS player, content->'chips' AS chips,
      coalesce((content->>'isRaise')::boolean, false) AS is_raise, ${MS('stored_at')} AS stored_at, ${MS('pg_xact_commit_timestamp(xmin)')} AS committed_at
    FROM studio.table_event ORDER BY code, round, seq`,
  payouts: 'SELECT code, round, player, chips, staked, returned FROM studio.table_payout',
  shoes: `SELECT s.code, s.shoe, s.link, encode(c.commitment, 'hex') AS chain_commitment, encode(s.list, 'hex') AS list,
      encode(s.commitment, 'hex') AS commitment, encode(s.revealed, 'hex') AS revealed
    FROM studio.table_shoe s JOIN studio.table_chain c USING (code, chain)`,
  seeds: `SELECT code, shoe, encode(commitment, 'hex') AS commitment, encode(seed, 'hex') AS seed FROM studio.table_seed ORDER BY code, shoe, ord`,
  phases: 'SELECT code, round, phase, ends_at, to_round, to_phase, at FROM chaos.phase ORDER BY number',
  terms: 'SELECT code, term, at FROM chaos.term ORDER BY number',
}

const WALLET_SQL: { [N in keyof WalletFacts]: string } = {
  wagers: `SELECT w.wager_id, w.round, p.player_id AS player, w.stake, w.payout, w.status
    FROM wagers.wager w JOIN games.player p ON p.member_id = w.member_id AND p.site_id = w.site_id AND p.vendor_code = w.vendor_code
    WHERE w.vendor_code = 'studio'`,
  movements: `SELECT m.wager_id, m.kind, m.amount, k.name AS moved
    FROM wagers.movement m JOIN wagers.wager w USING (wager_id)
    LEFT JOIN ledger.transfer t ON t.transfer_id = m.transfer_id::bigint LEFT JOIN ledger.kind k USING (kind_no)
    WHERE w.vendor_code = 'studio' ORDER BY m.wager_id, m.ord`,
}

const loaded = async (client: pg.ClientBase, all: Record<string, string>): Promise<Record<string, unknown>> => {
  const facts: Record<string, unknown> = {}
  for (const [name, sql] of Object.entries(all)) facts[name] = (await client.query(sql)).rows
  return facts
}

export const loadTableFacts = async (client: pg.ClientBase): Promise<TableFacts> =>
  (await loaded(client, SQL)) as unknown as TableFacts

export const loadWalletFacts = async (client: pg.ClientBase): Promise<WalletFacts> =>
  (await loaded(client, WALLET_SQL)) as unknown as WalletFacts

/** Notes every step of every clock and every term, whoever stores it. */
const NOTES = `
  CREATE SCHEMA chaos;
  CREATE TABLE chaos.phase (number bigserial, code text, round bigint, phase text, ends_at float8, to_round bigint, to_phase text, at float8);
  CREATE TABLE chaos.term (number bigserial, code text, term bigint, at float8);
  CREATE FUNCTION chaos.note_phase() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF (OLD.round, OLD.phase, OLD.started_at, OLD.ends_at) IS DISTINCT FROM (NEW.round, NEW.phase, NEW.started_at, NEW.ends_at) THEN
      INSERT INTO chaos.phase (code, round, phase, ends_at, to_round, to_phase, at)
      VALUES (OLD.code, OLD.round, OLD.phase, OLD.ends_at, NEW.round, NEW.phase, ${MS('clock_timestamp()')});
    END IF;
    RETURN NULL;
  END $$;
  CREATE FUNCTION chaos.note_term() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO chaos.term (code, term, at) VALUES (NEW.code, NEW.term, ${MS('clock_timestamp()')});
    RETURN NULL;
  END $$;
  CREATE TRIGGER chaos_phase AFTER UPDATE ON studio.live_table FOR EACH ROW EXECUTE FUNCTION chaos.note_phase();
  CREATE TRIGGER chaos_term AFTER INSERT OR UPDATE ON studio.table_leader FOR EACH ROW EXECUTE FUNCTION chaos.note_term();`

export const noteSteps = (studioUrl: string): Promise<unknown> =>
  connectOnce(studioUrl, (client) => client.query(NOTES))

export const roundName = ({ code, round }: { code: string; round: number }): string => `${code} ${round}`
