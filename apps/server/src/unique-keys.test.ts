import { testDatabase } from '@maru/testkit'
import { expect, test } from 'vitest'

const { ownerPool } = await testDatabase()

/** Tables of the whole installation: small, and everywhere alike when the others are distributed by site. */
const WITHOUT_SITE: Readonly<Record<string, string>> = {
  'coin.attempt': 'transactions of the hot wallet, which all sites share',
  'coin.chain': 'chains, one for all sites',
  'coin.nonce': 'numbers of those transactions',
  'coin.number_used': 'what else had one of those numbers',
  'coin.own_move': 'all sites share the wallets',
  'coin.rate': 'what USDT is worth, for all sites',
  'coin.wallet': 'all sites share the wallets',
  'games.game': 'what vendors list',
  'games.live_table': 'what vendors said last of their live tables',
  'games.place': 'places of the catalogue',
  'games.table_request': 'what staff asked of a round of a table, which is one for all sites',
  'games.vendor': 'vendors that staff registered',
  'games.vendor_call': 'calls between vendors and us, summed',
  'identity.staff': 'staff work for several sites',
  'identity.staff_session': 'of staff',
  'ledger.currency': 'closed list',
  'ledger.kind': 'closed list',
  'ledger.purse': 'closed list',
  'ledger.seal': 'one chain over all transfers',
  'ledger.seal_state': 'of that chain',
  'minigames.probability': 'what a draw comes to',
  'platform.demo_seed': 'of the installation',
  'platform.leader': 'who runs the clocks',
  'sportsbook.due_market': 'markets with a result, one for all sites',
  'sportsbook.result_change': 'what staff asked of results, which are one for all sites',
  'sportsbook.result_cursor': 'how far results were read',
  'sportsbook.result_entry': 'results that staff type, one for all sites',
  'sportsdata.competition': 'what feeds say, one for all sites',
  'sportsdata.competitor': 'what feeds say, one for all sites',
  'sportsdata.description': 'what feeds say, one for all sites',
  'sportsdata.event': 'what feeds say, one for all sites',
  'sportsdata.incident': 'what feeds say, one for all sites',
  'sportsdata.market': 'what feeds say, one for all sites',
  'sportsdata.price_history': 'what feeds say, one for all sites',
  'sportsdata.producer': 'what feeds say, one for all sites',
  'sportsdata.result': 'what feeds say, one for all sites',
  'sportsdata.simulated_chain': 'what decides simulated matches, one for all sites',
  'sportsdata.simulated_match': 'what decides simulated matches, one for all sites',
  'wagers.journal_cluster': 'of which database cluster transactions are numbered',
  'wagers.title': 'names of games, as in games.game',
}

const OURS = `n.nspname IN ('platform', 'audit', 'approvals', 'ledger', 'site', 'identity', 'community', 'cashier', 'coin', 'wagers', 'games', 'minigames', 'levels', 'points', 'statements', 'privacy', 'support', 'coupons', 'attendance', 'rotary', 'boards', 'boardrewards', 'sportsdata', 'sportsbook', 'partner')`
const HAS_SITE = `EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'site_id' AND NOT a.attisdropped)`

test('every table carries the site, but for those of the whole installation', async () => {
  const { rows } = await ownerPool.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND ${OURS} AND NOT ${HAS_SITE} ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_SITE).sort())
})

test('every unique key of a table that carries the site carries it too, so that each can be distributed by site', async () => {
  const { rows } = await ownerPool.query<{ name: string }>(
    `SELECT n.nspname || '.' || i.relname AS name FROM pg_index x
     JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class c ON c.oid = x.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE x.indisunique AND c.oid <> 'site.site'::regclass AND ${OURS} AND ${HAS_SITE} AND NOT EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'site_id' AND a.attnum = ANY (x.indkey::int2[]))
     ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})

test('no table that carries the site points to a row of another site', async () => {
  const { rows } = await ownerPool.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname || ': ' || k.conname AS name FROM pg_constraint k
     JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND ${OURS} AND ${HAS_SITE} AND NOT EXISTS (
       SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'site_id' AND a.attnum = ANY (k.conkey))
     ORDER BY 1`,
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})
