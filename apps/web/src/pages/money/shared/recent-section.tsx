import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { moreClass, Section } from '@maru/ui/card.tsx'
import { ErrorNote } from '@maru/ui/error-note.tsx'
import type { CashList } from '../../../features/cash/calls/cash-list.ts'
import { RecentRequests } from '../../../features/cash/recent-requests.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { useProblemText } from '../../../shared/text/problem.ts'

type Requests = { data: CashList | undefined; error: Error | null; refetch: () => unknown }

export function RecentSection({ cashType, requests }: { cashType: CashType; requests: Requests }) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const { data, error, refetch } = requests
  return (
    <Section
      title={say(`recent.${cashType}`)}
      action={
        <Link to={cashType === 'deposit' ? 'chargeList' : 'exchangeList'} className={moreClass}>
          {sayCommon('nav.more')}
        </Link>
      }
    >
      {error && !data ? (
        <ErrorNote
          title={say('list.failed')}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              {sayCommon('action.retry')}
            </Button>
          }
        >
          {problemText(error)}
        </ErrorNote>
      ) : (
        <RecentRequests cashType={cashType} rows={data?.list} />
      )}
    </Section>
  )
}
