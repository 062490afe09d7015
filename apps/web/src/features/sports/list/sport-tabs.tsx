import type { SportCode } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { chipClass } from '@maru/ui/chip.tsx'
import { cx } from '@maru/ui/cx.ts'
import { useChosenInView } from '../../../shared/scroll/use-chosen-in-view.ts'
import type { SportMenu } from '../calls/sport-menu.ts'
import { sportsInOrder } from '../sports-in-order.ts'
import type { ListView } from './list-filter.ts'

type Props = {
  menu: SportMenu | undefined
  view: ListView
  sport: SportCode | undefined
  onSport: (sport: SportCode | undefined) => void
}

/** Sports with how many events each has in this view. */
export function SportTabs({ menu, view, sport, onSport }: Props) {
  const say = useText('sports-pages')
  // Counts come later, and make the row longer.
  const row = useChosenInView<HTMLFieldSetElement>(`${sport} ${menu !== undefined}`, '[aria-pressed=true]')
  const counts = new Map(menu?.sports.map((of) => [of.sport, countOf(of, view)]))
  const total = [...counts.values()].reduce<number | undefined>(
    (sum, count) => (count === undefined ? undefined : (sum ?? 0) + count),
    menu && 0,
  )
  // One without events in this view is no choice, unless it is chosen already.
  const shown = sportsInOrder.filter((code) => !menu || code === sport || (counts.has(code) && counts.get(code) !== 0))
  return (
    <fieldset ref={row} aria-label={say('tabs.label')} className={chipRow}>
      <Tab name={say('sport.all')} count={total} isOn={sport === undefined} onPress={() => onSport(undefined)} />
      {shown.map((code) => (
        <Tab
          key={code}
          name={say(`sport.${code}`)}
          count={counts.get(code)}
          isOn={sport === code}
          onPress={() => onSport(code)}
        />
      ))}
    </fieldset>
  )
}

/** Chips that scroll sideways; those that follow fade at the edge. */
export const chipRow = 'scroll-row fade-row -mx-1 flex min-w-0 gap-2 py-1 pr-9 pl-1'

type TabProps = { name: string; count: number | undefined; isOn: boolean; onPress: () => void }

const Tab = ({ name, count, isOn, onPress }: TabProps) => (
  <button type="button" aria-pressed={isOn} onClick={onPress} className={chipClass}>
    {name}
    {count !== undefined && <span className={cx('num text-12', !isOn && 'text-text-3')}>{count}</span>}
  </button>
)

/** Undefined where the menu does not count what the view shows. */
const countOf = (of: SportMenu['sports'][number], view: ListView): number | undefined => {
  if (view === 'live' || view === 'today' || view === 'upcoming') return of[view]
  return undefined
}
