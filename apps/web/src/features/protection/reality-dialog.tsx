import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { signedMoney } from '../../shared/format/money.ts'
import { logOut } from '../../shared/session/log-out.ts'
import { useNotifyProblem } from '../../shared/support/use-notify-problem.tsx'
import { useAcknowledgeReality } from './calls/acknowledge-reality.ts'
import { protectionState } from './calls/protection-state.ts'
import { playTime } from './play-time.rules.ts'

const tickMs = 1_000

/** How long the member has played and what that came to. There is no way past it but to confirm it or to log out. */
export function RealityDialog() {
  const say = useText('protection')
  const state = useQuery(protectionState)
  const notifyProblem = useNotifyProblem()
  const acknowledge = useAcknowledgeReality()
  return (
    <Modal
      open
      onOpenChange={() => undefined}
      title={say('reality.title')}
      note={say('reality.why')}
      dismissable={false}
    >
      {state.data && <Figures {...state.data} answeredAt={state.dataUpdatedAt} />}
      {state.isError && (
        <p className="flex items-center justify-between gap-3 text-14 text-text-2">
          {say('reality.failed')}
          <Button onClick={() => void state.refetch()}>{say('reality.again')}</Button>
        </p>
      )}
      <ModalActions>
        <Button onClick={logOut} disabled={acknowledge.isPending}>
          {say('reality.log-out')}
        </Button>
        <Button
          kind="filled"
          disabled={!state.data}
          busy={acknowledge.isPending}
          busyLabel={say('reality.busy')}
          onClick={() => acknowledge.mutate(undefined, { onError: notifyProblem })}
        >
          {say('reality.continue')}
        </Button>
      </ModalActions>
    </Modal>
  )
}

type Shown = {
  session: { startedAt: string }
  net: { sinceLogin: number; today: number }
  /** The server's clock as it answered, and this device's. */
  now: string
  answeredAt: number
}

function Figures({ session, net, now, answeredAt }: Shown) {
  const say = useText('protection')
  const language = useLanguage()
  const played = Date.parse(now) - Date.parse(session.startedAt) + useMsSince(answeredAt)
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-3 text-14">
      <dt className="text-text-3">{say('reality.played')}</dt>
      <dd className="text-right font-semibold tabular-nums">{playTime(played)}</dd>
      <dt className="text-text-3">{say('reality.since-login')}</dt>
      <dd className="text-right font-semibold tabular-nums">{signedMoney(net.sinceLogin, language)}</dd>
      <dt className="text-text-3">{say('reality.today')}</dt>
      <dd className="text-right font-semibold tabular-nums">{signedMoney(net.today, language)}</dd>
    </dl>
  )
}

/** Read again every second. */
const useMsSince = (start: number): number => {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, now - start)
}
