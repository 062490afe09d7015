import { useLanguage, useText } from '@maru/i18n/react'
import { Card } from '@maru/ui/card.tsx'
import { Table } from '@maru/ui/table.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { digits, money, shortMoney } from '../../shared/format/money.ts'
import type { OwnLevel } from './calls/points.ts'
import { rateText } from './rate.ts'

type Row = OwnLevel['levels'][number]

/** Every level: what it asks for and what it brings. */
export function LevelTable({ own }: { own: OwnLevel }) {
  const say = useText('points')
  const language = useLanguage()
  const best = ({ rates }: Row): number => Math.max(0, ...Object.values(rates))
  const sum = (units: number | undefined): string => (units === undefined ? '–' : money(units, language))
  const days = (count: number | undefined): string =>
    count === undefined ? '–' : say('level.daysCount', { count: digits(count, language) })
  const name = (row: Row) => (
    <span className="inline-flex items-center gap-2">
      <b className="num">{say('level.name', { level: row.level })}</b>
      {row.level === own.level && <Tag tone="accent">{say('level.mine')}</Tag>}
    </span>
  )
  return (
    <Card pad={false}>
      <Table
        caption={say('level.all')}
        className="max-desk:[&_td]:px-1.5 max-desk:[&_th]:whitespace-normal max-desk:[&_th]:px-1.5"
        rows={own.levels}
        rowKey={(row) => row.level}
        line={(row) => ({
          title: name(row),
          note: `${say('level.deposits')} ${sum(row.needs?.deposits)} · ${say('level.turnover')} ${sum(row.needs?.turnover)} · ${days(row.needs?.days)}`,
          value: say('level.upTo', { rate: rateText(best(row), language) }),
        })}
        columns={[
          { key: 'level', head: say('level.level'), cell: name },
          { key: 'deposits', head: say('level.deposits'), end: true, cell: (row) => sum(row.needs?.deposits) },
          { key: 'turnover', head: say('level.turnover'), end: true, cell: (row) => sum(row.needs?.turnover) },
          { key: 'days', head: say('level.days'), end: true, cell: (row) => days(row.needs?.days) },
          {
            key: 'rate',
            head: say('level.bestRate'),
            end: true,
            cell: (row) => say('level.upTo', { rate: rateText(best(row), language) }),
          },
          {
            key: 'deposit',
            head: say('level.maximumDeposit'),
            end: true,
            cell: (row) => shortMoney(row.maximumDeposit, language),
          },
          {
            key: 'withdrawal',
            head: say('level.maximumWithdrawal'),
            end: true,
            cell: (row) => shortMoney(row.maximumWithdrawal, language),
          },
        ]}
      />
    </Card>
  )
}
