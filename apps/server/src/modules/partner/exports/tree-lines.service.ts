import type { BodyOf, DataOf, partnerTree, TreeRow } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Own } from '../sight.rules.ts'
import { showTree } from '../tree/own-tree.service.ts'

/** A partner of the tree; or members who stand directly below `self`, of whom nobody gets anything but it; or branches that stood elsewhere, or stand there now. */
export type TreeLine = Pick<TreeRow, 'memId' | 'memNick' | 'partners' | 'members'> & {
  of: 'partner' | 'direct' | 'elsewhere'
  tier: TreeRow['tier'] | null
  turnover: number
  netLoss: number
  rolling: number | null
  losing: number | null
}
type Page = { list: TreeLine[]; next: string | null }
type Tree = DataOf<typeof partnerTree>

/** The partner whose tree it is with the sums of all of it, the partners right below it, and last what is of its own members and of branches that moved: so the lines below the first add up to it. */
export const treeLines = async (ctx: Ctx, own: Own, asked: BodyOf<typeof partnerTree>): Promise<Page> => {
  const tree = await showTree(ctx, own, asked)
  const lines = tree.list.map(lineOf)
  if (asked.search.trim() !== '') return { list: lines, next: tree.next }
  const first = asked.before === '' ? [lineOf(tree.self)] : []
  if (tree.next !== null) return { list: [...first, ...lines], next: tree.next }
  return { list: [...first, ...lines, ...(await lastOf(ctx, own, asked, tree))], next: tree.next }
}

const lineOf = (row: TreeRow): TreeLine => ({ ...row, of: 'partner' })

const lastOf = async (
  ctx: Ctx,
  own: Own,
  asked: BodyOf<typeof partnerTree>,
  { self, direct }: Tree,
): Promise<TreeLine[]> => {
  const rest = { turnover: self.turnover - direct.turnover, netLoss: self.netLoss - direct.netLoss }
  for (let before: string | null = ''; before !== null; ) {
    const page: Tree = await showTree(ctx, own, { ...asked, before, size: 100 })
    for (const { turnover, netLoss } of page.list) {
      rest.turnover -= turnover
      rest.netLoss -= netLoss
    }
    before = page.next
  }
  const nobody = { tier: null, memId: '', memNick: '', partners: 0, members: 0, rolling: null, losing: null }
  const elsewhere = { ...nobody, of: 'elsewhere' as const, ...rest }
  const isNothing = rest.turnover === 0 && rest.netLoss === 0
  return [{ ...nobody, of: 'direct', members: self.ownMembers, ...direct }, ...(isNothing ? [] : [elsewhere])]
}
