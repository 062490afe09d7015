import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { Table } from '@maru/ui/table.tsx'
import { useHost } from '../host/host.ts'

/** Who comes and goes is looked at anew so often. */
export const onlineMs = 15_000
type Row = Data<'/api/partner/online'>['list'][number]

/** Members who are logged in, and what they play. */
export function OnlineTable({ rows, busy }: { rows: readonly Row[]; busy: boolean }) {
  const say = useText('partner')
  const { formats, PlainSum } = useHost()
  const game = ({ gameName }: Row) => gameName || say('online.noGame')
  return (
    <Table
      caption={say('page.online')}
      busy={busy}
      isHeadKept
      rows={rows}
      rowKey={({ memberId }) => memberId}
      empty={<Empty title={say('online.none')} />}
      line={(row) => ({
        title: row.memNick,
        note: `${row.partnerMemId} · ${game(row)}`,
        value: <PlainSum units={row.stakedToday} />,
        aside: <span className="num text-12 text-text-3">{formats.clock(row.since)}</span>,
      })}
      columns={[
        {
          key: 'member',
          head: say('col.member'),
          cell: ({ memId, memNick }) => (
            <>
              <b className="font-semibold">{memNick}</b> <span className="text-12 text-text-3">{memId}</span>
            </>
          ),
        },
        { key: 'partner', head: say('col.partner'), cell: ({ partnerMemId }) => partnerMemId },
        {
          key: 'game',
          head: say('col.game'),
          cell: (row) => <span className={row.gameName ? '' : 'text-text-3'}>{game(row)}</span>,
        },
        {
          key: 'staked',
          head: say('col.stakedToday'),
          end: true,
          cell: ({ stakedToday }) => <PlainSum units={stakedToday} />,
        },
        { key: 'since', head: say('col.since'), end: true, cell: ({ since }) => formats.clock(since) },
      ]}
    />
  )
}
