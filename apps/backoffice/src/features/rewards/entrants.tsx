import { Checkbox } from '@mantine/core'
import type { AdminAnswerOf, adminEventEntrants } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import type { Column } from '../../shared/parts/grid.tsx'
import { OlderRows } from '../../shared/parts/older-rows.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useEntrants } from './calls/board-rewards.ts'

type Row = AdminAnswerOf<typeof adminEventEntrants>['rows'][number]
type Choosing = { chosen: readonly number[]; onChoose: (chosen: readonly number[]) => void }

/** Who took part, in the order in which they came; with boxes where staff choose. */
export const Entrants = ({ boardIdx, choosing }: { boardIdx: number; choosing: Choosing | undefined }) => {
  const t = useText('office')
  const say = useText('office-rewards')
  const [before, setBefore] = useState('')
  const query = useEntrants(boardIdx, { before, size: 50 }, true)
  const columns: Column<Row>[] = [
    ...(choosing ? [boxes(choosing)] : []),
    { id: 'number', head: '#', isFigure: true, cell: (row) => row.cmtIdx },
    { id: 'member', head: t('col.member'), cell: (row) => <a href={`/members/${row.memberId}`}>{row.memNick}</a> },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: (row) => <When at={row.at} /> },
    {
      id: 'outcome',
      head: t('col.status'),
      cell: (row) => (
        <span className="second">
          {row.outcome !== ''
            ? say(`events.outcome.${row.outcome}`)
            : row.why !== ''
              ? say(`events.why.${row.why}`)
              : '–'}
        </span>
      ),
    },
  ]
  return (
    <section>
      <h3>{say('events.whoTookPart')}</h3>
      <OlderRows
        query={query}
        lines={5}
        label={say('events.whoTookPart')}
        none={say('events.nobody')}
        columns={columns}
        idOf={(row) => row.memberId}
        before={before}
        onBefore={setBefore}
      />
    </section>
  )
}

const boxes = ({ chosen, onChoose }: Choosing): Column<Row> => ({
  id: 'choose',
  head: '',
  cell: (row) => (
    <Checkbox
      size="xs"
      aria-label={row.memNick}
      disabled={row.why !== ''}
      checked={chosen.includes(row.memberId)}
      onChange={({ currentTarget: { checked } }) =>
        onChoose(checked ? [...chosen, row.memberId] : chosen.filter((one) => one !== row.memberId))
      }
    />
  ),
})
