import type { OutcomeId } from '@maru/sports'
import type { Ctx } from '../../../platform/context.ts'

export type JointLeg = { marketKey: string; outcome: OutcomeId }

/** What several outcomes of one simulated event pay together, in thousandths, less a margin. Null: it cannot be priced, and is refused. */
export const jointPrice = async (_ctx: Ctx, _eventId: number, _legs: readonly JointLeg[]): Promise<number | null> =>
  null
