import type { Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Empty } from '@maru/ui/empty.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { daysText } from '../parts/days.rules.ts'
import { GrowingTable } from '../parts/growing-table.tsx'
import { ListFiles } from '../parts/list-files.tsx'

type Period = Data<'/api/partner/losing'>['list'][number]

/** Periods that staff settled, the newest first; each opens how it was computed. */
export function LosingPeriods() {
  const say = useText('partner')
  const { goTo, formats, Sum, PlainSum } = useHost()
  const list = useList('/api/partner/losing', {})
  return (
    <GrowingTable
      caption={say('page.losing')}
      list={list}
      rows={list.rows}
      rowKey={({ settlementId }) => settlementId}
      onRow={({ settlementId }) => goTo('losing', { settlement: String(settlementId) })}
      rowLabel={(period) => say('losing.open', { name: daysText(period) })}
      filter={list.rows.length > 0 && <ListFiles what="losing" ask={{}} />}
      empty={<Empty title={say('losing.none')}>{say('losing.noneText')}</Empty>}
      line={(period) => ({
        title: daysText(period),
        note: `${say('losing.losses')} ${formats.sum(period.losses)}`,
        value: <Sum units={period.amount} />,
        aside: <PaidTag {...period} />,
      })}
      columns={[
        {
          key: 'period',
          head: say('col.period'),
          cell: (period) => <b className="num font-semibold">{daysText(period)}</b>,
        },
        {
          key: 'turnover',
          head: say('col.turnover'),
          end: true,
          cell: ({ turnover }) => <PlainSum units={turnover} />,
        },
        { key: 'losses', head: say('losing.losses'), end: true, cell: ({ losses }) => <PlainSum units={losses} /> },
        {
          key: 'divided',
          head: say('losing.divided'),
          end: true,
          cell: ({ divided }) => <PlainSum units={divided} />,
        },
        {
          key: 'rolling',
          head: say('losing.rolling'),
          end: true,
          cell: ({ rolling }) => <PlainSum units={0 - rolling} />,
        },
        { key: 'amount', head: say('losing.amount'), end: true, cell: ({ amount }) => <Sum units={amount} /> },
        { key: 'paid', head: say('losing.state'), cell: (period) => <PaidTag {...period} /> },
      ]}
    />
  )
}

/** Whether it has come to the purse, where there is anything. */
export function PaidTag({ amount, paidAt }: Pick<Period, 'amount' | 'paidAt'>) {
  const say = useText('partner')
  if (amount <= 0) return <Tag>{say('losing.nothing')}</Tag>
  return paidAt === null ? <Tag tone="warn">{say('losing.paying')}</Tag> : <Tag tone="ok">{say('losing.paid')}</Tag>
}
