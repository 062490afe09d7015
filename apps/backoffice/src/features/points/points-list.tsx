import { NativeSelect } from '@mantine/core'
import { type PointKind, pointKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { amountText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { DayInput } from '../../shared/parts/day-input.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { usePoints } from './calls/points.ts'
import { ExportPoints } from './export-points.tsx'
import { pointWords } from './point-words.ts'
import { PointsTable } from './points-table.tsx'

/** Days of Seoul, `YYYY-MM-DD`; '' is open. */
export type PointsFilter = { from: string; until: string; kind: PointKind | '' }
type Props = {
  filter: PointsFilter
  /** The row that the page begins behind; '': the newest. */
  before: string
  onFilter: (changes: Partial<PointsFilter>) => void
  onBefore: (before: string) => void
}

/** Points of the whole site as they came and went, with what they sum up to. */
export const PointsList = ({ filter, before, onFilter, onBefore }: Props) => {
  const t = useText('office')
  const say = useText('office-points')
  const query = usePoints({ ...filter, before, size: 30 })
  return (
    <Panel
      title={say('list.title')}
      head={
        <>
          {query.data && (
            <span className="quiet num">{say('list.sum', { sum: amountText(query.data.sum, 'POINT', true) })}</span>
          )}
          <span className="grow" />
          <ExportPoints filter={filter} />
        </>
      }
    >
      <search aria-label={say('list.title')} className="panel-pad filters">
        {(['from', 'until'] as const).map((bound) => (
          <DayInput
            key={bound}
            label={say(`list.${bound}`)}
            value={filter[bound]}
            onChange={(day) => onFilter({ [bound]: day })}
          />
        ))}
        <NativeSelect
          aria-label={t('col.kind')}
          value={filter.kind}
          data={[
            { value: '', label: say('list.any-kind') },
            ...pointKinds.map((kind) => ({ value: kind, label: say(pointWords[kind]) })),
          ]}
          onChange={(event) => onFilter({ kind: pointKinds.find((kind) => kind === event.currentTarget.value) ?? '' })}
        />
      </search>
      <Asking query={query} lines={10}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say('list.none')} />
          ) : (
            <>
              <PointsTable rows={found.rows} />
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}
