type Share = readonly [code: string, share: number]

/** Which places lie beside each other. Geometry comes from the shape of the room. */
export type FeltPlan = {
  /** Deep places at both ends of the arc. */
  ends: readonly [left: string, right: string] | undefined
  /** The large places, nearest to the player. */
  main: readonly Share[]
  /** Low places between the cards and the large ones, row by row from the cards, on a desktop and on a tablet. */
  desktop: readonly (readonly Share[])[]
  tablet: readonly (readonly Share[])[]
  /** On a phone: pages of rows, each with its share of the height. `more` is the switch to the next page. */
  phone: readonly (readonly { share: number; cells: readonly Share[] }[])[]
}

export const MORE = 'more'
