/** The row that a page begins behind. */
export type Place = { happenedAt: Date; memberId: number; ord: number }

/** As a page hands it back: instant, member and number of its last row. */
export const placeText = ({ happenedAt, memberId, ord }: Place): string => `${happenedAt.getTime()}-${memberId}-${ord}`

/** Undefined for what no page handed out. */
export const placeOf = (text: string): Place | undefined => {
  const parts = /^(\d{1,14})-(\d{1,15})-(\d{1,15})$/.exec(text)?.slice(1).map(Number)
  const [at, memberId, ord] = parts ?? []
  return at === undefined || memberId === undefined || ord === undefined
    ? undefined
    : { happenedAt: new Date(at), memberId, ord }
}
