import type { LimitKind, LimitPeriod } from '@maru/contract/protection'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { type FormEvent, useState } from 'react'
import { mostMinutes } from '../../shared/limits/limit.rules.ts'
import { useLimitWords } from '../../shared/limits/limit-words.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useSetLimit } from './calls/set-limit.ts'
import { LimitAmount } from './limit-amount.tsx'
import { changeFrom, isBelowLeast } from './limit-change.rules.ts'
import { useLeastDeposit } from './use-least-deposit.ts'

type Props = {
  kind: LimitKind
  period: LimitPeriod
  /** What holds; null: none. */
  now: number | null
  close: () => void
}

/** A limit is typed, and it is said at once whether it holds at once or in a day. */
export function LimitDialog({ kind, period, now, close }: Props) {
  const say = useText('protection')
  const words = useLimitWords()
  const notifyProblem = useNotifyProblem()
  const set = useSetLimit()
  const [typed, setTyped] = useState<number | undefined>(now ?? undefined)
  const change = changeFrom(now, typed)
  const least = useLeastDeposit(kind)
  const isUseless = isBelowLeast(typed, least)
  // Asked for that sum, and pressed again.
  const [askedFor, askFor] = useState<number>()
  const isAsking = isUseless && askedFor === typed
  const isTooLong = kind === 'session' && typed !== undefined && typed > mostMinutes(period)
  const send = (amount: number | null) =>
    set.mutate(
      { kind, period, amount },
      {
        onSuccess: ({ holds }) => {
          notify.ok(holds ? say('edit.done') : say('edit.asked'))
          close()
        },
        onError: notifyProblem,
      },
    )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed === undefined || !change || isTooLong || set.isPending) return
    if (isUseless && !isAsking) askFor(typed)
    else send(typed)
  }
  return (
    <Modal
      open
      onOpenChange={(open) => open || close()}
      title={words.name(kind, period)}
      note={say(`limit.${kind}.what`)}
      closeLabel={say('close')}
    >
      <form noValidate onSubmit={submit} className="grid gap-4">
        {now !== null && (
          <p className="text-13 text-text-2 tabular-nums">{say('edit.now', { amount: words.amount(kind, now) })}</p>
        )}
        <LimitAmount
          kind={kind}
          label={words.name(kind, period)}
          value={typed}
          onChange={setTyped}
          error={isTooLong ? say('edit.tooLong') : undefined}
        />
        <div aria-live="polite">
          {change === 'tighter' && (
            <Notice tone="ok" title={say('edit.tighter')}>
              {typed === 0 && say('edit.zero')}
            </Notice>
          )}
          {isUseless && (
            <Notice
              tone="warn"
              title={say('edit.belowLeast', { sum: words.amount('deposit', least) })}
              className="mt-3"
            >
              {isAsking && say('edit.belowLeastAsk')}
            </Notice>
          )}
          {change === 'looser' && <Notice tone="info" title={say('edit.looser')} />}
        </div>
        <ModalActions className="max-[359px]:flex-col max-[359px]:[&>*]:flex-none">
          {now !== null && (
            <Button onClick={() => send(null)} disabled={set.isPending}>
              {say('edit.remove')}
            </Button>
          )}
          <Button
            type="submit"
            kind="filled"
            disabled={change === undefined || isTooLong}
            busy={set.isPending}
            busyLabel={say('busy')}
          >
            {say(isAsking ? 'edit.saveAnyway' : change === 'looser' ? 'edit.ask' : 'edit.save')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
