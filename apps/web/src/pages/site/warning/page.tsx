import { serverNow } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Countdown, clockText } from '@maru/ui/countdown.tsx'
import { LogoMark } from '@maru/ui/logo.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { siteCheck } from '../../../features/site/calls/site-check.ts'
import { closeDialog } from '../../../shared/dialogs/dialogs.ts'
import { dayTime } from '../../../shared/format/date.ts'
import { navigate } from '../../../shared/navigation/index.ts'

/** Shown under maintenance; goes on by itself when the site is back. */
export function Page() {
  const say = useText('site')
  const { data, refetch, isFetching } = useQuery(siteCheck)
  const check = data?.siteCheckInfo
  // Whatever was open has nobody to answer it now.
  useEffect(closeDialog, [])
  useEffect(() => {
    if (data && !data.isNow) navigate({ to: 'main' }, { replace: true })
  }, [data])
  return (
    <main className="grid min-h-dvh content-center justify-items-center gap-4 px-6 text-center">
      <LogoMark size={40} />
      <Moon phase={0.12} size={120} />
      <h1 className="font-bold font-display text-28">{say('warning.title')}</h1>
      <p className="max-w-110 text-balance text-text-2 leading-relaxed">{say('warning.text')}</p>
      {check && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 rounded-card bg-surface-2 px-6 py-5 text-left">
          {check.reason && <Row name={say('warning.reason')} value={check.reason} />}
          <Row name={say('warning.from')} value={dayTime(check.startDate)} />
          <Row name={say('warning.until')} value={dayTime(check.endDate)} />
          <dt className="text-text-3">{say('warning.left')}</dt>
          <dd className="num font-bold">
            <Countdown until={Date.parse(check.endDate)} now={serverNow} onEnd={() => void refetch()}>
              {clockText}
            </Countdown>
          </dd>
        </dl>
      )}
      <p className="text-13 text-text-3">{say('warning.again')}</p>
      <Button busy={isFetching} onClick={() => void refetch()}>
        {say('warning.check')}
      </Button>
    </main>
  )
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-text-3">{name}</dt>
    <dd>{value}</dd>
  </>
)
