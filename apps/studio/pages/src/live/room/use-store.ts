import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RoomState, TableStore } from '../store/table-store.ts'

export const useRoom = (store: TableStore): RoomState => useSyncExternalStore(store.subscribe, store.state)

/** Whole seconds to an instant of the studio, rounded up; anew only when they change. */
export function useSecondsLeft(store: TableStore, endsAt: number | null): number {
  const read = () => (endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - store.now()) / 1_000)))
  const [left, setLeft] = useState(read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the clock is read anew when the instant changes
  useEffect(() => {
    setLeft(read())
    if (endsAt === null) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const ms = endsAt - store.now()
      if (ms <= 0) return setLeft(0)
      // Just after the second has changed.
      timer = setTimeout(
        () => {
          setLeft(read())
          wait()
        },
        (ms % 1_000) + 12,
      )
    }
    wait()
    return () => clearTimeout(timer)
  }, [store, endsAt])
  return left
}
