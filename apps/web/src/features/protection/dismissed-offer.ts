const keyOf = (memId: string): string => `limit-offer:${memId}`

/** The member declined a limit before its first deposit, in this browser. */
export const isOfferDismissed = (memId: string): boolean => {
  try {
    return localStorage.getItem(keyOf(memId)) !== null
  } catch {
    // A browser that stores nothing asks again with each visit.
    return false
  }
}

export const noteOfferDismissed = (memId: string): void => {
  try {
    localStorage.setItem(keyOf(memId), 'no')
  } catch {
    // See above.
  }
}
