import { listen } from '../../../platform/events/events.ts'
import { dueForLevel } from './due.service.ts'

/** Every level that was risen to brings what is promised for it, also where several came at once. Delivered twice it brings nothing more. */
export const bonusesOfNewLevels = listen(
  'levels.member-rose',
  async (ctx, { memberId, from, to }) => {
    for (let level = from + 1; level <= to; level++) await dueForLevel(ctx, memberId, level)
  },
  'promotions.new-level',
)
