import { useEffect } from 'react'
import type { Sounds } from '../../frame/sound.ts'
import type { TableStore } from '../store/table-store.ts'
import { takesBets } from './takes-bets.ts'

const COUNTED = 3

/** The last three seconds, and the result; the same for every result. */
export function useRoomSounds(store: TableStore, sounds: Sounds): void {
  useEffect(() => {
    let phase = ''
    let timers: ReturnType<typeof setTimeout>[] = []
    const follow = () => {
      const { table } = store.state()
      const row = table?.row
      if (!row || `${row.round} ${row.phase}` === phase) return
      const isFirst = phase === ''
      phase = `${row.round} ${row.phase}`
      for (const timer of timers) clearTimeout(timer)
      timers = []
      if (row.phase === 'result' && !isFirst) sounds.play('result')
      if (!takesBets(table) || row.endsAt === null) return
      const left = row.endsAt - store.now()
      for (let second = COUNTED; second >= 1; second--)
        if (left > second * 1_000) timers.push(setTimeout(() => sounds.play('count'), left - second * 1_000))
    }
    const stop = store.subscribe(follow)
    follow()
    return () => {
      stop()
      for (const timer of timers) clearTimeout(timer)
    }
  }, [store, sounds])
}
