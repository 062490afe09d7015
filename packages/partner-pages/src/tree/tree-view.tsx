import type { TreeRow } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { cx } from '@maru/ui/cx.ts'
import { useIsNarrow } from '../parts/use-is-below.ts'
import { Branch } from './branch.tsx'
import { Found } from './found.tsx'
import { TreeLine } from './tree-line.tsx'
import { useTreeView } from './use-tree.ts'

export const treeHeads = ['name', 'tier', 'partners', 'members', 'turnover', 'netLoss', 'rolling', 'losing'] as const

/** The own subtree: opened in place, its head stays while it scrolls. Its first row is what the rows below it come to. */
export function TreeOf({ self }: { self: TreeRow }) {
  const say = useText('partner')
  const { search } = useTreeView()
  const isNarrow = useIsNarrow()
  const lines = (
    <>
      <TreeLine row={self} depth={0} isOwn isOpen />
      {search ? <Found top={self.partnerId} isNarrow={isNarrow} /> : <Branch partnerId={0} depth={1} />}
    </>
  )
  if (isNarrow) return <ul aria-label={say('page.tree')}>{lines}</ul>
  return (
    <div className="max-desk:overflow-x-auto">
      <table className="w-full border-separate border-spacing-0 text-13">
        <caption className="sr-only">{say('page.tree')}</caption>
        <thead>
          <tr>
            {treeHeads.map((head, n) => (
              <th
                key={head}
                scope="col"
                className={cx(
                  'h-10 whitespace-nowrap border-line border-b px-3 max-desk:px-2 font-semibold text-12 text-text-3 first:pl-14 last:pr-5 max-desk:last:pr-5 desk:sticky desk:top-16 desk:z-2 desk:bg-surface-2',
                  n > 1 ? 'text-right' : 'text-left',
                  head === 'tier' && 'max-desk:hidden',
                )}
              >
                {say(`col.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="[&>tr:last-child>*]:border-b-0">{lines}</tbody>
      </table>
    </div>
  )
}
