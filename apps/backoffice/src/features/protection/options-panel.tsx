import { Button, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type Key, useText } from '@maru/i18n/react'
import { type FormEvent, useState } from 'react'
import { Asking } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { type Options, useProtectionOptions, useSaveOptions } from './calls/protection.ts'
import { draftOf, optionsOf } from './options.rules.ts'

const fields = {
  coolingLoss: { label: 'options.coolingLoss', hint: 'options.coolingLossHint' },
  coolingHours: { label: 'options.coolingHours', hint: undefined },
  realityCheckMinutes: { label: 'options.reality', hint: 'options.realityHint' },
  helpLine: { label: 'options.helpLine', hint: 'options.helpLineHint' },
  helpLink: { label: 'options.helpLink', hint: 'options.helpLineHint' },
} as const satisfies Record<keyof Options, { label: Key<'care'>; hint: Key<'care'> | undefined }>

/** What the site does by itself, and whom members are sent to for help. */
export const OptionsPanel = () => {
  const t = useText('care')
  return (
    <Panel title={t('options.title')}>
      <Asking query={useProtectionOptions()} lines={5}>
        {(options) => <OptionsForm key={JSON.stringify(options)} options={options} />}
      </Asking>
    </Panel>
  )
}

const OptionsForm = ({ options }: { options: Options }) => {
  const t = useText('care')
  const sayOffice = useText('office')
  const may = useMay()
  const save = useSaveOptions()
  const [draft, setDraft] = useState(() => draftOf(options))
  const [wrong, setWrong] = useState<readonly (keyof Options)[]>([])
  const isLocked = !may('protection.options')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = optionsOf(draft)
    setWrong(read.wrong ?? [])
    if (read.options && !save.isPending)
      save.mutate({ body: read.options }, { onSuccess: () => notifications.show({ message: t('options.saved') }) })
  }
  return (
    <form className="panel-pad form" noValidate onSubmit={submit}>
      {(Object.keys(fields) as (keyof Options)[]).map((name) => {
        const { label, hint } = fields[name]
        return (
          <TextInput
            key={name}
            name={name}
            label={t(label)}
            description={hint && t(hint)}
            disabled={isLocked}
            maxLength={name === 'helpLink' ? 300 : 20}
            error={wrong.includes(name) && t('options.wrong')}
            value={draft[name]}
            onChange={(event) => setDraft({ ...draft, [name]: event.currentTarget.value })}
          />
        )
      })}
      {!isLocked && (
        <div className="form-actions">
          <Button type="submit" variant="filled" loading={save.isPending}>
            {sayOffice('act.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
