/** Sums in euro, as JSON numbers show them. */
export const cents = (euro: number): number => Math.round(euro * 100) / 100
