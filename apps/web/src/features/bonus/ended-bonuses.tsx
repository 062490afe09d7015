import { useLanguage, useText } from '@maru/i18n/react'
import { Moon } from '@maru/ui/moon.tsx'
import { type Status, StatusChip } from '@maru/ui/status-chip.tsx'
import { Table } from '@maru/ui/table.tsx'
import { day } from '../../shared/format/date.ts'
import { sumDigits } from '../../shared/format/money.ts'
import { PlainSum, Sum } from '../../shared/format/sum.tsx'
import { filledOf } from './bonus.rules.ts'
import type { OwnBonus } from './calls/bonus-list.ts'

const looks = {
  active: 'placed',
  converted: 'completed',
  cancelled: 'cancelled',
  expired: 'lost',
  forfeited: 'lost',
  'used-up': 'lost',
} as const satisfies Record<OwnBonus['status'], Status>

/** What became of each that has ended. */
export function EndedBonuses({ rows }: { rows: readonly OwnBonus[] }) {
  const say = useText('bonus')
  const language = useLanguage()
  const chip = ({ status, endedAt }: OwnBonus) => (
    <StatusChip state={looks[status]}>
      {endedAt && <span className="num">{day(endedAt)} </span>}
      {say(`status.${status}`)}
    </StatusChip>
  )
  // In lines of its own, where a chip beside the date would be cut.
  const ended = ({ status, endedAt }: OwnBonus) => (
    <span className="block min-w-28 whitespace-normal py-2 text-13 leading-snug">
      {endedAt && <span className="num block text-text-3">{day(endedAt)}</span>}
      {say(`status.${status}`)}
    </span>
  )
  const wagered = ({ progress, required }: OwnBonus) =>
    `${sumDigits(progress, language)} / ${sumDigits(required, language)}`
  const became = ({ converted }: OwnBonus) =>
    converted > 0 ? <Sum units={converted} /> : <PlainSum units={0} className="text-text-3" />
  return (
    <Table
      caption={say('ended.title')}
      rows={rows}
      rowKey={({ grantId }) => grantId}
      columns={[
        {
          key: 'moon',
          head: <span className="sr-only">{say('ended.wagered')}</span>,
          width: 60,
          cell: (row) => <Moon phase={filledOf(row)} size={32} dim={row.status !== 'converted'} />,
        },
        { key: 'name', head: say('ended.bonus'), cell: ({ terms }) => <b>{terms.names[language]}</b> },
        { key: 'amount', head: say('ended.amount'), end: true, cell: ({ amount }) => <PlainSum units={amount} /> },
        {
          key: 'wagered',
          head: say('ended.wagered'),
          end: true,
          cell: (row) => <span className="text-text-2">{wagered(row)}</span>,
        },
        { key: 'converted', head: say('ended.converted'), end: true, cell: became },
        { key: 'end', head: say('ended.end'), cell: ended },
      ]}
      line={(row) => ({
        title: row.terms.names[language],
        note: wagered(row),
        value: became(row),
        below: chip(row),
      })}
    />
  )
}
