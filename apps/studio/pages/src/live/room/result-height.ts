/** Of the result card with what the round brought, CSS pixels. */
export const RESULT_HEIGHT = 118
/** Half of its width where sums are long, with a margin. */
export const HALF_RESULT = 152
/** The same of a lying phone, where its lines are short. */
export const HALF_LOW_RESULT = 107
/** Height of the low card, whose words stand side by side: of a lying phone, and of an upright one, where the stake stands below. */
export const SIDE_BY_SIDE = 48
export const IN_TWO_LINES = 58
