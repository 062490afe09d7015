import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { fullDay } from '../../shared/format/date.ts'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { exportState, useAskForExport, useTakeExport } from './calls/privacy.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** A copy of everything that is held of the member. */
export function ExportCard() {
  const say = useText('privacy')
  const { data, error, refetch } = useQuery(exportState)
  const ask = useAskForExport()
  const take = useTakeExport()
  const [isAsking, setIsAsking] = useState(false)
  const close = () => {
    setIsAsking(false)
    ask.reset()
  }
  if (error && !data) return <LoadFailed title={say('export.failed')} problem={error} retry={refetch} />
  const copy = data?.export
  return (
    <Card>
      <section aria-label={say('export.title')} className="grid gap-3">
        <h2 className="font-bold text-16 tracking-[-0.01em]">{say('export.title')}</h2>
        <p className="text-13 text-text-2 leading-relaxed">{say('export.text')}</p>
        {!data ? (
          <Skeleton className="h-10 w-40" />
        ) : copy?.madeAt && copy.expiresAt ? (
          <>
            <p className="num text-13">{say('export.ready', { day: fullDay(copy.expiresAt) })}</p>
            <Button
              kind="filled"
              className="touch:h-12 tablet:justify-self-start"
              busy={take.isPending}
              onClick={() => take.mutate()}
            >
              {say('export.take')}
            </Button>
          </>
        ) : copy ? (
          <p role="status" className="text-13">
            {say('export.making')}
          </p>
        ) : (
          <Button className="touch:h-12 tablet:justify-self-start" onClick={() => setIsAsking(true)}>
            {say('export.ask')}
          </Button>
        )}
      </section>
      {isAsking && (
        <ConfirmDialog
          title={say('export.title')}
          submit={say('export.ask')}
          isBusy={ask.isPending}
          problem={ask.error}
          close={close}
          onSubmit={({ password }) => ask.mutate(password, { onSuccess: close })}
        >
          {say('export.before')}
        </ConfirmDialog>
      )}
    </Card>
  )
}
