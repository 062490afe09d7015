import { isCallError } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { Link, navigate } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { notify } from '../../shared/toast.ts'
import { readMessage, useUpdateMessages } from './calls/messages.ts'
import { MessageKindTag } from './message-kind.tsx'

const Confirm = lazy(() => import('./confirm-change.tsx').then((m) => ({ default: m.ConfirmChange })))

/** One message. Opening it is what makes it a read one. */
export function MessageRead({ msgIdx }: { msgIdx: number }) {
  const say = useText('messages')
  const isNamed = Number.isSafeInteger(msgIdx) && msgIdx > 0
  const { data, error, refetch } = useQuery({ ...readMessage(useQueryClient(), msgIdx), enabled: isNamed })
  const back = (
    <Link to="messages" className={buttonClass({ size: 'sm' })}>
      {say('read.back')}
    </Link>
  )
  if (!isNamed || isCallError(error, 'N404'))
    return (
      <Card>
        <Empty title={say('read.gone')} action={back} />
      </Card>
    )
  if (error) return <LoadFailed title={say('read.failed')} problem={error} retry={refetch} />
  return (
    <Card aria-busy={!data} className="grid gap-4 max-tablet:p-4">
      {data ? (
        <>
          <header className="grid gap-2 border-line-soft border-b pb-4">
            <div className="flex items-center gap-3">
              <MessageKindTag kind={data.kind} />
              <time dateTime={data.createdAt} className="num text-13 text-text-3">
                {dayTime(data.createdAt)}
              </time>
            </div>
            <h2 className="font-bold text-18 leading-snug [overflow-wrap:anywhere]">{data.title}</h2>
          </header>
          <p className="min-h-32 whitespace-pre-line text-15 text-text-2 leading-relaxed [overflow-wrap:anywhere]">
            {data.text}
          </p>
          <div className="flex justify-between gap-2">
            {back}
            <Delete msgIdx={msgIdx} />
          </div>
        </>
      ) : (
        <>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-7 w-2/3" />
          <Skeleton className="h-32 w-full" />
        </>
      )}
    </Card>
  )
}

function Delete({ msgIdx }: { msgIdx: number }) {
  const say = useText('messages')
  const notifyProblem = useNotifyProblem()
  const update = useUpdateMessages()
  const [isAsked, setAsked] = useState(false)
  const remove = () =>
    update.mutate(
      { what: 'delete', msgIdxs: [msgIdx] },
      {
        onSuccess: () => {
          notify.ok(say('delete.done'))
          navigate({ to: 'messages' })
        },
        onError: notifyProblem,
        onSettled: () => setAsked(false),
      },
    )
  return (
    <>
      <Button size="sm" onClick={() => setAsked(true)}>
        {say('delete.button')}
      </Button>
      {isAsked && (
        <Suspense>
          <Confirm what="delete" count={1} busy={update.isPending} onConfirm={remove} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  )
}
