import type { Ctx } from '../../../platform/context.ts'
import { wordsOf } from '../../sportsdata/index.ts'
import type { LegWords } from './operation.ts'
import type { AskedSelection } from './slip.rules.ts'

/** How the selections of a ticket are called. One of which nothing is known has no words; it is refused when it is decided. */
export const wordsOfLegs = async (ctx: Ctx, selections: readonly AskedSelection[]): Promise<LegWords[]> => {
  const known = await wordsOf(selections, ctx)
  return known.flatMap((words) => (words ? [words] : []))
}
