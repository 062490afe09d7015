import type { TreeRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { cx } from '@maru/ui/cx.ts'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Fragment, type ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { useIsNarrow } from '../parts/use-is-below.ts'
import { CELL, NUMBER, QUIET } from './cells.ts'
import { elsewhereOf, type Rest } from './tree.rules.ts'
import { TreeLine } from './tree-line.tsx'
import { useTreeView } from './use-tree.ts'

export const treeColumns = 8

/** Who stands directly below a partner, and below those that are open; loaded when it is looked at. */
export function Branch({ partnerId, depth }: { partnerId: number; depth: number }) {
  const say = useText('partner')
  const { period, isOpen, toggle } = useTreeView()
  const list = useList('/api/partner/tree', { partnerId, period })
  if (list.isPending)
    return (
      <Row>
        <Skeleton className="h-6 w-full max-w-140" />
      </Row>
    )
  if (list.isError)
    return (
      <Row depth={depth}>
        <span role="alert" className="text-bad">
          {say('failed')}
        </span>{' '}
        <Button size="sm" kind="ghost" onClick={list.retry}>
          {say('list.retry')}
        </Button>
      </Row>
    )
  return (
    <>
      {list.rows.map((row) => {
        const isHere = isOpen(row.partnerId)
        const hasBelow = row.partners + row.ownMembers > 0
        return (
          <Fragment key={row.partnerId}>
            <TreeLine
              row={row}
              depth={depth}
              isOpen={isHere}
              toggle={hasBelow ? () => toggle(row.partnerId) : undefined}
            />
            {isHere && <Branch partnerId={row.partnerId} depth={depth + 1} />}
          </Fragment>
        )
      })}
      {list.more && (
        <Row depth={depth}>
          <Button size="sm" kind="ghost" onClick={list.more} busy={list.isMoreComing}>
            {say('list.more')}
          </Button>
        </Row>
      )}
      {list.first && (
        <>
          <OwnMembers self={list.first.self} depth={depth} sums={list.first.direct} />
          {!list.more && <Elsewhere depth={depth} sums={elsewhereOf(list.first.self, list.first.direct, list.rows)} />}
        </>
      )}
      {list.rows.length === 0 && depth === 1 && !list.first?.self.ownMembers && (
        <Row depth={depth}>{say('tree.nobody')}</Row>
      )}
    </>
  )
}

type OwnMembersProps = { self: TreeRow; depth: number; sums: Rest }

/** The members right below a partner, and what came of them. */
function OwnMembers({ self: { partnerId, ownMembers }, depth, sums }: OwnMembersProps) {
  const say = useText('partner')
  const { Link, pages, formats } = useHost()
  const hadPlay = sums.turnover !== 0 || sums.netLoss !== 0
  if ((ownMembers === 0 && !hadPlay) || !pages.has('members')) return null
  const link = (
    <Link
      to="members"
      search={{ of: depth === 1 ? '' : String(partnerId), direct: 'Y' }}
      className="inline-flex min-h-8 items-center pl-9 text-13 text-text-2 hover:text-text touch:min-h-11 max-tablet:pl-11"
    >
      {say('tree.ownMembers', { count: formats.digits(ownMembers) })} ›
    </Link>
  )
  return <Sums depth={depth} name={link} members={formats.digits(ownMembers)} sums={sums} />
}

/** What a branch brought before it came here, or before it left: so the lines of a partner add up to it. */
function Elsewhere({ depth, sums }: { depth: number; sums: Rest | undefined }) {
  const say = useText('partner')
  if (!sums) return null
  const name = <span className="pl-9 text-13 text-text-2 max-tablet:pl-11">{say('dashboard.elsewhere')}</span>
  return <Sums depth={depth} name={name} members="" sums={sums} />
}

type SumsProps = { depth: number; name: ReactNode; members: string; sums: Rest }

/** A line of a partner that is no partner itself. */
function Sums({ depth, name, members, sums }: SumsProps) {
  const say = useText('partner')
  const { formats } = useHost()
  const isNarrow = useIsNarrow()
  if (isNarrow)
    return (
      <Row depth={depth}>
        {name}
        <p className="num whitespace-normal pr-4 pl-11 text-12 text-text-3">
          {say('col.turnover')} {formats.sum(sums.turnover)} · {say('col.netLoss')} {formats.sum(sums.netLoss)}
        </p>
      </Row>
    )
  return (
    <tr>
      <th scope="row" className="h-13 border-line-soft border-b px-3 text-left font-normal">
        <span style={{ paddingLeft: depth * 22 }} className="block">
          {name}
        </span>
      </th>
      <td className={cx(CELL, 'max-desk:hidden')} />
      <td className={CELL} />
      <td className={QUIET}>{members}</td>
      <td className={cx(NUMBER, 'font-semibold')}>{formats.sum(sums.turnover)}</td>
      <td className={QUIET}>{formats.sum(sums.netLoss)}</td>
      <td className={CELL} />
      <td className={CELL} />
    </tr>
  )
}

/** Something that is no partner, in the place of one. */
function Row({ depth = 0, children }: { depth?: number; children: ReactNode }) {
  const isNarrow = useIsNarrow()
  if (isNarrow)
    return (
      <li className="border-line-soft border-t py-2 pr-4" style={{ paddingLeft: 4 + depth * 14 }}>
        {children}
      </li>
    )
  return (
    <tr>
      <td colSpan={treeColumns} className="h-13 border-line-soft border-b px-3">
        <span style={{ paddingLeft: depth * 22 }} className="block">
          {children}
        </span>
      </td>
    </tr>
  )
}
