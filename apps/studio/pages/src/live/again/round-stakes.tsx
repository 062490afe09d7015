import type { TextKey } from '../../../../locales/ko.ts'
import type { StakeAgain, TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import { figure, type Language, type Say, signedMoney } from '../../frame/texts.ts'
import { placeAgain } from './round-words.ts'

type Asked = { round: TableRoundAgain; say: Say; language: Language }

/** What the player had on each place and what came back of it; the net result first. */
export function RoundStakes({ round, say, language }: Asked) {
  const { stakes, isPaid } = round
  const staked = sumOf(stakes, 'staked')
  const returned = sumOf(stakes, 'returned')
  const money = (sum: number) => say('won', { n: figure(sum, language) })
  if (stakes.length === 0) return <p className="again-card again-note">{say('againNoStakes')}</p>
  return (
    <section className="again-card">
      <h2 className="hidden-text">{say('againNet')}</h2>
      <div className="again-net">
        <b className={returned > staked ? 'money' : ''} data-testid="again-net">
          {signedMoney(returned - staked, say, language)}
        </b>
        <small>
          <span>{say('liveStake', { n: money(staked) })}</span>{' '}
          <span>{say('liveReturned', { n: money(returned) })}</span>
        </small>
        {isPaid ? null : <small className="again-open">{say('againUnpaid')}</small>}
      </div>
      <table className="again-stakes">
        <caption className="hidden-text">{say('againPlaces')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('againPlaces')}</th>
            <th scope="col">{say('againStaked')}</th>
            <th scope="col">{say('againReturned')}</th>
          </tr>
        </thead>
        <tbody>
          {stakes.map((stake) => (
            <Row key={`${stake.end} ${stake.place}`} stake={stake} round={round} say={say} language={language} />
          ))}
        </tbody>
        {stakes.length > 1 ? (
          <tfoot>
            <tr>
              <th scope="row">{say('againTotal')}</th>
              <td>{figure(staked, language)}</td>
              <td>{figure(returned, language)}</td>
            </tr>
          </tfoot>
        ) : null}
      </table>
    </section>
  )
}

const ENDS: { readonly [end in StakeAgain['end']]: TextKey | undefined } = {
  settled: undefined,
  withdrawn: 'againWithdrawn',
  late: 'againLate',
  void: 'againBack',
}

function Row({ stake: { place, end, staked, returned }, round, say, language }: Asked & { stake: StakeAgain }) {
  const { name, fullName, mark, tone } = placeAgain(round.game, place, say, language)
  const note = ENDS[end]
  const kind = end !== 'settled' ? 'back' : returned > staked ? 'won' : returned > 0 ? 'part' : 'lost'
  return (
    <tr data-kind={kind}>
      <th scope="row">
        <span className="again-where">
          <span className="again-mark" data-tone={tone} aria-hidden="true">
            {mark}
          </span>
          <span>
            {fullName ?? name}
            {note ? <small>{say(note)}</small> : null}
          </span>
        </span>
      </th>
      <td>{figure(staked, language)}</td>
      <td>
        <b>{figure(returned, language)}</b>
      </td>
    </tr>
  )
}

const sumOf = (stakes: readonly StakeAgain[], what: 'staked' | 'returned'): number =>
  stakes.reduce((sum, stake) => sum + stake[what], 0)
