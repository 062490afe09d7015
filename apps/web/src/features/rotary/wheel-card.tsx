import { useLanguage, useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import type { CSSProperties } from 'react'
import { dayTime } from '../../shared/format/date.ts'
import { points } from '../../shared/format/money.ts'
import type { Rotary } from './calls/rotary.ts'
import { ChanceTable } from './chance-table.tsx'
import { ProofCard } from './proof-card.tsx'
import { TURN_MS, useTurning } from './use-turning.ts'
import { CENTRE } from './wheel.rules.ts'
import { useWheelLabel, WheelFace, WheelFrame } from './wheel-face.tsx'

/** The wheel, its odds, and the one thing to press. */
export function WheelCard({ wheel }: { wheel: Rotary }) {
  const say = useText('rotary')
  const sayCode = useText('result-codes')
  const language = useLanguage()
  const label = useWheelLabel()
  const { start, degrees, isTurning, result, slices } = useTurning(wheel)
  const won = result && (result.points > 0 ? `+${points(result.points, language)}` : say('result.nothing'))
  const maySpin = wheel.isOn && wheel.spins > 0 && wheel.barred === ''
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-5 tablet:p-6">
      {wheel.barred !== '' && <Notice tone="warn" title={sayCode('RW01')} />}
      {!wheel.isOn && <Notice title={sayCode('RT02')} />}
      <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-6 desk:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid justify-items-center gap-4">
          <svg
            viewBox="0 0 300 300"
            role="img"
            aria-label={label}
            className="aspect-square w-full max-w-[420px] overflow-visible"
          >
            <g
              className="[rotate:var(--turned)] [transition:var(--turning)] motion-reduce:transition-none!"
              style={
                {
                  '--turned': `${degrees}deg`,
                  '--turning': isTurning ? `rotate ${TURN_MS}ms cubic-bezier(.2,.6,.2,1)` : 'none',
                  transformOrigin: `${CENTRE}px ${CENTRE}px`,
                } as CSSProperties
              }
            >
              <WheelFace slices={slices} />
            </g>
            <WheelFrame
              big={won ?? say('hub.spins', { count: wheel.spins })}
              small={won ? say('hub.won') : isTurning ? say('hub.turning') : say('hub.left')}
            />
          </svg>
          <p role="status" className="min-h-6 text-center font-semibold text-15">
            {won && (result.points > 0 ? say('result.won', { points: points(result.points, language) }) : won)}
          </p>
          <div className="grid w-full max-w-[420px] gap-2">
            <Button
              kind="filled"
              size="lg"
              full
              disabled={!maySpin && !isTurning}
              busy={isTurning}
              busyLabel={say('spin.busy')}
              onClick={start}
            >
              {wheel.spins > 0 ? say('spin') : say('spin.none')}
            </Button>
            <p className="num text-center text-12 text-text-3">
              {wheel.spins > 0 ? say('spin.until', { time: dayTime(wheel.spinUntil) }) : say('spin.how')}
            </p>
          </div>
        </div>
        <ChanceTable slices={slices} wheel={wheel} />
      </div>
      <ProofCard next={wheel.next} isTurning={isTurning} />
    </Card>
  )
}
