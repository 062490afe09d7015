import { Button } from '@mantine/core'
import type { SportChangeRow, SportPreview } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Modal } from '../../../shared/parts/dialog.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { useConfirmChange, useDropChange, usePreview } from './calls/change.ts'
import { nameOfEvent } from './event-name.tsx'
import { PreviewTable } from './preview-table.tsx'

/** Another person sees what it comes to now, and confirms that; whoever asked may only take it back. */
export const ChangeActs = ({ row, mayDecide }: { row: SportChangeRow; mayDecide: boolean }) => {
  const t = useText('office')
  const say = useText('office-sports-results')
  const may = useMay()
  const [shown, setShown] = useState<SportPreview>()
  const [isOther, setOther] = useState(false)
  const [look, confirm, drop] = [usePreview(), useConfirmChange(), useDropChange()]
  const { changeId, change, isOwn, event } = row
  if (!mayDecide || !may('sports.results')) return <p className="second">{say('all-sites')}</p>
  const close = () => {
    setShown(undefined)
    setOther(false)
  }
  const open = () =>
    look.mutate(
      { body: change },
      {
        onSuccess: (preview) => {
          setOther(preview.seen !== row.preview.seen)
          setShown(preview)
        },
      },
    )
  const send = (seen: string) =>
    confirm.mutate(
      { params: { changeId }, body: { seen } },
      {
        onSuccess: ({ state, preview }) => {
          if (state === 'confirmed') return close()
          setOther(true)
          setShown(preview)
        },
        onError: close,
      },
    )
  return (
    <>
      {isOwn && <p className="warn-bar">{say('own-change')}</p>}
      <div className="row">
        {!isOwn && (
          <Button variant="filled" loading={look.isPending} onClick={open}>
            {say('look-again')}
          </Button>
        )}
        <Button loading={drop.isPending} onClick={() => drop.mutate({ params: { changeId }, body: {} })}>
          {say('withdraw')}
        </Button>
      </div>
      {shown && (
        <Modal opened onClose={close} title={nameOfEvent(event)} size="lg">
          <div className="form">
            {isOther && <p className="warn-bar">{say('moved')}</p>}
            {shown.markets.length === 0 ? <p className="second">{say('same')}</p> : <PreviewTable preview={shown} />}
            <p className="second">{row.reason}</p>
            <div className="form-actions">
              <Button onClick={close}>{t('act.cancel')}</Button>
              {shown.markets.length > 0 && (
                <Button variant="filled" color="red" loading={confirm.isPending} onClick={() => send(shown.seen)}>
                  {say('confirm')}
                </Button>
              )}
            </div>
          </div>
        </Modal>
      )}
    </>
  )
}
