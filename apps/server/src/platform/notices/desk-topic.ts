import { type StaffLiveMessage, staffEventKinds } from '@maru/contract'
import { type Address, addressOf, defineTopic } from '../live/topic.ts'

/** Figures change with every wager, and each message makes every open desk of the site ask for them. */
const FIGURES_EVERY_MS = 250

/** Says to the screens of a site's staff what changed; they ask again. */
export const deskTopic = defineTopic<StaffLiveMessage>({
  destination: '/topic/staff/{siteId}',
  audience: { staff: 'any' },
  snapshot: async () => staffEventKinds.map((what) => ({ message: { what, id: '', isNew: false } })),
  snapshotWhen: 'missed',
  coalesce: { everyMs: FIGURES_EVERY_MS, applies: ({ what }) => what === 'figures', isLate: true },
})

export const deskOf = (siteId: number): Address<StaffLiveMessage> => addressOf(deskTopic, siteId)
