import type { TreeRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { RightIcon } from '@maru/ui/icons.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { useHost } from '../host/host.ts'
import { RateLockTag } from '../parts/lock-tag.tsx'
import { TierTag } from '../parts/tier-tag.tsx'
import { useIsNarrow } from '../parts/use-is-below.ts'
import { CELL, NUMBER, QUIET } from './cells.ts'
import { isHit } from './tree.rules.ts'
import { useTreeView } from './use-tree.ts'

type Props = { row: TreeRow; depth: number; isOwn?: boolean; isOpen: boolean; toggle?: (() => void) | undefined }

/** One partner: a row of the table, or on a phone two lines. A press on it opens what one may do with it. */
export function TreeLine(props: Props) {
  const { row, isOwn } = props
  const { search, chosen } = useTreeView()
  const tint = isOwn
    ? 'bg-accent-tint/60'
    : row.partnerId === chosen || isHit(row, search)
      ? 'bg-surface-3'
      : 'hover:bg-[color-mix(in_oklab,var(--surface-3)_45%,transparent)]'
  return useIsNarrow() ? <Narrow {...props} tint={tint} /> : <Wide {...props} tint={tint} />
}

type Tinted = Props & { tint: string }

function Wide({ row, depth, isOwn, isOpen, toggle, tint }: Tinted) {
  const { formats } = useHost()
  const count = (n: number) => (n === 0 ? '–' : formats.digits(n))
  return (
    <tr className={cx('relative transition-colors', tint)}>
      <th scope="row" className="h-13 border-line-soft border-b py-0 pr-3 pl-3 text-left font-normal">
        <span className="flex items-center gap-1.5" style={{ paddingLeft: depth * 22 }}>
          <Chevron row={row} isOpen={isOpen} toggle={toggle} />
          <Name row={row} isOwn={isOwn} />
        </span>
      </th>
      <td className={cx(CELL, 'max-desk:hidden')}>
        <TierTag tier={row.tier} />
      </td>
      <td className={QUIET}>{count(row.partners)}</td>
      <td className={QUIET}>{count(row.members)}</td>
      <td className={cx(NUMBER, 'font-semibold')}>{formats.sum(row.turnover)}</td>
      <td className={QUIET}>{formats.sum(row.netLoss)}</td>
      <td className={cx(NUMBER, 'font-semibold text-money')}>{formats.sum(row.rolling)}</td>
      <td className={cx(NUMBER, 'pr-5 text-money max-desk:pr-5')}>{formats.sum(row.losing)}</td>
    </tr>
  )
}

function Narrow({ row, depth, isOwn, isOpen, toggle, tint }: Tinted) {
  const say = useText('partner')
  const { formats, Sum } = useHost()
  return (
    <li
      className={cx('relative flex min-h-16 items-center gap-1 border-line-soft border-t py-2 pr-4 pl-1', tint)}
      style={{ paddingLeft: 4 + depth * 14 }}
    >
      <Chevron row={row} isOpen={isOpen} toggle={toggle} />
      <span className="grid min-w-0 flex-1 gap-1">
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5 gap-y-1">
          <Name row={row} isOwn={isOwn} />
          <TierTag tier={row.tier} />
        </span>
        <span className="num whitespace-normal text-12 text-text-3">
          {say('tree.counts', { partners: formats.digits(row.partners), members: formats.digits(row.members) })} ·{' '}
          {say('col.turnover')} {formats.sum(row.turnover)} · {say('col.netLoss')} {formats.sum(row.netLoss)}
        </span>
      </span>
      {row.rolling !== null && (
        <span className="grid shrink-0 justify-items-end">
          <Sum units={row.rolling} className="text-14" />
          <span className="num text-12 text-text-3">{say('col.rolling')}</span>
          {row.losing !== null && row.losing !== 0 && (
            <span className="num text-12 text-text-3">
              {say('col.losing')} {formats.sum(row.losing)}
            </span>
          )}
        </span>
      )}
    </li>
  )
}

function Chevron({ row, isOpen, toggle }: Pick<Props, 'row' | 'isOpen' | 'toggle'>) {
  const say = useText('partner')
  if (!toggle) return <span className="w-9 shrink-0 max-tablet:w-11" />
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={say('tree.below', { name: row.memNick })}
      onClick={toggle}
      className="relative z-1 grid size-9 shrink-0 place-items-center rounded-control text-text-3 hover:bg-surface-3 hover:text-text touch:size-11 max-tablet:size-11"
    >
      <RightIcon size={16} className={cx('transition-transform', isOpen && 'rotate-90')} />
    </button>
  )
}

/** The own line leads nowhere: one's own rates have a page, and nobody gives to oneself. */
function Name({ row, isOwn }: Pick<Props, 'row' | 'isOwn'>) {
  const say = useText('partner')
  const { choose } = useTreeView()
  return (
    <>
      {isOwn ? (
        <b className="whitespace-nowrap font-semibold">{row.memNick}</b>
      ) : (
        <button
          type="button"
          onClick={() => choose(row.partnerId)}
          className="min-h-6 min-w-0 truncate text-left font-semibold after:absolute after:inset-0"
        >
          <b className="font-semibold">{row.memNick}</b>
        </button>
      )}
      <span className="truncate text-12 text-text-3">{row.memId}</span>
      {isOwn && <Tag tone="accent">{say('tree.own')}</Tag>}
      {row.isLocked && <Tag tone="warn">{say('tree.locked')}</Tag>}
      {!isOwn && <RateLockTag until={row.ratesLockedUntil} />}
    </>
  )
}
