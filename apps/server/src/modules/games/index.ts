import './events.ts'

/** At least one game of the site can be played; and what a product of the server says where staff switch one of its games. */
export { emitSwitched, isAnyGameOn } from './catalogue.service.ts'
/** Places of the lobby whose games no vendor lists. */
export { type OfferedPlace, offerPlaces } from './offered-places.ts'
/** Ids of the site's members with an open game. */
export { playingMembers } from './session.repository.ts'
/** Has the member an open game? */
export { isPlaying } from './session.service.ts'
/** For tests and seeds: a vendor's list taken into the catalogue without asking the vendor. */
export { takeList } from './sync-games.service.ts'
/** For the commands of the operator. */
export { addVendor, changeVendor, listVendors, showVendor, switchVendor } from './vendor-registry.service.ts'
export { testVendor } from './vendor-test.service.ts'
/** Every connected vendor. */
export { frameOriginsOf, vendorsOf } from './vendors/list.ts'
