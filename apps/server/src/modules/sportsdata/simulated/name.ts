/** Of the feed that invents its matches. */
export const SIMULATED = 'simulated'
