import { zodResolver } from '@hookform/resolvers/zod'
import { Button, TextInput } from '@mantine/core'
import { type AdminCoinPayment, coinHash, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { amountText } from '../../shared/money.ts'
import { Modal } from '../../shared/parts/dialog.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { useRefusalText } from '../../shared/parts/refusal-text.ts'
import { useNamePaid } from './calls/coin.ts'
import { CoinCode } from './coin-code.tsx'

const schema = z.object({ txHash: coinHash, reason: staffReason })

/** Names the transaction that paid a payment. Nothing is settled before another of the staff confirms it. Mount it when it opens. */
export const PaidByForm = ({ row, onClose }: { row: AdminCoinPayment; onClose: () => void }) => {
  const t = useText('office')
  const say = useText('office-coin')
  const refusal = useRefusalText()
  const ask = useNamePaid(onClose)
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { txHash: '', reason: '' },
    resolver: zodResolver(schema),
  })
  const send = handleSubmit((body) => {
    if (!ask.isPending) ask.mutate({ params: { paymentIdx: row.paymentIdx }, body })
  })
  const { errors } = formState
  const sums = { amount: amountText(row.amount, 'USDT'), name: row.memNick }
  return (
    <Modal opened onClose={onClose} title={say('paid-by.title', sums)}>
      <form className="form" onSubmit={send} noValidate>
        <p className="second">{say('paid-by.note')}</p>
        <CoinCode label={say('address')} text={row.address} />
        {ask.error !== null && (
          <p className="bad" role="alert">
            {refusal(ask.error)}
          </p>
        )}
        <TextInput
          data-autofocus
          label={say('hash')}
          description={say('paid-by.hash-hint')}
          maxLength={100}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors.txHash && say('paid-by.bad-hash')}
          {...register('txHash', { onChange: () => ask.error !== null && ask.reset() })}
        />
        <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={ask.isPending}>
            {say('paid-by.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
