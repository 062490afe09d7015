import { useCallback, useEffect, useRef } from 'react'
import type { Table } from './table.ts'
import type { OpenTable } from './tile/entrance.tsx'
import { scenePicture } from './tile/scene-picture.ts'

type Open = (game: Table['game'] & { scene: string }) => void

/** Opens a table, whose picture is its cover until the room can be seen. The same function at every render: tiles are drawn anew when it changes. */
export const useOpenTable = (open: Open): OpenTable => {
  const latest = useRef(open)
  useEffect(() => {
    latest.current = open
  })
  return useCallback((entry) => latest.current({ ...entry.game, scene: scenePicture(entry) }), [])
}
