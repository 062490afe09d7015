import type { losingRules, SettlementGroupLine, SettlementRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { signedSum, sumDigits } from '../../shared/money.ts'
import { Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { groupWords } from '../../shared/words/group-words.ts'
import './partners.css'

type Rule = (typeof losingRules)[number]
type SettlementRowsProps = { rows: SettlementRow[]; rule: Rule }

const sumOf = (groups: readonly SettlementGroupLine[], of: (line: SettlementGroupLine) => number): number =>
  groups.reduce((sum, line) => sum + of(line), 0)

/** Partner by partner; each opens the factors by which its losing was computed. */
export const SettlementRows = ({ rows, rule }: SettlementRowsProps) => {
  const say = useText('office-partners')
  if (rows.length === 0) return <Empty title={say('losing.none-partners')} />
  return (
    <Scroll>
      <table className="grid tree" aria-label={say('losing.detail')}>
        <thead>
          <tr>
            <th scope="col">{say('col.partner')}</th>
            <th scope="col" className="wide-only">
              {say('col.tier')}
            </th>
            <th scope="col" className="end wide-only">
              {say('line.losses')}
            </th>
            <th scope="col" className="end wide-only">
              {say('line.rolling')}
            </th>
            <th scope="col" className="end wide-only">
              {say('line.share')}
            </th>
            <th scope="col" className="end wide-only">
              {say('line.carried-in')}
            </th>
            <th scope="col" className="end">
              {say('line.amount')}
            </th>
            <th scope="col" className="end wide-only">
              {say('line.carried-out')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.partnerId} row={row} rule={rule} />
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}

const Row = ({ row, rule }: { row: SettlementRow; rule: Rule }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const [isOpen, setOpen] = useState(false)
  const { partnerId, memId, memNick, tier, amount, paidAt, groups } = row
  const carriedOut = sumOf(groups, (line) => line.carriedOut)
  return (
    <>
      <tr>
        <td>
          <span className="tree-name">
            <button
              type="button"
              className="tree-twist"
              aria-expanded={isOpen}
              aria-label={say('losing.open-row', { name: memNick })}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronRight size={16} aria-hidden />
            </button>
            {tier === 'NORMAL' ? (
              <b>{memNick}</b>
            ) : (
              <Link
                to="/partners/$partnerId"
                params={{ partnerId: String(partnerId) }}
                search={{ tab: 'rates', before: '' }}
              >
                {memNick}
              </Link>
            )}
            <span className="quiet">{memId}</span>
          </span>
          <small className="grid-below narrow-only">
            {t(`tier.${tier}`)}
            {carriedOut !== 0 && ` · ${say('line.carried-out')} ${sumDigits(carriedOut)}`}
          </small>
        </td>
        <td className="wide-only">
          <Chip>{t(`tier.${tier}`)}</Chip>
        </td>
        <td className="end wide-only">{sumDigits(sumOf(groups, (line) => line.losses))}</td>
        <td className="end wide-only">{sumDigits(-sumOf(groups, (line) => line.rolling))}</td>
        <td className="end wide-only">{sumDigits(sumOf(groups, (line) => line.share + line.adjustments))}</td>
        <td className="end wide-only">{sumDigits(sumOf(groups, (line) => line.carriedIn))}</td>
        <td className="end">
          <b>{sumDigits(amount)}</b>
          {paidAt !== null && (
            <>
              {' '}
              <Chip tone="ok">{say('losing.paid')}</Chip>
            </>
          )}
        </td>
        <td className="end wide-only">{carriedOut === 0 ? '–' : sumDigits(carriedOut)}</td>
      </tr>
      {isOpen && (
        <tr className="settle-lines">
          <td colSpan={8}>
            <Lines groups={groups} rule={rule} name={memNick} />
          </td>
        </tr>
      )}
    </>
  )
}

const Lines = ({ groups, rule, name }: { groups: SettlementGroupLine[]; rule: Rule; name: string }) => {
  const t = useText('office')
  const say = useText('office-partners')
  const columns = [
    ...(rule === 'losses' ? [['line.losses', (line: SettlementGroupLine) => line.losses] as const] : []),
    [rule === 'losses' ? 'line.bonuses' : 'line.flow', (line: SettlementGroupLine) => line.divided] as const,
    ['line.rolling', (line: SettlementGroupLine) => -line.rolling] as const,
    ['line.share', (line: SettlementGroupLine) => line.share] as const,
    ['line.adjustments', (line: SettlementGroupLine) => line.adjustments] as const,
    ['line.carried-in', (line: SettlementGroupLine) => line.carriedIn] as const,
    ['line.amount', (line: SettlementGroupLine) => line.amount] as const,
    ['line.carried-out', (line: SettlementGroupLine) => line.carriedOut] as const,
  ]
  return (
    <Scroll>
      <table className="grid" aria-label={say('losing.open-row', { name })}>
        <thead>
          <tr>
            <th scope="col">{say('line.group')}</th>
            {columns.map(([title]) => (
              <th key={title} scope="col" className="end">
                {say(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map((line) => (
            <tr key={line.group}>
              <th scope="row">{t(groupWords[line.group])}</th>
              {columns.map(([title, of]) => (
                <td key={title} className="end">
                  {title === 'line.amount' ? <b>{sumDigits(of(line))}</b> : signedSum(of(line))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  )
}
