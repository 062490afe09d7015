import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { amountText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { buttonLink } from '../../shared/parts/button-link.ts'
import { KeyCap } from '../../shared/parts/key-cap.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useNow } from '../../shared/time/now.ts'
import { seoulShort } from '../../shared/time/seoul.ts'
import { useMember } from './calls/member.ts'
import { useMemberLedger } from './calls/member-ledger.ts'
import { kindWord } from './ledger-words.ts'
import { MemberActs } from './member-acts.tsx'
import { MemberStatusChip, Person } from './person.tsx'

/** Whom the chosen row concerns. */
export const PersonPanel = ({ memberId }: { memberId: number | undefined }) => {
  const t = useText('office')
  const may = useMay()
  const isOn = may('members.read')
  const query = useMember(memberId, isOn)
  const member = memberId !== undefined && query.data?.memberId === memberId ? query.data : undefined
  if (!isOn) return null
  return (
    <Panel
      label={t('member.concerned')}
      title={
        member ? (
          <h2>
            {member.memNick} <span className="quiet person-id">{member.memId}</span>
          </h2>
        ) : (
          <h2>{t('member.concerned')}</h2>
        )
      }
      head={
        member && (
          <>
            <span className="grow" />
            <MemberStatusChip status={member.status} />
          </>
        )
      }
    >
      <div className="panel-scroll">
        {memberId === undefined ? (
          <Empty title={t('member.choose')} />
        ) : (
          <Asking query={query} lines={9}>
            {() =>
              member ? (
                <div className="person">
                  <Person member={member} />
                  {may('ledger.read') && <Latest memberId={member.memberId} />}
                  <div className="row">
                    <Link
                      to="/members/$memberId"
                      params={{ memberId: String(member.memberId) }}
                      search={{ tab: 'ledger', page: 1 }}
                      className={buttonLink}
                    >
                      {t('member.whole')}
                      <KeyCap name="open" />
                    </Link>
                    <span className="grow" />
                    <MemberActs member={member} isShort />
                  </div>
                </div>
              ) : null
            }
          </Asking>
        )}
      </div>
    </Panel>
  )
}

const latestCount = 4

const Latest = ({ memberId }: { memberId: number }) => {
  const t = useText('office')
  const now = useNow()
  const rows = useMemberLedger(memberId, '', latestCount).data?.rows ?? []
  if (rows.length === 0) return null
  return (
    <ul className="timeline" aria-label={t('member.latest')}>
      {rows.map((row) => (
        <li key={`${row.transferId} ${row.account}`}>
          <time>{seoulShort(row.at, now)}</time>
          <span>{kindWord(t, row.kind)}</span>
          <b className="num">{amountText(row.amount, row.currency, true)}</b>
        </li>
      ))}
    </ul>
  )
}
