import { placeOf as numbersOf, placeText as textOf } from '../../platform/place.ts'

/** The row that a page begins behind. */
export type Place = { happenedAt: Date; memberId: number; ord: number }

/** As a page hands it back: instant, member and number of its last row. */
export const placeText = ({ happenedAt, memberId, ord }: Place): string => textOf(happenedAt.getTime(), memberId, ord)

/** Undefined for what no page handed out. */
export const placeOf = (text: string): Place | undefined => {
  const [at, memberId, ord] = numbersOf(text, 3) ?? []
  return at === undefined || memberId === undefined || ord === undefined
    ? undefined
    : { happenedAt: new Date(at), memberId, ord }
}
