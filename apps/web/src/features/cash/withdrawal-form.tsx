import { useText } from '@maru/i18n/react'
import type { ReactNode } from 'react'
import type { AmountBounds } from './amount.rules.ts'
import { useRequestWithdrawal } from './calls/request-withdrawal.ts'
import { useAskedRequest } from './use-asked-request.ts'
import { useWithdrawalFields, type WithdrawalValues } from './use-withdrawal-fields.ts'
import { type Ask, WithdrawalFrame } from './withdrawal-frame.tsx'
import type { WaysOut } from './withdrawal-refusal.tsx'

type Props = {
  bounds: AmountBounds
  times: ReactNode
  pausedUntil: number | undefined
  ways: WaysOut
  question?: Ask | undefined
}

/** To the member's bank account. */
export function WithdrawalForm({ bounds, times, pausedUntil, ways, question }: Props) {
  const say = useText('cash')
  const send = useRequestWithdrawal()
  const fields = useWithdrawalFields({ page: 'exchange', bounds })
  const { asked, ask, request, close } = useAskedRequest<WithdrawalValues & { endsBonus: boolean }>({
    isPaused: pausedUntil !== undefined,
    send: send.mutateAsync,
    onDone: fields.done,
    onRefused: fields.refuse,
  })
  return (
    <>
      <WithdrawalFrame
        fields={fields}
        head={times}
        pausedUntil={pausedUntil}
        submit={(values) =>
          question && pausedUntil === undefined
            ? ask({ ...values, endsBonus: true })
            : request({ ...values, endsBonus: false })
        }
        submitLabel={say('withdrawal.submit')}
        isBusy={send.isPending}
        problem={send.error}
        clear={() => send.isError && send.reset()}
        ways={ways}
        arriving={{ label: say('withdrawal.toReceive'), amount: fields.amount }}
      />
      {asked && question?.({ sum: asked.amount, isBusy: send.isPending, confirm: () => void request(asked), close })}
    </>
  )
}
