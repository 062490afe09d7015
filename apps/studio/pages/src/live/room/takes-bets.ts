import type { TableShown } from '../../../../src/tables/table-shapes.ts'

/** Whether chips can be laid now. */
export const takesBets = ({ row, state, shoe }: Pick<TableShown, 'row' | 'state' | 'shoe'>): boolean =>
  row.phase === 'betting' && state === 'open' && shoe?.takesBets !== false

/** Betting would be open, but no player's seed is in the shoe: its one round is dealt without bets. */
export const isNotMixed = ({ row, shoe }: Pick<TableShown, 'row' | 'shoe'>): boolean =>
  (row.phase === 'betting' || row.phase === 'closing') && shoe?.takesBets === false
