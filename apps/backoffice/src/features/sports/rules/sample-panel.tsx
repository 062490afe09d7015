import { NativeSelect } from '@mantine/core'
import type { SportBookRules } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { exactPercent, oddsText } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { seoulDayClock } from '../../../shared/time/seoul.ts'
import { useSamples, useTriedRules } from './calls/rules.ts'
import { type Competition, useRulesWords } from './rules-words.ts'

type Props = { rules: SportBookRules | undefined; competitions: readonly Competition[] }

/** One event under the rules as they stand in the form: which of them holds, and what prices come of it. */
export const SamplePanel = ({ rules, competitions }: Props) => {
  const say = useText('office-sports-rules')
  const sport = useText('sports-pages')
  const samples = useSamples()
  const [chosen, setChosen] = useState('')
  const rows = samples.data?.rows ?? []
  const eventId = rows.some((row) => row.eventId === chosen) ? chosen : (rows[0]?.eventId ?? '')
  const tried = useTriedRules(eventId, rules && { margins: rules.margins, shifts: rules.shifts, limits: rules.limits })
  const { scope, signed } = useRulesWords(competitions)
  const nameOf = (list: readonly Parameters<typeof scope>[0][] | undefined, at: number | null): string => {
    const rule = at === null ? undefined : list?.[at]
    return rule ? `${(at ?? 0) + 1}. ${scope(rule)}` : say('sample.standard')
  }
  return (
    <Panel title={say('sample')} head={<span className="quiet">{say('sample.note')}</span>}>
      {samples.data && rows.length === 0 ? (
        <Empty title={say('sample.none')} />
      ) : (
        <>
          <div className="panel-pad">
            <NativeSelect
              label={say('sample.event')}
              value={eventId}
              data={rows.map((row) => ({
                value: row.eventId,
                label: `${sport(`sport.${row.sport}`)} · ${row.competition} · ${row.name} · ${row.isLive ? say('scope.live') : seoulDayClock(row.startsAt)}`,
              }))}
              onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            />
          </div>
          <Asking query={tried} lines={4}>
            {({ markets }) => (
              <Scroll>
                <table className="grid" aria-label={say('sample')}>
                  <thead>
                    <tr>
                      <th scope="col">{say('col.markets')}</th>
                      <th scope="col">{say('sample.rule')}</th>
                      <th scope="col">{say('sample.prices')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {markets.map((market) => {
                      const shift = market.shift === null ? undefined : rules?.shifts[market.shift]
                      const limit = market.limit === null ? undefined : rules?.limits[market.limit]
                      return (
                        <tr key={market.marketKey}>
                          <td>{market.name}</td>
                          <td>
                            {nameOf(rules?.margins, market.margin)} → <b>{exactPercent(market.marginBp)}</b>
                            {shift && (
                              <small className="quiet">
                                {' '}
                                {nameOf(rules?.shifts, market.shift)} → {say(`side.${shift.side}`)}{' '}
                                {signed(shift.shiftBp)}
                              </small>
                            )}
                            {limit && (
                              <small className="quiet">
                                {' '}
                                {nameOf(rules?.limits, market.limit)} → {say('limits')} {exactPercent(limit.factorBp)}
                              </small>
                            )}
                          </td>
                          <td>
                            {market.outcomes.slice(0, MOST_SHOWN).map((outcome) => (
                              <span key={outcome.id} className="rules-price">
                                {outcome.name}{' '}
                                <b className="num">{outcome.price === null ? '–' : oddsText(outcome.price)}</b>
                              </span>
                            ))}
                          </td>
                        </tr>
                      )
                    })}
                  </tbody>
                </table>
              </Scroll>
            )}
          </Asking>
        </>
      )}
    </Panel>
  )
}
/** A score has dozens. */
const MOST_SHOWN = 4
