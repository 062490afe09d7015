import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { CopyIcon, InfoIcon } from '@maru/ui/icons.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { copyText } from '../../shared/text/copy-text.ts'
import { notify } from '../../shared/toast.ts'
import { accountBox } from './account-box.ts'

/** Where the money goes and in whose name it must come. */
export function DepositAccountCard({ account }: { account: Data<'/api/cash/getAcc'> }) {
  const say = useText('cash')
  const sayCommon = useText('common')
  const copy = async () => {
    if (await copyText(account.account)) notify.ok(say('account.copied'))
    else notify.error(say('account.copyFailed'))
  }
  return (
    <section aria-label={say('account.title')} className={`gap-3 ${accountBox}`}>
      <div className="flex items-center justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <b className="font-bold text-15">{account.bankName}</b>
          <span data-own className="text-13 text-text-3">
            {say('account.holder', { name: account.holder })}
          </span>
        </p>
        {account.isDemo && <Tag tone="info">{say('account.demo')}</Tag>}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <span className="num font-bold text-18 tracking-[-0.01em] tablet:text-[26px]">{account.account}</span>
        <Button size="sm" icon={<CopyIcon size={16} />} aria-label={say('account.copy')} onClick={() => void copy()}>
          {sayCommon('action.copy')}
        </Button>
      </div>
      <p className="flex items-start gap-2 text-13 text-text-3 leading-normal">
        <InfoIcon size={16} className="mt-0.5 shrink-0" />
        <span>
          {say('account.sender')} <b className="font-bold text-text">{account.depositor}</b>
          <br />
          {say('account.senderNote')}
        </span>
      </p>
    </section>
  )
}

export const DepositAccountSkeleton = () => (
  <div className={`gap-3 ${accountBox}`} aria-hidden="true">
    <Skeleton className="h-6 w-56" />
    <Skeleton className="h-9 w-72 max-w-full" />
    <Skeleton className="h-10 w-64 max-w-full" />
  </div>
)
