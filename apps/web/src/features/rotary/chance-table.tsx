import { useLanguage, useText } from '@maru/i18n/react'
import { digits, points } from '../../shared/format/money.ts'
import type { Rotary } from './calls/rotary.ts'
import { averageOf, chanceOf, type WheelSlice } from './wheel.rules.ts'
import { colourOf } from './wheel-face.tsx'

const locales = { ko: 'ko-KR', en: 'en-US', vn: 'vi-VN' } as const

/** Every prize with its probability, and the average: what the wheel shows, in figures. */
export function ChanceTable({ slices, wheel }: { slices: readonly WheelSlice[]; wheel: Rotary }) {
  const say = useText('rotary')
  const language = useLanguage()
  const percent = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 2 })
  const once = new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 })
  return (
    <div className="grid gap-3">
      <table className="num w-full text-13">
        <caption className="sr-only">{say('odds.title')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{say('odds.prize')}</th>
            <th scope="col">{say('odds.chance')}</th>
            <th scope="col">{say('odds.often')}</th>
          </tr>
        </thead>
        <tbody>
          {slices.map((slice, at) => {
            const chance = chanceOf(slice, slices)
            const left = wheel.slices[at]?.left ?? null
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a slice is its place on the wheel
              <tr key={at} className="border-line-soft border-t">
                <th scope="row" className="py-2 text-left font-semibold">
                  <span
                    aria-hidden="true"
                    className="mr-2.5 inline-block size-3 rounded-[3px] align-[-1px] shadow-[inset_0_0_0_1px_var(--line)]"
                    style={{ background: colourOf(slice, slices) }}
                  />
                  {slice.points > 0 ? points(slice.points, language) : say('odds.nothing')}
                  {left !== null && (
                    <span className="ml-2 font-normal text-12 text-text-3 max-tablet:ml-5.5 max-tablet:block">
                      {say('odds.left', { count: digits(left, language) })}
                    </span>
                  )}
                </th>
                <td className="pl-3 text-right text-text-2">{percent.format(chance.percent)}%</td>
                <td className="pl-3 text-right text-text-3">{say('odds.once', { count: once.format(chance.once) })}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="flex flex-wrap justify-between gap-x-3 border-line-soft border-t pt-3 text-13 text-text-3">
        <span>{say('odds.area')}</span>
        <b className="num text-text">{say('odds.average', { points: points(averageOf(slices), language) })}</b>
      </p>
    </div>
  )
}
