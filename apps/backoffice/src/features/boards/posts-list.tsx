import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { type AdminPostRow, type PostBoard, type PostState, postBoards, postStates } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits } from '../../shared/money.ts'
import { AddButton } from '../../shared/parts/add-button.tsx'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Pager } from '../../shared/parts/pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { SearchFields } from '../../shared/parts/search-fields.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { stateWords, whyWords } from './board-words.ts'
import { usePosts } from './calls/boards.ts'
import { DecideModal } from './decide-modal.tsx'
import { PostDrawer } from './post-drawer.tsx'
import { PostForm } from './post-form.tsx'

export type PostsFilter = { board: PostBoard | ''; status: PostState | ''; term: string }
type Props = {
  filter: PostsFilter
  page: number
  onFilter: (changes: Partial<PostsFilter>) => void
  onPage: (page: number) => void
}

/** Posts of every board, to be looked for, read, and hidden or shown together. */
export const PostsList = ({ filter, page, onFilter, onPage }: Props) => {
  const t = useText('office')
  const say = useText('office-boards')
  const may = useMay()
  const query = usePosts({ ...filter, page, size: 30 })
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<'show' | 'hide'>()
  const [open, setOpen] = useState<number | 'new'>()
  const mayDecide = may('boards.moderate')
  const choose = (boardIdx: number, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(boardIdx)
    else next.delete(boardIdx)
    setChosen(next)
  }
  const columns = usePostColumns({ chosen, choose, mayDecide, open: setOpen })
  return (
    <Panel
      title={say('posts.title')}
      head={
        <>
          {mayDecide && chosen.size > 0 && (
            <>
              <span className="quiet num">{say('posts.chosen', { count: chosen.size })}</span>
              <Button onClick={() => setAsked('show')}>{say('act.show')}</Button>
              <Button color="red" variant="filled" onClick={() => setAsked('hide')}>
                {say('act.hide')}
              </Button>
            </>
          )}
          {may('boards.write') && <AddButton label={say('posts.write')} onAdd={() => setOpen('new')} />}
        </>
      }
    >
      <div className="panel-pad">
        <SearchFields
          key={filter.term}
          label={say('posts.title')}
          found={{ term: filter.term }}
          words={{ term: say('posts.term') }}
          maxLength={50}
          onSend={({ term }) => onFilter({ term })}
        >
          <NativeSelect
            aria-label={say('posts.board')}
            value={filter.board}
            data={[
              { value: '', label: say('posts.anyBoard') },
              ...postBoards.map((value) => ({ value, label: say(`board.${value}`) })),
            ]}
            onChange={(event) => onFilter({ board: postBoards.find((one) => one === event.currentTarget.value) ?? '' })}
          />
          <NativeSelect
            aria-label={t('col.status')}
            value={filter.status}
            data={[
              { value: '', label: say('posts.anyState') },
              ...postStates.map((value) => ({ value, label: say(stateWords[value].word) })),
            ]}
            onChange={(event) =>
              onFilter({ status: postStates.find((one) => one === event.currentTarget.value) ?? '' })
            }
          />
        </SearchFields>
      </div>
      <Asking query={query} lines={10}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={say('posts.none')} />
          ) : (
            <>
              <Scroll>
                <Grid label={say('posts.title')} columns={columns} rows={found.rows} idOf={(row) => row.boardIdx} />
              </Scroll>
              <Pager page={found.page} size={found.size} total={found.total} onPage={onPage} />
            </>
          )
        }
      </Asking>
      {asked && (
        <DecideModal
          act={asked}
          posts={[...chosen]}
          comments={[]}
          onClose={() => setAsked(undefined)}
          onDone={() => setChosen(new Set())}
        />
      )}
      {open === 'new' && <PostForm onClose={() => setOpen(undefined)} />}
      {typeof open === 'number' && <PostDrawer boardIdx={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

type Choosing = {
  chosen: ReadonlySet<number>
  choose: (boardIdx: number, isChosen: boolean) => void
  mayDecide: boolean
  open: (boardIdx: number) => void
}
const usePostColumns = ({ chosen, choose, mayDecide, open }: Choosing): Column<AdminPostRow>[] => {
  const t = useText('office')
  const say = useText('office-boards')
  return [
    ...(mayDecide
      ? [
          {
            id: 'choose',
            head: '',
            cell: (row: AdminPostRow) =>
              row.status !== 'removed' && (
                <Checkbox
                  size="xs"
                  aria-label={say('posts.choose', { title: row.title })}
                  checked={chosen.has(row.boardIdx)}
                  onChange={(event) => choose(row.boardIdx, event.currentTarget.checked)}
                />
              ),
          },
        ]
      : []),
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
    { id: 'board', head: say('posts.board'), isWideOnly: true, cell: (row) => say(`board.${row.board}`) },
    {
      id: 'title',
      head: t('content.title'),
      mayWrap: true,
      cell: (row) => (
        <button type="button" className="text-button" onClick={() => open(row.boardIdx)}>
          {row.pin !== 'none' && <Chip tone="info">{say('posts.pinned')}</Chip>} <b>{row.title}</b>
        </button>
      ),
      below: (row) => row.writer,
    },
    { id: 'writer', head: say('posts.writer'), isWideOnly: true, cell: (row) => row.writer || '–' },
    {
      id: 'status',
      head: t('col.status'),
      cell: (row) => <Chip tone={stateWords[row.status].tone}>{say(stateWords[row.status].word)}</Chip>,
    },
    {
      id: 'why',
      head: say('posts.why'),
      isDeskOnly: true,
      mayWrap: true,
      cell: (row) => <span className="second">{whyWords(say, row.why)}</span>,
    },
    { id: 'views', head: say('posts.views'), isFigure: true, isWideOnly: true, cell: (row) => digits(row.views) },
    {
      id: 'comments',
      head: say('posts.comments'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => digits(row.comments),
    },
  ]
}
