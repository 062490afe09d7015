import { type EarningRules, highestLevel, type LevelRules } from '@maru/contract'
import { findStaffByLogin } from '../src/modules/identity/staff.repository.ts'
import { putLevelRules } from '../src/modules/levels/index.ts'
import { putEarningRules } from '../src/modules/points/index.ts'
import type { Ctx } from '../src/platform/context.ts'
import { seoulDay } from '../src/platform/seoul-time.ts'

const levels = Array.from({ length: highestLevel }, (_, at) => at)
/** From the rate of level 1 to that of level 15, in equal steps. */
const rising = (first: number, step: number): number[] => levels.map((at) => first + at * step)

const earning: EarningRules = {
  rates: {
    slot: rising(40, 4),
    'h-slot': rising(40, 4),
    casino: rising(20, 2),
    'hc-casino': rising(20, 2),
    fishing: rising(30, 3),
    'mini-game': rising(20, 2),
  },
}
/** Each level asks for more than the step before it did. */
const ranks: LevelRules = {
  mayFall: false,
  levels: levels.map((at) => ({
    deposits: at * (at + 1) * 100_000,
    turnover: at * (at + 1) * 1_000_000,
    days: at * 3,
  })),
}

/** What turnover earns, and what each member level asks for: in force from the first day of the demo's past. Once for a site. */
export const seedRules = async (ctx: Ctx): Promise<void> => {
  const staffId = (await findStaffByLogin(ctx, 'admin'))?.staff_id ?? 0
  const said = { version: 1, staffId, reason: 'demo' }
  await putEarningRules(ctx, { ...said, fromDay: seoulDay(ctx.now), rules: earning })
  await putLevelRules(ctx, { ...said, rules: ranks })
}
