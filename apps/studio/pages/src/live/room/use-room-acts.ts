import { useMemo } from 'react'
import type { TableSaid } from '../../../../src/tables/table-shapes.ts'
import type { Sounds } from '../../frame/sound.ts'
import { addChips, sumOf } from '../store/own-bets.ts'
import { limitBroken } from '../store/own-limits.ts'
import type { TableStore } from '../store/table-store.ts'

/** What is done with chips, by pointer or by key. What breaks a limit of the table is refused here and asked of nobody. */
export const useRoomActs = (store: TableStore, said: TableSaid, sounds: Sounds, chip: number) =>
  useMemo(() => {
    const lay = (chips: { [place: string]: number }) => {
      const broken = limitBroken(said, store.state().bets.held, chips)
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
  }, [store, said, sounds, chip])
