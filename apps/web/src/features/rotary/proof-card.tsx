import { ownSeedPattern } from '@maru/contract/own-seed'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { ShieldIcon } from '@maru/ui/icons.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { type FormEvent, useState } from 'react'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { type Rotary, useChooseSeed } from './calls/rotary.ts'

/** What the next spin is drawn by: the hash that is published before, and the seed of one's own. */
export function ProofCard({ next, isTurning }: { next: Rotary['next']; isTurning: boolean }) {
  const say = useText('rotary')
  const notifyProblem = useNotifyProblem()
  const choose = useChooseSeed()
  const [typed, setTyped] = useState<string>()
  const isRight = typed !== undefined && ownSeedPattern.test(typed)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isRight) choose.mutate(typed, { onSuccess: () => setTyped(undefined), onError: notifyProblem })
  }
  return (
    <section aria-label={say('proof.title')} className="grid gap-3 rounded-card bg-surface-1 px-4 py-3.5">
      <h2 className="flex items-center gap-2 font-bold text-14">
        <ShieldIcon size={17} />
        {say('proof.title')}
      </h2>
      <dl className="grid grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 text-13">
        <dt className="text-text-3">{say('proof.number')}</dt>
        <dd className="num text-right">#{next.number}</dd>
        <dt className="text-text-3">{say('proof.hash')}</dt>
        <dd className="break-all text-right text-12 tabular-nums">{next.hash}</dd>
        <dt className="text-text-3">{say('proof.own')}</dt>
        <dd className="break-all text-right tabular-nums">
          {next.ownSeed}{' '}
          {typed === undefined && (
            <button
              type="button"
              disabled={isTurning}
              onClick={() => setTyped(next.ownSeed)}
              className="min-h-6 underline underline-offset-4 touch:min-h-11 touch:min-w-11"
            >
              {say('proof.change')}
            </button>
          )}
        </dd>
      </dl>
      {typed !== undefined && (
        <form noValidate onSubmit={send}>
          <Field
            label={say('proof.own')}
            hint={say('proof.ownHint')}
            error={typed !== '' && !isRight ? say('proof.ownHint') : undefined}
          >
            <div className="flex gap-2">
              <TextInput
                value={typed}
                maxLength={40}
                autoFocus
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
              <Button type="submit" disabled={!isRight || isTurning} busy={choose.isPending} className="h-12!">
                {say('proof.save')}
              </Button>
            </div>
          </Field>
        </form>
      )}
      <p className="text-12 text-text-3">{say('proof.note')}</p>
    </section>
  )
}
