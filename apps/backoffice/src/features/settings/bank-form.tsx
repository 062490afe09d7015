import { Switch, TextInput } from '@mantine/core'
import type { AdminBank } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { StaffError } from '../../shared/call/staff-error.ts'
import { languageNames } from '../../shared/language-names.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { useSaveBank } from './calls/banks.ts'

const tongues = ['ko', 'en', 'vn'] as const
const empty: AdminBank = { bankCode: '', names: { ko: '', en: '', vn: '' }, isOn: true }
const codePattern = /^[A-Za-z0-9_-]{1,20}$/

/** Adds a bank, or changes the names of one. Mount it when it opens. */
export const BankForm = ({ bank, onClose }: { bank: AdminBank | undefined; onClose: () => void }) => {
  const t = useText('office-site')
  const say = useText('office')
  const save = useSaveBank()
  const [draft, setDraft] = useState(bank ?? empty)
  const [wasSent, setSent] = useState(false)
  const isNameWrong = (tongue: (typeof tongues)[number]) => draft.names[tongue].trim().length < 2
  const isCodeWrong = !codePattern.test(draft.bankCode)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (isCodeWrong || tongues.some(isNameWrong) || save.isPending) return
    save.mutate(
      { body: { ...draft, was: bank ? { names: bank.names, isOn: bank.isOn } : null } },
      { onSuccess: onClose },
    )
  }
  const isConflict = save.error instanceof StaffError && save.error.code === 'STAFF_CONFLICT'
  return (
    <FormDrawer title={t(bank ? 'bank.change' : 'bank.new')} isBusy={save.isPending} onSubmit={send} onClose={onClose}>
      {isConflict && (
        <p className="bad" role="alert">
          {t(bank ? 'settings.conflict' : 'bank.taken')}
        </p>
      )}
      <TextInput
        label={t('bank.code')}
        description={t('bank.code-hint')}
        maxLength={20}
        disabled={bank !== undefined}
        value={draft.bankCode}
        error={wasSent && isCodeWrong && t('settings.bad-value')}
        onChange={(event) => setDraft({ ...draft, bankCode: event.currentTarget.value })}
      />
      {tongues.map((tongue) => (
        <TextInput
          key={tongue}
          label={`${t('bank.name')} · ${say(languageNames[tongue])}`}
          description={t('bank.names-hint')}
          lang={tongue === 'vn' ? 'vi' : tongue}
          maxLength={60}
          value={draft.names[tongue]}
          error={wasSent && isNameWrong(tongue) && t('bank.names-hint')}
          onChange={(event) => setDraft({ ...draft, names: { ...draft.names, [tongue]: event.currentTarget.value } })}
        />
      ))}
      <Switch
        label={t('bank.on')}
        description={t('bank.on-note')}
        checked={draft.isOn}
        onChange={(event) => setDraft({ ...draft, isOn: event.currentTarget.checked })}
      />
    </FormDrawer>
  )
}
