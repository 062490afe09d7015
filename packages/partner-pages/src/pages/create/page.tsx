import type { PartnerRatesOf, TierOfPartner } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, Panel } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { NativeSelect } from '@maru/ui/native-select.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useRef } from 'react'
import { AccountFields } from '../../create/account-fields.tsx'
import { useCreate } from '../../create/use-create.ts'
import { useMay, useMe } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useRead } from '../../host/use-call.ts'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { RateFields } from '../../rates/rate-fields.tsx'

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="create" note={say('create.note')}>
      <Create />
    </PartnerFrame>
  )
}

function Create() {
  const say = useText('partner')
  const { mayCreate } = useMe()
  const may = useMay()
  // What a new partner may have is what one has oneself.
  const mayRead = may('rates.read')
  const { data, error, refetch } = useRead('/api/partner/rates', { holderId: 0 }, { isOff: !mayRead })
  if (!mayRead)
    return (
      <Card>
        <Empty title={say('noRight.rates')}>{say('noRight.text')}</Empty>
      </Card>
    )
  if (mayCreate.length === 0 || !may('tree.create'))
    return (
      <Card>
        <Empty title={say('create.none')}>{say('create.noneText')}</Empty>
      </Card>
    )
  if (error) return <LoadFailed title={say('rates.failed')} problem={error} retry={() => void refetch()} />
  if (!data)
    return (
      <Card aria-busy="true">
        <Skeleton className="h-120 w-full" />
      </Card>
    )
  return <Form tiers={mayCreate} own={data} />
}

function Form({ tiers, own }: { tiers: readonly TierOfPartner[]; own: PartnerRatesOf }) {
  const say = useText('partner')
  const { goTo, notify, problemText } = useHost()
  const box = useRef<HTMLFormElement>(null)
  const bounds = { most: own.rates, least: null }
  const form = useCreate(tiers, bounds, (partnerId) => {
    notify.ok(say('create.done', { name: form.account.memNick }))
    goTo('tree', { open: String(partnerId) })
  })
  const focus = (field: string) => {
    const found = box.current?.elements.namedItem(field)
    if (found instanceof HTMLElement) found.focus()
  }
  return (
    <form
      ref={box}
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void form.send(focus)
      }}
    >
      <Panel title={say('create.account')}>
        <div className="grid gap-4 tablet:grid-cols-2 desk:grid-cols-3">
          <Field label={say('create.tier')} hint={say('create.tierHint')}>
            <NativeSelect
              name="tier"
              value={form.tier ?? ''}
              options={tiers.map((value) => ({ value, label: say(`tier.${value}`) }))}
              onChange={({ target }) => form.setTier(tiers.find((tier) => tier === target.value))}
            />
          </Field>
          <AccountFields form={form} />
        </div>
      </Panel>
      <Panel title={say('create.rates')} note={say('create.ratesNote')}>
        <RateFields typed={form.rates} onType={form.setRates} bounds={bounds} findings={form.rateFindings} />
      </Panel>
      <div className="grid gap-3 desk:justify-items-end">
        {form.problem && (
          <ErrorNote title={say('create.failed')} className="w-full">
            {problemText(form.problem)}
          </ErrorNote>
        )}
        <Button type="submit" kind="filled" size="lg" busy={form.isSending} className="max-desk:w-full desk:min-w-72">
          {form.count > 0
            ? say('create.left', { count: form.count })
            : say('create.button', { tier: form.tier ? say(`tier.${form.tier}`) : '' })}
        </Button>
      </div>
    </form>
  )
}
