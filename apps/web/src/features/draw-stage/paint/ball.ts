import type { GlobeBall } from '../rules/globe.rules.ts'
import { type Colour, css, mixed, onMoon, type Palette, white } from './palette.ts'
import {
  type Context,
  centred,
  disc,
  radial,
  type Sprite,
  type Surface,
  spriteOf,
  spritesOf,
  textFont,
} from './surface.ts'

/** Balls of one kind in one size: dark ones under glass, and as they are in the moon's light. */
export type BallSprites = {
  radius: number
  /** From the back of the glass to its front. */
  depths: readonly Sprite[]
  lit: Sprite
  /** The figures on dark balls and on lit ones. */
  darkFigure(number: number): Sprite
  litFigure(number: number): Sprite
}

const depthCount = 5

export const ballSprites = (surface: Surface, radius: number): BallSprites => {
  const { palette } = surface
  const body = (light: Colour, middle: Colour, edge: Colour, rim: number) =>
    spriteOf(surface, radius * 2 + 2, radius * 2 + 2, (context) =>
      paintBody(context, radius, light, middle, edge, rim, palette),
    )
  const depths = Array.from({ length: depthCount }, (_, depth) => {
    const near = depth / (depthCount - 1)
    const dim = (colour: Colour) => mixed(mixed(palette.zenith, palette.page, 0.4), colour, 0.45 + 0.55 * near)
    const middle = mixed(mixed(palette.control, palette.sky, 0.5), palette.text3, 0.24)
    return body(
      dim(mixed(middle, palette.text, 0.42)),
      dim(middle),
      dim(mixed(middle, palette.page, 0.55)),
      0.05 + 0.12 * near,
    )
  })
  const lit = body(mixed(palette.moon, white, 0.75), palette.moon, mixed(palette.moon, palette.sky, 0.4), 0.4)
  const ink = mixed(palette.text, palette.text2, 0.2)
  return {
    radius,
    depths,
    lit,
    darkFigure: spritesOf((number) => figure(surface, radius, number, ink)),
    litFigure: spritesOf((number) => figure(surface, radius, number, onMoon)),
  }
}

const paintBody = (
  context: Context,
  radius: number,
  light: Colour,
  middle: Colour,
  edge: Colour,
  rim: number,
  palette: Palette,
): void => {
  context.fillStyle = radial(
    context,
    [0, 0, radius],
    [
      [0, light],
      [0.5, middle],
      [1, edge],
    ],
    [-radius * 0.36, -radius * 0.42],
  )
  disc(context, 0, 0, radius)
  context.fill()
  // The moon behind it lights its lower edge.
  context.save()
  context.clip()
  context.strokeStyle = css(palette.moon, rim)
  context.lineWidth = radius * 0.16
  context.beginPath()
  context.arc(-radius * 0.05, -radius * 0.08, radius * 1.02, 0.1 * Math.PI, 0.62 * Math.PI)
  context.stroke()
  context.restore()
}

const figure = (surface: Surface, radius: number, number: number, colour: Colour): Sprite =>
  spriteOf(surface, radius * 2, radius * 2, (context) => {
    context.font = textFont(surface, radius * 0.92)
    context.fillStyle = css(colour)
    centred(context, String(number), 0, 0)
  })

/** A ball under glass, whose figure turns with it. `light`: how far it is lit, `alpha`: how far it is there. */
export const drawTumbling = (
  context: Context,
  sprites: BallSprites,
  ball: GlobeBall,
  at: { x: number; y: number; scale: number },
  light: number,
  alpha = 1,
): void => {
  const { x, y, scale } = at
  const depth = Math.round(((ball.z + 1) / 2) * (depthCount - 1))
  context.globalAlpha = alpha
  if (light < 1) sprites.depths[depth]?.draw(context, x, y, scale)
  if (light > 0) {
    context.globalAlpha = alpha * light
    sprites.lit.draw(context, x, y, scale)
  }
  const front = ball.fz < 0 ? -1 : 1
  const [fx, fy, fz] = [ball.fx * front, ball.fy * front, ball.fz * front]
  if (fz > 0.16) {
    const angle = Math.atan2(fy, fx)
    context.save()
    context.translate(x + fx * sprites.radius * scale * 0.72, y + fy * sprites.radius * scale * 0.72)
    context.rotate(angle)
    context.scale(fz, 1)
    context.rotate(-angle)
    context.globalAlpha = alpha * Math.min(1, (fz - 0.16) * 2.4) * (0.45 + 0.55 * ((ball.z + 1) / 2))
    const figure = light > 0.5 ? sprites.litFigure : sprites.darkFigure
    figure(ball.number).draw(context, 0, 0, scale)
    context.restore()
  }
  context.globalAlpha = 1
}

/** A ball on the rail, turned by an angle. */
export const drawRolling = (
  context: Context,
  sprites: BallSprites,
  number: number,
  at: { x: number; y: number; scale: number; angle: number },
  light: number,
): void => {
  const { x, y, scale, angle } = at
  if (light < 1) sprites.depths.at(-1)?.draw(context, x, y, scale)
  context.globalAlpha = light
  if (light > 0) sprites.lit.draw(context, x, y, scale)
  context.globalAlpha = 1
  context.save()
  context.translate(x, y)
  context.rotate(angle)
  const figure = light > 0.5 ? sprites.litFigure : sprites.darkFigure
  figure(number).draw(context, 0, 0, scale)
  context.restore()
}
