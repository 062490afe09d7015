import type { Language } from '@maru/vendor-wallet'
import type { LiveTable } from './table-list.ts'
import { BET_UNIT, chipsOfTable, mostOfPlayer, mostOfTable, placesOf } from './table-places.ts'
import type { TableSaid } from './table-shapes.ts'

/** What staff have set at a table, for one site: another room, other limits of places. */
export type SetAtSite = {
  room?: string | null
  limits?: { readonly [place: string]: { readonly least: number; readonly most: number } } | null
}

/** What a page may know of a table before it has seen a round: names, limits and returns. */
export const describeTable = (table: LiveTable, language: Language, { room, limits }: SetAtSite = {}): TableSaid => ({
  kind: 'table',
  code: table.code,
  name: table.names[language],
  game: table.game,
  pace: table.pace,
  room: room ?? table.room,
  isHotel: table.isHotel,
  unit: BET_UNIT,
  chips: chipsOfTable(table),
  places: placesOf(table).map(({ code, kind, returnBp, least, most }) => ({
    code,
    kind,
    returnBp,
    ...(limits?.[code] ?? { least, most }),
  })),
  mostOfPlayer: mostOfPlayer(table),
  mostOfTable: mostOfTable(table),
})
