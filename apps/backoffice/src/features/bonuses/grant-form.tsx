import { zodResolver } from '@hookform/resolvers/zod'
import { NativeSelect, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { staffReason } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { sumText } from '../../shared/money.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { readAmount } from '../minigames/amount.rules.ts'
import type { Bonus } from './bonus-draft.rules.ts'
import { useGrantBonus } from './calls/grant-bonus.ts'

type Props = { bonuses: readonly Bonus[]; handAlone: number; onClose: () => void }

const schema = z.object({
  memberId: z.string().regex(/^[1-9]\d{0,15}$/),
  code: z.string().min(1),
  amount: z.string().refine((text) => readAmount(text) > 0),
  reason: staffReason,
})

/** By hand: only of bonuses that say so, and above the site's sum with a second person. */
export const GrantForm = ({ bonuses, handAlone, onClose }: Props) => {
  const t = useText('office-bonus')
  const language = useLanguage()
  const grant = useGrantBonus()
  // The same press that is sent again grants once.
  const [requestKey] = useState(() => crypto.randomUUID())
  const byHand = bonuses.filter(({ isOn, terms }) => isOn && terms.trigger === 'hand')
  const { register, handleSubmit, watch, formState } = useForm({
    defaultValues: { memberId: '', code: byHand[0]?.code ?? '', amount: '', reason: '' },
    resolver: zodResolver(schema),
  })
  const takesTwo = readAmount(watch('amount')) > handAlone
  const { errors } = formState
  const send = handleSubmit(({ memberId, code, amount, reason }) => {
    if (grant.isPending) return
    grant.mutate(
      { body: { memberId: Number(memberId), code, amount: readAmount(amount), reason, requestKey } },
      {
        onSuccess: ({ requestId }) => {
          notifications.show({ message: t(requestId === null ? 'grant.done' : 'grant.asked') })
          onClose()
        },
      },
    )
  })
  return (
    <FormDrawer title={t('grants.new')} isBusy={grant.isPending} onSubmit={send} onClose={onClose}>
      <NativeSelect
        label={t('grant.bonus')}
        description={byHand.length === 0 ? t('grant.noBonus') : undefined}
        error={errors.code && t('form.wrong')}
        data={byHand.map(({ code, terms }) => ({ value: code, label: terms.names[language] }))}
        {...register('code')}
      />
      <TextInput
        label={t('grant.member')}
        inputMode="numeric"
        maxLength={16}
        error={errors.memberId && t('form.wrong')}
        {...register('memberId')}
      />
      <TextInput
        label={t('grants.amount')}
        inputMode="numeric"
        maxLength={20}
        error={errors.amount && t('form.wrong')}
        description={t(takesTwo ? 'grant.two' : 'grant.alone', { sum: sumText(handAlone) })}
        {...register('amount')}
      />
      <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
    </FormDrawer>
  )
}
