import type { AdminPartner } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'

type Move = AdminPartner['moves'][number]

/** How a partner came to where it stands, the newest first. */
export const MovesTable = ({ moves }: { moves: Move[] }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const top = say('one.none-above')
  const columns: Column<Move>[] = [
    {
      id: 'from',
      head: say('one.from'),
      cell: ({ from }) => from || top,
      below: (move) => <When at={move.at} />,
    },
    { id: 'to', head: say('one.to'), cell: ({ to }) => to || top },
    { id: 'staff', head: t('col.staff'), isWideOnly: true, cell: ({ movedBy }) => movedBy || '–' },
    { id: 'reason', head: t('reason.label'), mayWrap: true, cell: ({ reason }) => reason || '–' },
    { id: 'at', head: t('col.at'), isWideOnly: true, cell: ({ at }) => <When at={at} /> },
  ]
  if (moves.length === 0) return <Empty title={say('one.no-moves')} />
  return (
    <Scroll>
      <Grid label={say('one.moves')} columns={columns} rows={moves} idOf={({ at, to }) => `${at} ${to}`} />
    </Scroll>
  )
}
