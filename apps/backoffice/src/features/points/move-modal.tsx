import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { pointWays, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { digits } from '../../shared/money.ts'
import { Modal } from '../../shared/parts/dialog.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { readWhole } from '../minigames/amount.rules.ts'
import { useMovePoints } from './calls/points.ts'

const MOST = 1_000_000_000
const schema = z.object({
  way: z.enum(pointWays),
  amount: z.string().refine((text) => readWhole(text) >= 1 && readWhole(text) <= MOST),
  note: z.string().max(100),
  reason: staffReason,
})

type Props = { member: { memberId: number; memNick: string; points: number }; onClose: () => void }

/** Gives or takes points by hand; above the site's sum another of the staff confirms it. Mount it when it opens. */
export const MoveModal = ({ member, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-points')
  const move = useMovePoints()
  // One key for one window: a second press is the same request.
  const [requestKey] = useState(() => crypto.randomUUID())
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { way: 'give' as const, amount: '', note: '', reason: '' },
    resolver: zodResolver(schema),
  })
  const send = handleSubmit(({ way, amount, note, reason }) =>
    move.mutate(
      {
        params: { memberId: member.memberId },
        body: { way, amount: readWhole(amount), note: note.trim(), reason, requestKey },
      },
      { onSuccess: onClose },
    ),
  )
  const { errors } = formState
  return (
    <Modal opened onClose={onClose} title={say('move.title', { name: member.memNick })}>
      <form className="form" onSubmit={send} noValidate>
        <p className="second num">{say('move.held', { points: `${digits(member.points)}P` })}</p>
        <NativeSelect
          label={say('move.way')}
          data={pointWays.map((way) => ({ value: way, label: say(`move.${way}`) }))}
          {...register('way')}
        />
        <TextInput
          data-autofocus
          label={say('move.amount')}
          inputMode="numeric"
          maxLength={20}
          error={errors.amount && t('minigames.bad-number')}
          {...register('amount')}
        />
        <TextInput label={say('move.note')} description={say('move.note-hint')} maxLength={100} {...register('note')} />
        <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
        <p className="quiet">{say('move.two')}</p>
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={move.isPending}>
            {say('move.send')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
