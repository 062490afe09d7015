import type { MiniDrawOut } from '@maru/contract/minigame'
import { digitMs, fallMs, litAtMs } from '../rules/kino.rules.ts'
import { shareBetween, smooth } from '../rules/timeline.ts'
import { type Board, boardOf, paintBoard, placeOf } from './kino-board.ts'
import { drawMoon, type MoonSprite, moonOf, paintNight } from './night.ts'
import { css } from './palette.ts'
import { type Context, disc, glowOf, linear, type Sprite, type Surface } from './surface.ts'

type Parts = { surface: Surface; board: Board; moon: MoonSprite; glow: Sprite }
/** A light that fell on a number of the board. */
type Light = { number: number; x: number; y: number; atMs: number }

const rippleMs = 1_100

const partsOf = (surface: Surface): Parts => {
  const board = boardOf(surface)
  return {
    surface,
    board,
    moon: moonOf(surface, board.isWide ? board.cell * 0.95 : Math.min(board.cell * 0.9, board.top * 0.34)),
    glow: glowOf(surface, board.cell * 1.5, surface.palette.moon, 0.7),
  }
}

const backdropOf =
  ({ surface, board }: Parts, seed: string) =>
  (context: Context) => {
    paintNight(context, surface, seed, 0.42)
    paintBoard(context, surface, board)
  }

/** The draw of the kino: light falls on one number after another, and the board answers like water. */
export const kinoPicture = (surface: Surface, seed: string, draw: MiniDrawOut) => {
  const parts = partsOf(surface)
  const lights = draw.numbers.map((number, index) => ({
    number,
    ...placeOf(parts.board, number),
    atMs: litAtMs(index),
  }))
  return {
    backdrop: (context: Context) => {
      backdropOf(parts, seed)(context)
      drawMoonlight(context, parts, 1)
    },
    frame: (context: Context, atMs: number) => {
      drawRipples(context, parts, lights, atMs)
      const wave = shareBetween(digitMs(draw) - 250, digitMs(draw) + 900, atMs)
      for (const [index, light] of lights.entries())
        drawLight(context, parts, light, atMs, isLast(lights, index, atMs), wave)
      for (const light of lights) drawFall(context, parts, light, atMs)
    },
  }
}

/** Before the draw: rings on dark water, here and there, and a moon on its way up. */
export const kinoWaiting = (surface: Surface, seed: string) => {
  const parts = partsOf(surface)
  return {
    backdrop: backdropOf(parts, seed),
    frame: (context: Context, atMs: number, share: number) => {
      drawMoonlight(context, parts, share)
      const drops = [0, 1, 2].map((back) => {
        const count = Math.floor(atMs / 2_400) - back
        return { ...placeOf(parts.board, 1 + ((((count * 29) % 70) + 70) % 70)), number: 0, atMs: count * 2_400 }
      })
      drawRipples(context, parts, drops, atMs, 0.55, 3_000)
    },
  }
}

const drawMoonlight = (context: Context, { surface, board, moon }: Parts, share: number): void => {
  const { width, height } = surface
  const x = board.isWide ? width - (width - board.cell * 10) / 4 : width * 0.84
  const y =
    (board.isWide ? height * 0.42 : board.top * 1.3) * (1 - share) + moon.radius * (board.isWide ? 1.7 : 1.3) * share
  context.save()
  context.beginPath()
  context.rect(0, 0, width, height)
  if (!board.isWide) context.rect(0, board.top + height, width, -height)
  context.clip('evenodd')
  drawMoon(context, moon, x, y, 0.75)
  context.restore()
}

const isLast = (lights: readonly Light[], index: number, atMs: number): boolean => {
  const next = lights[index + 1]
  return (lights[index]?.atMs ?? 0) <= atMs && (!next || next.atMs > atMs)
}

/** Rings that spread from each light; a dark number shines up when one passes under it. */
const drawRipples = (
  context: Context,
  { surface, board }: Parts,
  lights: readonly Light[],
  atMs: number,
  strength = 1,
  lastsMs = rippleMs,
): void => {
  const { moon } = surface.palette
  const reach = board.cell * 3.1
  for (const { x, y, atMs: from } of lights) {
    const age = (atMs - from) / lastsMs
    if (age <= 0 || age >= 1) continue
    const radius = board.cell * 0.4 + reach * (1 - (1 - age) ** 2)
    context.lineWidth = 1.4
    context.strokeStyle = css(moon, 0.3 * strength * (1 - age) ** 1.5)
    disc(context, x, y, radius)
    context.stroke()
    context.strokeStyle = css(moon, 0.16 * strength * (1 - age) ** 1.5)
    disc(context, x, y, radius * 0.68)
    context.stroke()
    for (const place of board.places) {
      const away = Math.abs(Math.hypot(place.x - x, place.y - y) - radius)
      if (away > board.cell * 0.55) continue
      context.fillStyle = css(moon, 0.16 * strength * (1 - age) * (1 - away / (board.cell * 0.55)))
      disc(context, place.x, place.y, board.disc)
      context.fill()
    }
  }
}

const drawLight = (
  context: Context,
  { board, glow, surface }: Parts,
  { number, x, y, atMs: from }: Light,
  atMs: number,
  isNewest: boolean,
  wave: number,
): void => {
  if (atMs < from) return
  const young = 1 - smooth(shareBetween(from, from + 420, atMs))
  const passing = Math.max(0, 1 - Math.abs(wave * 1.4 - 0.2 - x / surface.width) * 5) * (wave < 1 ? 1 : 0)
  const strength = 0.7 * young + 0.6 * passing
  context.globalAlpha = Math.min(1, 0.3 + strength)
  // A small glow where nothing happens: there are 22 of them.
  glow.draw(context, x, y, strength > 0 ? 1 : 0.64)
  context.globalAlpha = 1
  board.lit(number).draw(context, x, y, 1 + 0.22 * young + 0.08 * passing)
  if (!isNewest) return
  context.strokeStyle = css(surface.palette.moon, 0.5)
  context.lineWidth = board.disc * 0.16
  disc(context, x, y, board.disc * 1.2)
  context.stroke()
}

/** A drop of light on its way to its number. */
const drawFall = (context: Context, { surface, board }: Parts, { x, y, atMs: lands }: Light, atMs: number): void => {
  const share = shareBetween(lands - fallMs, lands, atMs)
  if (share <= 0 || share >= 1) return
  const head = share * share * (y + 10) - 10
  const tail = Math.max(-10, head - board.cell * (0.8 + share * 1.6))
  context.strokeStyle = linear(
    context,
    [x, tail, x, head + 0.1],
    [
      [0, surface.palette.moon, 0],
      [1, surface.palette.moon, 0.9],
    ],
  )
  context.lineCap = 'round'
  context.lineWidth = 2.2
  context.beginPath()
  context.moveTo(x, tail)
  context.lineTo(x, head)
  context.stroke()
  context.fillStyle = css(surface.palette.moon)
  disc(context, x, head, 2.6)
  context.fill()
}
