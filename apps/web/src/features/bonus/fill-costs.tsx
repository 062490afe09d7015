import { useLanguage, useText } from '@maru/i18n/react'
import { money, percent, signedMoney } from '../../shared/format/money.ts'
import type { FillCost } from './bonus.rules.ts'

/** What the rest costs on the average, on the game of each group that returns most. */
export function FillCosts({ left, costs }: { left: number; costs: readonly FillCost[] }) {
  const say = useText('bonus')
  const sayCommon = useText('common')
  const language = useLanguage()
  const title = say('cost.title', { sum: money(left, language) })
  return (
    <section aria-label={title} className="rounded-card bg-surface-1 px-5 py-4.5">
      <h3 className="font-bold text-14">{title}</h3>
      <dl className="mt-3 grid grid-cols-[minmax(0,1fr)_max-content] gap-x-3 gap-y-2 text-13">
        {costs.map(({ group, turnover, returnBp, cost }) => (
          <div key={group} className="contents">
            <dt className="text-text-2 tabular-nums leading-normal">
              {say('cost.line', {
                group: sayCommon(`group.${group}`),
                sum: money(turnover, language),
                back: percent(returnBp, language),
              })}
            </dt>
            <dd className="num text-right">{signedMoney(-cost, language)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-12 text-text-3 leading-normal">{say('cost.note')}</p>
    </section>
  )
}
