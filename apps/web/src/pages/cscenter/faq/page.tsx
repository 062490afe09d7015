import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { DownGlyph } from '@maru/ui/glyphs.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { BoardSearch } from '../../../features/boards/board-search.tsx'
import { type BoardRow, boardList } from '../../../features/boards/calls/boards.ts'
import { CsTabs } from '../../../features/boards/cs-tabs.tsx'
import { Link } from '../../../shared/navigation/index.ts'
import { LoadFailed } from '../../../shared/parts/load-failed.tsx'
import { useFilter } from '../../../shared/period/use-filter.ts'
import { RichHtml } from '../../../shared/text/rich-html.tsx'

const categories = ['cash', 'bonus', 'game', 'protection', 'account'] as const

export function Page() {
  const say = useText('boards')
  const { search, change } = useFilter()
  const term = search.term ?? ''
  const category = categories.find((known) => known === search.category) ?? 'cash'
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boardList(term ? { boardType: 'faq', searchType: 'both', term } : { boardType: 'faq', category }),
    placeholderData: keepPreviousData,
  })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <PageTitle>{say('cs.title')}</PageTitle>
      <CsTabs />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="scroll-row max-w-full max-tablet:-mx-4 max-tablet:max-w-[calc(100%+32px)] max-tablet:px-4">
          <Segmented
            label={say('faq.category')}
            value={term ? '' : category}
            onChange={(value) => change({ category: value === 'cash' ? undefined : value, term: undefined })}
            options={categories.map((value) => ({ value, label: say(`faq.${value}`) }))}
            className="max-w-none!"
          />
        </div>
        <BoardSearch
          key={term}
          label={say('faq.search')}
          type="both"
          term={term}
          onSearch={(_, sought) => change({ term: sought || undefined })}
        />
      </div>
      {error && !data ? (
        <LoadFailed title={say('faq.failed')} problem={error} retry={refetch} />
      ) : (
        <Card pad={false} className="px-4 tablet:px-5" aria-busy={!data || isPlaceholderData}>
          {!data ? (
            <div className="grid gap-2 py-4">
              <SkeletonTiles count={6} shape="row" />
            </div>
          ) : data.list.length === 0 ? (
            <Empty
              title={say(term ? 'list.notFound' : 'faq.none')}
              action={
                term && (
                  <Button size="sm" onClick={() => change({ term: undefined })}>
                    {say('list.all')}
                  </Button>
                )
              }
            >
              {term && say('list.notFoundText', { term })}
            </Empty>
          ) : (
            data.list.map((row) => <Answer key={row.boardIdx} row={row} />)
          )}
        </Card>
      )}
      <p className="text-center text-13 text-text-3">
        {say('faq.more')}{' '}
        <Link
          to="qnaWrite"
          className="inline-flex min-h-8 items-center text-text-2 underline underline-offset-2 hover:text-text touch:min-h-11"
        >
          {say('question.write')}
        </Link>
      </p>
    </div>
  )
}

function Answer({ row }: { row: BoardRow }) {
  return (
    <details className="group border-line-soft border-t first:border-0">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 py-3 font-semibold hover:text-accent [&::-webkit-details-marker]:hidden">
        {row.title}
        <DownGlyph size={16} className="shrink-0 text-text-3 transition-transform group-open:rotate-180" />
      </summary>
      <RichHtml html={row.text} className="pb-5 text-14" />
    </details>
  )
}
