import { useText } from '@maru/i18n/react'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { security } from './calls/security.ts'
import { PasskeysCard } from './passkeys-card.tsx'
import { PlacesCard } from './places-card.tsx'
import { TotpCard } from './totp-card.tsx'

/** What protects the account besides the password. */
export function SecurityView() {
  const say = useText('account')
  const { data, error, refetch } = useQuery(security)
  if (error && !data) return <LoadFailed title={say('failed')} problem={error} retry={refetch} />
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PasskeysCard passkeys={data.passkeys} />
      <TotpCard totp={data.totp} />
      <PlacesCard />
    </div>
  )
}
