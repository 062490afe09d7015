import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { RecentPanel } from '../features/audit/recent-panel.tsx'
import { CashQueue } from '../features/cash/cash-queue.tsx'
import { useCashQueue } from '../features/cash/use-cash-queue.ts'
import { FiguresStrip } from '../features/desk/figures-strip.tsx'
import { VendorsPanel } from '../features/games/vendors-panel.tsx'
import { PersonPanel } from '../features/members/person-panel.tsx'
import { NoticesPanel } from '../features/notices/notices-panel.tsx'
import { SignUpQueue } from '../features/sign-ups/sign-up-queue.tsx'
import { useSignUpQueue } from '../features/sign-ups/use-sign-up-queue.ts'
import { useKeys } from '../shared/keys/use-keys.ts'
import { useMay } from '../shared/staff/me.ts'
import { cashKeys, signUpKeys } from './queue-keys.ts'
import { useOpenMemberKey } from './use-open-member-key.ts'

type QueueName = 'sign-ups' | 'cash'

/** What waits, what is being worked on, whom it concerns. */
export const DeskPage = () => {
  const t = useText('office')
  const may = useMay()
  const [cashType, setCashType] = useState<CashType | ''>('')
  const [active, setActive] = useState<QueueName>('cash')
  const signUps = useSignUpQueue()
  const cash = useCashQueue(cashType)
  const memberId = active === 'cash' ? cash.queue.seenRow?.memberId : signUps.queue.seenRow?.memberId
  const openMember = useOpenMemberKey(memberId)
  useKeys({
    ...(active === 'cash' ? cashKeys(cash) : signUpKeys(signUps)),
    ...openMember,
    'first-queue': () => setActive('sign-ups'),
    'second-queue': () => setActive('cash'),
  })
  return (
    <>
      <h1 className="screen-reader-only">{t('menu.now')}</h1>
      <FiguresStrip />
      <NoticesPanel />
      <div className="desk">
        <div className="desk-column" data-active={active === 'sign-ups' ? '' : undefined}>
          {may('sign-ups.read') && (
            <SignUpQueue
              state={signUps}
              onChoose={(id) => {
                setActive('sign-ups')
                signUps.queue.choose(id)
              }}
            />
          )}
          {may('audit.read') && <RecentPanel />}
        </div>
        <div className="desk-column" data-active={active === 'cash' ? '' : undefined}>
          {may('cash.read') && (
            <CashQueue
              state={cash}
              cashType={cashType}
              onCashType={setCashType}
              onChoose={(id) => {
                setActive('cash')
                cash.queue.choose(id)
              }}
            />
          )}
          {may('games.read') && <VendorsPanel />}
        </div>
        <PersonPanel memberId={memberId} />
      </div>
    </>
  )
}
