import type { SportBettor } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { shortPercent, signedSum } from '../../../shared/money.ts'
import { Chip } from '../../../shared/parts/chip.tsx'
import { useMay } from '../../../shared/staff/me.ts'

const WHOLE_BP = 10_000

/** Who it is, and what a trader weighs of somebody. */
export const BettorLine = ({ member }: { member: SportBettor }) => {
  const t = useText('office')
  const say = useText('office-sports-tickets')
  const { won, factorBp, delaySeconds } = member
  return (
    <span className="bettor">
      <MemberName member={member} />
      {member.memId && <span className="quiet">{member.memId}</span>}
      <Chip>{t('member.level', { level: member.level })}</Chip>
      {(factorBp !== WHOLE_BP || delaySeconds > 0) && (
        <Chip tone="warn">
          {shortPercent(factorBp / 100)}
          {delaySeconds > 0 && ` +${say('member.seconds', { seconds: delaySeconds })}`}
        </Chip>
      )}
      <span className="quiet num">{say('member.open', { count: member.openTickets })}</span>
      <span className="num" title={say('member.won-note')}>
        <span className="quiet">{say('member.won')}</span>{' '}
        <span className={won > 0 ? 'bad' : won < 0 ? 'good' : 'quiet'}>{signedSum(won)}</span>
      </span>
    </span>
  )
}

/** Leads to the member's tickets, where these staff may read members. */
export const MemberName = ({ member }: { member: Pick<SportBettor, 'memberId' | 'memNick'> }) => {
  const say = useText('office-sports-tickets')
  const may = useMay()
  const name = member.memNick || say('member.number', { number: member.memberId })
  if (!may('members.read')) return <b>{name}</b>
  return (
    <Link
      to="/members/$memberId"
      params={{ memberId: String(member.memberId) }}
      search={{ tab: 'sports', page: 1 }}
      onClick={(event) => event.stopPropagation()}
    >
      <b>{name}</b>
    </Link>
  )
}
