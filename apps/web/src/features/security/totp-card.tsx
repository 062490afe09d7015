import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { Suspense, useState } from 'react'
import { fullDay } from '../../shared/format/date.ts'
import { lazyPart } from '../../shared/parts/lazy-part.ts'
import { notify } from '../../shared/toast.ts'
import { AskDialog } from './ask-dialog.tsx'
import { type Security, useGuard, useRemoveTotp } from './calls/security.ts'

// It draws a QR code: who has set it up already needs none.
const TotpSetup = lazyPart(() => import('./totp-setup.tsx').then((m) => ({ default: m.TotpSetup })))

/** An authenticator application: codes at login, and at withdrawals where the member chooses so. */
export function TotpCard({ totp }: { totp: Security['totp'] }) {
  const say = useText('account')
  const [asks, setAsks] = useState<'set-up' | 'guard' | 'remove'>()
  const guard = useGuard()
  const remove = useRemoveTotp()
  const close = () => {
    setAsks(undefined)
    guard.reset()
    remove.reset()
  }
  return (
    <Card>
      <section aria-label={say('totp.title')} className="grid gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <h2 className="font-bold text-16 tracking-[-0.01em]">{say('totp.title')}</h2>
          {totp && <Tag tone="ok">{say('totp.on')}</Tag>}
        </header>
        <p className="text-13 text-text-2 leading-relaxed">{say('totp.text')}</p>
        {totp ? (
          <>
            <p className="num text-12 text-text-3">
              {say('totp.since', { day: fullDay(totp.since) })} · {say('totp.left', { count: totp.codesLeft })}
            </p>
            <p className="text-13 text-text-2">{say(totp.guardsWithdrawals ? 'guard.on' : 'guard.off')}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" onClick={() => setAsks('guard')}>
                {say(totp.guardsWithdrawals ? 'guard.turnOff' : 'guard.turnOn')}
              </Button>
              <Button size="sm" kind="ghost" onClick={() => setAsks('remove')}>
                {say('totp.remove')}
              </Button>
            </div>
          </>
        ) : (
          <Button className="touch:h-12 tablet:justify-self-start" onClick={() => setAsks('set-up')}>
            {say('totp.setUp')}
          </Button>
        )}
      </section>
      {asks === 'set-up' && (
        <Suspense>
          <TotpSetup close={close} />
        </Suspense>
      )}
      {asks === 'guard' && totp && (
        <AskDialog
          title={say(totp.guardsWithdrawals ? 'guard.turnOff' : 'guard.turnOn')}
          submit={say('ask.confirm')}
          asks={{ code: true }}
          isBusy={guard.isPending}
          problem={guard.error}
          close={close}
          onSubmit={({ code }) =>
            guard.mutate({ guardsWithdrawals: !totp.guardsWithdrawals, code }, { onSuccess: close })
          }
        />
      )}
      {asks === 'remove' && (
        <AskDialog
          title={say('totp.remove')}
          submit={say('totp.remove')}
          asks={{ password: true }}
          isDanger
          isBusy={remove.isPending}
          problem={remove.error}
          close={close}
          onSubmit={({ password }) =>
            remove.mutate(password, {
              onSuccess: () => {
                notify.ok(say('totp.removed'))
                close()
              },
            })
          }
        >
          <p className="text-13 text-text-2 leading-relaxed">{say('totp.removeText')}</p>
        </AskDialog>
      )}
    </Card>
  )
}
