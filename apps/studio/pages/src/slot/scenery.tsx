import { useEffect, useMemo, useRef, useState } from 'react'
import type { SlotLayout } from './slot-layout.ts'
import { framePicture } from './themes/frames/frame-box.ts'
import { MOODS, type Mood, type Theme } from './themes/theme.ts'
import type { Rung } from './win-ladder.ts'

const OTHER_MOODS_MS = 1_500

/** Sky, ground and moon. A change of mood fades; nothing is drawn anew. */
export function Scenery({
  theme,
  layout,
  mood,
  rung,
  isReady,
}: {
  theme: Theme
  layout: SlotLayout
  mood: Mood
  rung: Rung
  isReady: boolean
}) {
  const broad = layout.shape === 'tall' ? 'tall' : 'wide'
  const known = useKnownMoods(mood, isReady)
  useOtherShape(theme, isReady)
  return (
    <div className="scenery" data-mood={mood} data-rung={rung} aria-hidden="true">
      {MOODS.filter((each) => known.has(each)).map((each) => (
        <img key={each} src={theme.scene[each][broad]} alt="" className={each === mood ? 'sky shown' : 'sky'} />
      ))}
      <img src={theme.moon} alt="" className="scene-moon" />
      <img src={theme.moon} alt="" className="scene-moon mirrored" />
    </div>
  )
}

/** The first mood at once; the others once the game stands, so that a change needs no loading. */
function useKnownMoods(mood: Mood, isReady: boolean): ReadonlySet<Mood> {
  const [known, setKnown] = useState<ReadonlySet<Mood>>(new Set([mood]))
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => setKnown(new Set(MOODS)), OTHER_MOODS_MS)
    return () => clearTimeout(timer)
  }, [isReady])
  return known.has(mood) ? known : new Set([...known, mood])
}

/** The pictures of the other shape come early, too: a phone is turned where there is no network. */
function useOtherShape(theme: Theme, isReady: boolean): void {
  const loaded = useRef<HTMLImageElement[]>([])
  useEffect(() => {
    if (!isReady) return
    const timer = setTimeout(() => {
      // References hold the pictures in the page's memory, whatever becomes of its cache.
      loaded.current = MOODS.flatMap((mood) =>
        Object.values(theme.scene[mood]).map((src) => Object.assign(new Image(), { src })),
      )
    }, OTHER_MOODS_MS)
    return () => clearTimeout(timer)
  }, [theme, isReady])
}

/** The frame round the reels, drawn once for a size. */
export function FramePicture({
  theme,
  layout,
  width,
  height,
}: {
  theme: Theme
  layout: SlotLayout
  width: number
  height: number
}) {
  const picture = useMemo(
    () => framePicture(theme.frame, { ...layout.window, k: layout.k, eaves: layout.eaves }, width, height),
    [theme, layout, width, height],
  )
  return <img className="slot-frame" src={picture} alt="" width={width} height={height} />
}
