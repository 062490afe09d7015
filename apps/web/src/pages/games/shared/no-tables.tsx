import { useText } from '@maru/i18n/react'
import { Button, buttonClass } from '@maru/ui/button.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import type { TableGroup } from './vendor-links.tsx'

/** Filters that no table meets. */
export function NoneFits({ isFavourites, all, clear }: { isFavourites: boolean; all: number; clear: () => void }) {
  const say = useText('tables')
  return (
    <Empty
      title={say(isFavourites ? 'none.favourites' : 'none.filtered')}
      action={<Button onClick={clear}>{say('filter.clear')}</Button>}
    >
      {isFavourites ? say('none.favouritesText') : say('none.filteredText', { count: all })}
    </Empty>
  )
}

/** The page of a vendor that has no table at this site. */
export function NoTablesOfVendor({ group, vendorName }: { group: TableGroup; vendorName: string }) {
  const say = useText('tables')
  return (
    <Empty
      title={say('none.vendor', { vendor: vendorName })}
      action={
        <Link to={group === 'casino' ? 'liveCasino' : 'hotelCasino'} className={buttonClass({ kind: 'neutral' })}>
          {say('none.toAll')}
        </Link>
      }
    >
      {say('none.vendorText')}
    </Empty>
  )
}
