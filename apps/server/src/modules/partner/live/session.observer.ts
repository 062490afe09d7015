import type { Ctx } from '../../../platform/context.ts'
import type { SessionObserver } from '../../identity/index.ts'
import { findOnlineAbove } from './online-partners.repository.ts'
import { publishChanged } from './topic.ts'

const changed = async (ctx: Ctx, memberId: number): Promise<void> =>
  publishChanged(ctx, await findOnlineAbove(ctx, memberId), 'online')

/** Who stands above a member sees it come and go. */
export const publishSessions: SessionObserver = { began: changed, ended: changed }
