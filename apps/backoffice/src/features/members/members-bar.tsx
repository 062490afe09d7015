import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { highestLevel, type MemberStatus, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { MarkAll } from '../../shared/marks/mark-all.tsx'
import type { Marks } from '../../shared/marks/use-marks.ts'
import { digits } from '../../shared/money.ts'
import { Modal } from '../../shared/parts/dialog.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { MailingForm } from '../messages/mailing-form.tsx'
import { useSetLevelOfMany, useSuspendMany } from './calls/act-on-many.ts'
import './members.css'

const levels = Array.from({ length: highestLevel }, (_, at) => String(at + 1))

type Props = {
  marks: Marks
  rows: readonly { memberId: number; memId: string }[]
  /** What the list was searched for, and how many that found. */
  found: { search: string; status: MemberStatus | ''; total: number }
}

/** Marks all members of a page, and does to those that are marked what is done to one, with one reason. */
export const MembersBar = ({ marks, rows, found }: Props) => {
  const t = useText('office')
  const inMessages = useText('office-messages')
  const may = useMay()
  const suspend = useSuspendMany()
  const [asking, setAsking] = useState<'suspend' | 'level' | 'message'>()
  const count = marks.marked.length
  const close = () => setAsking(undefined)
  const done = (changed: number) => {
    notifications.show({ message: t('member.done-many', { count: changed, left: count - changed }) })
    marks.clear()
  }
  if (marks.shown.length === 0) return null
  return (
    <div className="members-bar row">
      <MarkAll marks={marks} />
      <span className="grow" />
      {may('messages.send') && (
        <Button size="compact-sm" onClick={() => setAsking('message')}>
          {count > 0 ? inMessages('send.marked', { count }) : inMessages('send.found', { count: digits(found.total) })}
        </Button>
      )}
      {count > 0 && may('levels.manage') && (
        <Button size="compact-sm" onClick={() => setAsking('level')}>
          {t('member.level-many', { count })}
        </Button>
      )}
      {count > 0 && may('members.lock') && (
        <Button size="compact-sm" className="bad" onClick={() => setAsking('suspend')}>
          {t('member.suspend-many', { count })}
        </Button>
      )}
      {asking === 'message' && (
        <MailingForm
          begin={
            count > 0
              ? {
                  who: 'ids',
                  ids: rows
                    .filter(({ memberId }) => marks.marked.includes(memberId))
                    .map(({ memId }) => memId)
                    .join('\n'),
                }
              : { who: 'search', search: found.search, status: found.status }
          }
          onClose={close}
        />
      )}
      {asking === 'suspend' && (
        <ReasonModal
          title={t('member.suspend-many-title', { count })}
          note={t('member.suspend-many-note')}
          presets={[]}
          confirmLabel={t('member.suspend-many', { count })}
          isBusy={suspend.isPending}
          onConfirm={(reason) =>
            suspend.mutate(
              { body: { memberIds: marks.marked, reason } },
              { onSuccess: (answer) => done(answer.done), onSettled: close },
            )
          }
          onClose={close}
        />
      )}
      {asking === 'level' && <LevelOfMany memberIds={marks.marked} onDone={done} onClose={close} />}
    </div>
  )
}

type LevelOfManyProps = { memberIds: number[]; onDone: (changed: number) => void; onClose: () => void }

const LevelOfMany = ({ memberIds, onDone, onClose }: LevelOfManyProps) => {
  const t = useText('office')
  const say = useText('office-points')
  const set = useSetLevelOfMany()
  const [draft, setDraft] = useState({ level: '1', isFixed: false, reason: '' })
  const [wasSent, setSent] = useState(false)
  const count = memberIds.length
  const isReasonWrong = !staffReason.safeParse(draft.reason).success
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!isReasonWrong && !set.isPending)
      set.mutate(
        { body: { memberIds, ...draft, level: Number(draft.level) } },
        { onSuccess: ({ done }) => onDone(done), onSettled: onClose },
      )
  }
  return (
    <Modal opened onClose={onClose} title={t('member.level-many', { count })}>
      <form className="form" onSubmit={send} noValidate>
        <NativeSelect
          label={t('minigames.level')}
          data={levels}
          value={draft.level}
          onChange={(event) => setDraft({ ...draft, level: event.currentTarget.value })}
        />
        <Checkbox
          label={say('level.fix')}
          description={say('level.fix-note')}
          checked={draft.isFixed}
          onChange={(event) => setDraft({ ...draft, isFixed: event.currentTarget.checked })}
        />
        <TextInput
          data-autofocus
          label={t('reason.label')}
          description={t('reason.hint')}
          maxLength={200}
          value={draft.reason}
          error={wasSent && isReasonWrong && t('reason.too-short')}
          onChange={(event) => setDraft({ ...draft, reason: event.currentTarget.value })}
        />
        <div className="form-actions">
          <Button onClick={onClose}>{t('act.cancel')}</Button>
          <Button type="submit" variant="filled" loading={set.isPending}>
            {t('member.level-many', { count })}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
