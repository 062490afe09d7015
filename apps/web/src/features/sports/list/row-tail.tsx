import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { RightGlyph } from '@maru/ui/glyphs.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { StarButton } from '../star-button.tsx'

type Props = {
  id: string
  home: string
  away: string
  marketCount: number
  /** Said in a narrow list in place of the number of markets alone. */
  narrow?: string
  /** Where it stands in the row. */
  className: string
}

/** The end of a row: the star, and the way to all markets of the event. */
export function RowTail({ id, home, away, marketCount, narrow, className }: Props) {
  const say = useText('sports-pages')
  return (
    <span
      className={cx(
        'flex justify-end @min-[640px]:row-span-2 @min-[640px]:grid @min-[640px]:justify-items-center',
        className,
      )}
    >
      <StarButton id={id} name={say('row.open', { home, away })} className="@min-[640px]:h-6" />
      <Link
        to="sportEvent"
        params={{ event: id }}
        className="num inline-flex h-8 min-w-8 @min-[640px]:h-6 items-center justify-center gap-1 rounded-chip font-medium text-12 text-text-2 hover:text-text touch:h-11 touch:min-w-11"
      >
        <span className="sr-only">{say('row.allOf', { count: marketCount, home, away })}</span>
        {narrow !== undefined && (
          <span aria-hidden="true" className="@min-[640px]:hidden">
            {narrow}
          </span>
        )}
        <span aria-hidden="true" className={narrow === undefined ? undefined : 'hidden @min-[640px]:inline'}>
          +{marketCount}
        </span>
        <span className="@min-[640px]:hidden">
          <RightGlyph size={14} />
        </span>
      </Link>
    </span>
  )
}
