import { connectOnce } from '@maru/postgres'
import type { Config } from '../../apps/server/src/config.ts'
import { openTotp } from '../../apps/server/src/modules/identity/totp.ts'

/**
 * With another key nothing that was sealed can be read, and what is sealed from then on cannot be read with the right one. The first account of staff is older than anything that a wrong
 * key could have sealed. Who has lost the key for good empties the seeds (docs/guides/backups.md).
 */
export async function proveSecretKey(url: string, config: Config): Promise<void> {
  const { rows } = await connectOnce(url, (client) =>
    client.query<{ totp_sealed: Buffer }>(
      `SELECT totp_sealed FROM identity.staff WHERE totp_sealed <> '' ORDER BY staff_id LIMIT 1`,
    ),
  )
  const [first] = rows
  if (first && !opens(config, first.totp_sealed))
    throw new Error(
      'SECRET_KEY is not the key of this database: phone numbers, account numbers and seeds of one-time codes in it are sealed with another one. Give that one; where none was ever given it is in secrets.json of the first DATA_DIR',
    )
}

function opens(config: Config, sealed: Buffer): boolean {
  try {
    openTotp({ config }, sealed)
    return true
  } catch {
    return false
  }
}
