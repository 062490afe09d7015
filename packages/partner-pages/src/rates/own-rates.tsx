import { ratedProducts, rateKinds } from '@maru/contract/partner-terms'
import { useLanguage, useText } from '@maru/i18n/react'
import { Panel } from '@maru/ui/card.tsx'
import { LockIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useHost } from '../host/host.ts'
import { useRead } from '../host/use-call.ts'
import { LoadFailed } from '../parts/load-failed.tsx'
import { rateDigits } from '../parts/rate.ts'

/** One's own rates, and how much of each somebody below has at most: the rest is what one keeps. */
export function OwnRates() {
  const say = useText('partner')
  const language = useLanguage()
  const { formats, now } = useHost()
  const { data, error, refetch } = useRead('/api/partner/rates', { holderId: 0 })
  if (error) return <LoadFailed title={say('rates.failed')} problem={error} retry={() => void refetch()} />
  const until = data?.lockedUntil && Date.parse(data.lockedUntil) > now() ? data.lockedUntil : undefined
  return (
    <Panel
      title={say('rates.own')}
      action={
        until && (
          <Tag className="gap-1">
            <LockIcon size={13} />
            {say('rates.ownLocked', { time: formats.dayTime(until) })}
          </Tag>
        )
      }
    >
      {!data ? (
        <Skeleton className="h-100 w-full" />
      ) : (
        <table className="w-full text-13">
          <caption className="sr-only">{say('rates.own')}</caption>
          <thead>
            <tr className="text-12 text-text-3 [&>th]:h-9 [&>th]:border-line [&>th]:border-b [&>th]:font-semibold">
              <th scope="col" className="text-left">
                {say('col.product')}
              </th>
              {rateKinds.map((kind) => (
                <th key={kind} scope="col" className="text-right">
                  {say(`kind.${kind}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ratedProducts.map((product) => (
              <tr key={product} className="[&>*]:h-12 [&>*]:border-line-soft [&>*]:border-b">
                <th scope="row" className="text-left font-semibold">
                  {say(`product.${product}`)}
                </th>
                {rateKinds.map((kind) => (
                  <td key={kind} className="num pl-3 text-right leading-tight">
                    <b>{rateDigits(data.rates[product][kind], language)}%</b>
                    <span className="block text-12 text-text-3">
                      {say('rates.highestBelow', { rate: rateDigits(data.least[product][kind], language) })}
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  )
}
