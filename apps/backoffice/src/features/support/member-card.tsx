import type { AdminAnswerOf, adminChat } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { sumDigits } from '../../shared/money.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { useMay } from '../../shared/staff/me.ts'

/** Whom the chat is with. */
export const MemberCard = ({ found: { chat, member } }: { found: AdminAnswerOf<typeof adminChat> }) => {
  const say = useText('office-support')
  const may = useMay()
  return (
    <Panel title={say('card')}>
      <div className="panel-pad form">
        <b>{member.memNick}</b>
        <span className="quiet">{member.memId}</span>
        <dl className="chat-facts">
          <dt>{say('card.level')}</dt>
          <dd className="num">{member.level}</dd>
          <dt>{say('card.cash')}</dt>
          <dd className="num">{sumDigits(member.cash)}</dd>
        </dl>
        {may('members.read') && (
          <Link
            to="/members/$memberId"
            params={{ memberId: String(chat.memberId) }}
            search={{ tab: 'ledger', page: 1 }}
          >
            {say('card.open')}
          </Link>
        )}
      </div>
    </Panel>
  )
}
