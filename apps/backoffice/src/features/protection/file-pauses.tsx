import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { useNow } from '../../shared/time/now.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { type ProtectionFile, useAskLift, useConfirmLift } from './calls/protection.ts'
import { FilePart } from './file-part.tsx'
import { isLiftable } from './lift.rules.ts'

type Pause = ProtectionFile['pauses'][number]
type Props = { memberId: number; file: ProtectionFile; mayDecide: boolean }

/** Every time-out, self-exclusion and cooling. Two of the staff lift a self-exclusion, after its term. */
export const FilePauses = ({ memberId, file: { pauses, pause }, mayDecide }: Props) => {
  const t = useText('care')
  const now = useNow()
  // The newest of the kind that holds.
  const held = pause ? pauses.find(({ kind }) => kind === pause.kind) : undefined
  const stateOf = (row: Pause) => {
    if (row.liftedAt) return <Chip>{t('pause.lifted', { at: seoulDayClock(row.liftedAt) })}</Chip>
    return row === held ? <Chip tone="info">{t('pause.holds')}</Chip> : <Chip>{t('pause.over')}</Chip>
  }
  const columns: Column<Pause>[] = [
    {
      id: 'kind',
      head: t('file.what'),
      cell: (row) => <b>{t(`pause.${row.kind}`)}</b>,
      below: (row) => `${seoulDayClock(row.beganAt)} – ${seoulDayClock(row.endsAt)}`,
    },
    {
      id: 'from',
      head: t('file.from'),
      isWideOnly: true,
      cell: (row) => <span className="second num">{seoulDayClock(row.beganAt)}</span>,
    },
    {
      id: 'until',
      head: t('file.until'),
      isWideOnly: true,
      cell: (row) => <span className="second num">{seoulDayClock(row.endsAt)}</span>,
    },
    { id: 'state', head: t('signs.pause'), cell: stateOf },
    {
      id: 'by',
      head: t('file.by'),
      isWideOnly: true,
      mayWrap: true,
      cell: (row) => (
        <span>
          {row.staffName || t('file.byMember')} <span className="quiet">{row.reason}</span>
          {row.liftAsked && (
            <div className="quiet">
              {t('pause.liftAsked', { name: row.liftAsked.staffName, reason: row.liftAsked.reason })}
            </div>
          )}
        </span>
      ),
    },
  ]
  const may = held && mayDecide && held.kind === 'self-exclusion'
  return (
    <FilePart
      title={t('file.pauses')}
      head={
        may &&
        (isLiftable(held, now) ? (
          <LiftActs memberId={memberId} pause={held} />
        ) : (
          <span className="quiet num">{t('act.liftLater', { at: seoulDayClock(held.endsAt) })}</span>
        ))
      }
    >
      {pauses.length === 0 ? (
        <Empty title={t('file.noPauses')} />
      ) : (
        <Scroll>
          <Grid label={t('file.pauses')} columns={columns} rows={pauses} idOf={(row) => `${row.kind} ${row.beganAt}`} />
        </Scroll>
      )}
    </FilePart>
  )
}

/** The first of two asks with a reason; the second, never the same, confirms. */
const LiftActs = ({ memberId, pause: { liftAsked } }: { memberId: number; pause: Pause }) => {
  const t = useText('care')
  const ask = useAskLift()
  const confirm = useConfirmLift()
  const [open, setOpen] = useState<'ask' | 'confirm'>()
  const params = { memberId }
  const close = () => setOpen(undefined)
  return (
    <>
      {liftAsked && !liftAsked.isOwn && (
        <Button size="compact-sm" onClick={() => setOpen('confirm')}>
          {t('act.confirmLift')}
        </Button>
      )}
      {!liftAsked && (
        <Button size="compact-sm" onClick={() => setOpen('ask')}>
          {t('act.lift')}
        </Button>
      )}
      {open === 'ask' && (
        <ReasonModal
          title={t('act.lift')}
          note={t('act.liftNote')}
          presets={[t('reason.asked'), t('reason.talk')]}
          confirmLabel={t('act.lift')}
          isGood
          isBusy={ask.isPending}
          onConfirm={(reason) => ask.mutate({ params, body: { reason } }, { onSettled: close })}
          onClose={close}
        />
      )}
      {open === 'confirm' && liftAsked && (
        <ConfirmModal
          title={t('act.confirmLift')}
          confirmLabel={t('act.confirmLift')}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate({ params }, { onSettled: close })}
          onClose={close}
        >
          <p>{t('pause.liftAsked', { name: liftAsked.staffName, reason: liftAsked.reason })}</p>
          <p>{t('act.confirmLiftText')}</p>
        </ConfirmModal>
      )}
    </>
  )
}
