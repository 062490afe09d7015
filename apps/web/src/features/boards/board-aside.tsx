import { useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useLayout } from '../../shared/navigation/index.ts'
import { boardList, type PostBoard } from './calls/boards.ts'

const MOST = 6

/** Beside a post, where there is room: what else is on its board. */
export function BoardAside({ board, boardIdx }: { board: PostBoard; boardIdx: number }) {
  const say = useText('boards')
  const isPhone = useLayout() === 'mobile'
  const { data } = useQuery({ ...boardList({ boardType: board, page: 1 }), enabled: !isPhone })
  const others = data?.list.filter((row) => row.boardIdx !== boardIdx).slice(0, MOST) ?? []
  if (isPhone || others.length === 0) return null
  return (
    <aside className="max-desk:hidden">
      <Card className="sticky top-21">
        <h2 className="mb-2 font-bold text-15">{say('read.others')}</h2>
        <ul>
          {others.map((row) => (
            <li key={row.boardIdx} className="border-line-soft border-t first:border-0">
              <Link
                to={board === 'notice' ? 'noticeRead' : 'boardRead'}
                params={{ boardIdx: String(row.boardIdx) }}
                search={{ board: board === 'normal' || board === 'notice' ? undefined : board }}
                className="flex min-h-11 items-center justify-between gap-3 py-2 text-14 hover:text-accent"
              >
                <span data-own={row.isStaff ? undefined : ''} className="line-clamp-2">
                  {row.title}
                </span>
                {row.comments > 0 && (
                  <span className="num shrink-0 font-semibold text-12 text-accent">
                    <span className="sr-only">{say('read.comments', { count: row.comments })}</span>
                    <span aria-hidden="true">{row.comments}</span>
                  </span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </aside>
  )
}
