import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type ReactNode, useState } from 'react'
import { Modal } from '../../shared/parts/dialog.tsx'
import { type Parent, PickParent } from './pick-parent.tsx'

type PlaceFormProps = {
  title: string
  note: string
  /** On the button, and what it says when it is done. */
  act: string
  done: string
  topLabel: string
  /** Who cannot be above: whoever is moved. */
  without?: number
  /** Above the choice of the partner. */
  children: ReactNode
  /** Whether it may be sent with that partner above; null: at the top. */
  isFine: (parentId: number | null) => boolean
  isPending: boolean
  problem?: string | undefined
  send: (parentId: number | null, reason: string, onSuccess: () => void) => void
  onClose: () => void
}

/** Where somebody is to stand, and why: of a member that becomes a partner, and of a partner that is moved. Mount it when it opens. */
export const PlaceForm = ({ children, isFine, isPending, send, onClose, ...shown }: PlaceFormProps) => {
  const t = useText('office')
  const [parent, setParent] = useState<Parent>()
  const [reason, setReason] = useState('')
  const parentId = parent === undefined ? undefined : (parent?.id ?? null)
  const isWhole = parentId !== undefined && staffReason.safeParse(reason).success && isFine(parentId)
  return (
    <Modal opened onClose={onClose} title={shown.title}>
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isWhole || isPending) return
          send(parentId, reason, () => {
            notifications.show({ message: shown.done })
            onClose()
          })
        }}
      >
        <p className="second">{shown.note}</p>
        {children}
        <PickParent parent={parent} onParent={setParent} topLabel={shown.topLabel} without={shown.without} />
        <TextInput
          label={t('reason.label')}
          description={t('reason.hint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {shown.problem !== undefined && (
          <p className="warn-bar" data-tone="bad" role="alert">
            {shown.problem}
          </p>
        )}
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isWhole} loading={isPending}>
            {shown.act}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
