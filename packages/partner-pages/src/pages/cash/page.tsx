import type { CashType } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList } from '../../host/use-call.ts'
import { BranchChip, MemberChip, useWhose } from '../../parts/branch-choice.tsx'
import { GrowingTable } from '../../parts/growing-table.tsx'
import { ListFiles } from '../../parts/list-files.tsx'
import { CashOutcomeTag } from '../../parts/outcome-tag.tsx'

const kinds = ['', 'deposit', 'withdrawal'] as const satisfies readonly ('' | CashType)[]

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="cash" note={say('cash.note')}>
      <Cash />
    </PartnerFrame>
  )
}

function Cash() {
  const say = useText('partner')
  const { formats, PlainSum, Sum, search, changeSearch, stepTo } = useHost()
  const cashType = kinds.find((kind) => kind === search.kind) ?? ''
  const filter = { ...useWhose(), cashType }
  const list = useList('/api/partner/cash', filter)
  /** Deposits in brass with a plus; withdrawals in grey with a minus. */
  const sum = (kind: CashType, amount: number) =>
    kind === 'deposit' ? <Sum units={amount} sign /> : <PlainSum units={-amount} />
  return (
    <GrowingTable
      caption={say('page.cash')}
      list={list}
      rows={list.rows}
      rowKey={({ memberId, at, amount }) => `${memberId} ${at} ${amount}`}
      filter={
        <>
          <Segmented
            label={say('cash.kind')}
            value={cashType}
            onChange={(kind) => changeSearch({ kind })}
            options={kinds.map((value) => ({ value, label: say(`cash.${value || 'all'}`) }))}
          />
          <BranchChip />
          <MemberChip name={list.rows[0]?.memNick} />
          <ListFiles what="cash" ask={filter} />
        </>
      }
      empty={<Empty title={say('cash.none')} />}
      line={(row) => ({
        title: row.memNick,
        note: `${say(`cash.${row.cashType}`)} · ${row.partnerMemId} · ${formats.dayTime(row.at)}`,
        value: sum(row.cashType, row.amount),
        aside: <CashOutcomeTag outcome={row.outcome} />,
      })}
      columns={[
        { key: 'at', head: say('col.at'), cell: ({ at }) => formats.dayTime(at) },
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
        { key: 'kind', head: say('col.kind'), cell: (row) => say(`cash.${row.cashType}`) },
        { key: 'amount', head: say('col.amount'), end: true, cell: (row) => sum(row.cashType, row.amount) },
        {
          key: 'outcome',
          head: say('col.outcome'),
          end: true,
          cell: ({ outcome }) => <CashOutcomeTag outcome={outcome} />,
        },
      ]}
    />
  )
}
