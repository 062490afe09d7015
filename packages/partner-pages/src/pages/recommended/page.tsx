import { useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { ReferralCard } from '../../dashboard/referral-card.tsx'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList } from '../../host/use-call.ts'
import { GrowingTable } from '../../parts/growing-table.tsx'
import { StatusTag } from '../../parts/status-tag.tsx'

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="recommended" note={say('recommended.note')}>
      <Recommended />
    </PartnerFrame>
  )
}

function Recommended() {
  const say = useText('partner')
  const { formats } = useHost()
  const list = useList('/api/partner/recommended', {})
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-[minmax(0,1fr)_372px]">
      <div className="desk:order-last">
        <ReferralCard
          action={
            list.first && (
              <span className="text-13 text-text-3">
                {say('recommended.month', { count: formats.digits(list.first.thisMonth) })}
              </span>
            )
          }
        />
      </div>
      <GrowingTable
        caption={say('page.recommended')}
        list={list}
        rows={list.rows}
        rowKey={({ memId, at }) => `${memId} ${at}`}
        empty={<Empty title={say('recommended.none')}>{say('recommended.noneText')}</Empty>}
        line={(row) => ({
          title: row.memNick,
          note: `${row.memId} · ${formats.dayTime(row.at)}`,
          aside: <StatusTag status={row.status} />,
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
          { key: 'status', head: say('col.status'), cell: ({ status }) => <StatusTag status={status} /> },
          { key: 'at', head: say('col.applied'), end: true, cell: ({ at }) => formats.dayTime(at) },
        ]}
      />
    </div>
  )
}
