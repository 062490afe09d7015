import { cx } from '@maru/ui/cx.ts'
import { useEffect, useRef } from 'react'
import { afterFrame, type Pace } from './paint/pace.rules.ts'
import { paletteOf } from './paint/palette.ts'
import type { Context, Picture, Surface } from './paint/surface.ts'

/** Finer than this is not seen in motion, and costs a phone its frames. */
const finestRatio = 2

/** A box that is only opening has no room for a picture. */
const leastPx = 48

type StageCanvasProps = {
  pictureOf: (surface: Surface) => Picture
  now: () => number
  /** Paints once, whenever its size changes, instead of each frame. */
  isStill: boolean
  /** Frames closer together than this are left out. */
  leastFrameMs?: number
  className?: string
}

/** Three canvases of one size: what never changes, what moves before it, and what stands still before that. */
export function StageCanvas({ pictureOf, now, isStill, leastFrameMs = 0, className }: StageCanvasProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const canvases = box.current?.querySelectorAll('canvas')
    const [back, front, over] = [canvases?.[0], canvases?.[1], canvases?.[2]]
    if (!box.current || !back || !front || !over) return
    return play(box.current, { back, front, over }, { pictureOf, now, isStill, leastFrameMs })
  }, [pictureOf, now, isStill, leastFrameMs])
  return (
    <div ref={box} className={cx('relative w-full overflow-hidden lying:col-start-1 lying:[grid-row:1/-1]', className)}>
      <canvas className="absolute inset-0 size-full" />
      <canvas className="absolute inset-0 size-full" />
      <canvas className="absolute inset-0 size-full" />
    </div>
  )
}

type Play = Required<Pick<StageCanvasProps, 'pictureOf' | 'now' | 'isStill' | 'leastFrameMs'>>

type Layers = Record<'back' | 'front' | 'over', HTMLCanvasElement>

/** How fine this device paints what moves: found out once, for every draw of the visit. */
let finestInMotion = finestRatio

const play = (box: HTMLElement, { back, front, over }: Layers, options: Play): (() => void) => {
  const { pictureOf, now, isStill, leastFrameMs } = options
  let picture: Picture | undefined
  let surface: Surface | undefined
  let request = 0
  let painted = Number.NEGATIVE_INFINITY
  let isSeen = true
  let pace: Pace = { ratio: finestInMotion, frames: 0, late: 0 }
  // What stands still is as fine as the screen; only its motion may be coarser.
  const frame = () => {
    const context = surface && clear(front, isStill ? surface : coarser(surface, pace.ratio))
    if (context) picture?.frame(context, now())
  }
  const build = () => {
    surface = surfaceOf(box)
    if (!surface) return
    picture = pictureOf(surface)
    const context = clear(back, surface)
    if (context) picture.backdrop(context)
    const before = picture.overlay && clear(over, surface)
    if (before) picture.overlay?.(before)
    frame()
  }
  const tick = (ms: number) => {
    request = requestAnimationFrame(tick)
    if (!isSeen || ms - painted < leastFrameMs) return
    if (leastFrameMs === 0 && surface)
      pace = afterFrame({ ...pace, ratio: coarser(surface, pace.ratio).ratio }, ms - painted)
    finestInMotion = Math.min(finestInMotion, pace.ratio)
    painted = ms
    frame()
  }
  const resized = new ResizeObserver(build)
  resized.observe(box)
  const seen = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? true
  })
  seen.observe(box)
  // Figures are drawn with what fonts there are: once more when theirs has come.
  document.fonts.addEventListener('loadingdone', build)
  if (!isStill) request = requestAnimationFrame(tick)
  return () => {
    cancelAnimationFrame(request)
    resized.disconnect()
    seen.disconnect()
    document.fonts.removeEventListener('loadingdone', build)
  }
}

const surfaceOf = (box: HTMLElement): Surface | undefined => {
  const { clientWidth: width, clientHeight: height } = box
  if (Math.min(width, height) < leastPx) return undefined
  const ratio = Math.min(devicePixelRatio || 1, finestRatio)
  const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length
  return { width, height, ratio, palette: paletteOf(box), fonts }
}

const coarser = (surface: Surface, ratio: number): Surface => (ratio < surface.ratio ? { ...surface, ratio } : surface)

const clear = (canvas: HTMLCanvasElement, { width, height, ratio }: Surface): Context | null => {
  const [wide, high] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== wide || canvas.height !== high) {
    canvas.width = wide
    canvas.height = high
  }
  const context = canvas.getContext('2d')
  context?.setTransform(ratio, 0, 0, ratio, 0, 0)
  context?.clearRect(0, 0, width, height)
  return context
}
