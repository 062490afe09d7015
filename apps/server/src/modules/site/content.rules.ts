type Shown = { is_on: boolean; show_from: Date | null; show_until: Date | null }

/** Switched on, and inside its period if it has one. */
export const isShown = (item: Shown, now: Date): boolean =>
  item.is_on &&
  (item.show_from === null || item.show_from <= now) &&
  (item.show_until === null || now < item.show_until)

/** A period that ends before it begins would never be shown. */
export const isPeriodSound = (from: string | null, until: string | null): boolean =>
  from === null || until === null || Date.parse(from) < Date.parse(until)
