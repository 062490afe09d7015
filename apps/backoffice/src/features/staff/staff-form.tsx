import { zodResolver } from '@hookform/resolvers/zod'
import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { type StaffAccountRow, staffAccountAdd, staffAccountChange } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { Controller, type FieldPath, useForm } from 'react-hook-form'
import { z } from 'zod'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { useMe } from '../../shared/staff/me.ts'
import { fieldError } from '../../shared/words/field-error.ts'
import { useAddStaff } from './calls/add-staff.ts'
import { useChangeStaff } from './calls/change-staff.ts'
import type { Seed } from './seed-modal.tsx'
import { fieldProblems, roleChoices, roleNote } from './staff-words.ts'

type StaffFormProps = {
  /** Undefined: a new one. */
  account: StaffAccountRow | undefined
  onAdded: (seed: Seed) => void
  onClose: () => void
}
const ids = z.array(z.string()).min(1)
const added = staffAccountAdd.body.extend({ siteIds: ids })
const changed = staffAccountChange.body.extend({ siteIds: ids, loginId: z.string(), password: z.string() })
type Checked = 'loginId' | 'name' | 'password' | 'siteIds'
type Draft = { loginId: string; name: string; role: string; password: string; siteIds: string[] }

const words: Record<Checked, Key<'office'>> = {
  loginId: 'staff.id-hint',
  name: 'form.required',
  password: 'staff.password-hint',
  siteIds: 'staff.sites-none',
}

/** Mount it when it opens. */
export const StaffForm = ({ account, onAdded, onClose }: StaffFormProps) => {
  const t = useText('office')
  const sites = useMe()?.sites ?? []
  const add = useAddStaff()
  const change = useChangeStaff()
  const { register, control, handleSubmit, setError, watch, formState } = useForm<Draft>({
    defaultValues: {
      loginId: account?.loginId ?? '',
      name: account?.name ?? '',
      role: account?.role ?? 'cashier',
      password: '',
      siteIds: (account?.siteIds ?? sites.map((site) => site.siteId)).map(String),
    },
    resolver: zodResolver(account ? changed : added, undefined, { raw: true }) as never,
  })
  const isBusy = add.isPending || change.isPending
  const onError = (error: unknown) => {
    for (const { field, word } of fieldProblems(error))
      setError(field as FieldPath<Draft>, { type: 'server', message: word })
  }
  const save = handleSubmit((draft) => {
    if (isBusy) return
    const siteIds = draft.siteIds.map(Number)
    if (account) {
      const body = staffAccountChange.body.parse({ name: draft.name, role: draft.role, siteIds })
      change.mutate({ params: { staffId: account.staffId }, body }, { onSuccess: onClose, onError })
      return
    }
    const body = staffAccountAdd.body.parse({ ...draft, siteIds })
    add.mutate({ body }, { onSuccess: (seed) => onAdded({ ...seed, loginId: body.loginId }), onError })
  })
  const errorOf = (field: Checked) => fieldError(t, formState.errors[field], words[field])
  return (
    <FormDrawer title={t(account ? 'staff.change' : 'staff.add')} isBusy={isBusy} onSubmit={save} onClose={onClose}>
      <TextInput
        label={t('staff.id')}
        description={t('staff.id-hint')}
        autoComplete="off"
        autoCapitalize="none"
        maxLength={64}
        disabled={account !== undefined}
        error={errorOf('loginId')}
        {...register('loginId')}
      />
      <TextInput
        label={t('staff.name')}
        description={t('staff.name-note')}
        autoComplete="off"
        maxLength={40}
        error={errorOf('name')}
        {...register('name')}
      />
      <NativeSelect
        label={t('staff.role')}
        description={roleNote(t, watch('role'))}
        data={roleChoices(t)}
        {...register('role')}
      />
      {!account && (
        <PasswordInput
          label={t('staff.password')}
          description={t('staff.password-hint')}
          autoComplete="new-password"
          maxLength={128}
          error={errorOf('password')}
          {...register('password')}
        />
      )}
      <Controller
        control={control}
        name="siteIds"
        render={({ field }) => (
          <Checkbox.Group
            label={t('staff.sites')}
            value={field.value}
            onChange={field.onChange}
            error={errorOf('siteIds')}
          >
            <div className="row">
              {sites.map((site) => (
                <Checkbox key={site.siteId} value={String(site.siteId)} label={site.name} />
              ))}
            </div>
          </Checkbox.Group>
        )}
      />
    </FormDrawer>
  )
}
