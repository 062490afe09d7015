import type { BonusCostRow } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { percentText, shortPercent } from '../../shared/money.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { gainText, placeOf, worstGainOf } from './cost-chart.rules.ts'

/** A bar for the games of each return, the dearest first: left of zero the house gains, right of it the member. */
export const CostChart = ({ rows }: { rows: readonly BonusCostRow[] }) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  const language = useLanguage()
  const dearestFirst = [...rows].sort((one, other) => worstGainOf(other) - worstGainOf(one))
  return (
    <table className="bonus-cost" aria-label={t('cost.title')}>
      <thead>
        <tr>
          <th scope="col">{t('cost.game')}</th>
          <th scope="col">{t('cost.returns')}</th>
          <th scope="col" />
          <th scope="col">{t('cost.gain')}</th>
        </tr>
      </thead>
      <tbody>
        {dearestFirst.map((row) => {
          const gain = worstGainOf(row)
          const { start, width } = placeOf(gain)
          return (
            <tr key={`${row.group} ${row.returnBp}`} data-dear={row.mayProfit ? '' : undefined}>
              <th scope="row">
                <span>{row.game?.[language] ?? tOffice(groupWords[row.group])}</span>
                {row.games > 1 && <span className="quiet num"> {t('cost.others', { count: row.games - 1 })}</span>}
                {row.game && <small className="quiet">{tOffice(groupWords[row.group])}</small>}
              </th>
              <td className="num quiet">
                {percentText(row.returnBp)} × {shortPercent(row.weight)}
              </td>
              <td className="bonus-bar" aria-hidden>
                <span>
                  <i style={{ insetInlineStart: `${start}%`, inlineSize: `${width}%` }} />
                </span>
              </td>
              <td className="end num">
                <b>{gainText(gain)}</b>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
