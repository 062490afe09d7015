import { useText } from '@maru/i18n/react'
import { chipClass } from '@maru/ui/chip.tsx'
import { cx } from '@maru/ui/cx.ts'
import { SearchGlyph } from '@maru/ui/glyphs.tsx'
import { StarIcon } from '../../../shared/parts/star-icon.tsx'
import type { SportMenu } from '../calls/sport-menu.ts'
import { type ListFilter, type ListKind, views } from './list-filter.ts'
import { chipRow, SportTabs } from './sport-tabs.tsx'

type Props = {
  kind: ListKind
  filter: ListFilter
  menu: SportMenu | undefined
  hasFavourites: boolean
  isOpen: boolean
  open: (isOpen: boolean) => void
}

/** On a low or narrow screen one row holds all that narrows the list: the rest of it opens below. */
export function ListHead({ kind, filter, menu, hasFavourites, isOpen, open }: Props) {
  const say = useText('sports-pages')
  const square = cx(chipClass, 'w-11 justify-center px-0')
  return (
    <div className="flex w-full min-w-0 items-center gap-2 lying:w-auto lying:flex-1">
      <button
        type="button"
        aria-label={say('filter.open')}
        title={say('filter.open')}
        aria-expanded={isOpen}
        onClick={() => open(!isOpen)}
        className={cx(square, (isOpen || filter.isNarrowed) && 'text-accent')}
      >
        <SearchGlyph size={17} />
      </button>
      {hasFavourites && (
        <button
          type="button"
          aria-label={say('star.filter')}
          title={say('star.filter')}
          aria-pressed={filter.isFavourites}
          onClick={() => filter.showFavourites(!filter.isFavourites)}
          className={square}
        >
          <StarIcon size={17} />
        </button>
      )}
      <div className="min-w-0 flex-1">
        {kind === 'esport' ? (
          <fieldset aria-label={say('view.label')} className={chipRow}>
            {views.esport.map((view) => (
              <button
                key={view}
                type="button"
                aria-pressed={filter.view === view}
                onClick={() => filter.chooseView(view)}
                className={chipClass}
              >
                {say(`view.${view}`)}
              </button>
            ))}
          </fieldset>
        ) : (
          <SportTabs menu={menu} view={filter.view} sport={filter.sport} onSport={filter.chooseSport} />
        )}
      </div>
    </div>
  )
}
