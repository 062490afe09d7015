import { useText } from '@maru/i18n/react'
import { Chip } from '@maru/ui/chip.tsx'
import { cx } from '@maru/ui/cx.ts'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { useEffect, useState } from 'react'
import { StarIcon } from '../../../shared/parts/star-icon.tsx'
import type { SportMenu } from '../calls/sport-menu.ts'
import { hours, type ListFilter, type ListKind, views } from './list-filter.ts'

type Props = {
  kind: ListKind
  filter: ListFilter
  menu: SportMenu | undefined
  hasFavourites: boolean
  isTight: boolean
}

/** Which events of the list are shown. `isTight`: favourites, and the views of e-sports, stand in the row above. */
export function FilterBar({ kind, filter, menu, hasFavourites, isTight }: Props) {
  const say = useText('sports-pages')
  const leagues = filter.sport && menu?.sports.find(({ sport }) => sport === filter.sport)?.competitions
  return (
    <div className="flex flex-wrap items-center gap-2">
      {views[kind].length > 1 && !(isTight && kind === 'esport') && (
        <Segmented
          label={say('view.label')}
          value={filter.view}
          onChange={filter.chooseView}
          options={views[kind].map((view) => ({ value: view, label: say(`view.${view}`) }))}
          className="max-tablet:flex max-tablet:w-full max-tablet:[&>label]:flex-1 max-tablet:[&>label]:px-1"
        />
      )}
      {filter.view === 'soon' && (
        <div className="w-36 [&>div]:h-10 touch:[&>div]:h-11">
          <NativeSelect
            aria-label={say('view.within')}
            value={String(filter.within)}
            onChange={(event) => filter.chooseWithin(event.target.value)}
            options={hours.map((hour) => ({ value: String(hour), label: say('view.hours', { hours: hour }) }))}
          />
        </div>
      )}
      {leagues && leagues.length > 1 && (
        <div className="w-56 max-w-full [&>div]:h-10 touch:[&>div]:h-11">
          <NativeSelect
            aria-label={say('league.label')}
            value={filter.league}
            onChange={(event) => filter.chooseLeague(event.target.value)}
            options={[
              { value: '', label: say('league.all') },
              ...leagues.map(({ id, name, region, events }) => ({
                value: id,
                label: `${region ? `${region} · ` : ''}${name} (${events})`,
              })),
            ]}
          />
        </div>
      )}
      {hasFavourites && !isTight && (
        <Chip
          pressed={filter.isFavourites}
          icon={<StarIcon size={15} />}
          onClick={() => filter.showFavourites(!filter.isFavourites)}
        >
          {say('star.filter')}
        </Chip>
      )}
      <TeamSearch text={filter.text} onFind={filter.find} className="min-w-40 flex-1 tablet:ml-auto tablet:max-w-80" />
    </div>
  )
}

const typingMs = 350

/** Asks once the typing rests. */
function TeamSearch(props: { text: string; onFind: (text: string) => void; className: string }) {
  const { text, onFind, className } = props
  const say = useText('sports-pages')
  const common = useText('common')
  const [typed, setTyped] = useState(text)
  const [from, setFrom] = useState(text)
  // The address changed by something else than the typing.
  if (from !== text) {
    setFrom(text)
    if (text !== typed.trim()) setTyped(text)
  }
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => onFind(typed.trim()), typingMs)
    return () => clearTimeout(timer)
  })
  return (
    <SearchBox
      label={say('search')}
      value={typed}
      onChange={setTyped}
      maxLength={40}
      clearLabel={common('action.clear')}
      className={cx('min-w-0', className)}
    />
  )
}
