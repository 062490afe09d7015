import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { CopyIcon, WarnIcon } from '@maru/ui/icons.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { lazy, Suspense } from 'react'
import { copyText } from '../../../shared/text/copy-text.ts'
import { notify } from '../../../shared/toast.ts'
import { accountBox } from '../account-box.ts'
import type { CoinDeposit } from './calls/coin-deposit.ts'
import { AddressGroups, PlainUsdt } from './coin-text.tsx'

const QrCode = lazy(() => import('../../../shared/parts/qr-code.tsx').then((m) => ({ default: m.QrCode })))

const pictureClass = 'size-40 shrink-0 rounded-control max-tablet:mx-auto'

/** The member's own address: what may be sent to it, on which network, and from how much on. */
export function AddressCard({ deposit }: { deposit: CoinDeposit }) {
  const say = useText('coin')
  const sayCommon = useText('common')
  const { network, address, minimum, isDemo } = deposit
  const copy = async () => {
    if (await copyText(address)) notify.ok(say('address.copied'))
    else notify.error(say('address.copyFailed'))
  }
  return (
    <section aria-label={say('address.title')} className={`gap-4 ${accountBox}`}>
      <div className="flex items-center justify-between gap-3">
        <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <b className="font-bold text-15">{say('address.title')}</b>
          <span className="text-13 text-text-3">
            <span data-own>{network.name}</span> · {network.symbol}
          </span>
        </h2>
        {isDemo && <Tag tone="info">{say('demo')}</Tag>}
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Suspense fallback={<Skeleton className={pictureClass} />}>
          <QrCode text={address} label={say('address.picture')} className={pictureClass} />
        </Suspense>
        <div className="grid min-w-0 flex-1 basis-56 gap-3">
          <AddressGroups address={address} className="text-18 tracking-[-0.01em] tablet:text-22" />
          <Button
            icon={<CopyIcon size={16} />}
            aria-label={say('address.copy')}
            onClick={() => void copy()}
            className="tablet:justify-self-start"
          >
            {sayCommon('action.copy')}
          </Button>
          <p className="text-13 text-text-3">
            {say('address.minimum')} <PlainUsdt micro={minimum} className="font-semibold text-text" />
          </p>
        </div>
      </div>
      <Notice tone="warn" icon={<WarnIcon />} title={say('address.only', { network: network.name })}>
        {say('address.onlyText', { count: network.confirmations })}
      </Notice>
    </section>
  )
}

export const AddressSkeleton = () => (
  <div className={`gap-4 ${accountBox}`} aria-hidden="true">
    <Skeleton className="h-6 w-56" />
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-19 w-full" />
  </div>
)
