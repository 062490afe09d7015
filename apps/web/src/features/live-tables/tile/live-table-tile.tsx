import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { memo } from 'react'
import { pastOf } from '../rules/past.rules.ts'
import { keyOf, type Table } from '../table.ts'
import { canEnter, Entrance, type OpenTable } from './entrance.tsx'
import { PastStrip } from './past-strip.tsx'
import { Scene } from './scene.tsx'
import { StarButton } from './star-button.tsx'
import { useTableWords } from './table-words.ts'

export type TileShape = 'tile' | 'wide' | 'small' | 'roads'
type Props = {
  entry: Table
  open: OpenTable
  isFavourite: boolean
  onStar: (key: string) => void
  /** `wide`: alone in its row on a phone. `small`: two of them side by side there. `roads`: a long road below the scene and the name. */
  shape?: TileShape
  className?: string
}

const columns: Record<TileShape, number> = { tile: 25, wide: 30, small: 18, roads: 36 }
const scenes: Record<TileShape, string> = {
  tile: 'aspect-[30/19]',
  wide: 'aspect-[2/1]',
  small: 'aspect-[3/2]',
  roads: 'aspect-[5/3]',
}

/** A live table as it is now: scene, road, name and limits. Drawn anew only when its table changes. */
export const LiveTableTile = memo(function LiveTableTile({
  entry,
  open,
  isFavourite,
  onStar,
  shape = 'tile',
  className,
}: Props) {
  const { table, game } = entry
  const isWide = shape === 'roads'
  return (
    <article
      data-table={keyOf(table)}
      className={cx(
        'relative min-w-0 overflow-hidden rounded-card bg-surface-2 transition-transform duration-(--m-base) ease-out [contain:content]',
        canEnter(entry) && 'hover:-translate-y-[3px] active:brightness-90',
        className,
      )}
    >
      <Entrance
        entry={entry}
        open={open}
        className={cx(
          'grid h-full content-start focus-visible:-outline-offset-2 focus-visible:rounded-card',
          isWide && 'grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
        )}
      >
        <Scene entry={entry} isSmall={shape === 'small' || isWide} className={scenes[shape]} />
        {isWide && <Foot entry={entry} className="content-center" />}
        <span className={cx('block min-w-0', isWide && 'col-span-2')}>
          <PastStrip table={table} columns={columns[shape]} isWide={isWide} />
        </span>
        {!isWide && <Foot entry={entry} />}
      </Entrance>
      <StarButton
        name={game.name}
        isOn={isFavourite}
        onPress={() => onStar(keyOf(table))}
        className={cx(
          'absolute top-2 right-2 touch:top-0.5 touch:right-0.5',
          shape === 'small' ? '' : 'bg-[#060a11d9] touch:bg-transparent',
        )}
      />
    </article>
  )
})

function Foot({ entry, className }: { entry: Table; className?: string }) {
  const { kind, limits } = useTableWords()
  const { game, table } = entry
  return (
    <span className={cx('grid grid-cols-[minmax(0,1fr)] gap-1 px-3.5 pt-2.75 pb-3.25 max-tablet:px-3', className)}>
      <span className="flex flex-wrap items-center justify-between gap-x-2">
        <TableName game={game} />
        <ShoeRounds entry={entry} />
      </span>
      <span className="flex flex-wrap justify-between gap-x-2 text-13 text-text-2">
        <span className="min-w-0 truncate text-text-3">{kind(entry)}</span>
        <span className="num shrink-0">{limits(table)}</span>
      </span>
    </span>
  )
}

/** A hotel's table carries its plate. */
export function TableName({ game }: { game: Table['game'] }) {
  const say = useText('tables')
  if (game.gameType !== 'hc-casino')
    return <b className="min-w-0 font-[650] text-16 leading-tight tracking-[-0.01em]">{game.name}</b>
  return (
    <b className="flex min-w-0 items-center gap-2 font-[620] font-display text-16 leading-tight">
      <i className="shrink-0 whitespace-nowrap rounded-[4px] px-1.25 py-0.5 text-12 text-moon not-italic leading-none tracking-wider shadow-[inset_0_0_0_1px_color-mix(in_oklab,var(--focus)_55%,transparent)]">
        {say('hotel.plate')}
      </i>
      <span className="min-w-0">{game.name}</span>
    </b>
  )
}

/** How far the shoe has come. Who sits where stands in the strip above. */
function ShoeRounds({ entry: { table } }: { entry: Table }) {
  const say = useText('tables')
  const isShoe = pastOf(table).kind === 'road' && table.game !== 'andar-bahar' && table.results.length > 0
  return isShoe ? (
    <span className="num text-12 text-text-3">{say('rounds', { count: table.results.length })}</span>
  ) : null
}
