import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { DemoOptions } from '../../apps/server/seeds/demo.ts'
import type { Past } from '../../apps/server/seeds/past.ts'
import type { Config } from '../../apps/server/src/config.ts'
import { openStudioPast } from '../../apps/studio/seeds/past.ts'
import { ROOT } from './root.ts'

export interface DemoAccount {
  /** Which site it opens. */
  site: 'member' | 'staff' | 'partner'
  id: string
  password: string
  /** What else is needed or good to know: seed of the one-time password, withdrawal password, role. */
  note: string
}

/** What `apps/server/seeds/demo.ts` exports. Seeding twice changes nothing. */
interface DemoSeed {
  seedDemo(options: DemoOptions): Promise<void>
  demoAccounts: readonly DemoAccount[]
}

const SEED = join(ROOT, 'apps/server/seeds/demo.ts')
/** The studio's luck in the demo's past. */
const CHANCE = 7

/** The studio's rounds of days gone by reach the platform as its live ones do: by the calls of the vendor wallet. */
export const pastOf =
  (studioUrl: string): Past['openVendor'] =>
  (call) =>
    openStudioPast(
      studioUrl,
      { call: async (name, request) => ({ isAnswered: true, answer: await call(name, request) }) },
      CHANCE,
    )

export async function seedDemo(
  config: Config,
  studioUrl: string,
  log: (line: string) => void,
): Promise<readonly DemoAccount[]> {
  if (config.MARU_MODE !== 'demo' || !existsSync(SEED)) return []
  const seed = (await import(SEED)) as DemoSeed
  await seed.seedDemo({ config, log, openVendor: pastOf(studioUrl) })
  return seed.demoAccounts
}
