import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import type { ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { GrowingTable } from '../parts/growing-table.tsx'
import { ListFiles } from '../parts/list-files.tsx'

type Row = Data<'/api/partner/moneyMoves'>['list'][number]
type Props = { memberId: number; way?: '' | 'give' | 'take'; size?: number; filter?: ReactNode }

/** Money that was given and taken back, with both balances afterwards. */
export function MovesTable({ memberId, way = '', size = 20, filter }: Props) {
  const say = useText('partner')
  const { formats, PlainSum } = useHost()
  const list = useList('/api/partner/moneyMoves', { memberId, way, size })
  // Beside a form there is no room for all of it.
  const isShort = filter === undefined
  return (
    <GrowingTable
      caption={say('page.moves')}
      list={list}
      rows={list.rows}
      rowKey={({ at, memId, amount }) => `${at} ${memId} ${amount}`}
      filter={
        filter && (
          <>
            {filter}
            <ListFiles what="moneyMoves" ask={{ memberId, way }} />
          </>
        )
      }
      empty={<Empty title={say('moves.none')} />}
      line={(row) => ({
        title: `${row.partnerMemId} ${row.way === 'give' ? '→' : '←'} ${row.memNick}`,
        note: [formats.dayTime(row.at), row.note].filter(Boolean).join(' · '),
        value: <PlainSum units={row.amount} />,
        aside: <Way way={row.way} />,
      })}
      columns={[
        { key: 'at', head: say('col.at'), cell: ({ at }) => formats.dayTime(at) },
        { key: 'way', head: say('col.kind'), cell: (row) => <Way way={row.way} /> },
        ...(isShort
          ? []
          : [
              {
                key: 'partner',
                head: say('col.givingPartner'),
                cell: ({ partnerMemId }: Row) => partnerMemId,
              },
            ]),
        {
          key: 'member',
          head: say('col.receiver'),
          cell: ({ memId, memNick, note }) => (
            <>
              <b className="font-semibold">{memNick}</b> <span className="text-12 text-text-3">{memId}</span>
              {isShort && note && <span className="block max-w-40 truncate text-12 text-text-3">{note}</span>}
            </>
          ),
        },
        {
          key: 'amount',
          head: say('col.amount'),
          end: true,
          cell: ({ amount }) => <PlainSum units={amount} className="font-semibold" />,
        },
        {
          key: 'partnerCash',
          head: say('col.partnerCash'),
          end: true,
          // Of who stands above no figure is shown.
          cell: ({ partnerCash }) => (partnerCash === null ? '–' : formats.sum(partnerCash)),
        },
        { key: 'cash', head: say('col.receiverCash'), end: true, cell: ({ cash }) => formats.sum(cash) },
        ...(isShort
          ? []
          : [
              {
                key: 'note',
                head: say('col.note'),
                cell: ({ note }: Row) => <span className="block max-w-48 truncate text-text-2">{note}</span>,
              },
            ]),
      ]}
    />
  )
}

function Way({ way }: { way: 'give' | 'take' }) {
  const say = useText('partner')
  return <Tag tone={way === 'give' ? 'accent' : 'mute'}>{say(`give.${way}`)}</Tag>
}
