import type { SportTicketFile } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { signedSum, sumDigits, sumText } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { seoulFull } from '../../../shared/time/seoul.ts'
import { stepWords } from './ticket-words.ts'
import { useCodeText } from './use-code-text.ts'

/** What it takes up of what the book may lose on each outcome, event and competition. */
export const TicketExposure = ({ ticket }: { ticket: SportTicketFile }) => {
  const say = useText('office-sports-tickets')
  const { exposure, isExposed } = ticket
  if (exposure.length === 0) return null
  return (
    <section>
      <h3>
        {say('ticket.exposure')} {!isExposed && <Chip>{say('ticket.released')}</Chip>}
      </h3>
      <ul className="ticket-exposure">
        {exposure.map(({ kind, name, loss, open, most }) => (
          <li key={`${kind} ${name}`}>
            <span>
              <span className="quiet">{say(`exposure.${kind}`)}</span> {name}
            </span>
            <b className="num">{isExposed ? signedSum(-loss) : sumDigits(loss)}</b>
            <span className="quiet num">{say('exposure.of', { open: sumDigits(open), most: sumDigits(most) })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const TicketCashOuts = ({ cashOuts }: Pick<SportTicketFile, 'cashOuts'>) => {
  const say = useText('office-sports-tickets')
  const codeText = useCodeText()
  if (cashOuts.length === 0) return null
  return (
    <section>
      <h3>{say('ticket.cash-outs')}</h3>
      <ul className="timeline">
        {cashOuts.map(({ at, state, paid, ofStake, code }) => (
          <li key={at}>
            <time>{seoulFull(at)}</time>
            <span>{code ? codeText(code) : say(`cash-out.${state}`)}</span>
            <span className="num">
              {paid !== null &&
                ofStake !== null &&
                say('ticket.cashed-of', { paid: sumText(paid), stake: sumText(ofStake) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What became of it, and by whom. */
export const TicketHistory = ({ history }: Pick<SportTicketFile, 'history'>) => {
  const say = useText('office-sports-tickets')
  const codeText = useCodeText()
  return (
    <section>
      <h3>{say('ticket.history')}</h3>
      <ul className="timeline">
        {history.map(({ at, kind, by, sum, code, reason }) => (
          <li key={`${at} ${kind} ${by}`}>
            <time>{seoulFull(at)}</time>
            <span>
              {say(stepWords[kind])} {by && <b>{by}</b>}
              {(code || reason) && <span className="quiet"> {reason || codeText(code ?? '')}</span>}
            </span>
            <span className="num">{sum !== null && sumText(sum)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
