import type { PauseObserver } from '../protection/index.ts'
import { endActive } from './end-bonus.service.ts'

/** Who excludes himself plays no more, and so keeps no bonus: it ends in the same transaction. */
export const forfeitOnExclusion: PauseObserver = {
  async excluded(ctx, memberId) {
    await endActive(ctx, memberId, 'forfeited')
  },
}
