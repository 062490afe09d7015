import { zodResolver } from '@hookform/resolvers/zod'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { type AdminAnswerOf, type MiniGameSettings, miniGameSettings, type miniSettings } from '@maru/contract'
import { type Key, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { amountField, readAmount, readWhole } from './amount.rules.ts'
import { useSaveSettings } from './calls/save-settings.ts'

type Settings = AdminAnswerOf<typeof miniSettings>
const counts = ['closesBeforeSeconds', 'cancelSeconds', 'outageSeconds', 'mostExposure'] as const
type Count = (typeof counts)[number]
type SettingsDraft = { isOn: boolean; source: 'own' | 'feed'; feedAddress: string } & Record<Count, string>

const words: Record<Count | 'feedAddress', { label: Key<'office'>; hint: Key<'office'>; wrong: Key<'office'> }> = {
  closesBeforeSeconds: {
    label: 'minigames.closes-before',
    hint: 'minigames.closes-before-hint',
    wrong: 'minigames.closes-before-range',
  },
  cancelSeconds: {
    label: 'minigames.cancel-seconds',
    hint: 'minigames.cancel-seconds-hint',
    wrong: 'minigames.cancel-seconds-range',
  },
  outageSeconds: {
    label: 'minigames.outage-seconds',
    hint: 'minigames.outage-seconds-hint',
    wrong: 'minigames.outage-seconds-range',
  },
  mostExposure: {
    label: 'minigames.most-exposure',
    hint: 'minigames.most-exposure-hint',
    wrong: 'minigames.bad-number',
  },
  feedAddress: {
    label: 'minigames.feed-address',
    hint: 'minigames.feed-address-hint',
    wrong: 'minigames.feed-address-needed',
  },
}

const settingsFrom = (draft: SettingsDraft): unknown => ({
  isOn: draft.isOn,
  source: draft.source,
  feedAddress: draft.feedAddress.trim() || null,
  ...Object.fromEntries(counts.map((field) => [field, readWhole(draft[field])])),
  mostExposure: readAmount(draft.mostExposure),
})
const draftFrom = ({ feedAddress, ...settings }: MiniGameSettings): SettingsDraft => ({
  ...settings,
  feedAddress: feedAddress ?? '',
  closesBeforeSeconds: String(settings.closesBeforeSeconds),
  cancelSeconds: String(settings.cancelSeconds),
  outageSeconds: String(settings.outageSeconds),
  mostExposure: amountField(settings.mostExposure),
})

const schema = z.custom<SettingsDraft>().superRefine((draft, issues) => {
  const wrong = (field: string) => issues.addIssue({ code: 'custom', path: [field], message: field })
  for (const { path } of miniGameSettings.safeParse(settingsFrom(draft)).error?.issues ?? []) wrong(String(path[0]))
  if (draft.source === 'feed' && draft.feedAddress.trim() === '') wrong('feedAddress')
})

/** How the address of a feed in a file is written. */
const FILE = { file: 'file:powerball.json' }

/** How a game runs: on or off, whose results, and its seconds. */
export const SettingsForm = ({ game, settings, mayCancel }: Settings) => {
  const t = useText('office')
  const may = useMay()
  const save = useSaveSettings()
  const isLocked = !may('minigames.prices')
  const [asking, setAsking] = useState<MiniGameSettings>()
  const { register, handleSubmit, watch, formState } = useForm<SettingsDraft>({
    values: draftFrom(settings),
    resetOptions: { keepDirtyValues: true },
    resolver: zodResolver(schema),
  })
  const field = (name: Count | 'feedAddress', choice: object = {}) => (
    <TextInput
      label={t(words[name].label)}
      description={t(words[name].hint, FILE)}
      disabled={isLocked}
      error={formState.errors[name] && t(words[name].wrong, FILE)}
      {...choice}
      {...register(name)}
    />
  )
  const number = { inputMode: 'numeric', maxLength: 20 }
  const send = (sent: MiniGameSettings) =>
    save.mutate({ body: { game, ...sent } }, { onSettled: () => setAsking(undefined) })
  const isHeavy = (sent: MiniGameSettings): boolean => sent.isOn !== settings.isOn || sent.source !== settings.source
  return (
    <Panel title={t('minigames.settings')}>
      <form
        className="panel-pad form"
        noValidate
        onSubmit={handleSubmit((draft) => {
          const sent = miniGameSettings.parse(settingsFrom(draft))
          if (isHeavy(sent)) setAsking(sent)
          else send(sent)
        })}
      >
        <Switch label={t('minigames.is-on')} disabled={isLocked} {...register('isOn')} checked={watch('isOn')} />
        <div className="form-pair">
          <NativeSelect
            label={t('minigames.source')}
            description={t('minigames.source-hint')}
            disabled={isLocked}
            data={[
              { value: 'own', label: t('minigames.source-own') },
              { value: 'feed', label: t('minigames.source-feed') },
            ]}
            {...register('source')}
          />
          {field('feedAddress', { maxLength: 300, autoComplete: 'off', spellCheck: false })}
        </div>
        <div className="form-pair">
          {field('closesBeforeSeconds', number)}
          {field('cancelSeconds', {
            ...number,
            ...(mayCancel ? {} : { readOnly: true, description: t('minigames.cancel-seconds-licence') }),
          })}
        </div>
        <div className="form-pair">
          {field('outageSeconds', number)}
          {field('mostExposure', number)}
        </div>
        {!isLocked && (
          <div className="form-actions">
            <Button type="submit" variant="filled" disabled={!formState.isDirty} loading={save.isPending}>
              {t('act.save')}
            </Button>
          </div>
        )}
      </form>
      {asking && (
        <ConfirmModal
          title={t('minigames.settings-title')}
          confirmLabel={t('act.save')}
          isDanger={!asking.isOn}
          isBusy={save.isPending}
          onConfirm={() => send(asking)}
          onClose={() => setAsking(undefined)}
        >
          {t(
            asking.isOn === settings.isOn
              ? 'minigames.source-note'
              : asking.isOn
                ? 'minigames.on-note'
                : 'minigames.off-note',
          )}
        </ConfirmModal>
      )}
    </Panel>
  )
}
