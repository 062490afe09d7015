import type { SportEventOut, SportMarketOut } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { chipClass } from '@maru/ui/chip.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Empty } from '@maru/ui/empty.tsx'
import { useMemo, useState } from 'react'
import { useChosenInView } from '../../../shared/scroll/use-chosen-in-view.ts'
import { useKeptState } from '../../../shared/turned/kept-state.ts'
import { chipRow } from '../list/sport-tabs.tsx'
import { mainLines, marketSets } from './ladder.rules.ts'
import { MarketCard } from './market-card.tsx'

type Group = SportMarketOut['group'] | 'all'
const groups: readonly Group[] = ['main', 'all', 'handicap', 'total', 'period', 'side', 'special']

/** Everything that is offered on an event, by groups. */
export function MarketList({ event, markets }: { event: SportEventOut; markets: readonly SportMarketOut[] }) {
  const say = useText('sports-pages')
  const [wanted, choose] = useKeptState<Group>('market group', 'main')
  const byGroup = useByGroup(markets)
  const group = byGroup.has(wanted) ? wanted : 'all'
  const row = useChosenInView<HTMLFieldSetElement>(group, '[aria-pressed=true]')
  const sets = useMemo(() => marketSets(byGroup.get(group) ?? []), [byGroup, group])
  if (markets.length === 0)
    return (
      <div className="rounded-card bg-surface-2">
        <Empty title={say('market.none')}>{say('market.noneNote')}</Empty>
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="sr-only">{say('group.label')}</h2>
      <fieldset ref={row} aria-label={say('group.label')} className={chipRow}>
        {groups.map((one) =>
          byGroup.has(one) ? (
            <button
              key={one}
              type="button"
              aria-pressed={one === group}
              onClick={() => choose(one)}
              className={chipClass}
            >
              {say(`group.${one}`)}
              <span className={cx('num text-12', one !== group && 'text-text-3')}>{byGroup.get(one)?.length}</span>
            </button>
          ) : null,
        )}
      </fieldset>
      <div className="-mb-3 gap-4 [&>*]:mb-3 [&>*]:break-inside-avoid @min-[640px]:mb-0 @min-[640px]:has-[>:nth-child(2)]:columns-2 @min-[640px]:[&>*]:mb-4 @min-[640px]:[&>:only-child]:mb-0">
        {sets.map((set) => (
          <MarketCard key={set.key} event={event} set={set} />
        ))}
      </div>
    </div>
  )
}

/** Main ones with the line of the handicap and of the total that most bet on. */
const useByGroup = (markets: readonly SportMarketOut[]): ReadonlyMap<Group, readonly SportMarketOut[]> => {
  const [kept, keep] = useState<readonly string[]>([])
  const lines = mainLines(markets, kept)
  if (lines.join() !== kept.join()) keep(lines)
  return useMemo(() => {
    const all = new Map<Group, SportMarketOut[]>([['all', [...markets]]])
    const put = (group: Group, market: SportMarketOut) => all.set(group, [...(all.get(group) ?? []), market])
    for (const market of markets) {
      put(market.group, market)
      if (kept.includes(market.key)) put('main', market)
    }
    return all
  }, [markets, kept])
}
