import type { EventTerms } from '@maru/contract'
import type { Ctx } from '../../../platform/context.ts'
import { insertEvent } from './event.repository.ts'
import { newSeed } from './seed.ts'

/** An event as if staff had saved it. */
export const putEvent = (ctx: Ctx, postId: number, terms: EventTerms, staffId: number): Promise<boolean> =>
  insertEvent(ctx, { postId, version: 1, terms, staffId, reason: 'opening', ...newSeed(ctx) })
