import { useText } from '@maru/i18n/react'
import { buttonClass } from '@maru/ui/button.tsx'
import { Card, Section } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Skeleton, SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { ChosenBonus } from '../../../features/bonus/chosen-bonus.tsx'
import { EndedBonuses } from '../../../features/bonus/ended-bonuses.tsx'
import { FillCosts } from '../../../features/bonus/fill-costs.tsx'
import { RunningBonus } from '../../../features/bonus/running-bonus.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { ListPager } from '../../../shared/parts/list-pager.tsx'
import type { BonusPage } from './use-bonus.ts'

const GiveUpDialog = lazy(() =>
  import('../../../features/bonus/give-up-dialog.tsx').then((m) => ({ default: m.GiveUpDialog })),
)

/** What was chosen with a deposit that is not approved yet. */
export function Chosen({ chosen, running }: BonusPage) {
  if (!chosen || chosen.bonus === 'none') return null
  return <ChosenBonus bonus={chosen.bonus} amount={chosen.amount} isLater={running !== undefined} />
}

/** The running bonus, or the way to one. */
export function Running({ running, cash, left, costs, isLoading }: BonusPage) {
  const say = useText('bonus')
  const [isAsking, setAsking] = useState(false)
  if (isLoading) return <Skeleton className="h-96 w-full rounded-card" />
  if (!running)
    return (
      <Card pad={false}>
        <Empty
          title={say('none.title')}
          action={
            <Link to="charge" className={buttonClass({ kind: 'filled' })}>
              {say('none.deposit')}
            </Link>
          }
        >
          {say('none.text')}
        </Empty>
      </Card>
    )
  const rest = Math.max(0, running.required - running.progress)
  return (
    <>
      <RunningBonus
        bonus={running}
        giveUp={() => setAsking(true)}
        costs={rest > 0 && costs.length > 0 && <FillCosts left={rest} costs={costs} />}
      />
      {isAsking && (
        <Suspense>
          <GiveUpDialog bonus={running} cash={cash} left={left} close={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}

export function Ended({ ended, page, pages, turnTo, isLoading }: BonusPage) {
  const say = useText('bonus')
  return (
    <Section title={say('ended.title')}>
      <Card pad={false} aria-busy={isLoading}>
        {isLoading ? (
          <div className="grid gap-2 p-4">
            <SkeletonTiles count={3} shape="row" />
          </div>
        ) : ended.length === 0 ? (
          <Empty art={false} title={say('ended.none')} />
        ) : (
          <>
            <EndedBonuses rows={ended} />
            <ListPager page={page} pages={pages} onPage={turnTo} />
          </>
        )}
      </Card>
    </Section>
  )
}
