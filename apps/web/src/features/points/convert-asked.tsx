import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Moon, moonArc } from '@maru/ui/moon.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useState } from 'react'
import { points } from '../../shared/format/money.ts'
import { useMember } from '../../shared/session/session.ts'
import { useProblemText } from '../../shared/text/problem.ts'
import { amountFinding, mostConvertible, standsInTheWay } from './conversion.rules.ts'
import { DialogActions, DialogTitle } from './convert-parts.tsx'
import { FromTo } from './from-to.tsx'
import { PointsField } from './points-field.tsx'
import { useBounds } from './use-bounds.ts'

/** Where the conversion was asked for. `header` and `partner` ask how many; `cash` comes with the amount that a page asked for. */
export type ConvertFrom = 'header' | 'cash' | 'partner'
type Props = {
  from: ConvertFrom
  amount: number | undefined
  isBusy: boolean
  send: (amount: number) => void
  close: () => void
}

/** Asks how many, and shows that it is under way. */
export function ConvertAsked({ from, amount, isBusy, send, close }: Props) {
  const say = useText('points')
  const sayCommon = useText('common')
  const problemText = useProblemText()
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const { bounds, problem, retry } = useBounds()
  const cash = useMember()?.member.cashAmt
  const [typed, setTyped] = useState<number>()
  if (problem)
    return (
      <>
        <Moon phase={0.06} size={92} dim />
        <DialogTitle>{say('summary.failed')}</DialogTitle>
        <p className="text-13 text-text-2">{problemText(problem)}</p>
        <DialogActions>
          <Button onClick={close}>{sayCommon('action.close')}</Button>
          <Button kind="filled" onClick={retry}>
            {sayCommon('action.retry')}
          </Button>
        </DialogActions>
      </>
    )
  if (!bounds || cash === undefined) return <Skeleton className="h-72 w-full rounded-card" />
  const inTheWay = standsInTheWay(bounds)
  const asked = amount ?? typed ?? (inTheWay ? 0 : mostConvertible(bounds))
  const finding = amountFinding(asked, bounds)
  return (
    <>
      <Moon phase={isBusy ? 0.5 : 0.2} size={92} mark={isBusy ? moonArc : undefined} />
      <DialogTitle>{isBusy ? say('dialog.ing') : say('dialog.ready')}</DialogTitle>
      {amount === undefined && !inTheWay && !isBusy && (
        <div className="w-full text-left">
          <PointsField
            value={asked}
            onChange={setTyped}
            bounds={bounds}
            problem={typed === undefined ? undefined : finding}
          />
        </div>
      )}
      <div className="w-full rounded-card bg-surface-1 px-4 py-3 text-left">
        <FromTo
          points={asked}
          cash={asked * bounds.worth}
          pointsLabel={say('dialog.points')}
          cashLabel={say('dialog.cash')}
        />
      </div>
      <p role="status" className="text-13 text-text-2 leading-normal">
        {inTheWay === 'few'
          ? say('convert.few', { points: points(bounds.minimum, language) })
          : inTheWay === 'P009'
            ? sayCode('P009')
            : isBusy
              ? say('dialog.checking')
              : say(`dialog.note.${from}`)}
      </p>
      <DialogActions>
        <Button onClick={close} disabled={isBusy}>
          {sayCommon('action.close')}
        </Button>
        <Button
          kind="filled"
          onClick={() => send(asked)}
          disabled={Boolean(inTheWay ?? finding)}
          busy={isBusy}
          busyLabel={say('dialog.busy')}
        >
          {say('dialog.convert')}
        </Button>
      </DialogActions>
    </>
  )
}
