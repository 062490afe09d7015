import { useText } from '@maru/i18n/react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { AmountBounds } from '../amount.rules.ts'
import { useWithdrawalFields, type WithdrawalValues } from '../use-withdrawal-fields.ts'
import { type Ask, WithdrawalFrame } from '../withdrawal-frame.tsx'
import type { WaysOut } from '../withdrawal-refusal.tsx'
import { readAddress } from './address.rules.ts'
import { AddressField } from './address-field.tsx'
import type { CoinWithdrawal } from './calls/coin-withdrawal.ts'
import { AddressGroups, Rate, Usdt } from './coin-text.tsx'
import { conversionOf } from './conversion.rules.ts'
import { Conversion } from './conversion.tsx'
import { useCoinRequest } from './use-coin-request.ts'

const SendCoinDialog = lazy(() => import('./send-coin-dialog.tsx').then((m) => ({ default: m.SendCoinDialog })))

type Props = {
  bounds: AmountBounds
  withdrawal: CoinWithdrawal
  /** Shown over the fields: when a request can be made, and the rate. */
  head: ReactNode
  pausedUntil: number | undefined
  ways: WaysOut
  question?: Ask | undefined
}

const address = {
  finding: (typed: string) => (typed.trim() === '' ? 'missing' : readAddress(typed).wrong),
  isRefusedBy: (code: string) => code === 'C240' || code === 'C241',
}

/** To an address of a chain. */
export function CoinWithdrawalForm({ bounds, withdrawal, head, pausedUntil, ways, question }: Props) {
  const say = useText('coin')
  const { network, rate, fee, addresses } = withdrawal
  const isPaused = pausedUntil !== undefined
  const fields = useWithdrawalFields({ page: 'coinExchange', bounds, address })
  const conversion = rate === null ? undefined : conversionOf(fields.amount, rate, fee)
  const request = useCoinRequest({
    fee,
    isPaused,
    endsBonus: question !== undefined,
    onDone: fields.done,
    onRefused: fields.refuse,
  })
  const { send, asked, confirm, close } = request
  const clear = () => {
    if (send.isError) send.reset()
  }
  const submit = (values: WithdrawalValues) => {
    if (isPaused || rate === null) return
    if (conversionOf(values.amount, rate, fee).arriving <= 0) return fields.focusSum()
    request.ask(values, rate)
  }

  return (
    <>
      <WithdrawalFrame
        fields={fields}
        head={head}
        pausedUntil={pausedUntil}
        isOff={rate === null}
        submit={submit}
        submitLabel={say('withdrawal.submit')}
        isBusy={send.isPending}
        problem={request.problem}
        clear={clear}
        ways={ways}
        arriving={{
          label: say('conversion.arriving'),
          amount: <Usdt micro={Math.max(0, conversion?.arriving ?? 0)} className="text-22" />,
        }}
      >
        {conversion && <Conversion {...conversion} />}
        <AddressField
          field={fields.register('address', { onChange: clear })}
          value={fields.address}
          change={(next) => {
            fields.setAddress(next)
            clear()
          }}
          problem={fields.errors.address?.message}
          network={network.name}
          earlier={addresses}
        />
      </WithdrawalFrame>
      {asked &&
        (asked.isAboutBonus ? (
          question?.({ sum: asked.values.amount, isBusy: send.isPending, confirm, close })
        ) : (
          <Suspense>
            <SendCoinDialog
              network={network.name}
              address={<AddressGroups address={asked.values.address.trim()} className="text-18" />}
              change={
                asked.before !== undefined && (
                  <>
                    <s>
                      <Rate rate={asked.before} />
                    </s>
                    {' → '}
                    <b className="text-text">
                      <Rate rate={asked.conversion.rate} />
                    </b>
                  </>
                )
              }
              isBusy={send.isPending}
              confirm={confirm}
              close={close}
            >
              <Conversion {...asked.conversion} />
            </SendCoinDialog>
          </Suspense>
        ))}
    </>
  )
}
