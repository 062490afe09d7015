import { useText } from '@maru/i18n/react'
import { useAttempt } from '../host/attempt.ts'
import { useHost } from '../host/host.ts'
import { useChange } from '../host/use-call.ts'
import type { GiveWay } from './give.rules.ts'

type Wanted = {
  target: { memberId: number; memNick: string; nameKey: string }
  way: GiveWay
  amount: number
  note: string
}

/** Gives or takes back, once, however often it is pressed. */
export const useGive = (done: () => void) => {
  const say = useText('partner')
  const { notify, onMoney, formats } = useHost()
  const { mutate, error, isPending, reset } = useChange('/api/partner/give')
  const attempt = useAttempt()
  const send = ({ target: { memberId, memNick, nameKey }, ...asked }: Wanted, refused: () => void) => {
    const body = { ...asked, memberId, memNick, nameKey }
    mutate(
      { ...body, requestKey: attempt.keyFor(JSON.stringify(body)) },
      {
        onSuccess: () => {
          attempt.ended()
          onMoney()
          notify.ok(say(`give.done.${asked.way}`, { name: memNick, sum: formats.money(asked.amount) }))
          done()
        },
        onError: (problem) => {
          attempt.ended(problem)
          refused()
        },
      },
    )
  }
  return { send, error, isPending, reset }
}
