import { Button } from '@mantine/core'
import type { AdminAnswerOf, sportMember } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { shortPercent, signedSum } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { OlderPager } from '../../../shared/parts/older-pager.tsx'
import { Change, SecondPanel } from '../../../shared/parts/second-panel.tsx'
import { useMay } from '../../../shared/staff/me.ts'
import { seoulDayClock } from '../../../shared/time/seoul.ts'
import { useBettor, useConfirmFactor, useDropFactor, useTickets } from './calls/tickets.ts'
import { FactorModal } from './factor-modal.tsx'
import { TicketDrawer } from './ticket-drawer.tsx'
import type { TicketRef } from './ticket-filter.ts'
import { TicketTable } from './ticket-table.tsx'
import './tickets.css'

/** A member's tickets, and how much the book takes of it. */
export const MemberSports = ({ memberId }: { memberId: number }) => {
  const say = useText('office-sports-tickets')
  const bettor = useBettor(memberId)
  const [before, setBefore] = useState('')
  const [opened, setOpened] = useState<TicketRef>()
  const tickets = useTickets({ memberId, before, size: 20 })
  return (
    <>
      <Asking query={bettor} lines={2}>
        {(found) => (
          <>
            <WaitingFactor {...found} />
            <Factor {...found} />
          </>
        )}
      </Asking>
      <Asking query={tickets} lines={6}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <Empty title={say('stream.none')} />
          ) : (
            <>
              <TicketTable label={say('title')} rows={rows} isOfMember onOpen={setOpened} />
              <OlderPager before={before} newest="" next={next} onBefore={setBefore} />
            </>
          )
        }
      </Asking>
      {opened && <TicketDrawer {...opened} onClose={() => setOpened(undefined)} />}
    </>
  )
}

type Found = AdminAnswerOf<typeof sportMember>

/** Above the limits of the level: another of the staff confirms it. */
const WaitingFactor = ({ member, request }: Found) => {
  const say = useText('office-sports-tickets')
  const may = useMay()
  const [confirm, drop] = [useConfirmFactor(), useDropFactor()]
  const textOf = ({ factorBp, delaySeconds }: Pick<Found['member'], 'factorBp' | 'delaySeconds'>): string =>
    shortPercent(factorBp / 100) + (delaySeconds > 0 ? ` +${say('member.seconds', { seconds: delaySeconds })}` : '')
  return (
    <SecondPanel
      rows={request ? [request] : []}
      what={({ wanted }) => <Change label={say('factor.percent')} before={textOf(member)} after={textOf(wanted)} />}
      mayDecide={may('sports.rules')}
      confirm={confirm}
      drop={drop}
    />
  )
}

const Factor = ({ member, changes }: Found) => {
  const say = useText('office-sports-tickets')
  const may = useMay()
  const [isChanging, setChanging] = useState(false)
  return (
    <div className="panel-pad form">
      <div className="row">
        <dl className="bettor-figures">
          <div>
            <dt>{say('factor.percent')}</dt>
            <dd>{shortPercent(member.factorBp / 100)}</dd>
          </div>
          <div>
            <dt>{say('factor.delay')}</dt>
            <dd>{member.delaySeconds}</dd>
          </div>
          <div>
            <dt>{say('member.open-tickets')}</dt>
            <dd>{member.openTickets}</dd>
          </div>
          <div>
            <dt>{say('member.won')}</dt>
            <dd>{signedSum(member.won)}</dd>
          </div>
        </dl>
        <span className="grow" />
        {may('sports.rules') && <Button onClick={() => setChanging(true)}>{say('factor.change')}</Button>}
      </div>
      {changes.length > 0 && (
        <ul className="timeline">
          {changes.map(({ at, by, factorBp, delaySeconds, reason }) => (
            <li key={at}>
              <time>{seoulDayClock(at)}</time>
              <span>
                <b>{by}</b> {reason}
              </span>
              <span className="num">
                {shortPercent(factorBp / 100)}
                {delaySeconds > 0 && ` +${say('member.seconds', { seconds: delaySeconds })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {isChanging && <FactorModal member={member} onClose={() => setChanging(false)} />}
    </div>
  )
}
