import { useText } from '@maru/i18n/react'
import { useList } from '../host/use-call.ts'
import { MoreRow } from '../parts/more-row.tsx'
import { treeColumns } from './branch.tsx'
import { inOrder } from './tree.rules.ts'
import { TreeLine } from './tree-line.tsx'
import { useTreeView } from './use-tree.ts'

/** What a search found, below all that stand above it. */
export function Found({ top, isNarrow }: { top: number; isNarrow: boolean }) {
  const say = useText('partner')
  const { period, search } = useTreeView()
  const list = useList('/api/partner/tree', { partnerId: 0, search, period })
  const rows = inOrder(list.rows, top)
  const first = Math.min(...rows.map(({ depth }) => depth))
  const words = list.isPending
    ? say('tree.searching')
    : list.isError
      ? say('failed')
      : rows.length === 0
        ? say('tree.notFound')
        : undefined
  const note = words && <span role="status">{words}</span>
  const more = list.more && <MoreRow list={list} />
  return (
    <>
      {rows.map((row) => (
        <TreeLine key={row.partnerId} row={row} depth={row.depth - first + 1} isOpen />
      ))}
      {(note || more) &&
        (isNarrow ? (
          <li className="border-line-soft border-t px-4 py-4 text-13 text-text-3">{note ?? more}</li>
        ) : (
          <tr>
            <td colSpan={treeColumns} className="h-13 px-5 text-13 text-text-3">
              {note ?? more}
            </td>
          </tr>
        ))}
    </>
  )
}
