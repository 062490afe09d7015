import type { Services } from '../../../platform/services.ts'
import { allSites } from '../../site/index.ts'
import { lockBranches } from '../tree/branch.service.ts'
import { findUnchainedRoots } from './chain.repository.ts'
import { refreshChains } from './chain.service.ts'

const who = { kind: 'system', job: 'partner.first-chains' } as const

/** Partners who were there before the tree have a place by a migration, and get their first chains here: once, for a site that has none. */
export const chainEverybody = async (services: Services): Promise<undefined> => {
  const sites = await services.reading({ who, siteId: 0 }, allSites)
  for (const { siteId } of sites)
    await services.inJob({ who, siteId }, async (ctx) => {
      for (const root of await findUnchainedRoots(ctx)) {
        await lockBranches(ctx, [root])
        await refreshChains(ctx, root)
      }
    })
}
