/** Of the result card with what the round brought, CSS pixels. */
export const RESULT_HEIGHT = 118
