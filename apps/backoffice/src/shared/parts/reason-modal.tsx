import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Textarea } from '@mantine/core'
import { staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Modal } from './dialog.tsx'

type ReasonModalProps = {
  title: string
  note?: string
  presets: readonly string[]
  confirmLabel: string
  /** Nothing is refused or taken away by it. */
  isGood?: boolean
  isBusy: boolean
  /** `preset`: which of them it is, where it is one. */
  onConfirm: (reason: string, preset: number | undefined) => void
  onClose: () => void
}

const longest = 200
const schema = z.object({ reason: staffReason })

/** Asks why. Mount it when it opens, so that it starts empty. */
export const ReasonModal = (props: ReasonModalProps) => {
  const { title, note, presets, confirmLabel, isGood = false, isBusy, onConfirm, onClose } = props
  const t = useText('office')
  const { register, handleSubmit, setValue, formState } = useForm({
    defaultValues: { reason: '' },
    resolver: zodResolver(schema),
  })
  const send = handleSubmit(({ reason }) => {
    const preset = presets.indexOf(reason)
    if (!isBusy) onConfirm(reason, preset < 0 ? undefined : preset)
  })
  return (
    <Modal opened onClose={onClose} title={title}>
      <form className="form" onSubmit={send} noValidate>
        {note && <p className="second">{note}</p>}
        <div className="presets">
          {presets.map((preset) => (
            <Button
              key={preset}
              size="compact-sm"
              onClick={() => setValue('reason', preset, { shouldValidate: formState.isSubmitted })}
            >
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
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send(event)
          }}
          error={formState.errors.reason && t('reason.too-short')}
          {...register('reason')}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" {...(isGood ? {} : { color: 'red' })} loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
