import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { moreClass, Section } from '@maru/ui/card.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import type { CashList } from '../../../features/cash/calls/cash-list.ts'
import { RecentRequests } from '../../../features/cash/recent-requests.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'

type Requests = { data: CashList | undefined; error: Error | null; refetch: () => unknown }

export function RecentSection({ cashType, requests }: { cashType: CashType; requests: Requests }) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const { data, error, refetch } = requests
  return (
    <Section
      title={say(`recent.${cashType}`)}
      className="max-tablet:mt-2"
      action={
        <Link to={cashType === 'deposit' ? 'chargeList' : 'exchangeList'} className={moreClass}>
          {sayCommon('nav.more')}
          <RightIcon size={16} />
        </Link>
      }
    >
      {error && !data ? (
        <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />
      ) : (
        <RecentRequests cashType={cashType} rows={data?.list} />
      )}
    </Section>
  )
}
