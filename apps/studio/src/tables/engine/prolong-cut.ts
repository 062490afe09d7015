import { clockOf, commitStep, publishPhase, type StepHost } from './commit-step.ts'
import { storeClosing } from './shoe.repository.ts'
import { closesAtOf, type ShoeNow } from './shoe-now.ts'
import type { TableNow } from './table-now.ts'

/** Whoever was at the table so shortly before is still waiting for its page, ms. */
const WAITING_MS = 30_000

/** Nobody has committed a seed, though somebody is here whose page may still be loading. A shoe without a seed takes no bets, so it would be dealt for nobody. */
export const lacksSeeds = ({ presentAt }: TableNow, { seeds }: ShoeNow, at: number): boolean =>
  seeds.length === 0 && at - presentAt < WAITING_MS

/** The cut lasts as long again; its list is not closed yet. */
export const prolongCut = async (host: StepHost, shoe: ShoeNow, at: number): Promise<void> => {
  const { now } = host
  const endsAt = at + clockOf(host).cutMs
  const closesAt = closesAtOf(at, endsAt)
  await commitStep(host, { ...now.row, startedAt: at, endsAt }, undefined, [], (db) =>
    storeClosing(db, now.table.code, shoe.shoe, closesAt),
  )
  shoe.closesAt = closesAt
  publishPhase(host)
}
