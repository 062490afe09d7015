import type { Services } from '../../platform/services.ts'
import { countDemoAccounts } from './demo-account.repository.ts'

/** Real money and accounts whose passwords everybody can read do not go together: a licensed server does not start with one. */
export const refuseDemoAccounts = async (services: Services): Promise<void> => {
  if (services.config.MARU_MODE === 'demo') return
  const who = { kind: 'system', job: 'identity.start' } as const
  const found = await services.reading({ who, siteId: 0 }, countDemoAccounts)
  if (found > 0)
    throw new Error(`MARU_MODE=licensed: the database holds ${found} demo accounts; start with a new database`)
}
