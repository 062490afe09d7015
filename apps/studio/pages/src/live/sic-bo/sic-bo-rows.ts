import { MORE } from '../felt/felt-plan.ts'

/** A row of the felt: its height and its cells with their widths, both as shares. */
export type Row = { share: number; cells: readonly (readonly [code: string, share: number])[] }

const faces = [1, 2, 3, 4, 5, 6]
const singles = faces.map((face) => `single-${face}`)
const doubles = faces.map((face) => `double-${face}`)
const triples = faces.map((face) => `triple-${face}`)
const totals = Array.from({ length: 14 }, (_, at) => `total-${at + 4}`)
const pairs = faces.flatMap((low) => faces.filter((high) => high > low).map((high) => `two-dice-${low}-${high}`))
const TOUCH = 44

const row = (codes: readonly string[], share = 1): Row => ({ share, cells: codes.map((code) => [code, 1] as const) })

/** In as few rows of nearly equal length as fingers allow. */
function wrapped(codes: readonly string[], width: number): Row[] {
  const rows = Math.ceil((codes.length * TOUCH) / width)
  const perRow = Math.ceil(codes.length / rows)
  return Array.from({ length: rows }, (_, at) => row(codes.slice(at * perRow, (at + 1) * perRow)))
}

const chances: Row = {
  share: 1.35,
  cells: [
    ['small', 1.5],
    ['odd', 1],
    ['any-triple', 1.2],
    ['even', 1],
    ['big', 1.5],
  ],
}

/** Everything on one felt. */
export const wholeRows = (width: number): Row[] => [
  chances,
  ...wrapped(totals, width),
  ...wrapped([...doubles, ...triples], width),
  ...wrapped(pairs, width),
  row(singles),
]

/** Two pages for a lying phone, each with the switch to the other. */
export function pagedRows(width: number, page: number): Row[] {
  if (page === 0)
    return [{ ...chances, share: 1.2, cells: [...chances.cells, [MORE, 0.9]] }, ...wrapped(totals, width), row(singles)]
  return [...wrapped([...doubles, ...triples], width), ...wrapped([...pairs, MORE], width)]
}
