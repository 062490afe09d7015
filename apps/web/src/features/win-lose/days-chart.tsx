import { useLanguage, useText } from '@maru/i18n/react'
import { Legend } from '@maru/ui/chart/legend.tsx'
import { runningSums, scaleOf } from '@maru/ui/chart/scale.ts'
import { useOwnWidth } from '@maru/ui/chart/use-own-width.ts'
import { signedMoney } from '../../shared/format/money.ts'
import { isNarrow, NetChart } from '../../shared/parts/net-chart.tsx'
import type { Bar } from './win-lose.rules.ts'

const SHAPES = {
  wide: { left: 70, end: 14, bottom: 248, bar: 26 },
  narrow: { left: 58, end: 4, bottom: 176, bar: 14 },
}
/** Of a letter of a date, and between two dates. */
const LETTER = 7
const GAP = 10

/** What each day or month won or lost, and their running total; the table beside it has the same in figures. */
export function DaysChart({ bars }: { bars: readonly Bar[] }) {
  const say = useText('statements')
  const language = useLanguage()
  const [box, width] = useOwnWidth<HTMLElement>(1080)
  const shape = isNarrow(width) ? SHAPES.narrow : SHAPES.wide
  const sums = runningSums(bars.map(({ key, net }) => ({ day: key, net })))
  const slot = (width - shape.end - shape.left) / bars.length
  const longest = Math.max(...bars.map(({ label }) => label.length))
  const every = Math.ceil((longest * LETTER + GAP) / slot)
  return (
    <figure ref={box}>
      <NetChart
        label={say('chart.label', { sum: signedMoney(sums.at(-1) ?? 0, language) })}
        width={width}
        shape={shape}
        bars={bars.map(({ key, net, label }, n) => ({
          key,
          net,
          mark: (bars.length - 1 - n) % every === 0 ? label : null,
        }))}
        sums={sums}
        scale={scaleOf([...bars.map(({ net }) => net), ...sums])}
      />
      <figcaption className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-12 text-text-2">
        <Legend className="bg-money">{say('chart.win')}</Legend>
        <Legend className="bg-text-3">{say('chart.loss')}</Legend>
        <Legend className="bg-accent">{say('chart.sum')}</Legend>
      </figcaption>
    </figure>
  )
}
