import { zodResolver } from '@hookform/resolvers/zod'
import { NativeSelect, Switch, Textarea, TextInput } from '@mantine/core'
import { gameGroups, type VendorOut, vendorWallets } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useForm } from 'react-hook-form'
import { languageNames } from '../../shared/language-names.ts'
import { FormDrawer } from '../../shared/parts/form-drawer.tsx'
import { groupWords } from '../../shared/words/group-words.ts'
import { useAddVendor } from './calls/add-vendor.ts'
import { useChangeVendor } from './calls/change-vendor.ts'
import { draftFrom, draftSchema, termsFrom, type VendorDraft } from './vendor.rules.ts'
import { vendorProblems } from './vendor-words.ts'
import './vendors.css'
import { fieldError } from '../../shared/words/field-error.ts'

type VendorFormProps = {
  /** Undefined: a new one. */
  vendor: VendorOut | undefined
  onDone: (vendorCode: string) => void
  onClose: () => void
}

const words: Partial<Record<keyof VendorDraft, Key<'office'>>> = {
  vendorCode: 'vendors.code-hint',
  address: 'vendors.bad-address',
  secondKey: 'vendors.bad-key',
  frameOrigins: 'vendors.bad-origin',
  requestsPerSecond: 'vendors.bad-rate',
}
const names = ['ko', 'en', 'vn'] as const

/** Mount it when it opens. */
export const VendorForm = ({ vendor, onDone, onClose }: VendorFormProps) => {
  const t = useText('office')
  const add = useAddVendor()
  const change = useChangeVendor()
  const { register, handleSubmit, setError, watch, formState } = useForm<VendorDraft>({
    defaultValues: draftFrom(vendor),
    resolver: zodResolver(draftSchema),
  })
  const isBusy = add.isPending || change.isPending
  const onError = (error: unknown) => {
    for (const { field, word } of vendorProblems(error))
      setError(field as keyof VendorDraft, { type: 'server', message: word }, { shouldFocus: true })
  }
  const save = handleSubmit((draft) => {
    if (isBusy) return
    const onSuccess = () => onDone(draft.vendorCode)
    const terms = termsFrom(draft)
    if (!vendor)
      return add.mutate(
        { body: { vendorCode: draft.vendorCode, wallet: draft.wallet, ...terms } },
        { onSuccess, onError },
      )
    const { vendorCode, version } = vendor
    change.mutate({ params: { vendorCode }, body: { ...terms, version } }, { onSuccess, onError })
  })
  const errorOf = (field: keyof VendorDraft) => fieldError(t, formState.errors[field], words[field] ?? 'form.required')
  const isOutside = (vendor?.kind ?? 'outside') === 'outside'
  const plain = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  const groups = [
    { value: '', label: t('vendors.no-group') },
    ...gameGroups.map((group) => ({ value: group, label: t(groupWords[group]) })),
  ]
  const title = vendor ? t('vendors.change-title', { code: vendor.vendorCode }) : t('vendors.add')
  return (
    <FormDrawer title={title} size="lg" isBusy={isBusy} onSubmit={save} onClose={onClose}>
      <TextInput
        label={t('vendors.code')}
        description={t('vendors.code-hint')}
        maxLength={39}
        disabled={vendor !== undefined}
        error={errorOf('vendorCode')}
        {...plain}
        {...register('vendorCode')}
      />
      {names.map((name) => (
        <TextInput
          key={name}
          label={t('vendors.name-in', { language: t(languageNames[name]) })}
          lang={name === 'vn' ? 'vi' : name}
          maxLength={60}
          autoComplete="off"
          error={errorOf(name)}
          {...register(name)}
        />
      ))}
      <NativeSelect
        label={t('vendors.wallet')}
        description={t('vendors.wallet-hint')}
        disabled={vendor !== undefined}
        data={vendorWallets.map((value) => ({ value, label: t(`vendors.wallet-${value}`) }))}
        {...register('wallet')}
      />
      <TextInput
        label={t('vendors.address')}
        description={t(isOutside ? 'vendors.address-hint' : 'vendors.configured-note')}
        placeholder="https://games.example"
        inputMode="url"
        readOnly={!isOutside}
        maxLength={200}
        error={errorOf('address')}
        {...plain}
        {...register('address')}
      />
      {isOutside && (
        <>
          <Textarea
            label={t('vendors.key')}
            description={t('vendors.key-hint')}
            placeholder="-----BEGIN PUBLIC KEY-----"
            className="vendor-pem"
            rows={5}
            maxLength={4000}
            error={errorOf('firstKey')}
            {...plain}
            {...register('firstKey')}
          />
          <Textarea
            label={t('vendors.second-key')}
            description={t('vendors.second-key-hint')}
            className="vendor-pem"
            rows={3}
            maxLength={4000}
            error={errorOf('secondKey')}
            {...plain}
            {...register('secondKey')}
          />
        </>
      )}
      <Textarea
        label={t('vendors.frames')}
        description={t('vendors.frames-hint')}
        placeholder="https://games.example"
        rows={2}
        maxLength={1010}
        error={errorOf('frameOrigins')}
        {...plain}
        {...register('frameOrigins')}
      />
      <div className="form-pair">
        <NativeSelect label={t('vendors.slot-group')} data={groups} error={errorOf('slot')} {...register('slot')} />
        <NativeSelect
          label={t('vendors.casino-group')}
          data={groups}
          error={errorOf('liveCasino')}
          {...register('liveCasino')}
        />
      </div>
      <TextInput
        label={t('vendors.rate')}
        description={t('vendors.rate-hint')}
        inputMode="numeric"
        maxLength={6}
        error={errorOf('requestsPerSecond')}
        {...register('requestsPerSecond')}
      />
      {/* They keep a state of their own unless they are controlled. */}
      {isOutside && <Switch label={t('vendors.replay')} {...register('canReplay')} checked={watch('canReplay')} />}
      <Switch label={t('vendors.beside')} {...register('playsBeside')} checked={watch('playsBeside')} />
    </FormDrawer>
  )
}
