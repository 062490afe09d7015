import { call } from '@maru/client'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMember } from '../session/session.ts'

const hourMs = 3_600_000

const partnerSite = queryOptions({
  queryKey: ['own', 'partner-site'],
  queryFn: () => call('/api/partner/siteLink', {}),
  staleTime: hourMs,
})

/** Where the partner site is, for a partner; undefined for all others, and where the operator runs none. */
export const usePartnerSite = (): string | undefined => {
  const isPartner = useMember()?.member.isPartnerMember === 'Y'
  return useQuery({ ...partnerSite, enabled: isPartner }).data?.link || undefined
}
