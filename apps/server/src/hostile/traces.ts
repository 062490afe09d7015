import type pg from 'pg'

/** What a member changes of its own by an honest call, which moves no money. */
const own = [
  'community.inbox',
  'community.notice_choice',
  'support.chat',
  'support.line',
  'rotary.account',
  'protection.member_limit',
  'protection.loosening',
  'protection.limit_change',
  'protection.setting',
  'protection.reality_check',
  'protection.note',
]
/** Made by a clock, whoever calls. */
const rates = ['coin.rate']
/** Made by the clocks of draws, whoever calls. */
const draws = ['minigames.chain', 'minigames.chain_making', 'minigames.round', 'minigames.sealed_links']
/** Tables that only count tries and calls, say when somebody was last seen, or hold sums and seals that a job makes: any call may leave its mark there. */
const marks = new Set([
  'wagers.game_day',
  'wagers.site_day',
  'wagers.site_open',
  'wagers.figure_change',
  'ledger.seal',
  'ledger.house_sum',
  'ledger.trial_balance',
  ...draws,
  ...rates,
  'identity.login_guard',
  'identity.captcha',
  'identity.login_place',
  'identity.passkey_challenge',
  'statements.ticket',
  'coupons.attempt',
  'platform.outbox',
  'platform.security_event',
  'games.vendor_call',
  ...own,
])

/** Rows of every table, and the sum of all entries and balances: what must be the same after an attack as before. */
export const tracesOf = async (owner: pg.Pool, leftOut = ''): Promise<Record<string, unknown>> => {
  const { rows: tables } = await owner.query<{ name: string }>(
    `SELECT n.nspname || '.' || c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition AND n.nspname NOT LIKE 'pg\\_%'
       AND n.nspname NOT IN ('information_schema', 'graphile_worker') ORDER BY 1`,
  )
  const counted: Record<string, unknown> = {}
  for (const { name } of tables.filter((table) => !marks.has(table.name) && table.name !== leftOut)) {
    const [schema, table] = name.split('.')
    const { rows } = await owner.query(`SELECT count(*)::int AS n FROM "${schema}"."${table}"`)
    counted[name] = rows[0].n
  }
  const sums = async (sql: string): Promise<unknown> => (await owner.query(sql)).rows
  return {
    ...counted,
    members: await sums('SELECT sum(balance)::text AS held FROM ledger.balance_view'),
    all: await sums('SELECT * FROM ledger.trial_balance_view ORDER BY 1'),
    requests: await sums('SELECT status, count(*)::int FROM cashier.request GROUP BY 1 ORDER BY 1'),
    statuses: await sums('SELECT status, count(*)::int FROM identity.member GROUP BY 1 ORDER BY 1'),
  }
}
