import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense, useEffect } from 'react'
import type { AmountBounds } from '../../../features/cash/amount.rules.ts'
import type { CoinWithdrawal } from '../../../features/cash/coin/calls/coin-withdrawal.ts'
import { RateLine } from '../../../features/cash/coin/rate-line.tsx'
import { useWithdrawalPause } from '../../../features/cash/use-withdrawal-pause.ts'
import type { WithdrawalTimes as Times } from '../../../features/cash/withdrawal-pause.rules.ts'
import { WithdrawalPurse } from '../../../features/cash/withdrawal-purse.tsx'
import { WithdrawalTimes } from '../../../features/cash/withdrawal-times.tsx'
import { CoinProblem } from '../shared/coin-problem.tsx'
import { FormSkeleton } from '../shared/form-skeleton.tsx'
import { useWaysOut } from '../shared/use-ways-out.tsx'
import type { CoinExchange } from './use-coin-exchange.ts'

const loadForm = () => import('../../../features/cash/coin/coin-withdrawal-form.tsx')
const loadLoss = () => import('../../../features/bonus/withdrawal-loss.tsx')
const WithdrawalLossNote = lazy(() => loadLoss().then((m) => ({ default: m.WithdrawalLossNote })))
const WithdrawalLossDialog = lazy(() => loadLoss().then((m) => ({ default: m.WithdrawalLossDialog })))
const CoinWithdrawalForm = lazy(() => loadForm().then((m) => ({ default: m.CoinWithdrawalForm })))

/** The balance, the network and the form; an open request in the form's place. */
export function CoinWithdrawalPanel({ exchange }: { exchange: CoinExchange }) {
  const say = useText('coin')
  const sayCash = useText('cash')
  // Its code comes along with what it will show.
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  const { withdrawal, bounds, times, open, isKnown, problem, retry, loss } = exchange
  const network = withdrawal?.network
  return (
    <div className="grid gap-6">
      <WithdrawalPurse>
        <div className={problem ? 'hidden' : undefined}>
          <dt className="text-13 text-text-3">{say('withdrawal.by')}</dt>
          <dd className="mt-1 leading-normal">
            {network ? (
              <>
                <b data-own className="block font-bold">
                  {network.name}
                </b>
                <span className="text-13 text-text-3">{say('withdrawal.token')}</span>
              </>
            ) : (
              <Skeleton className="h-11 w-48" />
            )}
          </dd>
        </div>
      </WithdrawalPurse>
      {problem ? (
        <CoinProblem cashType="withdrawal" problem={problem} retry={retry} />
      ) : open ? (
        <Notice tone="info" title={sayCash('withdrawal.isOpen')}>
          {sayCash('withdrawal.isOpenText')}
        </Notice>
      ) : withdrawal && bounds && times && isKnown ? (
        <Suspense fallback={<FormSkeleton />}>
          {loss && <WithdrawalLossNote {...loss} />}
          <TimedForm withdrawal={withdrawal} bounds={bounds} times={times} loss={loss} />
        </Suspense>
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}

type Timed = { withdrawal: CoinWithdrawal; bounds: AmountBounds; times: Times; loss: CoinExchange['loss'] }

function TimedForm({ withdrawal, bounds, times, loss }: Timed) {
  const { now, pause } = useWithdrawalPause(times)
  return (
    <CoinWithdrawalForm
      withdrawal={withdrawal}
      bounds={bounds}
      head={
        <>
          <WithdrawalTimes times={times} now={now} pause={pause} />
          <RateLine rate={withdrawal.rate} rateAt={withdrawal.rateAt} unknown="rate.unknownWithdrawal" />
        </>
      }
      pausedUntil={pause?.until}
      ways={useWaysOut()}
      question={
        loss &&
        ((asked) => (
          <Suspense>
            <WithdrawalLossDialog {...loss} {...asked} />
          </Suspense>
        ))
      }
    />
  )
}
