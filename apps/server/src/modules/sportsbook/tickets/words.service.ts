import type { Ctx } from '../../../platform/context.ts'
import { wordsOf } from '../../sportsdata/index.ts'
import type { LegWords } from './operation.ts'
import type { AskedSelection } from './slip.rules.ts'

/** How the selections of a ticket are called. */
export const wordsOfLegs = async (ctx: Ctx, selections: readonly AskedSelection[]): Promise<LegWords[]> =>
  namedLegs(await wordsOf(selections, ctx))

/** One of which nothing is known has no words; it is refused when it is decided. */
export const namedLegs = (words: readonly (LegWords | undefined)[]): LegWords[] => words.flatMap((one) => one ?? [])
