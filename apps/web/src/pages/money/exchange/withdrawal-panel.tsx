import { useText } from '@maru/i18n/react'
import { Notice } from '@maru/ui/notice.tsx'
import { lazy, Suspense, useEffect } from 'react'
import type { AmountBounds } from '../../../features/cash/amount.rules.ts'
import { useWithdrawalPause } from '../../../features/cash/use-withdrawal-pause.ts'
import type { WithdrawalTimes as Times } from '../../../features/cash/withdrawal-pause.rules.ts'
import { WithdrawalPurse } from '../../../features/cash/withdrawal-purse.tsx'
import { WithdrawalTimes } from '../../../features/cash/withdrawal-times.tsx'
import { FormSkeleton } from '../shared/form-skeleton.tsx'
import { LoadProblem } from '../shared/load-problem.tsx'
import { useWaysOut } from '../shared/use-ways-out.tsx'
import type { Exchange } from './use-exchange.ts'

const loadForm = () => import('../../../features/cash/withdrawal-form.tsx')
const loadLoss = () => import('../../../features/bonus/withdrawal-loss.tsx')
const WithdrawalLossNote = lazy(() => loadLoss().then((m) => ({ default: m.WithdrawalLossNote })))
const WithdrawalLossDialog = lazy(() => loadLoss().then((m) => ({ default: m.WithdrawalLossDialog })))
const WithdrawalForm = lazy(() => loadForm().then((m) => ({ default: m.WithdrawalForm })))

/** The balance and the form; an open request in the form's place. */
export function WithdrawalPanel({ exchange }: { exchange: Exchange }) {
  const say = useText('cash')
  // Its code comes along with what it will show.
  useEffect(() => {
    loadForm().catch(() => undefined)
  }, [])
  const { bounds, times, open, requests, problem, retry, loss } = exchange
  return (
    <div className="grid gap-6">
      <WithdrawalPurse />
      {problem ? (
        <LoadProblem problem={problem} retry={retry} />
      ) : open ? (
        <Notice tone="info" title={say('withdrawal.isOpen')}>
          {say('withdrawal.isOpenText')}
        </Notice>
      ) : bounds && times && requests.isFetched ? (
        <Suspense fallback={<FormSkeleton />}>
          {loss && <WithdrawalLossNote {...loss} />}
          <TimedForm bounds={bounds} times={times} loss={loss} />
        </Suspense>
      ) : (
        <FormSkeleton />
      )}
    </div>
  )
}

function TimedForm({ bounds, times, loss }: { bounds: AmountBounds; times: Times; loss: Exchange['loss'] }) {
  const { now, pause } = useWithdrawalPause(times)
  return (
    <WithdrawalForm
      bounds={bounds}
      times={<WithdrawalTimes times={times} now={now} pause={pause} />}
      pausedUntil={pause?.until}
      question={
        loss &&
        ((asked) => (
          <Suspense>
            <WithdrawalLossDialog {...loss} {...asked} />
          </Suspense>
        ))
      }
      ways={useWaysOut()}
    />
  )
}
