import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type SiteOptionRow, type SiteOptionValue, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { StaffError } from '../../shared/call/staff-error.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { useSetOption } from './calls/options.ts'
import { draftOf, sentValueOf } from './option-draft.rules.ts'
import { OptionFields } from './option-fields.tsx'
import { valueText } from './option-words.ts'

type OptionFormProps = {
  /** As it is now: it changes below the form when somebody else changes it. */
  row: SiteOptionRow
  /** What the form begins with, where it is not the value of now. */
  first?: SiteOptionValue
  onClose: () => void
}

/** Changes one option, with a reason. Mount it when it opens. */
export const OptionForm = ({ row, first = row.value, onClose }: OptionFormProps) => {
  const t = useText('office-site')
  const say = useText('office')
  const set = useSetOption()
  const [draft, setDraft] = useState(() => draftOf(row, first))
  const [reason, setReason] = useState('')
  const [wasSent, setSent] = useState(false)
  const value = sentValueOf(row, draft)
  const isReasonWrong = !staffReason.safeParse(reason).success
  const save = (body: { value: SiteOptionValue; isStandard: boolean }) => {
    setSent(true)
    if (isReasonWrong || set.isPending) return
    set.mutate(
      { body: { name: row.name, after: row.version, reason, ...body } },
      {
        onSuccess: ({ requestId }) => {
          notifications.show({ message: requestId === null ? t('settings.saved') : say('second.asked') })
          onClose()
        },
      },
    )
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (value !== undefined) save({ value, isStandard: false })
  }
  const refusal = set.error instanceof StaffError ? set.error.code : undefined
  return (
    <FormDrawer title={t(`option.${row.name}`)} isBusy={set.isPending} onSubmit={send} onClose={onClose}>
      <p className="second">{t(`hint.${row.name}`)}</p>
      {row.isKeptOn && <p className="second">{t('settings.kept-on')}</p>}
      <p className="second num">{t('settings.now', { value: valueText(t, row, row.value) })}</p>
      {refusal === 'STAFF_CONFLICT' && (
        <p className="bad" role="alert">
          {t('settings.conflict')}
        </p>
      )}
      {refusal === 'STAFF_INVALID' && (
        <p className="bad" role="alert">
          {t('settings.contradicts')}
        </p>
      )}
      <OptionFields row={row} draft={draft} isWrong={wasSent && value === undefined} onDraft={setDraft} />
      <TextInput
        label={say('reason.label')}
        description={say('reason.hint')}
        maxLength={200}
        value={reason}
        error={wasSent && isReasonWrong && say('reason.too-short')}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {!row.isStandard && (
        <div className="row">
          <span className="quiet num grow">
            {t('settings.standard')} {valueText(t, row, row.standard)}
          </span>
          <Button disabled={set.isPending} onClick={() => save({ value: row.standard, isStandard: true })}>
            {t('settings.use-standard')}
          </Button>
        </div>
      )}
    </FormDrawer>
  )
}
