import { useLanguage, useText } from '@maru/i18n/react'
import { Legend } from '@maru/ui/chart/legend.tsx'
import { runningSums, scaleOf } from '@maru/ui/chart/scale.ts'
import { useOwnWidth } from '@maru/ui/chart/use-own-width.ts'
import { signedMoney } from '../../shared/format/money.ts'
import { isNarrow, NetChart } from '../../shared/parts/net-chart.tsx'
import type { ProtectionRecord } from './calls/protection-record.ts'
import { ProtectionCard } from './protection-card.tsx'

const SHAPES = {
  wide: { left: 66, end: 14, bottom: 226, bar: 26 },
  narrow: { left: 58, end: 4, bottom: 176, bar: 11 },
}

type Props = {
  days: ProtectionRecord['days']
  /** The limit of losses of a day, where there is one. */
  lossLimit: number | undefined
}

/** What each of the last days won or lost, and their sum; with the line that no day's loss may cross. */
export function DaysChart({ days, lossLimit }: Props) {
  const say = useText('protection')
  const language = useLanguage()
  const [box, width] = useOwnWidth<HTMLDivElement>(730)
  const sums = runningSums(days)
  const scale = scaleOf([...days.map(({ net }) => net), ...sums])
  const hasRoom = lossLimit !== undefined && lossLimit <= Math.max(-scale.bottom, scale.step) + scale.step
  const reaching = hasRoom
    ? { ...scale, bottom: Math.min(scale.bottom, -Math.ceil(lossLimit / scale.step) * scale.step) }
    : scale
  const sum = signedMoney(sums.at(-1) ?? 0, language)
  const every = isNarrow(width) ? 2 : 1
  return (
    <ProtectionCard title={say('days.title')} aside={<b className="text-16 text-text">{sum}</b>}>
      <div ref={box}>
        <NetChart
          label={say('days.label', { sum })}
          width={width}
          shape={isNarrow(width) ? SHAPES.narrow : SHAPES.wide}
          bars={days.map(({ day, net }, n) => ({
            key: day,
            net,
            mark: (days.length - 1 - n) % every === 0 ? day.slice(8) : null,
          }))}
          sums={sums}
          scale={reaching}
          limit={hasRoom ? lossLimit : undefined}
        />
      </div>
      <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        <Legend className="bg-money">{say('days.win')}</Legend>
        <Legend className="bg-text-3">{say('days.loss')}</Legend>
        <Legend className="bg-accent">{say('days.sum')}</Legend>
        {hasRoom && <Legend className="bg-warn">{say('days.limit')}</Legend>}
      </p>
    </ProtectionCard>
  )
}
