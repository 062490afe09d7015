import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { lazy, Suspense, useState } from 'react'
import { useMay, useMe } from '../frame/me.ts'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { AmountField } from '../parts/amount-field.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { afterwards, type GiveWay, giveFinding, mostOf } from './give.rules.ts'
import { GiveName, type Target } from './give-name.tsx'
import { useGive } from './use-give.ts'

const GiveDialog = lazy(() => import('./give-dialog.tsx').then((m) => ({ default: m.GiveDialog })))

/** Money to somebody below, and back: what stands in the way is said before the attempt, and both balances are shown. */
export function GiveForm({ memberId }: { memberId: number }) {
  const say = useText('partner')
  const { data, error, refetch } = useRead('/api/partner/giveTarget', { memberId })
  if (error) return <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-10 w-full" />
        <Skeleton className="h-40 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    )
  return <Form key={memberId} target={data} again={() => void refetch()} />
}

/** `again`: who was refused is looked at anew, for the reason. */
function Form({ target, again }: { target: Target; again: () => void }) {
  const say = useText('partner')
  const { problemText, Link, pages } = useHost()
  const { commission } = useMe()
  const may = useMay()
  const [way, setWay] = useState<GiveWay>('give')
  const [amount, setAmount] = useState(0)
  const [note, setNote] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const give = useGive(() => {
    setConfirming(false)
    setAmount(0)
    setNote('')
    setAsked(false)
  })
  const refusal = way === 'give' ? target.giveRefusal : target.takeRefusal
  const finding = giveFinding(amount, target, way)
  const shown = finding && (isAsked || finding !== 'none') ? finding : undefined
  const after = afterwards(target, way, finding ? 0 : amount)
  const isPoor = way === 'give' && target.ownCash <= 0
  const isOff = refusal !== '' || isPoor || !may('give.move')
  const ask = () => {
    setAsked(true)
    if (!finding && !isOff) setConfirming(true)
  }
  const refused = () => {
    setConfirming(false)
    again()
  }
  const choose = (next: GiveWay) => {
    setWay(next)
    setAmount(0)
    setAsked(false)
    give.reset()
  }
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <Segmented
        full
        label={say('give.way')}
        value={way}
        onChange={choose}
        options={(['give', 'take'] as const).map((value) => ({ value, label: say(`give.${value}`) }))}
      />
      {refusal !== '' && (
        <Notice tone="warn" title={say(`give.refused.${way}`)}>
          {say(`give.refusal.${refusal}`)}
        </Notice>
      )}
      {refusal === '' && isPoor && (
        <Notice title={say('give.poor')}>
          {say('give.poorText')}{' '}
          {(commission ?? 0) > 0 && pages.has('commission') && (
            <Link to="commission" className="inline-flex min-h-6 items-center font-semibold text-accent touch:min-h-11">
              {say('convert.button')} ›
            </Link>
          )}
        </Notice>
      )}
      <AmountField
        size="md"
        label={say(`give.amount.${way}`)}
        value={amount}
        onChange={(next) => {
          give.reset()
          setAmount(next)
        }}
        max={mostOf(target, way)}
        error={shown && say(`give.finding.${shown}`)}
        hint={isPoor ? undefined : <Most way={way} units={mostOf(target, way)} />}
      />
      <dl className="grid gap-2 text-13">
        <Change label={say('give.own')} before={target.ownCash} after={after.ownCash} />
        <Change label={say('give.theirs', { name: target.memNick })} before={target.cash} after={after.cash} />
      </dl>
      <Field label={say('give.note')}>
        <TextInput
          value={note}
          maxLength={100}
          autoComplete="off"
          onChange={({ target: { value } }) => setNote(value)}
        />
      </Field>
      {give.error && (
        <ErrorNote title={say('give.failed')}>
          {refusal === '' ? problemText(give.error) : say(`give.refusal.${refusal}`)}
        </ErrorNote>
      )}
      <Notice title={say('give.rulesTitle')}>{say('give.rules')}</Notice>
      <Button type="submit" size="lg" kind="filled" full disabled={isOff}>
        <GiveName way={way} amount={finding ? 0 : amount} />
      </Button>
      {isConfirming && (
        <Suspense>
          <GiveDialog
            target={target}
            way={way}
            amount={amount}
            note={note.trim()}
            isBusy={give.isPending}
            confirm={() => give.send({ target, way, amount, note: note.trim() }, refused)}
            close={() => setConfirming(false)}
          />
        </Suspense>
      )}
    </form>
  )
}

function Most({ way, units }: { way: GiveWay; units: number }) {
  const say = useText('partner')
  const { formats } = useHost()
  return say(`give.most.${way}`, { sum: formats.money(units) })
}

function Change({ label, before, after }: { label: string; before: number; after: number }) {
  const { formats, PlainSum } = useHost()
  return (
    <div className="flex flex-wrap justify-between gap-x-3">
      <dt className="text-text-3">{label}</dt>
      <dd className="num">
        {formats.sum(before)} → <PlainSum units={after} className="font-bold" />
      </dd>
    </div>
  )
}
