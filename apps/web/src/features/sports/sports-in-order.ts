import type { SportCode } from '@maru/contract'

/** In the order of the menu. The contract's own list brings its schemas along. */
const places: Record<SportCode, number> = {
  soccer: 0,
  basketball: 1,
  baseball: 2,
  volleyball: 3,
  badminton: 4,
  hockey: 5,
  combat: 6,
  tennis: 7,
  handball: 8,
  football: 9,
  esport: 10,
}
export const sportsInOrder = Object.keys(places) as SportCode[]
