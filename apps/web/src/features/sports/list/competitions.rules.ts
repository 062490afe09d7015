import type { SportRow } from '../calls/sport-events.ts'

export type Competition = { id: string; name: string; region: string; sport: SportRow['sport']; rows: SportRow[] }

/** Rows by competition, each in the place of its first event. Nothing reorders while prices move: the order is the answer's. */
export const byCompetition = (rows: readonly SportRow[]): Competition[] => {
  const groups = new Map<string, Competition>()
  for (const row of rows) {
    const key = `${row.sport} ${row.competition.id}`
    const group = groups.get(key)
    if (group) group.rows.push(row)
    else
      groups.set(key, {
        id: row.competition.id,
        name: row.competition.name,
        region: row.region.name,
        sport: row.sport,
        rows: [row],
      })
  }
  return [...groups.values()]
}

/** The line as the other side has it: `-0.5` is `+0.5`. With the minus sign of figures. */
export const lineOf = (line: string, side: 'home' | 'away'): string => {
  const value = Number(line)
  if (!Number.isFinite(value)) return line
  const own = side === 'home' ? value : -value
  if (own === 0) return '0'
  return `${own > 0 ? '+' : '\u2212'}${Math.abs(own)}`
}
