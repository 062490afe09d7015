import { connectOnce } from '@maru/postgres'

/** More than an installation gives in what is lost at worst. There are two thousand million. */
const SKIPPED = 100_000

/**
 * Deposit addresses that were given after the moment to which a database was restored are not in it, and those who have them may send there for years: nobody else is given them.
 */
export const skipAddresses = (url: string): Promise<unknown> =>
  connectOnce(url, (client) =>
    client.query(`SELECT setval('coin.address_number', last_value + $1::bigint) FROM coin.address_number`, [SKIPPED]),
  )
