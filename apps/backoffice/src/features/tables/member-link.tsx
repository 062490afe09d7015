import { Link } from '@tanstack/react-router'

type Props = { memberId: number | null; memId: string | null; otherwise?: string }

/** Leads to the member's wagers, where these staff may read members; others read a masked name. */
export const MemberLink = ({ memberId, memId, otherwise = '–' }: Props) =>
  memberId === null ? (
    <b>{memId ?? otherwise}</b>
  ) : (
    <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'wagers', page: 1 }}>
      <b>{memId}</b>
    </Link>
  )
