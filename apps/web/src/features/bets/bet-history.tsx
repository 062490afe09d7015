import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { openDialog } from '../../shared/dialogs/dialogs.ts'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { BetRows } from './bet-rows.tsx'
import type { BetList } from './calls/bet-list.ts'

type Props = {
  history: { data: BetList | undefined; error: Error | null; isPlaceholderData: boolean; refetch: () => unknown }
  page: number
  turnTo: (page: number) => void
  /** A wider view for an empty one, where there is one. */
  widen: (() => void) | undefined
}

/** A page of wagers. One of them is shown beside the page, so that it stays when the screen is turned. */
export function BetHistory({ history: { data, error, isPlaceholderData, refetch }, page, turnTo, widen }: Props) {
  const say = useText('bets')
  if (error && !data) return <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />
  const total = data?.pageInfo.tatal_list_count ?? 0
  return (
    <Card pad={false} aria-busy={!data || isPlaceholderData}>
      {!data ? (
        <div className="grid gap-2 p-4">
          <SkeletonTiles count={10} shape="row" />
        </div>
      ) : data.list.length === 0 ? (
        <Empty
          title={say('list.none')}
          action={
            widen && (
              <Button size="sm" onClick={widen}>
                {say('list.noneFilter')}
              </Button>
            )
          }
        >
          {say('list.noneText')}
        </Empty>
      ) : (
        <>
          <BetRows rows={data.list} open={(row) => openDialog({ kind: 'bet', row })} />
          <p className="border-line-soft border-t px-5 py-3 text-13 text-text-3 max-tablet:px-4">
            {say('list.count', { count: total })}
          </p>
          <ListPager page={page} pages={Math.ceil(total / data.pageInfo.count_per_list)} onPage={turnTo} />
        </>
      )}
    </Card>
  )
}
