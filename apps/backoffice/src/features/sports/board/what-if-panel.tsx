import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { signedSum, sumText } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Tabs } from '../../../shared/parts/tabs.tsx'
import { useWhatIf } from './calls/board.ts'
import { ChangesList } from './changes-list.tsx'
import { chanceText, sumIn, unitOf } from './short-sum.ts'
import type { Board } from './use-board-state.ts'
import { gridOf, toneOf, type WhatIf } from './what-if.rules.ts'
import './what-if.css'

type Basis = 'score' | 'winner' | 'total'

/** Profit and loss of the book by how the event ends, and what traders changed of it. */
export const WhatIfPanel = ({ board }: { board: Board }) => {
  const say = useText('office-sports')
  const { eventId, shown } = board
  const query = useWhatIf(eventId)
  const [asked, setAsked] = useState<Basis>('score')
  if (!eventId || !shown) return null
  const isSoccer = shown.event.sport === 'soccer'
  const { byWinner = [], byTotal = [] } = query.data ?? {}
  // A fight has no total.
  const others: Basis[] = query.data && byTotal.length === 0 ? ['winner'] : ['winner', 'total']
  const tabs: Basis[] = isSoccer ? ['score', 'winner', 'total'] : others
  const labelOf = (value: Basis) => {
    if (isSoccer || value === 'score') return say(`whatif.${value}`)
    if (value === 'total') return say('whatif.total-line')
    return say(byWinner.length > 2 ? 'whatif.winner' : 'whatif.winner-two')
  }
  const basis = tabs.includes(asked) ? asked : 'winner'
  return (
    <Panel
      title={say(isSoccer ? 'whatif' : 'whatif.outcomes')}
      head={
        <>
          <span className="quiet wide-only">{say('whatif.note')}</span>
          <span className="grow" />
          <Tabs
            label={say('whatif')}
            value={basis}
            onChange={setAsked}
            tabs={tabs.map((value) => ({ value, label: labelOf(value) }))}
          />
        </>
      }
    >
      <Asking query={query} lines={6}>
        {(whatIf) =>
          whatIf.tickets === 0 && whatIf.ifTaken.length === 0 ? (
            <Empty title={say('whatif.none')} />
          ) : (
            <div className="panel-pad sports-whatif">
              {basis === 'score' ? (
                <Scores whatIf={whatIf} board={board} />
              ) : (
                <Outcomes
                  rows={basis === 'winner' ? whatIf.byWinner : whatIf.byTotal}
                  isGoals={isSoccer && basis === 'total'}
                />
              )}
              <Sums whatIf={whatIf} />
              <p className="quiet">
                {say(isSoccer ? 'whatif.single' : 'whatif.on-market')}
                {isSoccer && whatIf.expected === null && ` · ${say('whatif.unknown')}`}
              </p>
            </div>
          )
        }
      </Asking>
      <ChangesList changes={shown.changes} />
    </Panel>
  )
}

const Chance = ({ probability }: { probability: number | null }) => {
  const say = useText('office-sports')
  return probability === null ? null : <i className="num">{chanceText(probability) ?? say('whatif.below')}</i>
}

const Scores = ({ whatIf, board: { shown } }: { whatIf: WhatIf; board: Board }) => {
  const say = useText('office-sports')
  const { homes, aways, at } = gridOf(whatIf.cells)
  const { home, away, score, state } = shown?.event ?? {}
  const unit = unitOf(whatIf.cells.map(({ profit }) => profit))
  const isNow = (one: number, other: number) => state === 'live' && score?.home === one && score.away === other
  return (
    <div className="sports-scroll">
      <table className="sports-scores" aria-label={say('whatif')}>
        <thead>
          <tr>
            <th rowSpan={2} scope="col" className="wrap">
              {home?.name} {unit.size > 1 && <small>({say('unit.many')})</small>}
            </th>
            <th scope="colgroup" colSpan={aways.length}>
              {away?.name}
            </th>
          </tr>
          <tr>
            {aways.map((goals) => (
              <th key={goals} scope="col" aria-label={`${away?.name ?? ''} ${goals}`}>
                <b className="num">{goals}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {homes.map((goals) => (
            <tr key={goals}>
              <th scope="row" aria-label={`${home?.name ?? ''} ${goals}`}>
                <b className="num">{goals}</b>
              </th>
              {aways.map((other) => {
                const cell = at(goals, other)
                return (
                  <td key={other}>
                    {cell && (
                      <span
                        className="sports-cell"
                        data-tone={toneOf(cell.profit)}
                        data-now={isNow(goals, other) ? '' : undefined}
                        title={signedSum(cell.profit)}
                      >
                        <b className="num">{sumIn(unit, cell.profit, true)}</b>
                        <Chance probability={cell.probability} />
                      </span>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const Outcomes = ({ rows, isGoals }: { rows: WhatIf['byWinner']; isGoals: boolean }) => {
  const say = useText('office-sports')
  if (rows.length === 0) return <p className="quiet">{say('event.no-markets')}</p>
  return (
    <ul className="sports-outcome-list">
      {rows.map(({ name, profit, probability }) => (
        <li key={name} className="sports-cell" data-tone={toneOf(profit)}>
          <span>{isGoals ? say('whatif.goals', { count: name }) : name}</span>
          <b className="num">{signedSum(profit)}</b>
          <Chance probability={probability} />
        </li>
      ))}
    </ul>
  )
}

const Sums = ({ whatIf: { worst, best, expected, ifTaken } }: { whatIf: WhatIf }) => {
  const say = useText('office-sports')
  const sum = (profit: number) => (
    <b className={profit < 0 ? 'num bad' : profit > 0 ? 'num good' : 'num'}>{signedSum(profit)}</b>
  )
  return (
    <dl className="sports-sums">
      {worst && (
        <div>
          <dt>
            {say('whatif.worst')} <span className="num">{worst.score ?? say('whatif.bound')}</span>
          </dt>
          <dd>{sum(worst.profit)}</dd>
        </div>
      )}
      {expected !== null && (
        <div>
          <dt>{say('whatif.expected')}</dt>
          <dd>{sum(expected)}</dd>
        </div>
      )}
      {best && (
        <div>
          <dt>
            {say('whatif.best')} <span className="num">{best.score}</span>
          </dt>
          <dd>{sum(best.profit)}</dd>
        </div>
      )}
      {ifTaken.map(({ number, nick, stake, worst: then }) => (
        <div key={number} className="sports-if">
          <dt>{say('whatif.if', { nick, stake: sumText(stake) })}</dt>
          <dd>
            <b className={then < 0 ? 'num bad' : 'num'}>{say('whatif.if-worst', { sum: signedSum(then) })}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
