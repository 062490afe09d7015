import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { moreClass, Panel } from '@maru/ui/card.tsx'
import { ExchangeIcon } from '@maru/ui/icons.tsx'
import type { ReactNode } from 'react'
import { useMay, useMe } from '../frame/me.ts'
import { useHost } from '../host/host.ts'
import { useConvert } from '../money/use-convert.tsx'
import { daysText } from '../parts/days.rules.ts'
import type { Dashboard } from './figures.tsx'

type Props = { open: Dashboard['losingOpen'] | undefined }

/** What was earned and can be converted, beside what the period that is not settled comes to so far, and how. What was settled is in the purse. */
export function PurseCard({ open }: Props) {
  const say = useText('partner')
  const { Sum, PlainSum, Link, pages, formats } = useHost()
  const { commission, cash } = useMe()
  const held = commission ?? 0
  const may = useMay()
  const convert = useConvert()
  return (
    <Panel
      title={say('purse.commission')}
      action={
        pages.has('commission') && (
          <Link to="commission" className={moreClass}>
            {say('dashboard.entries')}
          </Link>
        )
      }
    >
      <Sum units={held} className="block text-28 leading-tight" />
      <dl className="mt-3 grid gap-1.5 text-13">
        <Line label={say('dashboard.losingSoon')}>
          {open ? <PlainSum units={open.amount} className="font-semibold" /> : '–'}
        </Line>
        {cash !== null && (
          <Line label={say('purse.cash')}>
            <PlainSum units={cash} className="font-semibold" />
          </Line>
        )}
      </dl>
      {pages.has('commission') && may('commission.convert') && (
        <Button
          kind="filled"
          size="lg"
          full
          className="mt-4 h-auto! min-h-13 whitespace-normal! px-3! py-2"
          icon={<ExchangeIcon size={18} />}
          disabled={held <= 0}
          onClick={convert.open}
        >
          {held > 0 ? say('convert.sum', { sum: formats.money(held) }) : say('convert.button')}
        </Button>
      )}
      <p className="mt-3 text-12 text-text-3 leading-relaxed">
        {open &&
          `${say('dashboard.losingOpen', {
            days: daysText(open),
            losses: formats.sum(open.losses),
            divided: formats.sum(open.divided),
            rolling: formats.sum(0 - open.rolling),
          })} `}
        {open &&
          open.amount === 0 &&
          open.below < 0 &&
          `${say('dashboard.losingBelow', { sum: formats.sum(open.below) })} `}
        {say('dashboard.losingNote')}
      </p>
      {convert.dialog}
    </Panel>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3">
    <dt className="text-text-3">{label}</dt>
    <dd>{children}</dd>
  </div>
)
