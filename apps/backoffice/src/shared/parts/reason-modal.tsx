import { Button, Modal, Textarea } from '@mantine/core'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'

type ReasonModalProps = {
  title: string
  note?: string
  presets: string[]
  confirmLabel: string
  isBusy: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

const shortest = 2
const longest = 200

/** Asks why. Mount it when it opens, so that it starts empty. */
export const ReasonModal = ({ title, note, presets, confirmLabel, isBusy, onConfirm, onClose }: ReasonModalProps) => {
  const t = useText('office')
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isTooShort = reason.trim().length < shortest
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!isTooShort && !isBusy) onConfirm(reason.trim())
  }
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ 'aria-label': t('act.close') }}>
      <form className="form" onSubmit={send} noValidate>
        {note && <p className="second">{note}</p>}
        <div className="presets">
          {presets.map((preset) => (
            <Button key={preset} size="compact-sm" onClick={() => setReason(preset)}>
              {preset}
            </Button>
          ))}
        </div>
        <Textarea
          data-autofocus
          label={t('reason.label')}
          description={t('reason.hint')}
          rows={3}
          maxLength={longest}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event)
          }}
          error={wasTried && isTooShort ? t('reason.too-short') : undefined}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" color="red" loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
