import type { DeskTable } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { digits, sumDigits } from '../../shared/money.ts'
import '../minigames/desk.css'

/** What all tables come to together. */
export const TablesFigures = ({ tables }: { tables: readonly DeskTable[] }) => {
  const t = useText('office')
  const sum = (of: (table: DeskTable) => number): number => tables.reduce((all, table) => all + of(table), 0)
  const count = (holds: (table: DeskTable) => boolean): number => tables.filter(holds).length
  const waiting = sum((table) => table.waiting.length)
  const unreachable = count(({ state }) => state === 'unreachable')
  const figures = [
    { name: t('tables.open-now'), value: `${count(({ state }) => state === 'open')} / ${tables.length}` },
    { name: t('tables.heads'), value: digits(sum(({ heads }) => heads)) },
    { name: t('tables.staked-now'), value: sumDigits(sum(({ staked }) => staked)) },
    { name: t('tables.waiting'), value: digits(waiting), isBad: waiting > 0 },
    { name: t('tables.unreachable'), value: digits(unreachable), isBad: unreachable > 0 },
  ]
  return (
    <dl className="mini-figures" aria-label={t('menu.tables')}>
      {figures.map(({ name, value, isBad }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={isBad ? 'bad' : undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
