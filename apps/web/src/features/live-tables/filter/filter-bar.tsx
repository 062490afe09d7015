import { useLanguage, useText } from '@maru/i18n/react'
import { Chip } from '@maru/ui/chip.tsx'
import { cx } from '@maru/ui/cx.ts'
import { ClockGlyph, DownGlyph } from '@maru/ui/glyphs.tsx'
import type { ReactNode } from 'react'
import { shortMoney } from '../../../shared/format/money.ts'
import { StarIcon } from '../../../shared/parts/star-icon.tsx'
import type { Table } from '../table.ts'
import { countsOf, type Filter, type Limit, limitsOf } from './filter.rules.ts'
import { type Order, orders } from './order.rules.ts'

type Props = {
  tables: readonly Table[]
  favourites: number
  filter: Filter
  onFilter: (filter: Filter) => void
  /** Before and after the second row. */
  first?: ReactNode
  last?: ReactNode
}

// One row that scrolls on phones and tablets, so that tables begin high up, and as many as it takes on a desktop.
const bar =
  'flex min-w-0 items-center gap-2 gap-y-2.5 max-desk:scroll-row max-desk:fade-row max-desk:-mx-4 max-desk:pr-9 max-desk:pl-4 desk:flex-wrap'
const row = 'flex gap-2 py-0.5 max-desk:shrink-0 desk:min-w-0 desk:flex-wrap'

/** Games with their counts, and what else may be asked of a table. */
export function FilterBar({ tables, favourites, filter, onFilter, first, last }: Props) {
  const say = useText('tables')
  const show = (next: Filter['show']) => () => onFilter({ ...filter, show: next })
  return (
    <fieldset aria-label={say('filter.label')} className={bar}>
      <div className={row}>
        <Chip pressed={filter.show === 'all'} onClick={show('all')}>
          {say('filter.all')} <Count count={tables.length} />
        </Chip>
        <Chip pressed={filter.show === 'favourites'} onClick={show('favourites')} icon={<StarIcon size={16} />}>
          {say('filter.favourites')} <Count count={favourites} />
        </Chip>
        {countsOf(tables).map(({ family, count }) => (
          <Chip key={family} pressed={filter.show === family} onClick={show(family)}>
            {say(`family.${family}`)} <Count count={count} />
          </Chip>
        ))}
      </div>
      <div className={cx(row, 'desk:ml-auto')}>
        {first}
        <Chip
          pressed={filter.hasTime}
          icon={<ClockGlyph size={16} />}
          onClick={() => onFilter({ ...filter, hasTime: !filter.hasTime })}
        >
          {say('filter.time')}
        </Chip>
        <LimitChoice tables={tables} limit={filter.limit} onLimit={(limit) => onFilter({ ...filter, limit })} />
        <Chip pressed={filter.hasSeat} onClick={() => onFilter({ ...filter, hasSeat: !filter.hasSeat })}>
          {say('filter.seat')}
        </Chip>
        {last}
      </div>
    </fieldset>
  )
}

const Count = ({ count }: { count: number }) => <small className="num font-medium text-12 opacity-75">{count}</small>

function LimitChoice({
  tables,
  limit,
  onLimit,
}: {
  tables: readonly Table[]
  limit: Limit
  onLimit: (limit: Limit) => void
}) {
  const say = useText('tables')
  const language = useLanguage()
  const choices = limitsOf(tables)
  if (choices.length === 0) return null
  const words = (each: Exclude<Limit, null>) =>
    'least' in each
      ? say('filter.limit.least', { sum: shortMoney(each.least, language) })
      : say('filter.limit.most', { sum: shortMoney(each.most, language) })
  return (
    <Choice
      label={say('filter.limit')}
      isOn={limit !== null}
      value={limit ? JSON.stringify(limit) : ''}
      onValue={(value) => onLimit(choices.find((each) => JSON.stringify(each) === value) ?? null)}
    >
      <option value="">{say('filter.limit.any')}</option>
      {choices.map((each) => (
        <option key={JSON.stringify(each)} value={JSON.stringify(each)}>
          {words(each)}
        </option>
      ))}
    </Choice>
  )
}

type ChoiceProps = {
  label: string
  isOn: boolean
  value: string
  onValue: (value: string) => void
  children: ReactNode
}

/** A filter with several values, in the look of a chip: the platform's own list. */
const Choice = ({ label, isOn, value, onValue, children }: ChoiceProps) => (
  <span
    className={cx(
      'relative inline-flex h-10 shrink-0 items-center rounded-full font-semibold text-14 transition-colors has-focus-visible:outline-2 has-focus-visible:outline-moon touch:h-11',
      isOn ? 'bg-text text-bg' : 'bg-surface-2 text-text-2 hover:bg-surface-3 hover:text-text',
    )}
  >
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onValue(event.target.value)}
      className="h-full appearance-none rounded-full bg-transparent pr-9 pl-3.5 outline-none [field-sizing:content] *:bg-surface-2 *:text-text"
    >
      {children}
    </select>
    <DownGlyph size={16} className="pointer-events-none absolute right-3" />
  </span>
)

/** Which tables come first. */
export function OrderChoice({ order, onOrder }: { order: Order; onOrder: (order: Order) => void }) {
  const say = useText('tables')
  return (
    <Choice
      label={say('filter.order')}
      isOn={order !== 'lobby'}
      value={order}
      onValue={(value) => onOrder(value as Order)}
    >
      {orders.map((each) => (
        <option key={each} value={each}>
          {say(`filter.order.${each}`)}
        </option>
      ))}
    </Choice>
  )
}
