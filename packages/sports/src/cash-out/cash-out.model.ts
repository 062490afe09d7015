import { type ModelLeg, modelReturn } from '../ticket/ticket.model.ts'

/** `now`: the price of a leg that is open. */
export type ModelLegNow = ModelLeg & { now?: number }

/** What is to be expected of a ticket: every way in which the open legs can end, what it then pays, and how likely it is. A ratio of two numbers. */
export const modelExpectation = (legs: readonly ModelLegNow[], sizes: readonly number[]): [bigint, bigint] => {
  const open = legs.findIndex(({ now }) => now !== undefined)
  const leg = legs[open]
  if (leg?.now === undefined) return modelReturn(legs, sizes)
  const { now, ...decided } = leg
  const [won, lost] = [1, 0].map((result) =>
    modelExpectation(legs.with(open, { ...decided, voidHalves: 0, result, sharedBy: 1 }), sizes),
  )
  if (won === undefined || lost === undefined) throw new Error('two ways')
  // won × 1000/now + lost × (now - 1000)/now
  const over = won[0] * 1_000n * lost[1] + lost[0] * BigInt(now - 1_000) * won[1]
  return [over, won[1] * lost[1] * BigInt(now)]
}
