import { cx } from './cx.ts'
import { posterGrid } from './poster-tile.tsx'

const GREAT_COLUMNS: Readonly<Record<number, string>> = {
  5: 'min-[900px]:grid-cols-4',
  7: 'min-[900px]:grid-cols-5',
  9: 'min-[900px]:grid-cols-6',
  11: 'min-[900px]:grid-cols-7',
  12: 'min-[900px]:grid-cols-5',
  15: 'min-[900px]:grid-cols-6',
}

/** A wall that is a whole page: where so many posters fill every row beside and below it, the first one has the place of four. */
export const lobbyGrid = (posters: number): string => {
  const columns = GREAT_COLUMNS[posters]
  if (!columns) return posterGrid
  const first =
    'min-[900px]:[&>:first-child]:col-span-2 min-[900px]:[&>:first-child]:row-span-2 min-[900px]:[&>:first-child]:aspect-auto'
  return cx(
    'grid grid-cols-3 gap-2.5 tablet:grid-cols-[repeat(auto-fill,minmax(132px,1fr))] tablet:gap-4',
    columns,
    first,
  )
}
