import type { BonusCostRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { percentText, shortPercent } from '../../shared/money.ts'
import { groupWords } from '../../shared/words/group-words.ts'
import { gainText, placeOf, worstGainOf } from './cost-chart.rules.ts'

/** A bar for each group and return: left of zero the house gains, right of it the member. */
export const CostChart = ({ rows }: { rows: readonly BonusCostRow[] }) => {
  const t = useText('office-bonus')
  const tOffice = useText('office')
  return (
    <table className="bonus-cost" aria-label={t('cost.title')}>
      <thead>
        <tr>
          <th scope="col">{t('weights.group')}</th>
          <th scope="col">{t('cost.returns')}</th>
          <th scope="col" />
          <th scope="col">{t('cost.gain')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const gain = worstGainOf(row)
          const { start, width } = placeOf(gain)
          return (
            <tr key={`${row.group} ${row.returnBp}`} data-dear={row.mayProfit ? '' : undefined}>
              <th scope="row">
                {tOffice(groupWords[row.group])}{' '}
                <span className="quiet num">{t('cost.games', { count: row.games })}</span>
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
