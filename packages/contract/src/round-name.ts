const uuid = /^([0-9a-f]{8})(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What people read of a round: the beginning of a UUID, as the game itself shows it; any other name of a vendor as it is. */
export const roundName = (round: string): string => {
  const start = uuid.exec(round)?.[1]
  return start ? `#${start.toUpperCase()}` : round
}
