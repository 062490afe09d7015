import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal } from '@maru/ui/modal.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { useProblemText } from '../../shared/text/problem.ts'
import { AskDialog } from './ask-dialog.tsx'
import { useBeginTotp, useConfirmTotp } from './calls/security.ts'

const QrCode = lazy(() => import('../../shared/parts/qr-code.tsx').then((m) => ({ default: m.QrCode })))

/** Password, then the picture and a first code, then the recovery codes, which are shown this once. */
export function TotpSetup({ close }: { close: () => void }) {
  const say = useText('account')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const begin = useBeginTotp()
  const confirm = useConfirmTotp()
  const [code, setCode] = useState('')
  if (!begin.data)
    return (
      <AskDialog
        title={say('totp.setUp')}
        submit={sayCommon('action.next')}
        asks={{ password: true }}
        isBusy={begin.isPending}
        problem={begin.error}
        close={close}
        onSubmit={({ password }) => begin.mutate(password)}
      >
        <p className="text-13 text-text-2 leading-relaxed">{say('totp.before')}</p>
      </AskDialog>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!confirm.isPending && code.trim() !== '') confirm.mutate(code)
  }
  return (
    <Modal
      open
      onOpenChange={close}
      title={say(confirm.data ? 'totp.codes' : 'totp.setUp')}
      closeLabel={sayCommon('action.close')}
      className="tablet:w-[440px]"
    >
      {confirm.data ? (
        <div className="grid gap-4">
          <p className="text-13 text-text-2 leading-relaxed">{say('totp.codesText')}</p>
          <ul className="num grid gap-y-1.5 rounded-control bg-surface-1 p-4 text-center font-semibold">
            {confirm.data.recoveryCodes.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
          <Button kind="filled" size="lg" full onClick={close}>
            {say('totp.kept')}
          </Button>
        </div>
      ) : (
        <form noValidate onSubmit={send} className="grid gap-4">
          <p className="text-13 text-text-2 leading-relaxed">{say('totp.scan')}</p>
          <Suspense fallback={<Skeleton className="mx-auto size-44 rounded-control" />}>
            <QrCode text={begin.data.address} label={say('totp.picture')} className="mx-auto size-44 rounded-control" />
          </Suspense>
          <p className="text-center text-12 text-text-3">
            {say('totp.secret')}
            <code className="mt-1 block break-all text-14 text-text">{begin.data.secret}</code>
          </p>
          <Field label={say('totp.first')}>
            <TextInput
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </Field>
          {confirm.error && <ErrorNote title={problemText(confirm.error)} />}
          <Button type="submit" kind="filled" size="lg" full busy={confirm.isPending}>
            {say('totp.confirm')}
          </Button>
        </form>
      )}
    </Modal>
  )
}
