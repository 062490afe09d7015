import { Button, NativeSelect } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Modal } from '../../shared/parts/dialog.tsx'
import { isReason, ReasonField } from './reason-field.tsx'

type Props = {
  title: string
  note: string
  confirmLabel: string
  choices: { value: number; label: string }[]
  isBusy: boolean
  onConfirm: (chosen: number, reason: string) => void
  onClose: () => void
}

/** How long, and why. Mount it when it opens. */
export const PauseModal = ({ title, note, confirmLabel, choices, isBusy, onConfirm, onClose }: Props) => {
  const t = useText('care')
  const sayOffice = useText('office')
  const [chosen, setChosen] = useState(choices[0]?.value ?? 0)
  const [reason, setReason] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReason(reason) && !isBusy) onConfirm(chosen, reason)
  }
  return (
    <Modal opened onClose={onClose} title={title}>
      <form className="form" noValidate onSubmit={submit}>
        <p className="second">{note}</p>
        <NativeSelect
          label={t('act.span')}
          value={String(chosen)}
          data={choices.map(({ value, label }) => ({ value: String(value), label }))}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        <ReasonField value={reason} onChange={setReason} />
        <div className="form-actions">
          <Button onClick={onClose}>{sayOffice('act.cancel')}</Button>
          <Button type="submit" variant="filled" color="red" disabled={!isReason(reason)} loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
