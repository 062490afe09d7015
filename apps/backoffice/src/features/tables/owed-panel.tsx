import { Button } from '@mantine/core'
import type { TableOwed } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { waitedFor } from '../../shared/time/countdown.ts'
import { useNow } from '../../shared/time/now.ts'
import { useOrder } from './calls/order.ts'
import { useOwed } from './calls/round.ts'
import { ListFiles } from './list-files.tsx'
import { MemberLink } from './member-link.tsx'
import { RoundLink } from './round-link.tsx'

type Owed = TableOwed['owed'][number]

const kinds: Record<Owed['kind'], Key<'office'>> = {
  win: 'tables.owed-win',
  rollback: 'tables.owed-rollback',
  bet: 'tables.owed-bet',
}

/** Payouts and refunds of tables that have not arrived, the oldest first, with what the wallet said last. */
export const OwedPanel = () => {
  const t = useText('office')
  const now = useNow()
  const query = useOwed()
  const columns: Column<Owed>[] = [
    { id: 'table', head: t('tables.table'), cell: (row) => <b>{row.name}</b>, below: (row) => t(kinds[row.kind]) },
    { id: 'round', head: t('col.round'), isFigure: true, cell: (row) => <RoundLink table={row} round={row.round} /> },
    { id: 'kind', head: t('tables.owed-kind'), isWideOnly: true, cell: (row) => t(kinds[row.kind]) },
    { id: 'member', head: t('col.member'), isWideOnly: true, cell: (row) => <MemberLink {...row} /> },
    { id: 'amount', head: t('col.amount'), isFigure: true, cell: (row) => <b>{sumDigits(row.amount)}</b> },
    { id: 'since', head: t('tables.owed-since'), isFigure: true, cell: (row) => waitedFor(row.since, now).text },
    {
      id: 'attempts',
      head: t('tables.owed-attempts'),
      isFigure: true,
      isDeskOnly: true,
      cell: (row) => digits(row.attempts),
    },
    {
      id: 'answer',
      head: t('tables.owed-answer'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => (row.lastAnswer ? <code>{row.lastAnswer}</code> : t('tables.owed-no-answer')),
    },
    { id: 'try', head: '', cell: (row) => <TryNow owed={row} /> },
  ]
  const file = (owed: readonly Owed[]) => [
    [
      t('tables.table'),
      t('col.round'),
      t('tables.owed-kind'),
      t('col.member'),
      t('col.amount'),
      t('col.started'),
      t('tables.owed-attempts'),
      t('tables.owed-answer'),
    ],
    ...owed.map((row) => [
      row.name,
      row.round,
      t(kinds[row.kind]),
      row.memId,
      row.amount,
      row.since,
      row.attempts,
      row.lastAnswer,
    ]),
  ]
  return (
    <Panel
      title={t('tables.owed')}
      head={
        query.data &&
        query.data.owed.length > 0 && (
          <>
            <span className="grow" />
            <ListFiles name="owed" rows={() => file(query.data.owed)} />
          </>
        )
      }
    >
      <Asking query={query} lines={2}>
        {({ owed, silent }) => (
          <>
            {silent.length > 0 && <p className="warn-bar">{t('tables.owed-silent', { vendors: silent.join(', ') })}</p>}
            {owed.length > 0 ? (
              <>
                <Scroll>
                  <Grid
                    label={t('tables.owed')}
                    columns={columns}
                    rows={owed}
                    idOf={({ gameKey, round, kind, memId, since }) => `${gameKey} ${round} ${kind} ${memId} ${since}`}
                  />
                </Scroll>
                <p className="panel-pad quiet">{t('tables.owed-note')}</p>
              </>
            ) : (
              silent.length === 0 && <p className="panel-pad quiet">{t('tables.owed-none')}</p>
            )}
          </>
        )}
      </Asking>
    </Panel>
  )
}

const TryNow = ({ owed }: { owed: Owed }) => {
  const t = useText('office')
  const may = useMay()
  const { give, isBusy } = useOrder(owed)
  if (!may('tables.run')) return null
  return (
    <Button size="compact-sm" loading={isBusy} onClick={() => give({ kind: 'try-owed' })}>
      {t('tables.owed-try')}
    </Button>
  )
}
