import type { DeskTable, TableReport } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { digits, signedSum, sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useTableReport } from './calls/report.ts'
import { ListFiles } from './list-files.tsx'
import { PlaceReturns } from './place-returns.tsx'
import { usePlaceWord } from './place-words.ts'
import { RoundLink } from './round-link.tsx'

const namedOf = ({ vendorKey, gameKey }: DeskTable) => ({ vendorKey, gameKey })

/** Accepted stakes of the running round at this site, by place. */
export const StakesNow = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const place = usePlaceWord()
  const query = useTableReport(namedOf(table))
  const columns: Column<TableReport['now']['places'][number]>[] = [
    { id: 'place', head: t('tables.place'), cell: (row) => place(row.place) },
    { id: 'players', head: t('tables.players'), isFigure: true, cell: (row) => digits(row.players) },
    { id: 'staked', head: t('tables.staked-now'), isFigure: true, cell: (row) => <b>{sumDigits(row.staked)}</b> },
  ]
  return (
    <Panel title={t('tables.stakes-here')}>
      <Asking query={query}>
        {({ now }) =>
          now.places.length === 0 ? (
            <Empty title={t('tables.no-stakes')} />
          ) : (
            <Scroll>
              <Grid label={t('tables.stakes-here')} columns={columns} rows={now.places} idOf={(row) => row.place} />
            </Scroll>
          )
        }
      </Asking>
    </Panel>
  )
}

/** What came back of the stakes of the last day, and who won most of all. */
export const ReportPanels = ({ table }: { table: DeskTable }) => {
  const t = useText('office')
  const query = useTableReport(namedOf(table))
  return (
    <Asking query={query} lines={10}>
      {(report) => (
        <>
          <Panel
            title={t('minigames.returns')}
            head={
              <>
                <span className="quiet num">
                  {t('tables.report-rounds', { rounds: digits(report.rounds), voided: digits(report.voided) })}
                </span>
                <span className="grow" />
                {report.places.length > 0 && <ReturnsFile name={table.gameKey} report={report} />}
              </>
            }
          >
            {report.places.length === 0 ? (
              <Empty title={t('minigames.no-returns')} />
            ) : (
              <>
                <PlaceReturns report={report} />
                <p className="panel-pad quiet">{t('tables.report-note')}</p>
              </>
            )}
          </Panel>
          <Winners table={table} winners={report.winners} />
        </>
      )}
    </Asking>
  )
}

const ReturnsFile = ({ name, report }: { name: string; report: TableReport }) => {
  const t = useText('office')
  const place = usePlaceWord()
  const percent = (bp: number | null): string => (bp === null ? '' : (bp / 100).toFixed(2))
  const rows = () => [
    [
      t('tables.place'),
      t('tables.bets'),
      t('minigames.staked'),
      t('col.payout'),
      t('minigames.actual'),
      t('minigames.theory'),
    ],
    ...report.places.map((row) => [
      place(row.place),
      row.bets,
      row.staked,
      row.returned,
      percent(row.returnBp),
      percent(row.expectedBp),
    ]),
  ]
  return <ListFiles name={`${name}-returns`} rows={rows} />
}

type WinnersProps = Pick<TableReport, 'winners'> & { table: DeskTable }

const Winners = ({ table, winners }: WinnersProps) => {
  const t = useText('office')
  const may = useMay()
  const file = () => [
    [t('col.member'), t('col.round'), t('col.at'), t('col.stake'), t('col.payout'), t('col.net')],
    ...winners.map(({ memId, round, at, staked, returned }) => [memId, round, at, staked, returned, returned - staked]),
  ]
  const columns: Column<TableReport['winners'][number]>[] = [
    {
      id: 'member',
      head: t('col.member'),
      cell: ({ memberId, memId }) =>
        memberId !== null && may('members.read') ? (
          <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'wagers', page: 1 }}>
            <b>{memId}</b>
          </Link>
        ) : (
          <b>{memId ?? '–'}</b>
        ),
    },
    {
      id: 'round',
      head: t('col.round'),
      isFigure: true,
      cell: ({ round }) => <RoundLink table={table} round={round} />,
    },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
    { id: 'staked', head: t('col.stake'), isFigure: true, isWideOnly: true, cell: (row) => sumDigits(row.staked) },
    { id: 'returned', head: t('col.payout'), isFigure: true, isWideOnly: true, cell: (row) => sumDigits(row.returned) },
    {
      id: 'net',
      head: t('col.net'),
      isFigure: true,
      cell: ({ returned, staked }) => <b>{signedSum(returned - staked)}</b>,
    },
  ]
  return (
    <Panel
      title={t('tables.winners')}
      head={
        winners.length > 0 && (
          <>
            <span className="grow" />
            <ListFiles name={`${table.gameKey}-winners`} rows={file} />
          </>
        )
      }
    >
      {winners.length === 0 ? (
        <Empty title={t('tables.no-winners')} />
      ) : (
        <Scroll>
          <Grid
            label={t('tables.winners')}
            columns={columns}
            rows={winners}
            idOf={({ memberId, round, at }) => `${memberId} ${round} ${at}`}
          />
        </Scroll>
      )}
    </Panel>
  )
}
