import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { PageTitle } from '@maru/ui/card.tsx'
import { AccountTabs } from '../../../features/member/account-tabs.tsx'
import { WinLoseView } from '../../../features/win-lose/win-lose-view.tsx'
import { Link } from '../../../shared/navigation/index.ts'

export function Page() {
  const say = useText('common')
  const sayOwn = useText('statements')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageTitle>{say('title.winLose')}</PageTitle>
        <Link to="statement" className={buttonClass({ size: 'sm' })}>
          {sayOwn('take.link')}
        </Link>
      </div>
      <AccountTabs />
      <WinLoseView />
    </div>
  )
}
