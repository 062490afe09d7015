import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { Table } from '@maru/ui/table.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { Link } from '../../shared/navigation/index.ts'
import type { BoardRow } from './calls/boards.ts'
import { PictureIcon, PinIcon } from './icons.tsx'
import { when } from './when.ts'

export type ShownRow = BoardRow & { isPinned?: boolean }
const tones = { notice: 'info', event: 'accent', guide: 'mute', normal: 'mute' } as const

/** The whole row is the link. */
const whole = 'after:absolute after:inset-0 hover:text-accent'

function Title({ row, page }: { row: ShownRow; page: 'boardRead' | 'noticeRead' }) {
  const say = useText('boards')
  const to = row.boardType === 'notice' ? 'noticeRead' : page
  return (
    <span className="inline-flex min-w-0 max-w-full items-center gap-2 tablet:max-w-[max(220px,min(600px,calc(100vw-880px)))]">
      {row.isPinned && <PinIcon size={16} label={say('list.pinned')} className="text-text-3" />}
      <Link
        to={to}
        params={{ boardIdx: String(row.boardIdx) }}
        search={{ board: boardOf(row) }}
        className={cx(
          whole,
          'truncate max-tablet:line-clamp-2 max-tablet:whitespace-normal',
          row.isPinned && 'font-semibold',
        )}
      >
        <span data-own={row.isStaff ? undefined : ''}>{row.title}</span>
      </Link>
      {row.hasPicture && <PictureIcon size={16} label={say('list.picture')} className="text-text-3" />}
      {row.comments > 0 && (
        <span className="num shrink-0 font-semibold text-12 text-accent">
          <span className="sr-only">{say('read.comments', { count: row.comments })}</span>
          <span aria-hidden="true">{row.comments}</span>
        </span>
      )}
      {row.status === 'review' && <Tag tone="warn">{say('list.review')}</Tag>}
    </span>
  )
}

const boardOf = ({ boardType }: BoardRow): string | undefined =>
  boardType === 'normal' || boardType === 'notice' ? undefined : boardType

export function PostRows({
  rows,
  caption,
  page,
}: {
  rows: readonly ShownRow[]
  caption: string
  page: 'boardRead' | 'noticeRead'
}) {
  const say = useText('boards')
  return (
    <Table
      caption={caption}
      rows={rows}
      rowKey={(row) => `${row.isPinned ? 'pin' : ''}${row.boardIdx}`}
      line={(row) => ({
        title: (
          <span className="grid justify-items-start gap-1">
            {row.isPinned && <BoardTag row={row} />}
            <Title row={row} page={page} />
          </span>
        ),
        note: say('list.line', { writer: row.writer, when: when(row.at), views: row.views }),
        aside: !row.isPinned && row.likes > 0 && (
          <span className="num text-12 text-text-3">{say('list.likes', { count: row.likes })}</span>
        ),
      })}
      columns={[
        {
          key: 'ord',
          head: say('list.number'),
          width: 92,
          cell: (row) => (row.isPinned ? <BoardTag row={row} /> : <span className="num text-text-3">{row.ord}</span>),
        },
        { key: 'title', head: say('list.titleHead'), cell: (row) => <Title row={row} page={page} /> },
        {
          key: 'writer',
          head: say('list.writer'),
          width: 120,
          cell: (row) => <span className="text-text-2">{row.writer}</span>,
        },
        {
          key: 'at',
          head: say('list.at'),
          end: true,
          width: 72,
          cell: (row) => <span className="text-text-3">{when(row.at)}</span>,
        },
        {
          key: 'views',
          head: say('list.views'),
          end: true,
          width: 72,
          cell: (row) => <span className="text-text-2">{row.views}</span>,
        },
        {
          key: 'likes',
          head: say('list.likesHead'),
          end: true,
          width: 72,
          cell: (row) => <span className="text-text-2">{row.likes}</span>,
        },
      ]}
    />
  )
}

function BoardTag({ row }: { row: ShownRow }) {
  const say = useText('boards')
  const board = row.boardType === 'qna' || row.boardType === 'faq' ? 'normal' : row.boardType
  return <Tag tone={tones[board]}>{say(`board.${board}`)}</Tag>
}
