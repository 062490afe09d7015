import { useText } from '@maru/i18n/react'
import { SkeletonText } from '@maru/ui/skeleton.tsx'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { MoreRow } from '../parts/more-row.tsx'

/** Below whom somebody stood, the newest first, and why it was moved. What lies outside of the own subtree has no name. */
export function MoveHistory({ memberId }: { memberId: number }) {
  const say = useText('partner')
  const { formats } = useHost()
  const list = useList('/api/partner/moves', { memberId })
  if (list.isPending) return <SkeletonText lines={2} />
  if (list.isError) return <LoadFailed title={say('failed')} problem={list.problem} retry={list.retry} />
  if (list.rows.length === 0) return <p className="text-13 text-text-3">{say('history.noMoves')}</p>
  return (
    <>
      <ol className="grid gap-2 text-13">
        {list.rows.map(({ from, to, movedBy, reason, at }, n) => {
          const isFirst = from === '' && !list.more && n === list.rows.length - 1
          const place = to || say('history.outside')
          return (
            <li key={at} className="flex flex-wrap justify-between gap-x-3">
              {isFirst ? (
                <span>{say('history.began', { name: place })}</span>
              ) : (
                <span>
                  {from || say('history.outside')} → <b>{place}</b>
                </span>
              )}
              <time dateTime={at} className="text-text-3">
                {formats.dayTime(at)}
              </time>
              {reason && (
                <p className="w-full text-12 text-text-3">
                  {movedBy && <b className="font-semibold">{movedBy} </b>}
                  {reason}
                </p>
              )}
            </li>
          )
        })}
      </ol>
      <MoreRow list={list} />
    </>
  )
}
