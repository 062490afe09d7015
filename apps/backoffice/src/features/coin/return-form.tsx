import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { type AdminCoinDeposit, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { StaffError } from '../../shared/call/staff-error.ts'
import { amountText } from '../../shared/money.ts'
import { Modal } from '../../shared/parts/dialog.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { useRefusalText } from '../../shared/parts/refusal-text.ts'
import { useReturnDeposit } from './calls/coin.ts'

const schema = z.object({
  address: z
    .string()
    .trim()
    .regex(/^0x[0-9a-fA-F]{40}$/),
  reason: staffReason,
})

/** Asks that a held deposit goes back. Nothing is sent before another of the staff confirms it. Mount it when it opens. */
export const ReturnForm = ({ row, onClose }: { row: AdminCoinDeposit; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-coin')
  const refusal = useRefusalText()
  const ask = useReturnDeposit(onClose)
  const { register, handleSubmit, setValue, formState } = useForm({
    defaultValues: { address: '', reason: '' },
    resolver: zodResolver(schema),
  })
  const send = handleSubmit((body) => {
    if (!ask.isPending) ask.mutate({ params: { coinIdx: row.coinIdx }, body })
  })
  const { errors } = formState
  const isInvalid = ask.error instanceof StaffError && ask.error.code === 'STAFF_INVALID'
  return (
    <Modal opened onClose={onClose} title={say('return.title', { amount: amountText(row.amount, 'USDT') })}>
      <form className="form" onSubmit={send} noValidate>
        <p className="second">{say('return.note')}</p>
        {ask.error !== null && !isInvalid && (
          <p className="bad" role="alert">
            {refusal(ask.error)}
          </p>
        )}
        <TextInput
          data-autofocus
          label={say('return.address')}
          description={say('return.address-hint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={(errors.address || isInvalid) && say('return.bad-address')}
          {...register('address', { onChange: () => ask.error !== null && ask.reset() })}
        />
        <div className="presets">
          <Button size="compact-sm" onClick={() => setValue('address', row.from, { shouldValidate: true })}>
            {say('return.to-sender')}
          </Button>
        </div>
        <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={ask.isPending}>
            {say('return.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
