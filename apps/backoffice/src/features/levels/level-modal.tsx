import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { highestLevel, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { Modal } from '../../shared/parts/dialog.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { useSetLevel } from './calls/levels.ts'

const schema = z.object({ level: z.string(), isFixed: z.boolean(), reason: staffReason })
const levels = Array.from({ length: highestLevel }, (_, at) => String(at + 1))

type Props = { member: { memberId: number; memNick: string }; level: number; isFixed: boolean; onClose: () => void }

/** Sets a member's level by hand. Mount it when it opens. */
export const LevelModal = ({ member, level, isFixed, onClose }: Props) => {
  const t = useText('office')
  const say = useText('office-points')
  const set = useSetLevel()
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { level: String(level), isFixed, reason: '' },
    resolver: zodResolver(schema),
  })
  const send = handleSubmit((sent) =>
    set.mutate(
      { params: { memberId: member.memberId }, body: { ...sent, level: Number(sent.level) } },
      { onSuccess: onClose },
    ),
  )
  return (
    <Modal opened onClose={onClose} title={say('level.title', { name: member.memNick })}>
      <form className="form" onSubmit={send} noValidate>
        <NativeSelect label={t('minigames.level')} data={levels} {...register('level')} />
        <Checkbox label={say('level.fix')} description={say('level.fix-note')} {...register('isFixed')} />
        <ReasonField data-autofocus isWrong={formState.errors.reason !== undefined} {...register('reason')} />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={set.isPending}>
            {say('level.set')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
