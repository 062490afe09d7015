import { isCallError } from '@maru/client'
import type { PartnerRatesOf } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { LockIcon } from '@maru/ui/icons.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../frame/me.ts'
import { useHost } from '../host/host.ts'
import { useChange, useRead } from '../host/use-call.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { rateText } from '../parts/rate.ts'
import { RateFields } from './rate-fields.tsx'
import { findingsOf, type RateKey, sentRates, type Typed, typedOf } from './rates.rules.ts'
import { refusedRates } from './refused-rates.ts'

const ConfirmDialog = lazy(() => import('@maru/ui/confirm-dialog.tsx').then((m) => ({ default: m.ConfirmDialog })))

const DAY_MS = 86_400_000

/** The rates of somebody below, which its partner sets within its own and those further down. */
export function RatesForm({ holderId }: { holderId: number }) {
  const say = useText('partner')
  const { data, error, refetch } = useRead('/api/partner/rates', { holderId })
  if (error) return <LoadFailed title={say('rates.failed')} problem={error} retry={() => void refetch()} />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-3">
        {Array.from({ length: 6 }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows that are all the same
          <Skeleton key={n} className="h-12 w-full" />
        ))}
      </div>
    )
  return <Loaded key={`${data.holderId}-${data.version}`} rates={data} />
}

function Loaded({ rates }: { rates: PartnerRatesOf }) {
  const say = useText('partner')
  const language = useLanguage()
  const { formats, now, notify, problemText } = useHost()
  const may = useMay()
  const isLocked = rates.lockedUntil !== null && Date.parse(rates.lockedUntil) > now()
  const isFixed = isLocked || !rates.mayChange || !may('rates.save')
  const saved = typedOf((product, kind) => (rates.version === 0 ? '' : rateText(rates.rates[product][kind], language)))
  const [typed, setTyped] = useState<Typed>(saved)
  const [isAsked, setAsked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const save = useChange('/api/partner/saveRates')
  const wrong = findingsOf(typed, rates)
  // What is not filled in yet is only called wrong once it was sent.
  const shown = Object.fromEntries(
    Object.entries(wrong).filter(([, finding]) => isAsked || finding.problem !== 'missing'),
  )
  const findings = { ...shown, ...refusedRates(save.error) }
  const left = Object.keys(wrong).length
  const isChanged = Object.entries(typed).some(([key, text]) => text !== saved[key as RateKey])
  const send = () => {
    setAsked(true)
    if (left === 0) setConfirming(true)
  }
  const confirmed = () =>
    save.mutate(
      { holderId: rates.holderId, after: rates.version, rates: sentRates(typed) },
      {
        onSuccess: () => notify.ok(say('rates.saved', { name: rates.memNick })),
        onSettled: () => setConfirming(false),
      },
    )
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {isLocked && rates.lockedUntil ? (
        <Notice
          tone="warn"
          icon={<LockIcon />}
          title={say('rates.lockedTitle', { time: formats.dayTime(rates.lockedUntil) })}
        >
          {say('rates.lockedText')}
        </Notice>
      ) : !rates.mayChange ? (
        <Notice title={say('rates.notYours')}>{say('rates.notYoursText')}</Notice>
      ) : null}
      <RateFields
        typed={typed}
        onType={(next) => {
          save.reset()
          setTyped(next)
        }}
        bounds={rates}
        findings={findings}
        isFixed={isFixed}
      />
      {!isFixed && (
        <Notice tone="warn" icon={<LockIcon />} title={say('rates.lockTitle')}>
          {say('rates.lockText', { time: formats.dayTime(now() + DAY_MS) })}
        </Notice>
      )}
      {isConfirming && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setConfirming}
            title={say('rates.ask', { name: rates.memNick })}
            confirmLabel={say('rates.save')}
            cancelLabel={say('action.cancel')}
            onConfirm={confirmed}
            busy={save.isPending}
          >
            <b className="font-semibold text-text">{say('rates.lockTitle')}</b>
            <p>{say('rates.lockText', { time: formats.dayTime(now() + DAY_MS) })}</p>
          </ConfirmDialog>
        </Suspense>
      )}
      {save.error && (
        <ErrorNote title={say('rates.notSaved')}>
          {isCallError(save.error, 'C999') ? say('rates.outdated') : problemText(save.error)}
        </ErrorNote>
      )}
      {!isFixed && (
        <div
          className={cx(
            '-mx-1 flex gap-2 bg-surface-2 px-1 py-3 [&>*]:flex-1',
            // It stays in view while there is something to save.
            isChanged &&
              'bottom-0 z-2 after:absolute after:inset-x-0 after:top-full after:h-4 after:bg-surface-2 max-tablet:after:hidden tablet:sticky',
          )}
        >
          <Button size="lg" disabled={!isChanged || save.isPending} onClick={() => setTyped(saved)}>
            {say('action.cancel')}
          </Button>
          <Button
            size="lg"
            type="submit"
            kind={left > 0 ? 'neutral' : 'filled'}
            busy={save.isPending}
            disabled={!isChanged}
          >
            {left > 0 ? say('rates.left', { count: left }) : say('rates.save')}
          </Button>
        </div>
      )}
    </form>
  )
}
