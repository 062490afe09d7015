import { useText } from '@maru/i18n/react'
import { Card, Section } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { StatusChip } from '@maru/ui/status-chip.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { dayTime } from '../../shared/format/date.ts'
import { Link } from '../../shared/navigation/index.ts'
import { ListPager } from '../../shared/parts/list-pager.tsx'
import { LoadFailed } from '../../shared/parts/load-failed.tsx'
import { useFilter } from '../../shared/period/use-filter.ts'
import { type BoardRow, boardList } from './calls/boards.ts'
import { kindOf } from './question-kinds.ts'

/** The member's own questions, by page. `category`: of one kind. */
export function QuestionList({ category = '' }: { category?: string }) {
  const say = useText('boards')
  const isOfAccount = category === 'bankaccount'
  const { page, turnTo } = useFilter()
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...boardList({ boardType: 'qna', category, page }),
    placeholderData: keepPreviousData,
  })
  return (
    <Section title={say(isOfAccount ? 'question.ownAccount' : 'question.own')}>
      {error && !data ? (
        <LoadFailed title={say('question.failed')} problem={error} retry={refetch} />
      ) : (
        <Card pad={false} aria-busy={!data || isPlaceholderData}>
          {!data ? (
            <div className="grid gap-2 p-4">
              <SkeletonTiles count={4} shape="row" />
            </div>
          ) : data.list.length === 0 ? (
            <Empty title={say(isOfAccount ? 'question.noneAccount' : 'question.none')}>
              {!isOfAccount && say('question.noneText')}
            </Empty>
          ) : (
            <>
              <ul>
                {data.list.map((row) => (
                  <QuestionLine key={row.boardIdx} row={row} />
                ))}
              </ul>
              <ListPager
                page={page}
                pages={Math.ceil(data.pageInfo.tatal_list_count / data.pageInfo.count_per_list)}
                onPage={turnTo}
              />
            </>
          )}
        </Card>
      )}
    </Section>
  )
}

function QuestionLine({ row }: { row: BoardRow }) {
  const say = useText('boards')
  const state = row.status === 'answer' ? 'answer' : 'wait'
  return (
    <li className="border-line-soft border-t first:border-0">
      <Link
        to="qnaRead"
        params={{ boardIdx: String(row.boardIdx) }}
        className="grid min-h-16 gap-1.5 px-4 py-3.5 hover:text-accent tablet:px-5"
      >
        <span className="flex items-center justify-between gap-3">
          <StatusChip state={state === 'answer' ? 'completed' : 'waiting'}>{say(`state.${state}`)}</StatusChip>
          <time dateTime={row.at} className="num text-12 text-text-3">
            {dayTime(row.at)}
          </time>
        </span>
        <b data-own className="truncate font-semibold">
          {row.title}
        </b>
        <span className="text-12 text-text-3">{say(`kind.${kindOf(row.category)}`)}</span>
      </Link>
    </li>
  )
}
