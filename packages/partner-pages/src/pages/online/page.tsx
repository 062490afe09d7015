import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useRead } from '../../host/use-call.ts'
import { OnlineTable, onlineMs } from '../../money/online-table.tsx'
import { LoadFailed } from '../../parts/load-failed.tsx'

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="online" note={say('online.note')}>
      <Online />
    </PartnerFrame>
  )
}

function Online() {
  const say = useText('partner')
  const { formats } = useHost()
  const { data, error, isPending, refetch } = useRead('/api/partner/online', {}, { everyMs: onlineMs, isKept: true })
  return (
    <Card pad={false}>
      <p role="status" className="flex flex-wrap items-center gap-x-3 px-5 pt-4 text-14">
        <i aria-hidden="true" className={cx('size-2 rounded-full', error ? 'bg-text-3' : 'bg-ok')} />
        <b>{data ? say('online.online', { count: formats.digits(data.online) }) : '…'}</b>
        <span className="text-text-3">{data && say('online.playing', { count: formats.digits(data.playing) })}</span>
      </p>
      {error && !data ? (
        <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} className="m-4" />
      ) : (
        <OnlineTable rows={data?.list ?? []} busy={isPending} />
      )}
      {data && data.list.length < data.online && (
        <p className="border-line-soft border-t px-5 py-3 text-13 text-text-3">
          {say('online.most', { count: data.list.length })}
        </p>
      )}
    </Card>
  )
}
