import type { PartnerLosingLine, PartnerLosingLines } from '@maru/contract'
import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { cx } from '@maru/ui/cx.ts'
import type { ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { daysText } from '../parts/days.rules.ts'
import { rateText } from '../parts/rate.ts'

type Props = {
  line: PartnerLosingLine
  /** By the rule of the period: what bonuses or the flow of money are called, and what becomes of a sum below zero. */
  words: { divided: string; below: string }
  corrections: PartnerLosingLines['corrections']
}

/** One group of products: from what members lost to what is paid. */
export function LosingLine({ line, words, corrections }: Props) {
  const say = useText('partner')
  const sayCommon = useText('common')
  const language = useLanguage()
  const { formats, Sum, PlainSum } = useHost()
  const { turnover, losses, divided, rolling, parts, share, carriedIn, adjustments, amount, carriedOut } = line
  const isBelow = amount <= 0 && share + carriedIn + adjustments < 0
  return (
    <Card aria-label={sayCommon(`group.${line.group}`)}>
      <header className="flex items-baseline justify-between gap-3">
        <h3 className="font-bold text-16">{sayCommon(`group.${line.group}`)}</h3>
        <span className="num text-12 text-text-3">
          {say('col.turnover')} {formats.sum(turnover)}
        </span>
      </header>
      <dl className="mt-3 grid text-13">
        <Step name={say('losing.losses')} value={<PlainSum units={losses} />} />
        <Step name={words.divided} value={<PlainSum units={divided} />} />
        <Step name={say('losing.rolling')} value={<PlainSum units={0 - rolling} />} />
        {parts.map(({ shareBp, base }) => (
          <Step
            key={shareBp}
            isQuiet
            name={say('losing.part')}
            value={`${formats.sum(base)} × ${rateText(shareBp, language)}`}
          />
        ))}
        <Step isLine name={say('losing.share')} value={<PlainSum units={share} />} />
        {carriedIn !== 0 && <Step name={say('losing.carriedIn')} value={<PlainSum units={carriedIn} />} />}
        {adjustments !== 0 && (
          <Step
            name={say('losing.adjustments')}
            value={<PlainSum units={adjustments} />}
            note={corrections.map((one) => `${daysText(one)} ${formats.sum(one.amount)}`).join(' · ')}
          />
        )}
        <Step isLine name={say('losing.amount')} value={<Sum units={amount} className="text-16" />} />
        {carriedOut !== 0 && <Step name={say('losing.carriedOut')} value={<PlainSum units={carriedOut} />} />}
      </dl>
      {isBelow && <p className="mt-2 text-12 text-text-3 leading-relaxed">{words.below}</p>}
    </Card>
  )
}

type StepProps = { name: string; value: ReactNode; note?: string; isLine?: boolean; isQuiet?: boolean }

const Step = ({ name, value, note, isLine, isQuiet }: StepProps) => (
  <div
    className={cx(
      'grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-3 py-1.5',
      isLine && 'border-line-soft border-t font-bold',
      isQuiet && 'text-text-3',
    )}
  >
    <dt className={isLine ? undefined : 'text-text-3'}>{name}</dt>
    <dd className="num text-right">{value}</dd>
    {note && <dd className="num col-span-full whitespace-normal text-12 text-text-3">{note}</dd>}
  </div>
)
