import { Button } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { Children, type ReactNode, useState } from 'react'
import { digits } from '../money.ts'
import { ConfirmModal } from './confirm-modal.tsx'
import { type Column, Grid } from './grid.tsx'
import { Panel } from './panel.tsx'
import { Scroll } from './scroll.tsx'
import { When } from './when.tsx'
import './second-panel.css'

/** `isOwn`: asked for by who reads it. */
type Row = { requestId: number; reason: string; staffName: string; isOwn: boolean; askedAt: string }
type Act = {
  isPending: boolean
  mutate: (input: { params: { requestId: number } }, options?: { onSettled: () => void }) => void
}
type SecondPanelProps<R extends Row> = {
  rows: R[]
  what: (row: R) => ReactNode
  mayDecide: boolean
  confirm: Act
  drop: Act
  /** What who confirms is asked, and told to look at. */
  ask?: string
  care?: string
}

/** Changes that one of the staff asked for and another confirms; nothing where none waits. */
export const SecondPanel = <R extends Row>({
  rows,
  what,
  mayDecide,
  confirm,
  drop,
  ask,
  care,
}: SecondPanelProps<R>) => {
  const t = useText('office')
  const [asked, setAsked] = useState<R>()
  const close = () => setAsked(undefined)
  const columns: Column<R>[] = [
    {
      id: 'what',
      head: t('second.what'),
      mayWrap: true,
      cell: what,
      below: (row) => (
        <>
          {row.reason} · {row.staffName} · <When at={row.askedAt} />
        </>
      ),
    },
    { id: 'reason', head: t('reason.label'), isWideOnly: true, mayWrap: true, cell: (row) => row.reason },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: (row) => row.staffName },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.askedAt} /> },
    {
      id: 'act',
      head: '',
      isFigure: true,
      cell: (row) =>
        mayDecide && (
          <span className="row">
            {!row.isOwn && (
              <Button size="compact-sm" variant="filled" onClick={() => setAsked(row)}>
                {t('second.confirm')}
              </Button>
            )}
            <Button
              size="compact-sm"
              loading={drop.isPending}
              onClick={() => drop.mutate({ params: { requestId: row.requestId } })}
            >
              {t('second.drop')}
            </Button>
          </span>
        ),
    },
  ]
  if (rows.length === 0) return null
  return (
    <Panel title={t('second.title')} head={<span className="quiet">{t('second.note')}</span>}>
      <Scroll>
        <div className="second-rows">
          <Grid label={t('second.title')} columns={columns} rows={rows} idOf={(row) => row.requestId} />
        </div>
      </Scroll>
      {asked && (
        <ConfirmModal
          title={ask ?? t('second.ask')}
          confirmLabel={t('second.confirm')}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate({ params: { requestId: asked.requestId } }, { onSettled: close })}
          onClose={close}
        >
          {care && <p>{care}</p>}
          {what(asked)} {asked.reason}
        </ConfirmModal>
      )}
    </Panel>
  )
}

/** Of a request that changes more than this, a phone shows the first lines. */
const FEW = 8

/** The lines of a request that changes many things, side by side where there is room. */
export const Changes = ({ children }: { children: ReactNode }) => {
  const t = useText('office')
  const [isWhole, setWhole] = useState(false)
  const more = Children.toArray(children).length - FEW
  return (
    <div className={more > 0 && !isWhole ? 'second-changes few' : 'second-changes'}>
      {children}
      {more > 0 && !isWhole && (
        <Button className="narrow-only" size="compact-sm" variant="subtle" onClick={() => setWhole(true)}>
          {t('second.more', { count: digits(more) })}
        </Button>
      )}
    </div>
  )
}

type ChangeProps = { label: string; before?: ReactNode; after?: ReactNode }

/** One line of what is wanted: what it is now, and what it is to be. */
export const Change = ({ label, before, after }: ChangeProps) => (
  <div>
    <span>{label}</span>{' '}
    <span className="second-values">
      {before !== undefined && <>{before} → </>}
      {after !== undefined && <b>{after}</b>}
    </span>
  </div>
)
