import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type LimitKind, type LimitPeriod, limitKinds, limitPeriods } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Modal } from '../../shared/parts/dialog.tsx'
import { readAmount, readWhole } from '../minigames/amount.rules.ts'
import { useSetLimit } from './calls/protection.ts'
import { isReason, ReasonField } from './reason-field.tsx'

/** Undefined where what was typed is no amount; null: no limit. */
const wantedOf = (text: string, kind: LimitKind): number | null | undefined => {
  if (text.trim() === '') return null
  const amount = kind === 'session' ? readWhole(text) : readAmount(text)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** A limit for a member. Mount it when it opens. */
export const LimitModal = ({ memberId, onClose }: { memberId: number; onClose: () => void }) => {
  const t = useText('care')
  const sayOffice = useText('office')
  const set = useSetLimit()
  const [kind, setKind] = useState<LimitKind>('deposit')
  const [period, setPeriod] = useState<LimitPeriod>('week')
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const amount = wantedOf(text, kind)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (amount === undefined || !isReason(reason) || set.isPending) return
    set.mutate({ params: { memberId }, body: { kind, period, amount, reason } }, { onSuccess: onClose })
  }
  return (
    <Modal opened onClose={onClose} title={t('act.limit')}>
      <form className="form" noValidate onSubmit={submit}>
        <p className="second">{t('act.limitNote')}</p>
        <div className="form-pair">
          <NativeSelect
            label={t('file.kind')}
            value={kind}
            data={limitKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={(event) => setKind(limitKinds.find((one) => one === event.currentTarget.value) ?? 'deposit')}
          />
          <NativeSelect
            label={t('act.period')}
            value={period}
            data={limitPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
            onChange={(event) => setPeriod(limitPeriods.find((one) => one === event.currentTarget.value) ?? 'week')}
          />
        </div>
        <TextInput
          label={t(kind === 'session' ? 'act.minutes' : 'act.amount')}
          description={t('act.amountHint')}
          inputMode="numeric"
          maxLength={20}
          error={amount === undefined && t('options.wrong')}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <ReasonField value={reason} onChange={setReason} />
        <div className="form-actions">
          <Button onClick={onClose}>{sayOffice('act.cancel')}</Button>
          <Button
            type="submit"
            variant="filled"
            disabled={amount === undefined || !isReason(reason)}
            loading={set.isPending}
          >
            {sayOffice('act.save')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
