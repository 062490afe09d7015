import { useLanguage, useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonText } from '@maru/ui/skeleton.tsx'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { MoreRow } from '../parts/more-row.tsx'
import { rateDigits } from '../parts/rate.ts'
import { changesOf } from './rates.rules.ts'

/** Every version of somebody's rates with what it changed, the newest first. */
export function RateHistory({ holderId }: { holderId: number }) {
  const say = useText('partner')
  const language = useLanguage()
  const { formats } = useHost()
  const list = useList('/api/partner/rateHistory', { holderId })
  if (list.isPending) return <SkeletonText lines={4} />
  if (list.isError) return <LoadFailed title={say('failed')} problem={list.problem} retry={list.retry} />
  if (list.rows.length === 0) return <Empty art={false} title={say('history.none')} />
  return (
    <>
      <ol className="grid">
        {list.rows.map(({ version, rates, savedBy, at }, n) => {
          const before = list.rows[n + 1]
          // Of the last one that was loaded nobody knows yet what it changed.
          const isFirst = !before && !list.more
          const changes = before || isFirst ? changesOf(rates, before?.rates) : []
          return (
            <li key={version} className="grid gap-1.5 border-line-soft border-t py-3 first:border-t-0 first:pt-0">
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <time dateTime={at} className="font-semibold text-13">
                  {formats.dayTime(at)}
                </time>
                <span className="text-12 text-text-3">{savedBy || say('history.bySite')}</span>
              </span>
              {isFirst ? (
                <span className="text-13 text-text-2">{say('history.first')}</span>
              ) : (
                <ul className="flex flex-wrap gap-x-3 gap-y-1 text-13 text-text-2">
                  {changes.map(({ product, kind, before: was, after }) => (
                    <li key={`${product}-${kind}`} className="num">
                      {say(`product.${product}`)} {say(`kind.${kind}`)} {rateDigits(was, language)} →{' '}
                      <b className="text-text">{rateDigits(after, language)}</b>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
      <MoreRow list={list} />
    </>
  )
}
