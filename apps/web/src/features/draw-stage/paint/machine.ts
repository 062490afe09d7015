import { css, mixed, white } from './palette.ts'
import type { PowerballLayout } from './powerball-layout.ts'
import { type Context, disc, linear, polyline, radial, type Sprite, type Surface, spriteOf } from './surface.ts'

/** The machine without its balls: what is behind them, and what shines over them. */
export type Machine = { behind: Sprite; front: Sprite; x: number; y: number }

export const machineOf = (surface: Surface, { globe }: PowerballLayout): Machine => {
  const size = globe.radius * 2 + 12
  return {
    behind: spriteOf(surface, size, size, (context) => paintInside(context, surface, globe.radius)),
    front: spriteOf(surface, size, size, (context) => paintGlass(context, surface, globe.radius)),
    x: globe.x,
    y: globe.y,
  }
}

const paintInside = (context: Context, { palette }: Surface, radius: number): void => {
  context.fillStyle = radial(
    context,
    [0, 0, radius],
    [
      [0, mixed(palette.sky, palette.horizon, 0.35), 0.5],
      [0.55, mixed(palette.zenith, palette.sky, 0.6), 0.74],
      [0.93, mixed(palette.zenith, palette.page, 0.4), 0.9],
      [1, palette.page, 0.95],
    ],
    [-radius * 0.3, -radius * 0.36],
  )
  disc(context, 0, 0, radius)
  context.fill()
}

const paintGlass = (context: Context, { palette }: Surface, radius: number): void => {
  context.lineCap = 'round'
  // Thick glass: a bright line outside, a darker band inside.
  context.strokeStyle = css(palette.page, 0.5)
  context.lineWidth = radius * 0.045
  disc(context, 0, 0, radius * 0.98)
  context.stroke()
  context.strokeStyle = linear(
    context,
    [-radius, -radius, radius, radius],
    [
      [0, palette.moon, 0.95],
      [0.4, palette.moon, 0.3],
      [0.7, palette.horizon, 0.35],
      [1, palette.moon, 0.75],
    ],
  )
  context.lineWidth = 1.5
  disc(context, 0, 0, radius)
  context.stroke()
  // Windows of light on the glass.
  const shine = (from: number, to: number, at: number, thick: number, alpha: number) => {
    context.strokeStyle = css(white, alpha)
    context.lineWidth = radius * thick
    context.beginPath()
    context.arc(0, 0, radius * at, from * Math.PI, to * Math.PI)
    context.stroke()
  }
  shine(1.12, 1.36, 0.87, 0.045, 0.3)
  shine(1.41, 1.45, 0.87, 0.045, 0.24)
  shine(0.16, 0.34, 0.91, 0.022, 0.16)
  context.fillStyle = radial(
    context,
    [0, radius * 0.72, radius * 0.62],
    [
      [0, palette.jade, 0.16],
      [1, palette.jade, 0],
    ],
  )
  context.save()
  disc(context, 0, 0, radius)
  context.clip()
  context.fillRect(-radius, 0, radius * 2, radius)
  context.restore()
}

/** The rail of glass with a place for each ball, painted once. */
export const paintRail = (context: Context, surface: Surface, layout: PowerballLayout): void => {
  const { palette } = surface
  const { ball, rail, branch, slots, cup, globe } = layout
  const inside = ball * 2.16
  context.lineCap = 'round'
  context.lineJoin = 'round'
  const stroke = (width: number, style: string | CanvasGradient) => {
    context.strokeStyle = style
    context.lineWidth = width
    for (const line of [rail, branch]) {
      polyline(context, line)
      context.stroke()
    }
    disc(context, cup.x, cup.y, cup.radius + (width - inside) / 2 + ball * 0.16)
    context.fillStyle = style
    context.fill()
  }
  context.save()
  // The globe's own glass stands before the mouth of the rail.
  context.beginPath()
  context.rect(0, 0, surface.width, surface.height)
  context.arc(globe.x, globe.y, globe.radius, 0, Math.PI * 2, true)
  context.clip()
  stroke(inside + 5, css(palette.page, 0.55))
  stroke(inside + 2.4, css(mixed(palette.line, palette.moon, 0.42)))
  stroke(inside, css(mixed(palette.inset, palette.page, 0.4)))
  stroke(inside * 0.6, css(mixed(palette.card, palette.sky, 0.4), 0.6))
  // The upper side of the glass shines.
  context.strokeStyle = css(white, 0.13)
  context.lineWidth = Math.max(1.5, ball * 0.1)
  context.translate(0, -ball * 0.74)
  for (const line of [rail, branch]) {
    polyline(context, line)
    context.stroke()
  }
  context.restore()
  for (const { x, y } of slots) {
    context.fillStyle = css(palette.page, 0.5)
    disc(context, x, y, ball * 0.94)
    context.fill()
    context.strokeStyle = css(palette.text3, 0.4)
    context.lineWidth = 1.2
    context.stroke()
  }
  context.fillStyle = css(palette.page, 0.6)
  disc(context, cup.x, cup.y, cup.radius)
  context.fill()
  context.strokeStyle = css(palette.moon, 0.6)
  context.lineWidth = 1.5
  context.stroke()
}

/** The ring that holds the globe, and its foot. */
export const paintStand = (context: Context, surface: Surface, { globe, ball, slots, cup }: PowerballLayout): void => {
  const { palette } = surface
  const [left = globe] = slots
  const floor = left.y + ball * 1.55
  context.fillStyle = linear(
    context,
    [0, floor - ball, 0, surface.height],
    [
      [0, palette.page, 0],
      [1, palette.page, 0.75],
    ],
  )
  context.fillRect(0, floor - ball, surface.width, surface.height - floor + ball)
  context.strokeStyle = css(palette.moon, 0.2)
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(left.x - ball * 1.4, floor)
  context.lineTo(cup.x + cup.radius + ball * 0.5, floor)
  context.stroke()
  const width = globe.radius * 0.36
  context.fillStyle = linear(
    context,
    [globe.x - width, 0, globe.x + width, 0],
    [
      [0, mixed(palette.control, palette.page, 0.4)],
      [0.35, mixed(palette.control, palette.text3, 0.25)],
      [1, mixed(palette.control, palette.page, 0.6)],
    ],
  )
  context.beginPath()
  context.moveTo(globe.x - width, globe.y + globe.radius * 0.93)
  context.quadraticCurveTo(globe.x, globe.y + globe.radius * 1.16, globe.x + width, globe.y + globe.radius * 0.93)
  context.lineTo(globe.x + width * 0.7, globe.y + globe.radius * 1.06 + ball * 0.2)
  context.quadraticCurveTo(
    globe.x,
    globe.y + globe.radius * 1.18 + ball * 0.2,
    globe.x - width * 0.7,
    globe.y + globe.radius * 1.06 + ball * 0.2,
  )
  context.fill()
  context.strokeStyle = css(palette.moon, 0.5)
  context.lineWidth = 1.2
  context.beginPath()
  context.moveTo(globe.x - width, globe.y + globe.radius * 0.94)
  context.quadraticCurveTo(globe.x, globe.y + globe.radius * 1.17, globe.x + width, globe.y + globe.radius * 0.94)
  context.stroke()
}
