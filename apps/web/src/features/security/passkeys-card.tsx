import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { useState } from 'react'
import { dayTime, fullDay } from '../../shared/format/date.ts'
import { AskDialog } from './ask-dialog.tsx'
import { type Passkey, useAddPasskey, useRemovePasskey, useRenamePasskey } from './calls/security.ts'

/** Logging in by the screen lock of a device. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const say = useText('account')
  const [asks, setAsks] = useState<{ act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey }>()
  const add = useAddPasskey()
  const rename = useRenamePasskey()
  const remove = useRemovePasskey()
  const close = () => {
    setAsks(undefined)
    for (const act of [add, rename, remove]) act.reset()
  }
  const isSupported = 'PublicKeyCredential' in window
  return (
    <Card>
      <section aria-label={say('passkey.title')} className="grid gap-3">
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('passkey.title')}</h2>
        <p className="text-13 text-text-2 leading-relaxed">
          {say(isSupported ? 'passkey.text' : 'passkey.unsupported')}
        </p>
        {passkeys.length > 0 && (
          <ul>
            {passkeys.map((passkey) => (
              <li
                key={passkey.passkeyId}
                className="flex flex-wrap items-center justify-between gap-2 border-line-soft border-t py-2.5 first:border-0"
              >
                <span className="min-w-0">
                  <b data-own className="block truncate font-semibold text-14">
                    {passkey.name}
                  </b>
                  <span className="num block text-12 text-text-3">
                    {say('passkey.since', { day: fullDay(passkey.createdAt) })}
                    {passkey.lastUsedAt && ` · ${say('passkey.used', { at: dayTime(passkey.lastUsedAt) })}`}
                  </span>
                </span>
                <span className="flex gap-1">
                  <Button size="sm" kind="ghost" onClick={() => setAsks({ act: 'rename', passkey })}>
                    {say('passkey.rename')}
                  </Button>
                  <Button size="sm" kind="ghost" onClick={() => setAsks({ act: 'remove', passkey })}>
                    {say('passkey.remove')}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        )}
        {isSupported && (
          <Button className="touch:h-12 tablet:justify-self-start" onClick={() => setAsks({ act: 'add' })}>
            {say('passkey.add')}
          </Button>
        )}
      </section>
      {asks?.act === 'add' && (
        <AskDialog
          title={say('passkey.add')}
          submit={say('passkey.go')}
          asks={{ name: true, password: true }}
          isBusy={add.isPending}
          problem={add.error}
          close={close}
          onSubmit={({ name, password }) => add.mutate({ name, currentPass: password }, { onSuccess: close })}
        />
      )}
      {asks?.act === 'rename' && (
        <AskDialog
          title={say('passkey.rename')}
          submit={say('ask.confirm')}
          asks={{ name: true }}
          name={asks.passkey.name}
          isBusy={rename.isPending}
          problem={rename.error}
          close={close}
          onSubmit={({ name }) => rename.mutate({ passkeyId: asks.passkey.passkeyId, name }, { onSuccess: close })}
        />
      )}
      {asks?.act === 'remove' && (
        <AskDialog
          title={say('passkey.removeOf', { name: asks.passkey.name })}
          submit={say('passkey.remove')}
          asks={{ password: true }}
          isDanger
          isBusy={remove.isPending}
          problem={remove.error}
          close={close}
          onSubmit={({ password }) =>
            remove.mutate({ passkeyId: asks.passkey.passkeyId, currentPass: password }, { onSuccess: close })
          }
        />
      )}
    </Card>
  )
}
