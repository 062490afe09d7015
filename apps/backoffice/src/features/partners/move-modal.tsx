import { Button, Modal, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type AdminPartner, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { codeOf } from '../../shared/parts/refusal-text.ts'
import { useMovePartner } from './calls/partners.ts'
import { type Parent, PickParent } from './pick-parent.tsx'

/** Moves a partner with all below it. Mount it when it opens. */
export const MoveModal = ({ partner, onClose }: { partner: AdminPartner; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const move = useMovePartner()
  const [parent, setParent] = useState<Parent>()
  const [reason, setReason] = useState('')
  const isWhole = parent !== undefined && staffReason.safeParse(reason).success
  const isSame = parent !== undefined && (parent?.id ?? null) === partner.parentId
  const send = () => {
    if (!isWhole || isSame || move.isPending) return
    move.mutate(
      { params: { memberId: partner.partnerId }, body: { parentId: parent?.id ?? null, reason } },
      {
        onSuccess: () => {
          notifications.show({ message: say('move.done') })
          onClose()
        },
      },
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('move.title', { name: partner.memNick })}
      closeButtonProps={{ 'aria-label': t('act.close') }}
    >
      <form
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <p className="second">{say('move.note')}</p>
        <p>
          {say('move.from')} <b>{partner.above.at(-1)?.memId ?? say('one.none-above')}</b>
        </p>
        <PickParent parent={parent} onParent={setParent} topLabel={say('move.top')} without={partner.partnerId} />
        <TextInput
          label={t('reason.label')}
          description={t('reason.hint')}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        {move.isError && codeOf(move.error) === 'STAFF_INVALID' && (
          <p className="warn-bar" data-tone="bad" role="alert">
            {say('move.invalid')}
          </p>
        )}
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" disabled={!isWhole || isSame} loading={move.isPending}>
            {say('move.open')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
