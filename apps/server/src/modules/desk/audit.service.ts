import type { StaffCtx } from '../../platform/context.ts'
import { listEntries } from '../audit/index.ts'
import { memberNicks, staffNames } from '../identity/index.ts'

/** The audit log with the present names of members and staff that were acted upon; '' where there is none. */
export const listAudit = async (ctx: StaffCtx, filter: Parameters<typeof listEntries>[1]) => {
  const page = await listEntries(ctx, filter)
  const [nicks, names] = [
    await memberNicks(ctx, idsOf(page.rows, 'member')),
    await staffNames(ctx, idsOf(page.rows, 'staff')),
  ]
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      targetName: nicks.get(idOf(row, 'member')) ?? names.get(idOf(row, 'staff')) ?? '',
    })),
  }
}

type Targeted = { target: string }
const NOBODY = 0

const idOf = ({ target }: Targeted, what: 'member' | 'staff'): number =>
  Number(new RegExp(`^${what}:(\\d{1,15})$`).exec(target)?.[1] ?? NOBODY)

const idsOf = (rows: readonly Targeted[], what: 'member' | 'staff'): number[] => [
  ...new Set(rows.map((row) => idOf(row, what)).filter((id) => id !== NOBODY)),
]
