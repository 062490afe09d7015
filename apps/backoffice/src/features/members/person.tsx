import type { AdminAnswerOf, memberDetail } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Lock, TriangleAlert } from 'lucide-react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { phoneText } from '../../shared/phone.ts'
import { seoulDayClock } from '../../shared/time/seoul.ts'
import { DaysChart } from './days-chart.tsx'
import { DebtBar } from './debt-bar.tsx'
import './members.css'
import { countryName } from '../../shared/words/country-name.ts'
import { memberStatusWords, tierWords } from '../../shared/words/member-words.ts'

export type Member = AdminAnswerOf<typeof memberDetail>

export const MemberStatusChip = ({ status }: { status: Member['status'] }) => {
  const t = useText('office')
  return <Chip tone={memberStatusWords[status].tone}>{t(memberStatusWords[status].word)}</Chip>
}

/** What a cashier wants to know of somebody at a glance. */
export const Person = ({ member, isFull = false }: { member: Member; isFull?: boolean }) => {
  const t = useText('office')
  const language = useLanguage()
  return (
    <>
      <div className="row">
        <Chip>{t('member.level', { level: member.level })}</Chip>
        <Chip>{t(tierWords[member.tier])}</Chip>
        {member.isDepositBarred && <Chip tone="bad">{t('member.barred-deposit')}</Chip>}
        {member.isWithdrawalBarred && <Chip tone="bad">{t('member.barred-withdrawal')}</Chip>}
        {member.isBettingBarred && <Chip tone="bad">{t('member.barred-betting')}</Chip>}
        {member.hasTotp && <Chip tone="ok">{t('member.has-totp')}</Chip>}
        {member.passkeys > 0 && <Chip tone="ok">{t('member.has-passkeys', { count: member.passkeys })}</Chip>}
        {member.isTest && <Chip tone="warn">{t('member.test')}</Chip>}
        {member.isOnline && <Chip tone="info">{t('member.online')}</Chip>}
      </div>
      {member.lockReason && (
        <div className="warn-bar" data-tone="bad">
          <Lock size={15} aria-hidden />
          {t('member.lock-reason', { reason: member.lockReason })}
        </div>
      )}
      {member.closing && (
        <div className="warn-bar">
          <TriangleAlert size={15} aria-hidden />
          {t(member.closing.isClosed ? 'member.closed' : 'member.closing', { at: seoulDayClock(member.closing.at) })}
          {member.closing.reason && ` · ${member.closing.reason}`}
        </div>
      )}
      {member.rejectReason && (
        <div className="warn-bar">
          <TriangleAlert size={15} aria-hidden />
          {t('member.reject-reason', { reason: member.rejectReason })}
        </div>
      )}
      {member.isWithdrawalLocked && (
        <div className="warn-bar">
          <TriangleAlert size={15} aria-hidden />
          {t('member.withdrawal-locked')}
        </div>
      )}
      {member.loginWaitsUntil && (
        <div className="warn-bar">
          <TriangleAlert size={15} aria-hidden />
          {t('member.login-waits', { at: seoulDayClock(member.loginWaitsUntil) })}
        </div>
      )}
      <DebtBar member={member} />
      <dl className="balances">
        <Balance name={t('member.cash')} figure={sumDigits(member.cash)} />
        <Balance name={t('member.points')} figure={digits(member.points)} />
        <Balance name={t('member.in-game')} figure={sumDigits(member.inGame)} />
        <Balance name={t('member.withdrawal-pending')} figure={sumDigits(member.withdrawalPending)} />
      </dl>
      <DaysChart days={member.days} />
      <dl className="pairs">
        <dt>{t('member.account')}</dt>
        <dd>
          {member.bankName} {member.bankacc} {member.memName}
        </dd>
        <dt>{t('member.phone')}</dt>
        <dd>{phoneText(member.memPhone)}</dd>
        <dt>{t('member.recommender')}</dt>
        <dd>{member.recommenderId ?? '–'}</dd>
        <dt>{t('member.deposits-total')}</dt>
        <dd>{sumDigits(member.depositsTotal)}</dd>
        <dt>{t('member.withdrawals-total')}</dt>
        <dd>{sumDigits(member.withdrawalsTotal)}</dd>
        <dt>{t('member.last-login')}</dt>
        <dd>
          {member.lastLoginAt ? seoulDayClock(member.lastLoginAt) : '–'}
          {member.lastIp ? ` · ${member.lastIp}` : ''}
        </dd>
        {isFull && (
          <>
            <dt>{t('member.joined')}</dt>
            <dd>
              {seoulDayClock(member.joinedAt)} · {member.joinIp}
            </dd>
            <dt>{t('member.nation')}</dt>
            <dd>{countryName(member.nationCode, language)}</dd>
            <dt>{t('member.number')}</dt>
            <dd>{member.memberId}</dd>
          </>
        )}
      </dl>
    </>
  )
}

const Balance = ({ name, figure }: { name: string; figure: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{figure}</dd>
  </div>
)
