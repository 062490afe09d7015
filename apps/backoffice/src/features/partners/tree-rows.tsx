import type { AdminPartnerRow, PartnerPeriod } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { digits, sumDigits } from '../../shared/money.ts'
import { Chip } from '../../shared/parts/chip.tsx'
import { usePartners } from './calls/partners.ts'

/** Partners below one that are asked for at once. */
export const TREE_PAGE = 100
const COLUMNS = 9
const indent = (depth: number): CSSProperties => ({ '--depth': depth }) as CSSProperties

type TreeRowsProps = { parentId: number; depth: number; period: PartnerPeriod; before?: string }

/** Partners directly below one, a page at a time. */
export const TreeRows = ({ parentId, depth, period, before = '' }: TreeRowsProps) => {
  const t = useText('office')
  const say = useText('office-partners')
  const [isMore, setMore] = useState(false)
  const query = usePartners({ parentId, period, before, size: TREE_PAGE })
  const found = query.data
  if (!found)
    return (
      <tr className="tree-quiet">
        <td colSpan={COLUMNS} role="status" aria-busy={!query.isError}>
          <span className="tree-name" style={indent(depth)}>
            {query.isError ? t('state.no-answer') : t('state.loading')}
          </span>
        </td>
      </tr>
    )
  return (
    <>
      {found.rows.map((row) => (
        <TreeRow key={row.partnerId} row={row} depth={depth} period={period} />
      ))}
      {found.next !== null &&
        (isMore ? (
          <TreeRows parentId={parentId} depth={depth} period={period} before={found.next} />
        ) : (
          <tr>
            <td colSpan={COLUMNS}>
              <span className="tree-name" style={indent(depth + 1)}>
                <button type="button" className="plain-button" onClick={() => setMore(true)}>
                  {say('tree.more')}
                </button>
              </span>
            </td>
          </tr>
        ))}
    </>
  )
}

type TreeRowProps = { row: AdminPartnerRow; depth: number; period: PartnerPeriod }

/** One partner; it opens what stands below it in place. */
export const TreeRow = ({ row, depth, period }: TreeRowProps) => {
  const t = useText('office')
  const say = useText('office-partners')
  const [isOpen, setOpen] = useState(false)
  const { partnerId, memId, memNick, tier, partners, members } = row
  return (
    <>
      <tr>
        <td>
          <span className="tree-name" style={indent(depth)}>
            {partners > 0 ? (
              <button
                type="button"
                className="tree-twist"
                aria-expanded={isOpen}
                aria-label={say(isOpen ? 'tree.close' : 'tree.open', { name: memNick })}
                onClick={() => setOpen(!isOpen)}
              >
                <ChevronRight size={16} aria-hidden />
              </button>
            ) : (
              <span className="tree-twist" aria-hidden />
            )}
            <Link
              to="/partners/$partnerId"
              params={{ partnerId: String(partnerId) }}
              search={{ tab: 'rates', before: '' }}
            >
              {memNick}
            </Link>
            <span className="quiet">{memId}</span>
          </span>
          <small className="grid-below narrow-only" style={indent(depth)}>
            {t(`tier.${tier}`)} · {say('col.rolling')} {sumDigits(row.rolling)}
          </small>
        </td>
        <td className="wide-only">
          <Chip>{t(`tier.${tier}`)}</Chip>
        </td>
        <td className="end wide-only">{partners === 0 ? '–' : digits(partners)}</td>
        <td className="end">{digits(members)}</td>
        <td className="end">{sumDigits(row.turnover)}</td>
        <td className="end wide-only">{sumDigits(row.netLoss)}</td>
        <td className="end wide-only">{sumDigits(row.rolling)}</td>
        <td className="end wide-only">{sumDigits(row.losing)}</td>
        <td className="wide-only">
          <PartnerState {...row} />
        </td>
      </tr>
      {isOpen && <TreeRows parentId={partnerId} depth={depth + 1} period={period} />}
    </>
  )
}

/** Whether its branch is locked, or its rates for a day. */
export const PartnerState = ({
  isLocked,
  ratesLockedUntil,
}: Pick<AdminPartnerRow, 'isLocked' | 'ratesLockedUntil'>) => {
  const say = useText('office-partners')
  if (isLocked) return <Chip tone="bad">{say('tree.locked')}</Chip>
  return ratesLockedUntil === null ? null : <Chip tone="warn">{say('tree.rates-locked')}</Chip>
}
