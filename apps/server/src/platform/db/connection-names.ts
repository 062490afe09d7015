/** Of a dedicated pool's connections, as pg_stat_activity shows them. */
export const dedicatedConnection = (pool: string): string => `maru-${pool}`

/** Of the one that publishes to other processes what screens show. */
export const LIVE_CONNECTION = 'maru-live'
