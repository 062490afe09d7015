import { useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList } from '../../host/use-call.ts'
import { BranchChip, MemberChip, useWhose } from '../../parts/branch-choice.tsx'
import { DaysFilter, useDays } from '../../parts/days-filter.tsx'
import { GrowingTable } from '../../parts/growing-table.tsx'
import { ListFiles } from '../../parts/list-files.tsx'
import { BetOutcomeTag } from '../../parts/outcome-tag.tsx'

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="bets" note={say('bets.note')}>
      <Bets />
    </PartnerFrame>
  )
}

function Bets() {
  const say = useText('partner')
  const { formats, PlainSum, Sum, stepTo } = useHost()
  const { from, until } = useDays()
  const filter = { ...useWhose(), from, until }
  const list = useList('/api/partner/bets', filter)
  const stake = list.rows.reduce((all, row) => all + row.stake, 0)
  const payout = list.rows.reduce((all, row) => all + row.payout, 0)
  const total = say(list.more ? 'list.shownTotal' : 'list.total')
  const foot = list.rows.length > 0
  return (
    <GrowingTable
      caption={say('page.bets')}
      list={list}
      rows={list.rows}
      rowKey={({ betIdx }) => betIdx}
      filter={
        <>
          <DaysFilter />
          <BranchChip />
          <MemberChip name={list.rows[0]?.memNick} />
          <ListFiles what="bets" ask={filter} />
        </>
      }
      empty={<Empty title={say('bets.none')} />}
      line={(row) => ({
        title: row.gameName,
        note: `${row.memNick} · ${row.partnerMemId} · ${formats.dayTimeSeconds(row.at)}`,
        value: <PlainSum units={row.stake} />,
        aside: (
          <span className="flex items-center gap-1.5">
            {row.payout > 0 && <Sum units={row.payout} className="text-13" />}
            <BetOutcomeTag outcome={row.outcome} />
          </span>
        ),
      })}
      {...(foot && {
        lineFoot: {
          title: total,
          value: <PlainSum units={stake} />,
          aside: <Sum units={payout} className="text-13" />,
        },
      })}
      columns={[
        {
          key: 'at',
          head: say('col.at'),
          cell: ({ at }) => formats.dayTimeSeconds(at),
          foot: foot ? total : undefined,
        },
        {
          key: 'member',
          head: say('col.member'),
          cell: ({ memberId, memNick, memId }) => (
            <button
              type="button"
              className="min-h-8 text-left hover:underline touch:min-h-11"
              onClick={() => stepTo({ member: String(memberId) })}
            >
              <b className="font-semibold">{memNick}</b> <span className="text-12 text-text-3">{memId}</span>
            </button>
          ),
        },
        { key: 'partner', head: say('col.partner'), cell: ({ partnerMemId }) => partnerMemId },
        {
          key: 'game',
          head: say('col.game'),
          cell: ({ gameName, vendorName }) => (
            <>
              {gameName} <span className="text-12 text-text-3">{vendorName}</span>
            </>
          ),
        },
        {
          key: 'stake',
          head: say('col.stake'),
          end: true,
          cell: (row) => <PlainSum units={row.stake} />,
          foot: foot ? <PlainSum units={stake} /> : undefined,
        },
        {
          key: 'payout',
          head: say('col.payout'),
          end: true,
          cell: (row) => <PlainSum units={row.payout} />,
          foot: foot ? <PlainSum units={payout} /> : undefined,
        },
        {
          key: 'outcome',
          head: say('col.outcome'),
          end: true,
          cell: ({ outcome }) => <BetOutcomeTag outcome={outcome} />,
        },
      ]}
    />
  )
}
