import { connectOnce } from '@maru/postgres'

/** What a person knows roughly, and would miss. */
const COUNTED = {
  members: 'identity.member',
  transfers: 'ledger.transfer',
  wagers: 'wagers.wager',
  'deposits and withdrawals': 'cashier.request',
}

/** Throws when the money of a database does not agree with its own history; prints what is there. */
export async function proveDatabase(url: string, print: (line: string) => void): Promise<void> {
  await connectOnce(url, async (client) => {
    const { rows: problems } = await client.query('SELECT * FROM ledger.verify() LIMIT 5')
    if (problems.length > 0)
      throw new Error(`the ledger does not agree with itself: ${problems.map((row) => JSON.stringify(row)).join('; ')}`)
    const { rows: sums } = await client.query('SELECT * FROM ledger.trial_balance_view WHERE sum <> 0')
    if (sums.length > 0)
      throw new Error(`the books do not balance: ${sums.map((row) => JSON.stringify(row)).join('; ')}`)
    const { rows: figures } = await client.query(`SELECT * FROM wagers.verify() LIMIT 5`)
    if (figures.length > 0)
      throw new Error(`figures of wagers do not agree: ${figures.map((row) => JSON.stringify(row)).join('; ')}`)
    const { rows: cash } = await client.query(`SELECT * FROM cashier.verify() LIMIT 5`)
    if (cash.length > 0)
      throw new Error(`deposits and withdrawals do not agree: ${cash.map((row) => JSON.stringify(row)).join('; ')}`)
    const { rows: coin } = await client.query(
      `SELECT * FROM coin.verify() UNION ALL SELECT * FROM coin.verify_payments() LIMIT 5`,
    )
    if (coin.length > 0)
      throw new Error(
        `deposits and payments by coin do not agree: ${coin.map((row) => JSON.stringify(row)).join('; ')}`,
      )
    const { rows: transfers } = await client.query(`SELECT * FROM games.verify_transfers() LIMIT 5`)
    if (transfers.length > 0)
      throw new Error(`transfers to vendors do not agree: ${transfers.map((row) => JSON.stringify(row)).join('; ')}`)
    const { rows: tickets } = await client.query(`SELECT * FROM sportsbook.verify() LIMIT 5`)
    if (tickets.length > 0)
      throw new Error(`tickets of the sportsbook do not agree: ${tickets.map((row) => JSON.stringify(row)).join('; ')}`)
    const { rows: purses } = await client.query(`SELECT * FROM partner.verify_purses() LIMIT 5`)
    if (purses.length > 0)
      throw new Error(`purses of partners do not agree: ${purses.map((row) => JSON.stringify(row)).join('; ')}`)
    const counts: string[] = []
    for (const [name, table] of Object.entries(COUNTED)) {
      const { rows } = await client.query(`SELECT count(*) AS n FROM ${table}`)
      counts.push(`${rows[0].n} ${name}`)
    }
    print(
      `proved: the ledger's chain and balances, a trial balance of zero, the figures of wagers, deposits and withdrawals; ${counts.join(', ')}`,
    )
  })
}
