import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { BoardSearch, searches } from './board-search.tsx'
import { boardList, type PostBoard } from './calls/boards.ts'
import { PostRows } from './post-rows.tsx'

const orders = ['new', 'likes'] as const
type Props = { board: PostBoard; own?: boolean; caption: string; page: 'boardRead' | 'noticeRead' }

/** Posts of a board, or the member's own, by page; with what is looked for in the address. */
export function PostList({ board, own, caption, page: readPage }: Props) {
  const say = useText('boards')
  const { search, page, change, turnTo } = useFilter()
  const type = searches.find((known) => known === search.where)
  const term = search.term ?? ''
  const order = orders.find((known) => known === search.order) ?? 'new'
  const isSearch = type !== undefined && term !== ''
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boardList({
      boardType: board,
      page,
      order: isSearch || own ? 'new' : order,
      ownYn: own ? 'Y' : 'N',
      ...(isSearch ? { searchType: type, term } : {}),
    }),
    placeholderData: keepPreviousData,
  })
  const rows = data ? [...data.pinned.map((row) => ({ ...row, isPinned: true })), ...data.list] : []
  const total = data?.pageInfo.tatal_list_count ?? 0
  return (
    <Card pad={false} aria-busy={!data || isPlaceholderData}>
      {!own && (
        <div className="flex flex-wrap items-start justify-between gap-3 p-4 tablet:px-5">
          <Segmented
            label={say('list.order')}
            value={order}
            onChange={(value) =>
              change({ order: value === 'new' ? undefined : value, where: undefined, term: undefined })
            }
            options={orders.map((value) => ({ value, label: say(`order.${value}`) }))}
          />
          <BoardSearch
            key={term}
            hasTypes
            label={say('search.label')}
            type={type ?? 'both'}
            term={term}
            onSearch={(where, sought) =>
              change({ where: sought ? where : undefined, term: sought || undefined, order: undefined })
            }
          />
        </div>
      )}
      {error && !data ? (
        <LoadFailed className="m-4" title={say('list.failed')} problem={error} retry={refetch} />
      ) : !data ? (
        <div className="grid gap-2 p-4">
          <SkeletonTiles count={10} shape="row" />
        </div>
      ) : rows.length === 0 ? (
        <Empty
          title={say(isSearch ? 'list.notFound' : own ? 'list.noneOwn' : 'list.none')}
          action={
            isSearch && (
              <Button size="sm" onClick={() => change({ where: undefined, term: undefined })}>
                {say('list.all')}
              </Button>
            )
          }
        >
          {isSearch && say('list.notFoundText', { term })}
        </Empty>
      ) : (
        <>
          {isSearch && (
            <p role="status" className="border-line-soft border-b px-5 pb-3 text-13 text-text-3 max-tablet:px-4">
              {say('list.found', { term, count: total })}
            </p>
          )}
          <PostRows rows={rows} caption={caption} page={readPage} />
          <ListPager page={page} pages={Math.ceil(total / data.pageInfo.count_per_list)} onPage={turnTo} />
        </>
      )}
    </Card>
  )
}
