import { cx } from '@maru/ui/cx.ts'
import { PersonGlyph } from '@maru/ui/glyphs.tsx'
import { memo } from 'react'
import { faceOf } from '../rules/face.rules.ts'
import { keyOf, type Table } from '../table.ts'
import { canEnter, Entrance, type OpenTable } from './entrance.tsx'
import { TableName } from './live-table-tile.tsx'
import { PastStrip } from './past-strip.tsx'
import { scenePicture } from './scene-picture.ts'
import { StarButton } from './star-button.tsx'
import { useTableWords } from './table-words.ts'
import { TileDial } from './tile-dial.tsx'

type Props = { entry: Table; open: OpenTable; isFavourite: boolean; onStar: (key: string) => void }

/** A live table in one row; on a phone in two lines. */
export const TableLine = memo(function TableLine({ entry, open, isFavourite, onStar }: Props) {
  const { game, table } = entry
  const { kind, limits, phase } = useTableWords()
  const { dial } = faceOf(table)
  const isOpen = canEnter(entry)
  return (
    <article
      data-table={keyOf(table)}
      className={cx(
        'flex items-center border-line-soft border-b last:border-0 hover:bg-surface-3',
        !isOpen && 'text-text-3',
      )}
    >
      <StarButton
        name={game.name}
        isOn={isFavourite}
        onPress={() => onStar(keyOf(table))}
        className="ml-1.5 shrink-0 not-aria-pressed:text-text-3!"
      />
      <Entrance
        entry={entry}
        open={open}
        className="grid min-h-16 min-w-0 flex-1 grid-cols-[72px_minmax(0,1fr)_auto] items-center gap-3 py-1.5 pr-3 focus-visible:-outline-offset-2 desk:grid-cols-[84px_minmax(0,1.3fr)_minmax(0,1fr)_250px_64px_150px] desk:pr-4"
      >
        <img
          src={scenePicture(entry)}
          alt=""
          width={720}
          height={408}
          decoding="async"
          className={cx('aspect-[5/3] w-full rounded-chip object-cover', !isOpen && 'brightness-50 saturate-15')}
        />
        <span className="grid min-w-0">
          <TableName game={game} />
          <span className="truncate text-12 text-text-3">{kind(entry)}</span>
        </span>
        <span className="flex min-w-0 items-center gap-2.5 text-13 text-text-2 max-desk:max-w-24 max-desk:justify-end">
          {dial && isOpen ? <TileDial key={table.round} {...dial} className="shrink-0" /> : null}
          <span className={cx('truncate', dial && 'max-desk:hidden')}>{phase(entry)}</span>
        </span>
        <span className="h-15 overflow-hidden rounded-chip max-desk:hidden">
          <PastStrip table={table} columns={25} />
        </span>
        <span className="num flex items-center gap-1.5 text-13 text-text-2 max-desk:hidden">
          <PersonGlyph size={14} />
          {table.heads}
        </span>
        <span className="num text-right text-13 text-text-2 max-desk:hidden">{limits(table)}</span>
        <span className="num col-span-2 col-start-2 -mt-2 text-12 text-text-3 desk:hidden">{limits(table)}</span>
      </Entrance>
    </article>
  )
})
