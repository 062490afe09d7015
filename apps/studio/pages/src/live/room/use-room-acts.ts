import { useMemo } from 'react'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { Sounds } from '../../frame/sound.ts'
import { addChips, type Chips, sumOf } from '../store/own-bets.ts'
import { limitBroken } from '../store/own-limits.ts'
import type { TableStore } from '../store/table-store.ts'
import { isNotMixed, takesBets } from './takes-bets.ts'

/** What is done with chips, by pointer or by key. What breaks a limit of the table is refused here and asked of nobody. */
export const useRoomActs = (store: TableStore, said: TableSaid, sounds: Pick<Sounds, 'play'>, chip: number) =>
  useMemo(() => roomActs(store, said, sounds, chip), [store, said, sounds, chip])

export function roomActs(store: TableStore, said: TableSaid, sounds: Pick<Sounds, 'play'>, chip: number) {
  const lay = (chips: Chips) => {
    const { table, bets, link } = store.state()
    if (!table || link === 'opening' || store.isWatched) return
    if (!takesBets(table)) {
      // A slow phone may draw the end of betting after the press: nothing is laid, and that is said.
      if (table.row.phase === 'closing' && table.state === 'open' && !isNotMixed(table)) store.refuse('late', 0, chips)
      return
    }
    const broken = limitBroken(said, bets.held, chips)
    if (broken) return store.refuse(broken.reason, broken.limit, chips)
    sounds.play('chip')
    store.lay(chips)
  }
  return {
    press: (places: readonly string[]) => lay(addChips(...places.map((place) => ({ [place]: chip })))),
    undo: () => store.undo(),
    clear: () => store.clear(),
    double: () => {
      const { held, total } = store.state().bets
      if (total > 0) lay(held)
    },
    repeat: () => {
      const last = store.state().own?.last ?? {}
      if (sumOf(last) > 0) lay({ ...last })
    },
  }
}
