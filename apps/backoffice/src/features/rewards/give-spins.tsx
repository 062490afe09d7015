import { zodResolver } from '@hookform/resolvers/zod'
import { TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { mostSpinsGiven, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { readWhole } from '../minigames/amount.rules.ts'
import { useGiveSpins } from './calls/wheel.ts'

const schema = z.object({
  memberId: z.string().regex(/^[1-9]\d{0,15}$/),
  count: z.string().refine((text) => readWhole(text) >= 1 && readWhole(text) <= mostSpinsGiven),
  reason: staffReason,
})

/** Gives a member spins of the wheel by hand. */
export const GiveSpins = ({ onClose }: { onClose: () => void }) => {
  const say = useText('office-rewards')
  const give = useGiveSpins()
  // The same press that is sent again gives once.
  const [requestKey] = useState(() => crypto.randomUUID())
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { memberId: '', count: '1', reason: '' },
    resolver: zodResolver(schema),
  })
  const { errors } = formState
  const send = handleSubmit(({ memberId, count, reason }) => {
    if (give.isPending) return
    give.mutate(
      { params: { memberId: Number(memberId) }, body: { count: readWhole(count), reason, requestKey } },
      {
        onSuccess: ({ spins }) => {
          notifications.show({ message: say('spins.given', { count: spins }) })
          onClose()
        },
      },
    )
  })
  return (
    <FormDrawer title={say('spins.give')} isBusy={give.isPending} onSubmit={send} onClose={onClose}>
      <TextInput
        label={say('spins.member')}
        inputMode="numeric"
        maxLength={16}
        error={errors.memberId && say('form.wrong')}
        {...register('memberId')}
      />
      <TextInput
        label={say('spins.count')}
        description={say('spins.count-note', { most: mostSpinsGiven })}
        inputMode="numeric"
        maxLength={2}
        error={errors.count && say('form.wrong')}
        {...register('count')}
      />
      <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
    </FormDrawer>
  )
}
