import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { RightIcon } from '@maru/ui/icons.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { Moon, moonArc, moonCheck, moonCross } from '@maru/ui/moon.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useState } from 'react'
import { useMe } from '../frame/me.ts'
import { useAttempt } from '../host/attempt.ts'
import { useHost } from '../host/host.ts'
import { useChange, useRead } from '../host/use-call.ts'
import { AmountField } from '../parts/amount-field.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { amountFinding, type ConvertBounds, standsInTheWay } from './convert.rules.ts'

/** Turns commission into the partner's own cash. While it is under way nothing closes it. */
export function ConvertDialog({ close }: { close: () => void }) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { onMoney } = useHost()
  const { data, error, refetch } = useRead('/api/partner/commission', { size: 1 })
  const convert = useChange('/api/partner/convert')
  const attempt = useAttempt()
  const state = convert.isPending ? 'busy' : convert.isSuccess ? 'done' : convert.isError ? 'failed' : 'asked'
  const send = (amount: number) =>
    convert.mutate(
      { amount, requestKey: attempt.keyFor(String(amount)) },
      {
        onSuccess: () => {
          attempt.ended()
          onMoney()
        },
        onError: (problem) => attempt.ended(problem),
      },
    )
  return (
    <Modal
      open
      onOpenChange={close}
      title={say(`convert.${state}`)}
      closeLabel={sayCommon('action.close')}
      dismissable={state !== 'busy'}
      hideTitle
    >
      <div data-state={state} className="grid justify-items-center gap-4 pt-3 text-center">
        {state === 'done' && convert.data ? (
          <Done {...convert.data} close={close} />
        ) : state === 'failed' ? (
          <Failed problem={convert.error} retry={convert.reset} close={close} />
        ) : error ? (
          <LoadFailed title={say('failed')} problem={error} retry={() => void refetch()} className="w-full text-left" />
        ) : data ? (
          <Asked bounds={data} isBusy={convert.isPending} send={send} close={close} />
        ) : (
          <Skeleton className="h-72 w-full rounded-card" />
        )}
      </div>
    </Modal>
  )
}

type AskedProps = { bounds: ConvertBounds; isBusy: boolean; send: (amount: number) => void; close: () => void }

function Asked({ bounds, isBusy, send, close }: AskedProps) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { formats, oneUnit } = useHost()
  const cash = useMe().cash ?? 0
  const inTheWay = standsInTheWay(bounds)
  const [amount, setAmount] = useState(inTheWay ? 0 : Math.floor(bounds.held / oneUnit) * oneUnit)
  const finding = amountFinding(amount, bounds)
  // What is refused moves nothing, in the preview neither.
  const moved = finding ? 0 : amount
  const words =
    finding && finding !== 'none'
      ? say(`convert.${finding}`, { sum: limitOf(finding, bounds, formats.money) })
      : undefined
  return (
    <>
      <Moon
        phase={isBusy ? 0.5 : bounds.held > 0 ? moved / bounds.held : 0}
        size={84}
        mark={isBusy ? moonArc : undefined}
      />
      <Title>{isBusy ? say('convert.busy') : say('convert.asked')}</Title>
      {!inTheWay && !isBusy && (
        <div className="w-full text-left">
          <AmountField
            size="md"
            label={say('convert.amount')}
            value={amount}
            onChange={setAmount}
            max={bounds.held}
            error={words}
            hint={
              bounds.perDay > 0 ? say('convert.timesLeft', { count: bounds.perDay - bounds.convertedToday }) : undefined
            }
          />
        </div>
      )}
      <FromTo held={bounds.held - moved} cash={cash + moved} />
      <p role="status" className="text-13 text-text-2 leading-normal">
        {inTheWay === 'few'
          ? say('convert.few', { sum: formats.money(Math.max(bounds.minimum, oneUnit)) })
          : inTheWay === 'times'
            ? say('convert.times', { count: bounds.perDay })
            : say('convert.note')}
      </p>
      <ModalActions className="w-full">
        <Button size="lg" onClick={close} disabled={isBusy}>
          {sayCommon('action.close')}
        </Button>
        <Button
          size="lg"
          kind="filled"
          onClick={() => send(amount)}
          busy={isBusy}
          disabled={inTheWay !== undefined || finding !== undefined}
        >
          {moved > 0 ? say('convert.act', { sum: formats.money(moved) }) : say('convert.button')}
        </Button>
      </ModalActions>
    </>
  )
}

const limitOf = (
  finding: 'minimum' | 'most',
  { minimum, held }: ConvertBounds,
  money: (units: number) => string,
): string => money(finding === 'most' ? held : minimum)

const Title = ({ children }: { children: string }) => (
  <p className="font-[650] font-display text-22 leading-tight">{children}</p>
)

function FromTo({ held, cash }: { held: number; cash: number }) {
  const say = useText('partner')
  const { Sum } = useHost()
  return (
    <dl className="flex w-full items-center justify-center gap-4 rounded-card bg-surface-1 px-4 py-3">
      <div className="min-w-0">
        <dt className="text-12 text-text-3">{say('purse.commission')}</dt>
        <dd>
          <Sum units={held} />
        </dd>
      </div>
      <RightIcon size={16} className="shrink-0 text-text-3" />
      <div className="min-w-0">
        <dt className="text-12 text-text-3">{say('purse.cash')}</dt>
        <dd>
          <Sum units={cash} />
        </dd>
      </div>
    </dl>
  )
}

type DoneProps = { converted: number; commission: number; cash: number; close: () => void }

function Done({ converted, commission, cash, close }: DoneProps) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { Sum } = useHost()
  return (
    <>
      <Moon phase={1} size={84} mark={moonCheck} />
      <Title>{say('convert.done')}</Title>
      <Sum units={converted} sign className="text-22" />
      <FromTo held={commission} cash={cash} />
      <ModalActions className="w-full">
        <Button size="lg" kind="filled" onClick={close}>
          {sayCommon('action.close')}
        </Button>
      </ModalActions>
    </>
  )
}

function Failed({ problem, retry, close }: { problem: Error | null; retry: () => void; close: () => void }) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { problemText } = useHost()
  return (
    <>
      <Moon phase={0.06} size={84} dim mark={moonCross} />
      <Title>{say('convert.failed')}</Title>
      <p className="text-13 text-text-2 leading-normal">
        {problemText(problem)} {say('convert.safe')}
      </p>
      <ModalActions className="w-full">
        <Button size="lg" onClick={close}>
          {sayCommon('action.close')}
        </Button>
        <Button size="lg" kind="filled" onClick={retry}>
          {sayCommon('action.retry')}
        </Button>
      </ModalActions>
    </>
  )
}
