import { connectOnce } from '@maru/postgres'
import type { Config } from '../../apps/server/src/config.ts'

/** Accounts whose passwords everybody has would come into an installation of real money, which then could never start with a licence again. */
export async function refuseDemo(url: string, { MARU_MODE }: Pick<Config, 'MARU_MODE'>): Promise<void> {
  if (MARU_MODE !== 'demo') return
  const { rows } = await connectOnce(url, (client) =>
    client.query<{ isReal: boolean }>(
      `SELECT NOT EXISTS (SELECT FROM platform.demo_seed)
         AND NOT EXISTS (SELECT FROM identity.member WHERE is_demo)
         AND (EXISTS (SELECT FROM identity.staff WHERE NOT is_demo) OR EXISTS (SELECT FROM identity.member)) AS "isReal"`,
    ),
  )
  if (rows[0]?.isReal)
    throw new Error(
      'MARU_MODE is demo, and this database has accounts that are no demo’s: set MARU_MODE=licensed, or give the demo a DATA_DIR or DATABASE_URL of its own',
    )
}
