/** Rooms of live tables that are drawn. */
export const roomNames = [
  'pine',
  'wave',
  'plum',
  'crane',
  'bamboo',
  'lotus',
  'moon',
  'ridge',
  'grove',
  'lamp',
  'pavilion',
  'garden',
  'terrace',
  'hall',
  'salon',
] as const
export type RoomName = (typeof roomNames)[number]

/** Characters that are drawn in each room. */
export const dealerCount = 3
