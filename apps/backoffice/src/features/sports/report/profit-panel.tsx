import { Button } from '@mantine/core'
import { type SportProfitGroup, type SportProfitRow, sportCodes, sportProfitGroups } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { saveCsv } from '@maru/ui/table-file/csv-file.ts'
import { useState } from 'react'
import { digits, percentText, signedSum, sumText } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { DayInput } from '../../../shared/parts/day-input.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { Tabs } from '../../../shared/parts/tabs.tsx'
import { MemberLink } from '../../tables/member-link.tsx'
import { useRulesWords } from '../rules/rules-words.ts'
import { useProfit } from './calls/report.ts'
import { returnBp } from './return.rules.ts'
import './report.css'

const figures = ['tickets', 'staked', 'paid', 'cashed', 'open', 'profit', 'return'] as const
const PERCENT = 100

/** What sports brought in a time, by what one asks for. */
export const ProfitPanel = () => {
  const say = useText('office-sports-report')
  const sport = useText('sports-pages')
  const { market } = useRulesWords([])
  const [by, setBy] = useState<SportProfitGroup>('sport')
  const [days, setDays] = useState({ from: '', until: '' })
  const query = useProfit({ by, ...(days.from && { from: days.from }), ...(days.until && { until: days.until }) })
  const nameOf = ({ key, name }: SportProfitRow): string => {
    if (key === '') return say('several')
    if (by === 'sport' && (sportCodes as readonly string[]).includes(key))
      return sport(`sport.${key}` as Key<'sports-pages'>)
    return by === 'market' ? market(Number(key)) : name || key
  }
  const columns: Column<SportProfitRow>[] = [
    {
      id: 'key',
      head: say(`by.${by}`),
      mayWrap: true,
      cell: (row) => (by === 'member' ? <MemberLink memberId={Number(row.key)} memId={nameOf(row)} /> : nameOf(row)),
    },
    { id: 'tickets', head: say('tickets'), isFigure: true, isDeskOnly: true, cell: (row) => digits(row.tickets) },
    { id: 'staked', head: say('staked'), isFigure: true, cell: (row) => sumText(row.staked) },
    { id: 'paid', head: say('paid'), isFigure: true, isWideOnly: true, cell: (row) => sumText(row.paid) },
    { id: 'cashed', head: say('cashed'), isFigure: true, isDeskOnly: true, cell: (row) => sumText(row.cashed) },
    { id: 'open', head: say('open'), isFigure: true, isDeskOnly: true, cell: (row) => sumText(row.open) },
    { id: 'return', head: say('return'), isFigure: true, isWideOnly: true, cell: returnText },
    {
      id: 'profit',
      head: say('profit'),
      isFigure: true,
      cell: (row) => <b className={row.profit < 0 ? 'bad' : ''}>{signedSum(row.profit)}</b>,
    },
  ]
  const save = (rows: readonly SportProfitRow[]) =>
    saveCsv(`sports-${by}`, [
      [say(`by.${by}`), ...figures.map((one) => say(one))],
      ...rows.map((row) => {
        const bp = returnBp(row)
        return [
          nameOf(row),
          ...figures.map((one) => (one === 'return' ? (bp === null ? null : bp / PERCENT) : row[one])),
        ]
      }),
    ])
  return (
    <Panel
      title={say('title')}
      head={
        <>
          <span className="grow" />
          <Button disabled={!query.data} onClick={() => query.data && save(query.data.rows)}>
            {say('csv')}
          </Button>
        </>
      }
    >
      <div className="panel-pad report-asked">
        <Tabs
          label={say('by')}
          value={by}
          onChange={setBy}
          tabs={sportProfitGroups.map((value) => ({ value, label: say(`by.${value}`) }))}
        />
        <span className="grow" />
        <DayInput
          label={say('from')}
          value={days.from || (query.data?.from ?? '')}
          onChange={(from) => setDays((was) => ({ ...was, from }))}
        />
        <DayInput
          label={say('until')}
          value={days.until || (query.data?.until ?? '')}
          onChange={(until) => setDays((was) => ({ ...was, until }))}
        />
      </div>
      <Asking query={query} lines={8}>
        {({ rows, total, isCut }) =>
          rows.length === 0 ? (
            <Empty title={say('none')} />
          ) : (
            <>
              <Total total={total} />
              <Scroll>
                <Grid label={say('title')} columns={columns} rows={rows} idOf={(row) => row.key || '-'} />
              </Scroll>
              <p className="panel-pad quiet">{say(isCut ? 'cut' : 'note')}</p>
            </>
          )
        }
      </Asking>
    </Panel>
  )
}

type Figures = Omit<SportProfitRow, 'key' | 'name'>
const returnText = (row: Figures): string => {
  const bp = returnBp(row)
  return bp === null ? '–' : percentText(bp)
}

const Total = ({ total }: { total: Figures }) => {
  const say = useText('office-sports-report')
  const shown = [
    ['staked', sumText(total.staked)],
    ['paid', sumText(total.paid)],
    ['cashed', sumText(total.cashed)],
    ['open', sumText(total.open)],
    ['return', returnText(total)],
    ['profit', signedSum(total.profit)],
  ] as const
  return (
    <dl className="panel-pad report-total">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{say(name)}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
