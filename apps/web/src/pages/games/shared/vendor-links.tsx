import type { GameGroup } from '@maru/contract'
import { gameCodes } from '@maru/contract/game-code'
import { useText } from '@maru/i18n/react'
import { chipClass } from '@maru/ui/chip.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { vendorList } from '../../../features/games/calls/vendor-list.ts'
import { Link, navigate, useParam } from '../../../shared/navigation/index.ts'

export type TableGroup = Extract<GameGroup, 'casino' | 'hc-casino'>

const places = gameCodes.filter(({ area }) => area === 'livecasino')

/** The vendor in the path: one that has games here, or one of the specification that may have some later. Any other address is nobody's. */
export const useVendorOfPath = (group: TableGroup): { vendorKey: string; vendorName: string } => {
  const vendorKey = useParam('vendor')
  const vendors = useQuery(vendorList(group)).data
  const known = vendors?.find((vendor) => vendor.vendorKey === vendorKey)?.codeName
  const planned = places.find(({ key }) => key === vendorKey)?.codeNameEN
  const vendorName = known ?? planned ?? ''
  const isNobodys = vendorKey !== '' && vendors !== undefined && vendorName === ''
  useEffect(() => {
    if (isNobodys) navigate({ to: 'notFound' }, { replace: true })
  }, [isNobodys])
  return { vendorKey, vendorName }
}

/** From one vendor's tables to another's, where there are several. */
export function VendorLinks({ group, vendorKey }: { group: TableGroup; vendorKey: string }) {
  const say = useText('games')
  const vendors = useQuery(vendorList(group)).data ?? []
  if (vendors.length < 2) return null
  const [all, one] =
    group === 'casino' ? (['liveCasino', 'liveVendor'] as const) : (['hotelCasino', 'hotelVendor'] as const)
  const here = (is: boolean) => ({ 'aria-current': is ? ('page' as const) : undefined })
  return (
    <nav aria-label={say('vendors.title')} className="scroll-row -mx-4 flex gap-2 px-4 tablet:mx-0 tablet:px-0">
      <Link to={all} className={chipClass} {...here(vendorKey === '')}>
        {say('vendors.all')}
      </Link>
      {vendors.map((vendor) => (
        <Link
          key={vendor.vendorKey}
          to={one}
          params={{ vendor: vendor.vendorKey }}
          className={chipClass}
          {...here(vendorKey === vendor.vendorKey)}
        >
          {vendor.codeName}
        </Link>
      ))}
    </nav>
  )
}
