import { Link } from '@tanstack/react-router'
import { useMay } from '../../shared/staff/me.ts'

export const MemberName = ({ memberId, memNick }: { memberId: number; memNick: string }) =>
  useMay()('members.read') ? (
    <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'ledger', page: 1 }}>
      <b>{memNick}</b>
    </Link>
  ) : (
    <b>{memNick}</b>
  )
