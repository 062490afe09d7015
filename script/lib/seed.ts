import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../apps/server/src/config.ts'
import { ROOT } from './root.ts'

export interface DemoAccount {
  /** Which site it opens. */
  site: 'member' | 'staff'
  id: string
  password: string
  /** What else is needed or good to know: seed of the one-time password, withdrawal password, role. */
  note: string
}

/** What `apps/server/seeds/demo.ts` exports. Seeding twice changes nothing. */
interface DemoSeed {
  seedDemo(options: { config: Config; ownerUrl: string; log: (line: string) => void }): Promise<void>
  demoAccounts: readonly DemoAccount[]
}

const SEED = join(ROOT, 'apps/server/seeds/demo.ts')

export async function seedDemo(
  config: Config,
  ownerUrl: string,
  log: (line: string) => void,
): Promise<readonly DemoAccount[]> {
  if (config.MARU_MODE !== 'demo' || !existsSync(SEED)) return []
  const seed = (await import(SEED)) as DemoSeed
  await seed.seedDemo({ config, ownerUrl, log })
  return seed.demoAccounts
}
