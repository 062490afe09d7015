import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Moon } from '@maru/ui/moon.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useState } from 'react'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { points } from '../../shared/format/money.ts'
import { Points } from '../../shared/format/sum.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useMember } from '../../shared/session/session.ts'
import { amountFinding, mostConvertible, standsInTheWay } from './conversion.rules.ts'
import { FromTo } from './from-to.tsx'
import { PointsField } from './points-field.tsx'
import { useBounds } from './use-bounds.ts'

/** What is held, and the way to turn it into cash. */
export function ConvertCard() {
  const say = useText('points')
  const { bounds, problem, retry } = useBounds()
  if (problem) return <LoadFailed title={say('summary.failed')} problem={problem} retry={retry} />
  if (!bounds)
    return (
      <Card aria-busy="true" className="grid gap-4 p-6!">
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-14 w-full rounded-card" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-13 w-full" />
      </Card>
    )
  return <Form bounds={bounds} />
}

function Form({ bounds }: { bounds: NonNullable<ReturnType<typeof useBounds>['bounds']> }) {
  const say = useText('points')
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const cash = useMember()?.member.cashAmt
  const [amount, setAmount] = useState(0)
  const [isAsked, setAsked] = useState(false)
  const { held, worth, minimum } = bounds
  const inTheWay = standsInTheWay(bounds)
  const problem = amountFinding(amount, bounds)
  // Nothing is promised for points that are not there.
  const shown = amount > held ? 0 : amount
  const send = () => {
    setAsked(true)
    const done = () => {
      setAmount(0)
      setAsked(false)
    }
    if (!problem) openDialog({ kind: 'convert', from: 'cash', amount, done })
  }
  return (
    <Card className="p-6!">
      <div className="flex items-start justify-between gap-3">
        <div>
          <span className="text-13 text-text-3">{say('convert.held')}</span>
          <div className="text-[34px] leading-[1.2] tracking-[-0.03em]">
            <Points points={held} className="font-bold" />
          </div>
        </div>
        <Moon phase={held > 0 ? mostConvertible(bounds) / held : 0} size={56} />
      </div>
      <div className="mt-4.5">
        <PointsField
          value={amount}
          onChange={setAmount}
          bounds={bounds}
          problem={isAsked || amount > 0 ? problem : undefined}
        />
      </div>
      {cash !== undefined && (
        <div className="mt-4 border-line-soft border-t pt-4">
          <FromTo
            points={held - shown}
            cash={cash + shown * worth}
            pointsLabel={say('convert.pointsAfter')}
            cashLabel={say('convert.cashAfter')}
          />
        </div>
      )}
      <Button kind="filled" size="lg" full className="mt-4.5" disabled={inTheWay !== undefined} onClick={send}>
        {amount > 0 && !problem
          ? say('convert.button', { points: points(amount, language) })
          : say('convert.buttonEmpty')}
      </Button>
      <p role="status" className="mt-3 text-center text-12 text-text-3 leading-normal">
        {inTheWay === 'few'
          ? say('convert.few', { points: points(minimum, language) })
          : inTheWay === 'P009'
            ? sayCode('P009')
            : say('convert.final')}
      </p>
    </Card>
  )
}
