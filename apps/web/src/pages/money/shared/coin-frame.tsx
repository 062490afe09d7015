import type { CashType, CoinNetwork } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import type { ReactNode } from 'react'
import { useIsDesk } from '../../../shared/media/use-media.ts'
import { useLayout } from '../../../shared/navigation/index.ts'
import { CoinSection } from './coin-section.tsx'
import { HowCoinGoes } from './how-it-goes.tsx'
import { MoneySwitch } from './money-switch.tsx'

type Props = {
  cashType: CashType
  network: CoinNetwork | undefined
  /** What is on its way: beside the form, before it where there is no room. */
  open: ReactNode
  children: ReactNode
}

/** A page of coin in both layouts: the form, what is on its way or how it goes, and what came or went. */
export function CoinFrame({ cashType, network, open, children }: Props) {
  const say = useText('common')
  const isMobile = useLayout() === 'mobile'
  const isDesk = useIsDesk()
  return (
    <div className={isMobile ? 'grid grid-cols-[minmax(0,1fr)] gap-5 pt-3' : 'rhythm'}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-end justify-between gap-3">
          <PageTitle>{say(cashType === 'deposit' ? 'title.coinCharge' : 'title.coinExchange')}</PageTitle>
          <MoneySwitch cashType={cashType} method="coin" />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 tablet:gap-6 desk:grid-cols-[minmax(0,1fr)_340px]">
          {!isDesk && open}
          <Card pad={false} className={isMobile ? 'bg-transparent!' : 'p-7'}>
            {children}
          </Card>
          {isDesk && (open || <HowCoinGoes cashType={cashType} />)}
        </div>
      </div>
      <CoinSection cashType={cashType} network={network} />
    </div>
  )
}
