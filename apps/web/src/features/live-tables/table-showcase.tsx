import { type ReactNode, useCallback, useState } from 'react'
import { toggleFavourite, useFavourites } from './favourites.ts'
import { faceOf } from './rules/face.rules.ts'
import { keyOf, type Table } from './table.ts'
import { canEnter, type OpenTable } from './tile/entrance.tsx'
import { LiveTableTile } from './tile/live-table-tile.tsx'
import { useLiveTables } from './use-live-tables.ts'

/** The page has been read by then. */
const afterMs = 3_000

type Props = {
  owner: string
  places: number
  open: OpenTable
  waiting: ReactNode
  /** Games for the places that live tables leave; `shared` are the keys of those. */
  others: (places: number, shared: ReadonlySet<string>) => ReactNode
}

/** Some live tables on a page that is not about them. Which ones is chosen once, so that none moves. */
export function TableShowcase({ owner, places, open, waiting, others }: Props) {
  const { data, error } = useLiveTables({ afterMs })
  const favourites = useFavourites(owner)
  const star = useCallback((key: string) => toggleFavourite(owner, key), [owner])
  const [chosen, setChosen] = useState<string[]>()
  if (data && !chosen) setChosen(firstOf(data.tables, places))
  if (!data && !error) return waiting
  const tables = new Map(data?.tables.map((entry) => [keyOf(entry.table), entry]))
  const shown = (chosen ?? []).flatMap((key) => tables.get(key) ?? [])
  return (
    <>
      {shown.map((entry) => (
        <LiveTableTile
          key={keyOf(entry.table)}
          entry={entry}
          open={open}
          isFavourite={favourites.has(keyOf(entry.table))}
          onStar={star}
        />
      ))}
      {others(places - shown.length, new Set(tables.keys()))}
    </>
  )
}

/** Running ones first, those with the most people before the others. */
const firstOf = (tables: readonly Table[], places: number): string[] =>
  tables
    .filter(canEnter)
    .toSorted(
      (a, b) => Number(faceOf(b.table).isLive) - Number(faceOf(a.table).isLive) || b.table.heads - a.table.heads,
    )
    .slice(0, places)
    .map(({ table }) => keyOf(table))
