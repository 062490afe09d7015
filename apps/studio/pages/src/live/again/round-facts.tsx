import type { TextKey } from '../../../../locales/ko.ts'
import type { TableRoundAgain } from '../../../../src/tables/again/round-again-shapes.ts'
import { figure, type Language, roundName, type Say } from '../../frame/texts.ts'
import { dayTime } from './day-time.ts'

/** Why the table itself voids a round; anything else is what staff wrote. */
const OWN_REASONS: { readonly [reason: string]: TextKey } = {
  'no result': 'againVoidNoResult',
  'nobody played': 'againVoidNobody',
}

/** Which round it was, and what was unusual about it. */
export function RoundFacts({ round, say, language }: { round: TableRoundAgain; say: Say; language: Language }) {
  const { id, number, startedAt, isVoided, voidReason, isTyped } = round
  const own = OWN_REASONS[voidReason ?? '']
  return (
    <section className="again-card">
      {isVoided ? (
        <p className="again-void">
          <b>{say('againVoidReason')}</b>
          <span>{own ? say(own) : voidReason}</span>
          <small>{say('liveVoidNote')}</small>
        </p>
      ) : null}
      {isTyped ? <p className="again-typed">{say('againTyped')}</p> : null}
      <dl className="again-facts">
        <div>
          <dt>{say('againRound')}</dt>
          <dd title={id}>
            {roundName(id)} <small>{say('againNumber', { n: figure(number, language) })}</small>
          </dd>
        </div>
        <div>
          <dt>{say('againPlayed')}</dt>
          <dd>
            <time dateTime={new Date(startedAt).toISOString()}>{dayTime(startedAt)}</time>
          </dd>
        </div>
      </dl>
    </section>
  )
}
