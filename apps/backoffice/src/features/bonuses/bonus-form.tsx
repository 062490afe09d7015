import { zodResolver } from '@hookform/resolvers/zod'
import { Button, MultiSelect, NativeSelect, Switch, TextInput } from '@mantine/core'
import { bonusPeriods, bonusTriggers, staffReason } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useEffect, useMemo } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { languageNames } from '../../shared/language-names.ts'
import { MomentInput } from '../../shared/parts/moment-input.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonField } from '../../shared/parts/reason-field.tsx'
import { type BonusDraft, type DraftField, problemsOf } from './bonus-draft.rules.ts'
import { everyWords, triggerWords } from './bonus-words.ts'
import { MemberText } from './member-text.tsx'
import { WeightsTable } from './weights-table.tsx'
import './bonuses.css'

type Props = {
  first: BonusDraft
  version: number
  isLocked: boolean
  isBusy: boolean
  /** Games to exclude, by `vendor game`. */
  games: { value: string; label: string }[]
  /** A multiple that the calculator proposed. */
  proposed: number | undefined
  onDraft: (draft: BonusDraft) => void
  onSave: (draft: BonusDraft) => void
}

const schema = z.custom<BonusDraft>().superRefine((draft, issues) => {
  for (const field of problemsOf(draft)) issues.addIssue({ code: 'custom', path: field.split('.'), message: 'wrong' })
  if (!staffReason.safeParse(draft.reason).success)
    issues.addIssue({ code: 'custom', path: ['reason'], message: 'wrong' })
})
const tongues = ['ko', 'en', 'vn'] as const

/** A bonus as data. Every save is a new version; what was granted before keeps its own. */
export const BonusForm = ({ first, version, isLocked, isBusy, games, proposed, onDraft, onSave }: Props) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  const { register, control, handleSubmit, watch, setValue, getFieldState, formState } = useForm<BonusDraft>({
    defaultValues: first,
    resolver: zodResolver(schema),
    mode: 'onTouched',
  })
  const draft = watch()
  const said = useMemo(() => JSON.stringify(draft), [draft])
  useEffect(() => onDraft(JSON.parse(said) as BonusDraft), [said, onDraft])
  useEffect(() => {
    if (proposed !== undefined) setValue('multiple', String(proposed), { shouldDirty: true, shouldValidate: true })
  }, [proposed, setValue])
  const errorOf = (field: DraftField) => getFieldState(field, formState).invalid && t('form.wrong')
  const field = (
    name: Exclude<DraftField, `weights.${string}` | 'trigger' | 'every'>,
    label: string,
    hint?: string,
  ) => (
    <TextInput
      label={label}
      description={hint}
      disabled={isLocked}
      error={errorOf(name)}
      inputMode={['ko', 'en', 'vn', 'code'].includes(name) ? 'text' : 'numeric'}
      maxLength={40}
      {...register(name)}
    />
  )
  const hasRate = draft.trigger !== 'hand' && draft.trigger !== 'rank-up'
  const isPeriodic = draft.trigger === 'cashback' || draft.trigger === 'rakeback'
  return (
    <form noValidate onSubmit={handleSubmit((sent) => onSave(sent))}>
      <Panel
        title={t('form.title')}
        head={<span className="quiet num">{version > 0 ? t('form.version', { version }) : t('form.new')}</span>}
      >
        <div className="form panel-pad">
          <div className="bonus-names">
            {tongues.map((tongue) => (
              <div key={tongue}>{field(tongue, t('form.name', { language: tOffice(languageNames[tongue]) }))}</div>
            ))}
          </div>
          <div className="bonus-fields">
            <TextInput
              label={t('form.code')}
              description={t('form.codeHint')}
              disabled={isLocked || version > 0}
              maxLength={40}
              error={errorOf('code')}
              {...register('code')}
            />
            <NativeSelect
              label={t('form.trigger')}
              disabled={isLocked}
              error={errorOf('trigger')}
              data={bonusTriggers.map((value) => ({ value, label: t(triggerWords[value]) }))}
              {...register('trigger')}
            />
            {isPeriodic && (
              <NativeSelect
                label={t('form.every')}
                disabled={isLocked}
                data={bonusPeriods.map((value) => ({ value, label: t(everyWords[value]) }))}
                {...register('every')}
              />
            )}
          </div>
          <div className="bonus-fields">
            {hasRate && field('rate', t('form.rate'))}
            {field('cap', t('form.cap'))}
            {hasRate && field('minimumDeposit', t(isPeriodic ? 'form.least' : 'form.minimumDeposit'))}
            {field('multiple', t('form.multiple'))}
            {field('largestStake', t('form.largestStake'))}
            {field('days', t('form.days'))}
            {field('largestConversion', t('form.largestConversion'), t('form.noneHint'))}
          </div>
          <WeightsTable draft={draft} isLocked={isLocked} register={register} errorOf={errorOf} />
          <MultiSelect
            label={t('form.excluded')}
            data={games}
            value={draft.excluded}
            onChange={(next) => setValue('excluded', next, { shouldDirty: true })}
            disabled={isLocked}
            searchable
            clearable
            clearButtonProps={{ 'aria-label': tOffice('act.close') }}
            limit={50}
            nothingFoundMessage={t('form.noGame')}
          />
          <div className="bonus-fields">
            {field('levelFrom', t('form.levelFrom'))}
            {field('levelTo', t('form.levelTo'))}
            {field('budget', t('form.budget'), t('form.noneHint'))}
          </div>
          <div className="form-pair">
            <MomentInput
              control={control}
              name="from"
              deps={['until']}
              label={t('form.from')}
              error={errorOf('from') || undefined}
            />
            <MomentInput control={control} name="until" label={t('form.until')} error={errorOf('until') || undefined} />
          </div>
          <MemberText draft={draft} />
          {!isLocked && (
            <>
              <Switch label={t('form.on')} {...register('isOn')} checked={draft.isOn} />
              <ReasonField isWrong={getFieldState('reason', formState).invalid} {...register('reason')} />
              <div className="form-actions">
                <Button type="submit" variant="filled" disabled={!formState.isDirty} loading={isBusy}>
                  {t('form.save')}
                </Button>
              </div>
            </>
          )}
        </div>
      </Panel>
    </form>
  )
}
