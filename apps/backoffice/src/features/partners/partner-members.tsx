import type { AdminPartnerMember } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sumDigits } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { SearchFields } from '../../shared/parts/search-fields.tsx'
import { When } from '../../shared/parts/when.tsx'
import { MemberStatusChip } from '../members/person.tsx'
import { usePartnerMembers } from './calls/partners.ts'

type PartnerMembersProps = { partnerId: number; before: string; onBefore: (before: string) => void }

/** Members below a partner at any depth. */
export const PartnerMembers = ({ partnerId, before, onBefore }: PartnerMembersProps) => {
  const t = useText('office')
  const say = useText('office-partners')
  const [search, setSearch] = useState('')
  const query = usePartnerMembers(partnerId, { search, before, size: 30 })
  const columns: Column<AdminPartnerMember>[] = [
    {
      id: 'member',
      head: t('col.member'),
      cell: ({ memberId, memId, memNick }) => (
        <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'ledger', page: 1 }}>
          <b>{memNick}</b> <span className="quiet">{memId}</span>
        </Link>
      ),
      below: ({ partnerMemId }) => partnerMemId,
    },
    { id: 'partner', head: say('col.direct'), isWideOnly: true, cell: ({ partnerMemId }) => partnerMemId },
    {
      id: 'status',
      head: t('col.status'),
      cell: ({ status }) => <MemberStatusChip status={status} />,
    },
    { id: 'cash', head: say('col.cash'), isFigure: true, cell: ({ cash }) => sumDigits(cash) },
    { id: 'joined', head: say('col.joined'), isWideOnly: true, cell: ({ joinedAt }) => <When at={joinedAt} /> },
    {
      id: 'login',
      head: say('col.login'),
      isWideOnly: true,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <When at={lastLoginAt} />),
    },
  ]
  return (
    <>
      <div className="panel-pad">
        <SearchFields
          label={say('one.members')}
          found={{ search }}
          words={{ search: say('tree.search') }}
          maxLength={40}
          onSend={({ search: typed }) => {
            onBefore('')
            setSearch(typed.trim())
          }}
        />
      </div>
      <Asking query={query} lines={8}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say(search === '' ? 'one.no-members' : 'pick.none')} />
          ) : (
            <>
              <Scroll>
                <Grid
                  label={say('one.members')}
                  columns={columns}
                  rows={found.rows}
                  idOf={({ memberId }) => memberId}
                />
              </Scroll>
              <OlderPager before={before} newest="" next={found.next} onBefore={onBefore} />
            </>
          )
        }
      </Asking>
    </>
  )
}
