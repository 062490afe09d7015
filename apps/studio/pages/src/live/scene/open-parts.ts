import { type RoomName, roomNames } from '@maru/ui/rooms/room-names.ts'
import { type Backdrop, openBackdrop } from '../backdrop/open-backdrop.ts'
import { type Dealer, openDealer } from '../dealer/open-dealer.ts'

/** A table may be newer than this page: then it is shown in the first room. */
const nameOf = (room: string): RoomName => roomNames.find((name) => name === room) ?? roomNames[0]

/** The same number for the same table, so that everybody sees the same small movements. */
const seedOf = (code: string): number =>
  [...code].reduce((seed, letter) => (seed * 31 + letter.charCodeAt(0)) % 100_003, 7)

/** Names of hotel tables begin with it; their boards do not say it. */
const HOTEL = /^HC-\s*/

export const openRoomBackdrop = (room: string, tableName: string): Promise<Backdrop> =>
  openBackdrop(nameOf(room), tableName.replace(HOTEL, ''))

export const openRoomDealer = (dealer: number, room: string, code: string): Promise<Dealer> =>
  openDealer({ dealer, room: nameOf(room), seed: seedOf(code) })
