import type { Services } from '../../platform/services.ts'

const who = { kind: 'system', job: 'wagers.follow-cluster' } as const

/** Data that a dump brought into another cluster of PostgreSQL: its transactions are numbered above those of the old one before the first of them settles a wager. */
export const followCluster = (services: Services): Promise<void> =>
  services.inJob({ who, siteId: 0 }, async (ctx) => {
    await ctx.db.query('SELECT wagers.follow_cluster()')
  })
