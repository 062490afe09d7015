import { useText } from '@maru/i18n/react'

type Props = { numbers: readonly { number: number; times: number }[] }

/** Every number of the drum with how often it was drawn; the more often, the lighter. */
export function NumberGrid({ numbers }: Props) {
  const say = useText('minigames')
  const counts = numbers.map(({ times }) => times)
  const [least, most] = [Math.min(...counts), Math.max(...counts)]
  return (
    <ul className="grid grid-cols-7 gap-1.5 tablet:grid-cols-14">
      {numbers.map(({ number, times }) => (
        <li
          key={number}
          className="grid justify-items-center rounded-[6px] py-1.5"
          style={{
            background: `color-mix(in oklab, var(--surface-3) ${shade(times, least, most)}%, var(--surface-1))`,
          }}
        >
          <span className="sr-only">{say('results.charts.said', { what: number, count: times })}</span>
          <b aria-hidden="true" className="num font-bold text-14">
            {number}
          </b>
          <span aria-hidden="true" className="num text-12 text-text-2">
            {times}
          </span>
        </li>
      ))}
    </ul>
  )
}

const shade = (times: number, least: number, most: number): number =>
  most === least ? 50 : Math.round(((times - least) / (most - least)) * 100)
