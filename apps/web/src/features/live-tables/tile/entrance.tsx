import type { MouseEvent, ReactNode } from 'react'
import { Link } from '../../../shared/navigation/index.ts'
import { faceOf } from '../rules/face.rules.ts'
import type { Table } from '../table.ts'
import { useTableWords } from './table-words.ts'

export type OpenTable = (entry: Table) => void

/** The one link of a table, named in words. Another tab may be asked for, so that two tables stand side by side. A closed table is no link. */
export function Entrance({
  entry,
  open,
  className,
  children,
}: {
  entry: Table
  open: OpenTable
  className: string
  children: ReactNode
}) {
  const { label } = useTableWords()
  const words = (
    <>
      <span className="sr-only">{label(entry)}</span>
      <span aria-hidden="true" className="contents">
        {children}
      </span>
    </>
  )
  const { vendorKey, gameKey, gameType } = entry.game
  if (!canEnter(entry)) return <div className={className}>{words}</div>
  const press = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    open(entry)
  }
  return (
    <Link
      to="game"
      search={{ vendor: vendorKey, game: gameKey, type: gameType }}
      data-game=""
      draggable={false}
      onClick={press}
      className={className}
    >
      {words}
    </Link>
  )
}

export const canEnter = ({ game, table }: Table): boolean => game.isOn && faceOf(table).canEnter
