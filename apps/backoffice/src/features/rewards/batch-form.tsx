import { zodResolver } from '@hookform/resolvers/zod'
import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import {
  type AdminAnswerOf,
  type adminCouponBatches,
  couponKinds,
  languages,
  mostCoupons,
  staffReason,
  writtenText,
} from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { amountText, sumText } from '../../shared/money.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { MomentInput } from '../../shared/parts/moment-input.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { fromMomentText } from '../../shared/time/moment.ts'
import { readAmount, readWhole } from '../minigames/amount.rules.ts'
import { useAddBatch } from './calls/coupons.ts'

type Props = { found: AdminAnswerOf<typeof adminCouponBatches>; onClose: () => void }

const name = writtenText(1, 40)
const schema = z
  .object({
    kind: z.enum(couponKinds),
    bonusCode: z.string(),
    amount: z.string(),
    count: z.string().refine((text) => readWhole(text) >= 1 && readWhole(text) <= mostCoupons),
    titles: z.object({ ko: name, en: name, vn: name }),
    expiresAt: z.string().refine((text) => fromMomentText(text) !== undefined),
    isOncePerMember: z.boolean(),
    reason: staffReason,
  })
  .refine(({ kind, amount }) => amountOf(kind, amount) >= 1, { path: ['amount'] })
  .refine(({ kind, bonusCode }) => kind === 'points' || bonusCode !== '', { path: ['bonusCode'] })

/** Points as they are, money in ledger units. */
const amountOf = (kind: string, text: string): number => (kind === 'points' ? readWhole(text) : readAmount(text))

/** Asks for a batch. Says beforehand what it comes to, and whether it takes a second of the staff. */
export const BatchForm = ({ found, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const add = useAddBatch()
  // The same press that is sent again asks once.
  const [requestKey] = useState(() => crypto.randomUUID())
  const { register, control, handleSubmit, watch, formState } = useForm({
    defaultValues: {
      kind: 'points' as const,
      bonusCode: found.bonuses[0]?.code ?? '',
      amount: '',
      count: '100',
      titles: { ko: '', en: '', vn: '' },
      expiresAt: '',
      isOncePerMember: true,
      reason: '',
    },
    resolver: zodResolver(schema),
  })
  const { errors } = formState
  const [kind, typed, count] = watch(['kind', 'amount', 'count'])
  const amount = amountOf(kind, typed)
  const each = kind === 'points' ? amount * found.worth : amount
  const total = each * readWhole(count)
  const takesTwo = each > found.aloneEach || total > found.alone
  const cost = kind === 'points' ? amountText(amount * readWhole(count), 'POINT') : sumText(total)
  const send = handleSubmit(({ expiresAt, bonusCode, ...asked }) => {
    const ends = fromMomentText(expiresAt)
    if (add.isPending || !ends) return
    add.mutate(
      {
        body: {
          ...asked,
          bonusCode: asked.kind === 'points' ? '' : bonusCode,
          amount,
          count: readWhole(asked.count),
          expiresAt: ends,
          requestKey,
        },
      },
      {
        onSuccess: ({ state }) => {
          notifications.show({ message: say(state === 'waiting' ? 'form.asked' : 'form.done') })
          onClose()
        },
      },
    )
  })
  return (
    <FormDrawer title={say('coupons.add')} isBusy={add.isPending} onSubmit={send} onClose={onClose}>
      <NativeSelect
        label={t('col.kind')}
        data={couponKinds.map((value) => ({ value, label: say(`kind.${value}`) }))}
        {...register('kind')}
      />
      {kind !== 'points' && (
        <NativeSelect
          label={say('form.bonus')}
          description={say(found.bonuses.length === 0 ? 'form.no-bonus' : 'form.bonus-note')}
          error={errors.bonusCode && say('form.wrong')}
          data={found.bonuses.map(({ code, name: label, cap }) => ({
            value: code,
            label: `${label} (${sumText(cap)})`,
          }))}
          {...register('bonusCode')}
        />
      )}
      <TextInput
        label={say('batch.each')}
        inputMode="numeric"
        maxLength={20}
        error={errors.amount && say('form.wrong')}
        {...register('amount')}
      />
      <TextInput
        label={say('form.count')}
        inputMode="numeric"
        maxLength={6}
        error={errors.count && say('form.wrong')}
        description={amount > 0 && total > 0 ? say('form.sum', { sum: cost }) : say('form.count-note')}
        {...register('count')}
      />
      {languages.map((language) => (
        <TextInput
          key={language}
          label={`${say('batch.title')} ${language.toUpperCase()}`}
          maxLength={40}
          error={errors.titles?.[language] && say('form.wrong')}
          {...register(`titles.${language}`)}
        />
      ))}
      <MomentInput
        control={control}
        name="expiresAt"
        label={say('batch.until')}
        error={errors.expiresAt && say('form.wrong')}
        isRequired
      />
      <Checkbox label={say('form.once')} {...register('isOncePerMember')} />
      <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
      <p className="quiet">{say(takesTwo ? 'form.two' : 'form.alone', { sum: sumText(found.alone) })}</p>
    </FormDrawer>
  )
}
