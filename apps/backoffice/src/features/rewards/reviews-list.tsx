import { Button, Checkbox, NativeSelect } from '@mantine/core'
import { type AdminAnswerOf, type adminReviews, type ReviewState, reviewStates } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { amountText, digits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import type { Column } from '../../shared/parts/grid.tsx'
import { OlderRows } from '../../shared/parts/older-rows.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { PostDrawer } from '../boards/post-drawer.tsx'
import { useDecideReviews, useReviews } from './calls/board-rewards.ts'
import type { PlaceProps } from './spins-panel.tsx'

type Row = AdminAnswerOf<typeof adminReviews>['rows'][number]
const tones = { waiting: 'warn', granted: 'ok', refused: undefined, taken: 'bad' } as const

/** Posts that brought something or may, and those that wait: approved or taken down together. */
export const ReviewsList = ({ before, onBefore }: PlaceProps) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const may = useMay()
  const [state, setState] = useState<ReviewState | ''>('waiting')
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [act, setAct] = useState<'show' | 'hide'>()
  const [open, setOpen] = useState<number>()
  const query = useReviews({ state, before, size: 20 })
  const mayDecide = may('boards.moderate')
  const columns = useColumns(setOpen)
  const choose: Column<Row> = {
    id: 'choose',
    head: '',
    cell: (row) => (
      <Checkbox
        size="xs"
        aria-label={row.title}
        checked={chosen.includes(row.boardIdx)}
        onChange={({ currentTarget: { checked } }) =>
          setChosen(checked ? [...chosen, row.boardIdx] : chosen.filter((one) => one !== row.boardIdx))
        }
      />
    ),
  }
  return (
    <Panel
      title={say('reviews.list')}
      head={
        <>
          {mayDecide && chosen.length > 0 && (
            <>
              <Button variant="filled" onClick={() => setAct('show')}>
                {say('reviews.approve', { count: chosen.length })}
              </Button>
              <Button color="red" onClick={() => setAct('hide')}>
                {say('reviews.hide')}
              </Button>
            </>
          )}
          <NativeSelect
            aria-label={t('col.status')}
            value={state}
            data={[
              { value: '', label: say('coupon.any') },
              ...reviewStates.map((value) => ({ value, label: say(`reviews.state.${value}`) })),
            ]}
            onChange={({ currentTarget: { value } }) => {
              setState(reviewStates.find((one) => one === value) ?? '')
              setChosen([])
              onBefore('')
            }}
          />
        </>
      }
    >
      <OlderRows
        query={query}
        lines={5}
        label={say('reviews.list')}
        none={say(state === 'waiting' ? 'reviews.noneWaiting' : 'reviews.none')}
        columns={mayDecide ? [choose, ...columns] : columns}
        idOf={(row) => row.boardIdx}
        before={before}
        onBefore={onBefore}
      />
      {act && <Decide act={act} posts={chosen} onClose={() => setAct(undefined)} onDone={() => setChosen([])} />}
      {open !== undefined && <PostDrawer boardIdx={open} onClose={() => setOpen(undefined)} />}
    </Panel>
  )
}

const useColumns = (open: (boardIdx: number) => void): Column<Row>[] => {
  const t = useText('office')
  const say = useText('office-rewards')
  return [
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.writtenAt} /> },
    {
      id: 'title',
      head: t('content.title'),
      mayWrap: true,
      cell: (row) => (
        <button type="button" className="text-button" onClick={() => open(row.boardIdx)}>
          <b>{row.title}</b>
        </button>
      ),
      below: (row) => row.memNick,
    },
    {
      id: 'member',
      head: t('col.member'),
      isWideOnly: true,
      cell: (row) => <a href={`/members/${row.memberId}`}>{row.memNick}</a>,
    },
    {
      id: 'letters',
      head: say('reviews.letters'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => digits(row.letters),
    },
    {
      id: 'state',
      head: t('col.status'),
      cell: (row) => <Chip tone={tones[row.state]}>{say(`reviews.state.${row.state}`)}</Chip>,
    },
    {
      id: 'why',
      head: t('reason.label'),
      isWideOnly: true,
      cell: (row) => <span className="second">{row.why !== '' && say(`reviews.why.${row.why}`)}</span>,
    },
    { id: 'points', head: say('batch.spent'), isFigure: true, cell: (row) => amountText(row.points, 'POINT') },
    {
      id: 'taken',
      head: say('reviews.taken'),
      isFigure: true,
      isWideOnly: true,
      cell: (row) => amountText(row.taken, 'POINT'),
    },
    { id: 'staff', head: t('col.staff'), isDeskOnly: true, cell: (row) => row.staffName || '–' },
  ]
}

type DecideProps = { act: 'show' | 'hide'; posts: readonly number[]; onClose: () => void; onDone: () => void }
const Decide = ({ act, posts, onClose, onDone }: DecideProps) => {
  const say = useText('office-rewards')
  const decide = useDecideReviews()
  const title = act === 'show' ? say('reviews.approve', { count: posts.length }) : say('reviews.hide')
  return (
    <ReasonModal
      title={title}
      note={say(act === 'show' ? 'reviews.approve-note' : 'reviews.hide-note')}
      presets={[]}
      confirmLabel={title}
      isGood={act === 'show'}
      isBusy={decide.isPending}
      onConfirm={(reason) =>
        decide.mutate(
          { body: { act, posts: [...posts], comments: [], reason } },
          { onSuccess: onDone, onSettled: onClose },
        )
      }
      onClose={onClose}
    />
  )
}
