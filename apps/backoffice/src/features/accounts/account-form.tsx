import { zodResolver } from '@hookform/resolvers/zod'
import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { type DepositAccountRow, depositAccountTerms, highestLevel, staffReason } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { StaffError } from '../../shared/call/staff-error.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { amountField, readAmount } from '../minigames/amount.rules.ts'
import { useBanks } from '../settings/calls/banks.ts'
import { useAskAccount } from './calls/accounts.ts'

type Draft = Record<
  'bankCode' | 'account' | 'holder' | 'note' | 'levelFrom' | 'levelTo' | 'mostPerDay' | 'reason',
  string
> & { isOn: boolean }

const levels = Array.from({ length: highestLevel }, (_, at) => String(at + 1))
const draftOf = (row: DepositAccountRow | undefined): Draft => ({
  bankCode: row?.bankCode ?? '',
  account: row?.account ?? '',
  holder: row?.holder ?? '',
  note: row?.note ?? '',
  levelFrom: String(row?.levelFrom ?? 1),
  levelTo: String(row?.levelTo ?? highestLevel),
  mostPerDay: amountField(row?.mostPerDay ?? 0),
  isOn: row?.isOn ?? true,
  reason: '',
})

const schema = z
  .custom<Draft>()
  .transform(({ reason, ...draft }) => ({
    reason,
    wanted: {
      ...draft,
      account: draft.account.trim(),
      note: draft.note.trim(),
      levelFrom: Number(draft.levelFrom),
      levelTo: Number(draft.levelTo),
      mostPerDay: readAmount(draft.mostPerDay),
    },
  }))
  .superRefine(({ reason, wanted }, issues) => {
    const wrong = (field: string) => issues.addIssue({ code: 'custom', path: [field], message: 'wrong' })
    for (const { path } of depositAccountTerms.safeParse(wanted).error?.issues ?? []) wrong(String(path[0]))
    if (wanted.levelFrom > wanted.levelTo) wrong('levelTo')
    if (!staffReason.safeParse(reason).success) wrong('reason')
  })

/** Asks for a new account, or for a change of one; another of the staff confirms it. Mount it when it opens. */
export const AccountForm = ({ row, onClose }: { row: DepositAccountRow | undefined; onClose: () => void }) => {
  const t = useText('office-site')
  const say = useText('office')
  const language = useLanguage()
  const banks = useBanks().data?.rows ?? []
  const ask = useAskAccount()
  const { register, handleSubmit, formState, watch } = useForm({
    defaultValues: draftOf(row),
    resolver: zodResolver(schema),
  })
  const { errors } = formState
  const send = handleSubmit((sent) => {
    if (!ask.isPending)
      ask.mutate(
        { body: { accountId: row?.accountId ?? null, after: row?.version ?? 0, ...sent } },
        { onSuccess: onClose },
      )
  })
  const isConflict = ask.error instanceof StaffError && ask.error.code === 'STAFF_CONFLICT'
  return (
    <FormDrawer
      title={t(row ? 'account.change' : 'account.new')}
      isBusy={ask.isPending}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="second">{t('account.two-note')}</p>
      {isConflict && (
        <p className="bad" role="alert">
          {t('account.conflict')}
        </p>
      )}
      <NativeSelect
        label={t('account.bank')}
        data={[
          { value: '', label: '–' },
          ...banks
            .filter(({ isOn }) => isOn)
            .map(({ bankCode, names }) => ({ value: bankCode, label: names[language] })),
        ]}
        error={errors.bankCode && say('form.required')}
        {...register('bankCode')}
      />
      <TextInput
        label={t('account.number')}
        description={t('account.number-hint')}
        inputMode="numeric"
        maxLength={30}
        classNames={{ input: 'num' }}
        error={errors.account && t('account.number-hint')}
        {...register('account')}
      />
      <TextInput
        label={say('col.holder')}
        maxLength={40}
        error={errors.holder && say('form.required')}
        {...register('holder')}
      />
      <div className="form-pair">
        <NativeSelect label={t('account.level-from')} data={levels} {...register('levelFrom')} />
        <NativeSelect
          label={t('account.level-to')}
          data={levels}
          error={errors.levelTo && t('account.bad-levels')}
          {...register('levelTo')}
        />
      </div>
      <TextInput
        label={t('account.most')}
        description={t('account.most-hint')}
        inputMode="numeric"
        maxLength={20}
        classNames={{ input: 'num' }}
        error={errors.mostPerDay && say('minigames.bad-number')}
        {...register('mostPerDay')}
      />
      <TextInput
        label={t('account.note')}
        description={t('account.note-hint')}
        maxLength={200}
        error={errors.note && t('settings.bad-value')}
        {...register('note')}
      />
      {/* It keeps a state of its own unless it is controlled. */}
      <Switch label={t('account.on')} {...register('isOn')} checked={watch('isOn')} />
      <ReasonField isWrong={errors.reason !== undefined} {...register('reason')} />
    </FormDrawer>
  )
}
