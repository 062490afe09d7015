import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayTime, fullDay } from '../../shared/format/date.ts'
import { Link, type RouteName } from '../../shared/navigation/index.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { closingState, type Obstacle, useClose, useKeep } from './calls/privacy.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Where the member settles it. */
const settledAt: Record<Obstacle, RouteName> = {
  'open-bets': 'betList',
  'in-game': 'held',
  requests: 'exchangeList',
  bonus: 'bonus',
  debt: 'held',
  money: 'exchange',
}

/** The end of the account: what stands in the way, the wait, and keeping it after all. */
export function ClosingCard() {
  const say = useText('privacy')
  const { data, error, refetch } = useQuery(closingState)
  const close = useClose()
  const keep = useKeep()
  const [isAsking, setIsAsking] = useState(false)
  const leave = () => {
    setIsAsking(false)
    close.reset()
  }
  if (error && !data) return <LoadFailed title={say('close.failed')} problem={error} retry={refetch} />
  return (
    <Card>
      <section aria-label={say('close.title')} className="grid gap-3">
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('close.title')}</h2>
        <p className="text-13 text-text-2 leading-relaxed">{say('close.text')}</p>
        {!data ? (
          <Skeleton className="h-10 w-40" />
        ) : data.closesAt ? (
          <Notice
            tone="warn"
            title={say('close.waits', { at: `${fullDay(data.closesAt).slice(0, 5)}${dayTime(data.closesAt)}` })}
            action={
              <Button size="sm" busy={keep.isPending} onClick={() => keep.mutate(undefined)}>
                {say('close.keep')}
              </Button>
            }
          >
            {say('close.waitsText')}
          </Notice>
        ) : data.obstacles.length > 0 ? (
          <>
            <p className="font-semibold text-13">{say('close.first')}</p>
            <ul className="grid gap-1">
              {data.obstacles.map((obstacle) => (
                <li key={obstacle}>
                  <Link
                    to={settledAt[obstacle]}
                    className="inline-flex min-h-8 items-center text-13 text-accent underline underline-offset-2 touch:min-h-11"
                  >
                    {say(`close.${obstacle}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <Button kind="ghost" className="touch:h-12 tablet:justify-self-start" onClick={() => setIsAsking(true)}>
            {say('close.ask')}
          </Button>
        )}
      </section>
      {isAsking && (
        <ConfirmDialog
          title={say('close.title')}
          submit={say('close.ask')}
          asksReason
          isBusy={close.isPending}
          problem={close.error}
          close={leave}
          onSubmit={({ password, reason }) => close.mutate({ currentPass: password, reason }, { onSuccess: leave })}
        >
          {say('close.before')}
        </ConfirmDialog>
      )}
    </Card>
  )
}
