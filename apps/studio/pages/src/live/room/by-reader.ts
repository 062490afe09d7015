import type { MouseEvent } from 'react'

/** A click that no pointer made: screen readers and voice control press by such a one, without the events of a pointer. */
export const byReader =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail === 0) act()
  }
