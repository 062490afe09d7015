/** `tier`: 1 is the head office, 5 a store. */
export type Node = {
  partnerId: number
  tier: number
  parentId: number | null
  ownMembers: number
  lockReason: string
  /** It, or one above it, was locked by staff. */
  isLocked: boolean
  isLockedItself: boolean
}
