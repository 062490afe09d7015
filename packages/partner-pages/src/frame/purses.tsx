import type { PartnerMe } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { ExchangeIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { useHost } from '../host/host.ts'
import { useConvert } from '../money/use-convert.tsx'
import { MeContext } from './me.ts'

/** What the partner earned and has not converted, and the cash by which it gives; of both what who is logged in may see. */
export function Purses({ me, className }: { me: PartnerMe | undefined; className?: string | undefined }) {
  const say = useText('partner')
  const { Sum, PlainSum, pages } = useHost()
  const convert = useConvert()
  const [commission, cash] = [me?.commission, me?.cash]
  // Of an employee who may see neither.
  if (commission === null && cash === null) return null
  return (
    <div
      className={cx(
        'flex min-h-13 w-full flex-wrap items-center gap-x-6 gap-y-2 rounded-control bg-surface-2 px-4 py-2 tablet:w-auto',
        className,
      )}
    >
      {commission !== null && (
        <dl className="grid gap-px">
          <dt className="text-12 text-text-3 leading-tight">{say('purse.commission')}</dt>
          <dd className="text-15 leading-tight">
            {commission === undefined ? <Skeleton className="h-5 w-24" /> : <Sum units={commission} />}
          </dd>
        </dl>
      )}
      {cash !== null && (
        <dl className="grid gap-px">
          <dt className="text-12 text-text-3 leading-tight">{say('purse.cash')}</dt>
          <dd className="font-bold text-15 leading-tight">
            {cash === undefined ? <Skeleton className="h-5 w-24" /> : <PlainSum units={cash} />}
          </dd>
        </dl>
      )}
      {me && pages.has('commission') && me.rights.includes('commission.convert') && !me.isLocked && (
        <MeContext value={me}>
          <Button kind="tonal" icon={<ExchangeIcon size={16} />} onClick={convert.open} className="ml-auto">
            {say('purse.convert')}
          </Button>
          {convert.dialog}
        </MeContext>
      )}
    </div>
  )
}
