import { type OperatorAnswer, type OperatorRequest, toWireAmount } from '@maru/vendor-wallet'
import type pg from 'pg'
import type { LiveTable } from '../table-list.ts'
import { placesOf } from '../table-places.ts'

const MOST_VERSIONS = 50

type Answer = OperatorAnswer<'tableLimits'>
type Stored = { readonly [place: string]: { readonly least: number; readonly most: number } } | null

/** Limits of a table at a site: its own, what is set there, and what was set before, by the orders that were carried out. */
export const siteLimits = async (
  db: pg.Pool,
  table: LiveTable,
  { sub_partner_id: site }: OperatorRequest<'tableLimits'>,
): Promise<Answer> => {
  const [set, versions] = await Promise.all([
    db.query<{ limits: Stored }>('SELECT limits FROM studio.table_site WHERE code = $1 AND site = $2', [
      table.code,
      site,
    ]),
    db.query<{ at: number; by: string; places: Stored }>(
      `SELECT (extract(epoch FROM at) * 1000)::int8 AS at, by, content -> 'places' AS places FROM studio.table_command
       WHERE code = $1 AND content ->> 'kind' = 'limits' AND content ->> 'site' = $2 ORDER BY at DESC LIMIT $3`,
      [table.code, site, MOST_VERSIONS],
    ),
  ])
  return {
    own: placesOf(table).map(({ code, least, most }) => wire(code, least, most)),
    set: wired(set.rows[0]?.limits ?? null),
    versions: versions.rows.map(({ at, by, places }) => ({ at, by, places: wired(places) })),
  }
}

const wire = (place: string, least: number, most: number) => ({
  place,
  min: toWireAmount(least),
  max: toWireAmount(most),
})
const wired = (limits: Stored): Answer['set'] =>
  limits && Object.entries(limits).map(([place, { least, most }]) => wire(place, least, most))
