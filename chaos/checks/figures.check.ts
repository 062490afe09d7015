import type { Check } from './check.ts'
import type { VendorDay } from './facts.ts'

/** Not by the rules of wagers: one side is what the figures say, the other is added up from the transfers. */
export const figuresCheck: Check = {
  name: 'stakes less payouts of each day are what moved on the vendor’s account',
  seen: ({ facts }) => `${facts.vendorMoves.length} days of vendors`,
  find: ({ facts }) => {
    const figures = byDay(facts.figures)
    const moves = byDay(facts.vendorMoves)
    return [...new Set([...figures.keys(), ...moves.keys()])].flatMap((day) => {
      const [figure, moved] = [figures.get(day) ?? 0, moves.get(day) ?? 0]
      return figure === moved ? [] : [`${day}: the figures say ${figure}, ${moved} moved`]
    })
  },
  control: {
    sql: 'UPDATE wagers.member_day SET paid = paid - 1 WHERE ctid = (SELECT ctid FROM wagers.member_day WHERE paid > 0 LIMIT 1)',
  },
}

const byDay = (days: readonly VendorDay[]): Map<string, number> =>
  new Map(days.map(({ site_id, vendor, day, net }) => [`site ${site_id}, ${vendor}, ${day}`, net]))
