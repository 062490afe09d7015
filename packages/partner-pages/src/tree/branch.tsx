import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Skeleton } from '@maru/ui/skeleton.tsx'
import { Fragment, type ReactNode } from 'react'
import { useHost } from '../host/host.ts'
import { useList } from '../host/use-call.ts'
import { useIsNarrow } from '../parts/use-is-below.ts'
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
      <OwnMembers partnerId={partnerId} depth={depth} count={list.first?.self.ownMembers ?? 0} />
      {list.rows.length === 0 && depth === 1 && !list.first?.self.ownMembers && (
        <Row depth={depth}>{say('tree.nobody')}</Row>
      )}
    </>
  )
}

function OwnMembers({ partnerId, depth, count }: { partnerId: number; depth: number; count: number }) {
  const say = useText('partner')
  const { Link, pages, formats } = useHost()
  if (count === 0 || !pages.has('members')) return null
  return (
    <Row depth={depth}>
      <Link
        to="members"
        search={{ of: String(partnerId || ''), direct: 'Y' }}
        className="inline-flex min-h-8 items-center pl-9 text-13 text-text-2 hover:text-text touch:min-h-11 max-tablet:pl-11"
      >
        {say('tree.ownMembers', { count: formats.digits(count) })} ›
      </Link>
    </Row>
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
