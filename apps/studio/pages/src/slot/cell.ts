/** Size of a cell in the stage's own units. */
export const CELL = 200
