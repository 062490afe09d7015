import type { BodyOf, partnerTree, TreeRow } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import type { Own } from '../sight.rules.ts'
import { showTree } from '../tree/own-tree.service.ts'

/** A partner of the tree; `rest`: what is left for members who stand right below `self`, of whom nobody gets anything but it. */
export type TreeLine = Pick<TreeRow, 'memId' | 'memNick' | 'partners' | 'members'> & {
  rest: boolean
  tier: TreeRow['tier'] | null
  turnover: number
  netLoss: number
  rolling: number | null
  losing: number | null
}
type Page = { list: TreeLine[]; next: string | null }

/** The partner whose tree it is with the sums of all of it, the partners right below it, and last what is of its own members: so the lines below the first add up to it. */
export const treeLines = async (ctx: Ctx, own: Own, asked: BodyOf<typeof partnerTree>): Promise<Page> => {
  const { self, list, next } = await showTree(ctx, own, asked)
  const lines = list.map(lineOf)
  if (asked.search.trim() !== '') return { list: lines, next }
  const first = asked.before === '' ? [lineOf(self)] : []
  if (next !== null) return { list: [...first, ...lines], next }
  return { list: [...first, ...lines, await restOf(ctx, own, asked, self)], next }
}

const lineOf = (row: TreeRow): TreeLine => ({ ...row, rest: false })

const restOf = async (ctx: Ctx, own: Own, asked: BodyOf<typeof partnerTree>, self: TreeRow): Promise<TreeLine> => {
  const rest = { turnover: Number(self.turnover), netLoss: Number(self.netLoss) }
  for (let before: string | null = ''; before !== null; ) {
    const page: { list: TreeRow[]; next: string | null } = await showTree(ctx, own, { ...asked, before, size: 100 })
    for (const { turnover, netLoss } of page.list) {
      rest.turnover -= turnover
      rest.netLoss -= netLoss
    }
    before = page.next
  }
  return {
    ...{ rest: true, tier: null, memId: '', memNick: '', partners: 0, members: self.ownMembers },
    ...{ turnover: rest.turnover, netLoss: rest.netLoss, rolling: null, losing: null },
  }
}
