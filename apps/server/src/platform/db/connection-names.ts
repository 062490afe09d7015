/** Of a lane's connections, as pg_stat_activity shows them. */
export const laneConnection = (lane: string): string => `maru-${lane}`

/** Of the one that publishes to other processes what screens show. */
export const LIVE_CONNECTION = 'maru-live'
