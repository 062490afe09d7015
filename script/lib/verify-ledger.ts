import { parseArgs } from 'node:util'
import type pg from 'pg'
import { runScript } from './command.ts'
import { verifyDatabase } from './verify-database.ts'

const USAGE = `Reads the whole ledger and says what does not agree: in it, with the figures of wagers, with the cashier, with transfers to vendors, or with purses of partners.

  ./script/verify-ledger

It reads the database that the environment and .env name, and starts the one in DATA_DIR where it is not running. Nothing is changed. The exit
code is 0 where everything agrees, else 1.`

type Problem = {
  what: string
  account_id: number | null
  transfer_id: number | null
  expected: string | null
  found: string | null
}

type FigureProblem = {
  what: string
  site_id: number
  vendor_code: string | null
  day: string | null
  member_id: number | null
  expected: string
  found: string
}

type CashProblem = {
  what: string
  site_id: number
  request_id: number | null
  day: string | null
  expected: string
  found: string
}

type TransferProblem = { what: string; site_id: number; member_id: number; expected: string; found: string }

type CoinProblem = { what: string; site_id: number; subject: number; expected: string; found: string }

type PurseProblem = { what: string; site_id: number; holder_id: number; expected: string; found: string }

/** Reads the whole history of the ledger and says what does not agree, in it, with the figures of wagers, the cashier, coin, transfers to vendors or purses of partners: answers how much that is. */
const verify = async (client: pg.Client): Promise<number> => {
  const { rows: problems } = await client.query<Problem>('SELECT * FROM ledger.verify()')
  const { rows: counts } = await client.query<{ transfers: number; seals: number; root: string | null }>(
    `SELECT (SELECT count(*) FROM ledger.transfer) AS transfers, (SELECT count(*) FROM ledger.seal) AS seals,
       (SELECT encode(root, 'hex') FROM ledger.seal ORDER BY seal_no DESC LIMIT 1) AS root`,
  )
  for (const { what, account_id, transfer_id, expected, found } of problems)
    console.log(
      `${what}: account ${account_id ?? '-'}, transfer ${transfer_id ?? '-'}: ${expected} expected, ${found} found`,
    )
  const { rows: figures } = await client.query<FigureProblem>(
    `SELECT what, site_id, vendor_code, day::text AS day, member_id, expected, found FROM wagers.verify()`,
  )
  for (const { what, site_id, vendor_code, day, member_id, expected, found } of figures)
    console.log(
      `${what}: site ${site_id}, vendor ${vendor_code ?? '-'}, day ${day ?? '-'}, member ${member_id ?? '-'}: ${expected} in the ledger, ${found} found`,
    )
  const { rows: cash } = await client.query<CashProblem>(
    `SELECT what, site_id, request_id, day::text AS day, expected, found FROM cashier.verify()`,
  )
  for (const { what, site_id, request_id, day, expected, found } of cash)
    console.log(
      `cash ${what}: site ${site_id}, request ${request_id ?? '-'}, day ${day ?? '-'}: ${expected} in the ledger, ${found} found`,
    )
  const { rows: coin } = await client.query<CoinProblem>(
    'SELECT * FROM coin.verify() UNION ALL SELECT * FROM coin.verify_payments()',
  )
  for (const { what, site_id, subject, expected, found } of coin)
    console.log(`coin ${what}: site ${site_id ?? '-'}, number ${subject ?? '-'}: ${expected} expected, ${found} found`)
  const { rows: transfers } = await client.query<TransferProblem>(
    'SELECT what, site_id, member_id, expected, found FROM games.verify_transfers()',
  )
  for (const { what, site_id, member_id, expected, found } of transfers)
    console.log(`transfers ${what}: site ${site_id}, member ${member_id}: ${expected} in the ledger, ${found} found`)
  const { rows: tickets } = await client.query<TransferProblem>('SELECT * FROM sportsbook.verify()')
  for (const { what, site_id, member_id, expected, found } of tickets)
    console.log(`tickets ${what}: site ${site_id}, member ${member_id ?? '-'}: ${expected} expected, ${found} found`)
  const { rows: purses } = await client.query<PurseProblem>('SELECT * FROM partner.verify_purses()')
  for (const { what, site_id, holder_id, expected, found } of purses)
    console.log(`partners ${what}: site ${site_id}, holder ${holder_id}: ${expected} expected, ${found} found`)
  const findings = [problems, figures, cash, coin, transfers, tickets, purses].reduce(
    (sum, { length }) => sum + length,
    0,
  )
  const read = counts[0]
  console.log(`${read?.transfers ?? 0} transfers and ${read?.seals ?? 0} seals read, last root ${read?.root ?? '-'}`)
  console.log(
    findings === 0
      ? 'nothing was changed, and the figures of wagers, the cashier, coin, the transfers, the tickets and the purses of partners agree'
      : `${findings} findings`,
  )
  return findings
}

await runScript(
  USAGE,
  async (args) => {
    parseArgs({ args, options: {} })
    await verifyDatabase(verify)
  },
  { needsArguments: false },
)
