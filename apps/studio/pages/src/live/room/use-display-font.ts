import { useEffect } from 'react'
import type { TableSaid, TableShown } from '../../../../src/tables/table-shapes.ts'
import type { Say } from '../../frame/texts.ts'
import type { GameView } from '../game/game-view.ts'

const FACE = '650 19px "Hahmlet Variable"'
const SQUEEZE = ['liveSqueezeFirst', 'liveSqueezeSecond', 'liveSqueezeThird'] as const
const STATES = ['liveVoid', 'livePaused', 'liveClosed', 'liveNotMixed'] as const
const RESULTS = 40

/** Results and states are written in a face whose letters come in parts: they are loaded before they are wanted, so that no word is written twice. */
export function useDisplayFont(view: GameView, { pace }: TableSaid, table: TableShown | null, say: Say): void {
  const isKnown = table !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a table
  useEffect(() => {
    if (!table) return
    const results = table.past.slice(-RESULTS).map((round) => view.resultWords(round, say))
    const squeezed =
      pace === 'squeeze' ? [...SQUEEZE.map((key) => say(key, { side: '' })), say('player'), say('banker')] : []
    const letters = [...results, ...squeezed, ...STATES.map((key) => say(key))].join('')
    void document.fonts.load(FACE, letters).catch(() => {})
  }, [view, isKnown, say])
}
