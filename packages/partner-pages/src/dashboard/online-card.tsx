import { useText } from '@maru/i18n/react'
import { Card, moreClass } from '@maru/ui/card.tsx'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { OnlineTable, onlineMs } from '../money/online-table.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'

const SHOWN = 6

/** Who is logged in now. */
export function OnlineCard() {
  const say = useText('partner')
  const { Link, formats } = useHost()
  const { data, error, isPending, refetch } = useRead('/api/partner/online', {}, { everyMs: onlineMs })
  return (
    <Card pad={false}>
      <header className="flex items-center gap-2 px-5 pt-4">
        <i aria-hidden="true" className="size-2 rounded-full bg-ok" />
        <h2 className="font-bold text-16">{say('page.online')}</h2>
        <b className="num text-16">{data && formats.digits(data.online)}</b>
        <span className="text-13 text-text-3">
          {data && say('online.playing', { count: formats.digits(data.playing) })}
        </span>
        <Link to="online" className={`${moreClass} ml-auto`}>
          {say('dashboard.all')}
        </Link>
      </header>
      {error && !data ? (
        <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} className="m-5" />
      ) : (
        <OnlineTable rows={data?.list.slice(0, SHOWN) ?? []} busy={isPending} />
      )}
    </Card>
  )
}
