import { cursorOf as numbersOf, cursorText as textOf } from '../../platform/cursor.ts'

/** The row that a page begins behind. */
export type PointsCursor = { happenedAt: Date; memberId: number; ord: number }

/** As a page hands it back: instant, member and number of its last row. */
export const cursorText = ({ happenedAt, memberId, ord }: PointsCursor): string =>
  textOf(happenedAt.getTime(), memberId, ord)

/** Undefined for what no page handed out. */
export const cursorOf = (text: string): PointsCursor | undefined => {
  const [at, memberId, ord] = numbersOf(text, 3) ?? []
  return at === undefined || memberId === undefined || ord === undefined
    ? undefined
    : { happenedAt: new Date(at), memberId, ord }
}
