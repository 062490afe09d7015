import { deskOf } from '../../platform/notices/desk-topic.ts'
import type { Services } from '../../platform/services.ts'

/** Has the desks of these sites read their figures again, a moment later. */
export const publishFigures = ({ live }: Services, siteIds: readonly number[]): void => {
  for (const siteId of new Set(siteIds)) live.publish(deskOf(siteId), { what: 'figures', id: '', isNew: false })
}
