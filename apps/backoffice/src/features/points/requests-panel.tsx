import { Button } from '@mantine/core'
import type { AdminAnswerOf, adminPointRequests } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmPoints, useDropPoints, usePointRequests } from './calls/points.ts'

type Row = AdminAnswerOf<typeof adminPointRequests>['rows'][number]

/** What one of the staff asked for and another confirms. */
export const RequestsPanel = () => {
  const t = useText('office')
  const say = useText('office-points')
  const may = useMay()
  const query = usePointRequests()
  const confirm = useConfirmPoints()
  const drop = useDropPoints()
  const [asked, setAsked] = useState<Row>()
  const close = () => setAsked(undefined)
  const columns: Column<Row>[] = [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.askedAt} /> },
    { id: 'member', head: t('col.member'), cell: (row) => <b>{row.memNick}</b>, below: (row) => row.reason },
    {
      id: 'amount',
      head: t('col.amount'),
      isFigure: true,
      cell: (row) => <b>{amountText(row.way === 'give' ? row.amount : -row.amount, 'POINT', true)}</b>,
    },
    { id: 'reason', head: t('reason.label'), isWideOnly: true, mayWrap: true, cell: (row) => row.reason },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName },
    {
      id: 'act',
      head: '',
      cell: (row) =>
        may('points.decide') && (
          <span className="row">
            {!row.isOwn && (
              <Button size="compact-sm" variant="filled" onClick={() => setAsked(row)}>
                {say('requests.confirm')}
              </Button>
            )}
            <Button
              size="compact-sm"
              loading={drop.isPending && drop.variables.params?.requestId === row.requestId}
              onClick={() => drop.mutate({ params: { requestId: row.requestId } })}
            >
              {say('requests.drop')}
            </Button>
          </span>
        ),
    },
  ]
  return (
    <Panel title={say('requests.title')} head={<span className="quiet">{say('requests.note')}</span>}>
      <Asking query={query}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={say('requests.none')} />
          ) : (
            <Scroll>
              <Grid label={say('requests.title')} columns={columns} rows={rows} idOf={(row) => row.requestId} />
            </Scroll>
          )
        }
      </Asking>
      {asked && (
        <ConfirmModal
          title={say('requests.ask', { name: asked.memNick })}
          confirmLabel={say('requests.confirm')}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate({ params: { requestId: asked.requestId } }, { onSettled: close })}
          onClose={close}
        >
          <b className="num">{amountText(asked.way === 'give' ? asked.amount : -asked.amount, 'POINT', true)}</b>{' '}
          {asked.reason}
        </ConfirmModal>
      )}
    </Panel>
  )
}
