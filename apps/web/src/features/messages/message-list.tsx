import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { messageList } from './calls/messages.ts'
import { MessageLine } from './message-line.tsx'
import { MessageTools } from './message-tools.tsx'

/** The member's messages, page by page, with what may be done to those that are chosen. */
export function MessageList() {
  const say = useText('messages')
  const { page, turnTo } = useFilter()
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...messageList(page),
    placeholderData: keepPreviousData,
  })
  const rows = data?.list ?? []
  const total = data?.pageInfo.tatal_list_count ?? 0
  const pages = Math.ceil(total / (data?.pageInfo.count_per_list ?? 1))
  // The last message of the last page was deleted.
  const isPast = data !== undefined && !isPlaceholderData && rows.length === 0 && pages > 0 && page > pages
  useEffect(() => {
    if (isPast) turnTo(pages)
  })
  if (error && !data) return <LoadFailed title={say('list.failed')} problem={error} retry={refetch} />

  const shownChosen = rows.map(({ msgIdx }) => msgIdx).filter((msgIdx) => chosen.has(msgIdx))
  const choose = (msgIdxs: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen)
    for (const msgIdx of msgIdxs) isChosen ? next.add(msgIdx) : next.delete(msgIdx)
    setChosen(next)
  }
  return (
    <Card pad={false} aria-busy={!data || isPlaceholderData}>
      {!data || isPast ? (
        <div className="grid gap-2 p-4">
          <SkeletonTiles count={10} shape="row" />
        </div>
      ) : total === 0 ? (
        <Empty title={say('list.none')}>{say('list.noneText')}</Empty>
      ) : (
        <>
          <MessageTools
            shown={rows.map(({ msgIdx }) => msgIdx)}
            chosen={shownChosen}
            unread={data.unread}
            onChoose={choose}
            onDeleted={() => setChosen(new Set())}
          />
          <ul aria-label={say('list.title')}>
            {rows.map((row) => (
              <MessageLine
                key={row.msgIdx}
                row={row}
                isChosen={chosen.has(row.msgIdx)}
                onChoose={(isChosen) => choose([row.msgIdx], isChosen)}
              />
            ))}
          </ul>
          <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line-soft border-t px-5 py-3 text-13 text-text-3 max-tablet:px-4">
            <span className="num">{say('list.count', { count: total })}</span>
            <span>{say('list.kept', data.kept)}</span>
          </p>
          <ListPager page={page} pages={pages} onPage={turnTo} />
        </>
      )}
    </Card>
  )
}
