import { Link } from '@tanstack/react-router'

/** To how the member is protected. */
export const ProtectionLink = ({ memberId, memNick }: { memberId: number; memNick: string }) => (
  <Link to="/members/$memberId" params={{ memberId: String(memberId) }} search={{ tab: 'protection', page: 1 }}>
    <b>{memNick}</b>
  </Link>
)
