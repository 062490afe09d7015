import { useLanguage, useText } from '@maru/i18n/react'
import { useHost } from '../host/host.ts'
import { rateText } from '../parts/rate.ts'
import type { Dashboard } from './figures.tsx'
import { groupSums, productGroups } from './product-groups.ts'

const BASIS_POINTS = 10_000

/** What each product brought, with the mean share of its turnover. */
export function ProductRolling({ products }: { products: Dashboard['products'] }) {
  const say = useText('partner')
  const language = useLanguage()
  const { formats, Sum } = useHost()
  const turnovers = groupSums(products, ({ turnover }) => turnover)
  const rollings = groupSums(products, ({ rolling }) => rolling)
  const rows = productGroups
    .map(({ group, colour }, n) => ({ group, colour, turnover: turnovers[n] ?? 0, rolling: rollings[n] ?? 0 }))
    .filter(({ turnover, rolling }) => turnover !== 0 || rolling !== 0)
  if (rows.length === 0) return <p className="py-4 text-13 text-text-3">{say('dashboard.noPlay')}</p>
  return (
    <dl>
      {rows.map(({ group, colour, turnover, rolling }) => (
        <div
          key={group}
          className="flex justify-between gap-3 border-line-soft border-t py-2.5 first:border-t-0 first:pt-0"
        >
          <dt className="min-w-0 text-13">
            <span className="flex items-center gap-2">
              <i aria-hidden="true" className="size-2.5 shrink-0 rounded-[3px]" style={{ background: colour }} />
              {say(`products.${group}`)}
            </span>
            <span className="num whitespace-normal text-12 text-text-3">
              {say('col.turnover')} {formats.sum(turnover)}
            </span>
          </dt>
          <dd className="text-right">
            <b className="num text-money">{formats.sum(rolling)}</b>
            <span className="num block whitespace-normal text-12 text-text-3">
              {turnover > 0 &&
                say('dashboard.meanShare', {
                  rate: rateText(Math.round((rolling * BASIS_POINTS) / turnover), language),
                })}
            </span>
          </dd>
        </div>
      ))}
      <div className="flex justify-between gap-3 border-line border-t pt-3 font-bold">
        <dt>{say('list.total')}</dt>
        <dd>
          <Sum units={rows.reduce((sum, { rolling }) => sum + rolling, 0)} />
        </dd>
      </div>
    </dl>
  )
}
