import type { Dress, MakeDress } from './dress.ts'
import { isWide, paintEave } from './eave.ts'
import { behindHills, drawMoon, moonOf, paintNight } from './night.ts'
import { css, mixed } from './palette.ts'
import { type Context, disc, glowOf, linear, polyline, radial, spriteOf } from './surface.ts'

const hillsAt = 0.78

/** The power ladder: a frame of dark wood on the floor of the house, and two lanterns. */
export const woodDress: MakeDress = (surface, layout): Dress => {
  const { width, height, palette } = surface
  const { left, right, top, bottom, disc: size, startY, endY } = layout
  const moon = moonOf(surface, Math.min(width, height) * 0.15)
  const glow = glowOf(surface, size * 4, palette.moon, 0.75)
  const thick = size * 0.34
  const wood = mixed(mixed(palette.control, palette.line, 0.6), palette.text3, 0.16)
  const dark = lanternOf(surface, size, 0)
  const lit = lanternOf(surface, size, 1)

  const beam = (context: Context, x: number, y: number, wide: number, high: number) => {
    const isUpright = high > wide
    context.fillStyle = linear(context, isUpright ? [x, 0, x + wide, 0] : [0, y, 0, y + high], [
      [0, mixed(wood, palette.text3, 0.38)],
      [0.3, wood],
      [1, mixed(wood, palette.page, 0.55)],
    ])
    context.beginPath()
    context.roundRect(x, y, Math.max(0, wide), high, Math.min(wide, high) / 2.6)
    context.fill()
  }

  const drawSky = (context: Context, share: number) => {
    const up = 1 - (1 - share) ** 2
    const x = width * (0.1 + 0.4 * share)
    const y = height * 0.8 + (top + (bottom - top) * 0.34 - height * 0.8) * up
    behindHills(context, surface, hillsAt)
    drawMoon(context, moon, x, y, 0.85)
    context.restore()
  }

  return {
    goalWordY: size * 0.04,
    backdrop(context, seed) {
      paintNight(context, surface, seed, hillsAt)
      if (isWide(surface)) paintEave(context, surface)
      paintFloor(context)
      for (const x of [left, right]) beam(context, x - thick / 2, startY, thick, endY - startY)
    },
    rising: (context, _atMs, share) => drawSky(context, share),
    risen: (context) => drawSky(context, 1),
    line(context, y, share) {
      const reach = (right - left) * share
      if (reach <= 0) return
      beam(context, left, y - thick * 0.38, reach, thick * 0.76)
      if (share >= 1) return
      context.globalAlpha = 0.8
      glow.draw(context, left + reach, y, 0.36)
      context.globalAlpha = 1
      context.fillStyle = css(palette.moon)
      disc(context, left + reach, y, thick * 0.4)
      context.fill()
    },
    walked(context, points) {
      context.lineCap = 'round'
      context.lineJoin = 'round'
      for (const [thickness, alpha] of [
        [thick * 2.4, 0.1],
        [thick * 1.3, 0.2],
        [thick * 0.62, 1],
      ] as const) {
        context.strokeStyle = css(palette.moon, alpha)
        context.lineWidth = thickness
        polyline(context, points)
        context.stroke()
      }
    },
    goal(context, x, light, atMs) {
      if (light > 0) {
        context.globalAlpha = light * (0.86 + 0.06 * Math.sin(atMs / 420))
        glow.draw(context, x, endY, 1.25)
      }
      context.globalAlpha = 1
      dark.draw(context, x, endY)
      context.globalAlpha = light
      if (light > 0) lit.draw(context, x, endY)
      context.globalAlpha = 1
    },
  }

  function paintFloor(context: Context): void {
    const floor = endY + size * 0.5
    context.fillStyle = linear(
      context,
      [0, floor, 0, height],
      [
        [0, mixed(palette.zenith, wood, 0.5)],
        [0.2, mixed(palette.page, wood, 0.32)],
        [1, palette.page],
      ],
    )
    context.fillRect(0, floor, width, height - floor)
    context.strokeStyle = css(palette.moon, 0.25)
    context.lineWidth = 1
    polyline(context, [
      { x: 0, y: floor },
      { x: width, y: floor },
    ])
    context.stroke()
    // Boards run towards the viewer.
    context.strokeStyle = css(palette.page, 0.6)
    for (let board = -8; board <= 8; board++) {
      polyline(context, [
        { x: width / 2 + board * width * 0.085, y: floor + 1 },
        { x: width / 2 + board * width * 0.12, y: height },
      ])
      context.stroke()
    }
  }
}

/** Paper between two caps of wood. */
const lanternOf = (surface: Parameters<MakeDress>[0], size: number, light: number) => {
  const { palette } = surface
  const paper = mixed(mixed(palette.card, palette.control, 0.6), palette.moon, light)
  return spriteOf(surface, size * 3, size * 3.4, (context) => {
    context.fillStyle = radial(
      context,
      [0, 0, size * 1.3],
      [
        [0, mixed(paper, palette.moon, 0.3 * light)],
        [0.65, paper],
        [1, mixed(paper, palette.page, light ? 0.3 : 0.5)],
      ],
      [0, -size * 0.1],
    )
    context.beginPath()
    context.ellipse(0, 0, size * 1.14, size * 0.98, 0, 0, Math.PI * 2)
    context.fill()
    context.strokeStyle = light ? css(mixed(palette.moon, palette.page, 0.45), 0.6) : css(palette.text3, 0.55)
    context.lineWidth = 1.2
    context.stroke()
    context.strokeStyle = light ? css(mixed(palette.moon, palette.page, 0.4), 0.35) : css(palette.page, 0.45)
    for (const bulge of [0.42, 0.8]) {
      context.beginPath()
      context.ellipse(0, 0, size * 1.14 * bulge, size * 0.98, 0, 0, Math.PI * 2)
      context.stroke()
    }
    context.fillStyle = css(mixed(palette.page, palette.line, 0.5))
    for (const y of [-size * 1.06, size * 0.84]) {
      context.beginPath()
      context.roundRect(-size * 0.52, y, size * 1.04, size * 0.22, 3)
      context.fill()
    }
    context.strokeStyle = css(palette.moon, light ? 0.8 : 0.3)
    context.lineWidth = 1.4
    for (const x of [-0.14, 0, 0.14]) {
      context.beginPath()
      context.moveTo(x * size, size * 1.06)
      context.lineTo(x * size * 1.4, size * 1.46)
      context.stroke()
    }
  })
}
