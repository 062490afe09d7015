import { earningGroups, highestLevel } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { exactPercent } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { groupWords } from '../../shared/words/group-words.ts'
import { useEarningRules } from '../points/calls/points.ts'
import '../settings/settings.css'

/** What of their turnover members of each level get back as points. */
export const LevelBenefits = () => {
  const t = useText('office')
  const say = useText('office-site')
  const query = useEarningRules()
  return (
    <Panel
      title={say('benefits.title')}
      head={
        <>
          <span className="quiet">{say('benefits.note')}</span>
          <span className="grow" />
          <Link className="text-link" to="/points" search={{ tab: 'rules', from: '', until: '', kind: '', before: '' }}>
            {say('benefits.to-rules')}
          </Link>
        </>
      }
    >
      <Asking query={query} lines={15}>
        {({ versions, today }) => {
          const inForce = versions.find(({ fromDay }) => fromDay <= today)
          return (
            <Scroll>
              <table className="grid" aria-label={say('benefits.title')}>
                <thead>
                  <tr>
                    <th scope="col">{t('minigames.level')}</th>
                    {earningGroups.map((group) => (
                      <th key={group} scope="col" className="end">
                        {t(groupWords[group])}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {Array.from({ length: highestLevel }, (_, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
                    <tr key={at}>
                      <th scope="row" className="num">
                        {at + 1}
                      </th>
                      {earningGroups.map((group) => {
                        const rate = inForce?.rules.rates[group]?.[at] ?? 0
                        return (
                          <td key={group} className="end num">
                            {rate === 0 ? '–' : exactPercent(rate)}
                          </td>
                        )
                      })}
                    </tr>
                  ))}
                </tbody>
              </table>
            </Scroll>
          )
        }}
      </Asking>
    </Panel>
  )
}
