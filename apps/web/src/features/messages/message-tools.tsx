import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { lazy, Suspense, useState } from 'react'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { useUpdateMessages } from './calls/messages.ts'

// Most visits confirm nothing.
const Confirm = lazy(() => import('./confirm-change.tsx').then((m) => ({ default: m.ConfirmChange })))

type Props = {
  shown: readonly number[]
  chosen: readonly number[]
  unread: number
  onChoose: (msgIdxs: readonly number[], isChosen: boolean) => void
  onDeleted: () => void
}

/** Above the list: choose all, delete what is chosen, mark everything read. Both ask first. */
export function MessageTools({ shown, chosen, unread, onChoose, onDeleted }: Props) {
  const say = useText('messages')
  const notifyProblem = useNotifyProblem()
  const update = useUpdateMessages()
  const [asked, setAsked] = useState<'read-all' | 'delete'>()
  const close = () => setAsked(undefined)
  const act = () => {
    const change =
      asked === 'delete' ? { what: 'delete' as const, msgIdxs: [...chosen] } : { what: 'read-all' as const }
    update.mutate(change, {
      onSuccess: () => {
        if (change.what === 'delete') onDeleted()
        notify.ok(say(change.what === 'delete' ? 'delete.done' : 'readAll.done'))
      },
      onError: notifyProblem,
      onSettled: close,
    })
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-3 max-tablet:px-4">
      <Checkbox
        label={say('list.chooseAll')}
        checked={chosen.length > 0 && chosen.length === shown.length}
        indeterminate={chosen.length > 0 && chosen.length < shown.length}
        onChange={(event) => onChoose(shown, event.target.checked)}
      />
      <span className="num flex-1 basis-28 text-13 text-text-3" aria-live="polite">
        {chosen.length > 0 ? say('list.chosen', { count: chosen.length }) : say('list.unread', { count: unread })}
      </span>
      <div className="flex gap-2">
        <Button
          size="sm"
          onClick={() =>
            chosen.length > 0 ? setAsked('delete') : notify.note(say('delete.choose'), { id: 'messages-choose' })
          }
        >
          {say('delete.button')}
        </Button>
        <Button size="sm" disabled={unread === 0} onClick={() => setAsked('read-all')}>
          {say('readAll.button')}
        </Button>
      </div>
      {asked && (
        <Suspense>
          <Confirm
            what={asked}
            count={asked === 'delete' ? chosen.length : unread}
            busy={update.isPending}
            onConfirm={act}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
