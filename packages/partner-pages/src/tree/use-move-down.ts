import type { PartnerMoveTarget } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useAttempt } from '../host/attempt.ts'
import { useHost } from '../host/host.ts'
import { useChange } from '../host/use-call.ts'

type Wanted = { target: PartnerMoveTarget; to: PartnerMoveTarget['places'][number]; reason: string }

/** Moves once, however often it is pressed. */
export const useMoveDown = (done: () => void) => {
  const say = useText('partner')
  const { notify } = useHost()
  const { mutate, error, isPending } = useChange('/api/partner/moveDown')
  const attempt = useAttempt()
  const send = ({ target: { memberId, memNick }, to, reason }: Wanted, refused: () => void) => {
    const body = { memberId, memNick, toId: to.partnerId, reason }
    mutate(
      { ...body, requestKey: attempt.keyFor(JSON.stringify(body)) },
      {
        onSuccess: () => {
          attempt.ended()
          notify.ok(say('move.done', { name: memNick, to: to.memNick }))
          done()
        },
        onError: (problem) => {
          attempt.ended(problem)
          refused()
        },
      },
    )
  }
  return { send, error, isPending }
}
