import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Empty } from '../../shared/parts/asking.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useNow } from '../../shared/time/now.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { type ProtectionFile, useConfirmLimit, useKeepLimit } from './calls/protection.ts'
import { FilePart } from './file-part.tsx'
import { limitAmount, limitName } from './protection-words.ts'

type Limit = ProtectionFile['limits'][number]
type Props = { memberId: number; limits: Limit[]; mayDecide: boolean }

/** What holds, what is used of it, and what waits to loosen it. */
export const FileLimits = ({ memberId, limits, mayDecide }: Props) => {
  const t = useText('care')
  const columns: Column<Limit>[] = [
    {
      id: 'kind',
      head: t('file.kind'),
      cell: (row) => <b>{limitName(t, row.kind, row.period)}</b>,
      below: (row) => `${t('file.resets')} ${seoulDayClock(row.resetsAt)}`,
    },
    { id: 'amount', head: t('file.amount'), isFigure: true, cell: (row) => limitAmount(t, row.kind, row.amount) },
    { id: 'used', head: t('file.used'), isFigure: true, cell: (row) => limitAmount(t, row.kind, row.used) },
    {
      id: 'resets',
      head: t('file.resets'),
      isWideOnly: true,
      cell: (row) => <span className="second num">{seoulDayClock(row.resetsAt)}</span>,
    },
    {
      id: 'waiting',
      head: t('file.waiting'),
      mayWrap: true,
      cell: (row) => row.loosening && <Waiting memberId={memberId} limit={row} mayDecide={mayDecide} />,
    },
  ]
  return (
    <FilePart title={t('file.limits')}>
      {limits.length === 0 ? (
        <Empty title={t('file.noLimits')} />
      ) : (
        <Scroll>
          <Grid
            label={t('file.limits')}
            columns={columns}
            rows={limits}
            idOf={({ kind, period }) => `${kind}-${period}`}
          />
        </Scroll>
      )}
    </FilePart>
  )
}

type WaitingProps = { memberId: number; limit: Limit; mayDecide: boolean }

const Waiting = ({ memberId, limit: { kind, period, loosening }, mayDecide }: WaitingProps) => {
  const t = useText('care')
  const now = useNow()
  const confirm = useConfirmLimit()
  const keep = useKeepLimit()
  const [asks, setAsks] = useState(false)
  if (!loosening) return null
  const asked = { params: { memberId }, body: { kind, period } }
  const isDue = loosening.byStaff && Date.parse(loosening.confirmFrom) <= now
  const to = limitAmount(t, kind, loosening.amount)
  return (
    <div>
      <b className="num">→ {to}</b>
      <div className="second num">
        {loosening.byStaff
          ? t('act.confirmFrom', {
              at: seoulDayClock(loosening.confirmFrom),
              until: seoulDayClock(loosening.confirmUntil),
            })
          : t('act.byMember')}
      </div>
      {mayDecide && (
        <div className="row">
          {isDue && (
            <Button size="compact-sm" onClick={() => setAsks(true)}>
              {t('act.confirmLimit')}
            </Button>
          )}
          <Button size="compact-sm" loading={keep.isPending} onClick={() => keep.mutate(asked)}>
            {t('act.keepLimit')}
          </Button>
        </div>
      )}
      {asks && (
        <ConfirmModal
          title={t('act.confirmLimit')}
          confirmLabel={t('act.confirmLimit')}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate(asked, { onSettled: () => setAsks(false) })}
          onClose={() => setAsks(false)}
        >
          {t('act.confirmLimitText', { name: limitName(t, kind, period), to })}
        </ConfirmModal>
      )}
    </div>
  )
}
