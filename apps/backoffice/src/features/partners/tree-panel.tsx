import { Button, NativeSelect } from '@mantine/core'
import { type AdminPartnerRow, type PartnerPeriod, partnerPeriods } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { SearchFields } from '../../shared/parts/search-fields.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { usePartners } from './calls/partners.ts'
import { MakeModal } from './make-modal.tsx'
import './partners.css'
import { TREE_PAGE, TreeRow, TreeRows } from './tree-rows.tsx'

type TreePanelProps = {
  search: string
  period: PartnerPeriod
  onSearch: (search: string) => void
  onPeriod: (period: PartnerPeriod) => void
}

/** All partners as a tree that opens in place; what is searched for stands in a list. */
export const TreePanel = ({ search, period, onSearch, onPeriod }: TreePanelProps) => {
  const say = useText('office-partners')
  const may = useMay()
  const [isMaking, setMaking] = useState(false)
  return (
    <Panel title={say('tree.label')} head={<span className="quiet wide-only">{say('tree.note')}</span>}>
      <div className="panel-pad filters">
        <SearchFields
          key={search}
          label={say('tree.search')}
          found={{ search }}
          words={{ search: say('tree.search') }}
          maxLength={40}
          onSend={({ search: typed }) => onSearch(typed.trim())}
        />
        <NativeSelect
          aria-label={say('tree.period')}
          value={period}
          data={partnerPeriods.map((value) => ({ value, label: say(`period.${value}`) }))}
          onChange={(event) => onPeriod(partnerPeriods.find((one) => one === event.currentTarget.value) ?? 'month')}
        />
        <span className="grow" />
        {may('partners.manage') && <Button onClick={() => setMaking(true)}>{say('make.open')}</Button>}
      </div>
      {search === '' ? <Whole period={period} /> : <Found search={search} period={period} />}
      {isMaking && <MakeModal onClose={() => setMaking(false)} />}
    </Panel>
  )
}

const Whole = ({ period }: { period: PartnerPeriod }) => {
  const say = useText('office-partners')
  // The same as the first rows of the tree ask, so it is asked once.
  const top = usePartners({ parentId: 0, period, before: '', size: TREE_PAGE })
  return (
    <Asking query={top} lines={10}>
      {(found) =>
        found.rows.length === 0 ? (
          <Empty title={say('tree.none')} />
        ) : (
          <Scroll>
            <table className="grid tree" aria-label={say('tree.label')}>
              <Heads />
              <tbody>
                <TreeRows parentId={0} depth={0} period={period} />
              </tbody>
              {found.next === null && <Total rows={found.rows} />}
            </table>
          </Scroll>
        )
      }
    </Asking>
  )
}

const Found = ({ search, period }: { search: string; period: PartnerPeriod }) => {
  const say = useText('office-partners')
  return (
    <Asking query={usePartners({ search, period, size: 50 })} lines={10}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Empty title={say('tree.none-found')} />
        ) : (
          <Scroll>
            <table className="grid tree" aria-label={say('tree.label')}>
              <Heads />
              <tbody>
                {rows.map((row) => (
                  <TreeRow key={row.partnerId} row={row} depth={0} period={period} />
                ))}
              </tbody>
            </table>
          </Scroll>
        )
      }
    </Asking>
  )
}

const figures = ['turnover', 'netLoss', 'rolling', 'losing'] as const

const Heads = () => {
  const say = useText('office-partners')
  return (
    <thead>
      <tr>
        <th scope="col">{say('col.partner')}</th>
        <th scope="col" className="wide-only">
          {say('col.tier')}
        </th>
        <th scope="col" className="end wide-only">
          {say('col.partners')}
        </th>
        <th scope="col" className="end">
          {say('col.members')}
        </th>
        <th scope="col" className="end">
          {say('col.turnover')}
        </th>
        <th scope="col" className="end wide-only">
          {say('col.net-loss')}
        </th>
        <th scope="col" className="end wide-only">
          {say('col.rolling')}
        </th>
        <th scope="col" className="end wide-only">
          {say('col.losing')}
        </th>
        <th scope="col" className="wide-only">
          {say('col.state')}
        </th>
      </tr>
    </thead>
  )
}

const Total = ({ rows }: { rows: AdminPartnerRow[] }) => {
  const say = useText('office-partners')
  const sum = (of: (row: AdminPartnerRow) => number): number => rows.reduce((all, row) => all + of(row), 0)
  return (
    <tfoot>
      <tr>
        <td>{say('tree.sum')}</td>
        <td className="wide-only" />
        <td className="end wide-only">{digits(sum(({ partners }) => partners + 1))}</td>
        <td className="end">{digits(sum(({ members }) => members))}</td>
        {figures.map((figure) => (
          <td key={figure} className={figure === 'turnover' ? 'end' : 'end wide-only'}>
            {sumDigits(sum((row) => row[figure]))}
          </td>
        ))}
        <td className="wide-only" />
      </tr>
    </tfoot>
  )
}
