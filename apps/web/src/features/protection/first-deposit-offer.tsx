import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Notice } from '@maru/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { ownLimits } from '../../shared/limits/own-limits.ts'
import { useMember } from '../../shared/session/session.ts'
import { protectionRecord } from './calls/protection-record.ts'
import { isOfferDismissed, noteOfferDismissed } from './dismissed-offer.ts'

const LimitDialog = lazy(() => import('./limit-dialog.tsx').then((m) => ({ default: m.LimitDialog })))

/** Before the first deposit, and until it is declined: a limit of deposits. */
export function FirstDepositOffer() {
  const say = useText('protection')
  const memId = useMember()?.member.memId
  const { data: limits } = useQuery(ownLimits)
  const { data: record } = useQuery(protectionRecord)
  const [isGone, setGone] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const isWanted =
    memId !== undefined &&
    record?.deposits.count === 0 &&
    limits?.every(({ kind }) => kind !== 'deposit') &&
    !isGone &&
    !isOfferDismissed(memId)
  if (!isWanted) return null
  const decline = () => {
    noteOfferDismissed(memId)
    setGone(true)
  }
  return (
    <Notice tone="info" title={say('offer.title')}>
      {say('offer.text')}
      <span className="mt-2.5 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setOpen(true)}>
          {say('offer.set')}
        </Button>
        <Button size="sm" kind="ghost" onClick={decline}>
          {say('offer.no')}
        </Button>
      </span>
      {isOpen && (
        <Suspense>
          <LimitDialog kind="deposit" period="week" now={null} close={() => setOpen(false)} />
        </Suspense>
      )}
    </Notice>
  )
}
