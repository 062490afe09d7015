import { ballRadius, type Globe } from '../rules/globe.rules.ts'
import type { Point } from '../rules/track.rules.ts'
import { type BallSprites, ballSprites } from './ball.ts'
import { isWide, paintEave } from './eave.ts'
import { type Machine, machineOf, paintRail, paintStand } from './machine.ts'
import { behindHills, drawMoon, type MoonSprite, moonOf, paintNight } from './night.ts'
import { css, mixed, white } from './palette.ts'
import { type PowerballLayout, powerballLayout } from './powerball-layout.ts'
import { type Context, disc, glowOf, oncePer, type Sprite, type Surface } from './surface.ts'

/** All that the machine is painted with, made once for a size. */
export type Parts = {
  surface: Surface
  layout: PowerballLayout
  machine: Machine
  moon: MoonSprite
  /** Under glass, the moons under glass, on the rail. */
  small: BallSprites
  large: BallSprites
  glow: Sprite
  halo: Sprite
}

const hillsAt = 0.7
const upTo = (count: number, first: number) => Array.from({ length: count }, (_, index) => first + index)
export const mainNumbers = upTo(28, 1)
export const powerNumbers = upTo(10, 0)

export const partsOf = oncePer((surface: Surface): Parts => {
  const layout = powerballLayout(surface.width, surface.height)
  return {
    surface,
    layout,
    machine: machineOf(surface, layout),
    moon: moonOf(surface, layout.moon.radius),
    small: ballSprites(surface, layout.globe.radius * ballRadius),
    large: ballSprites(surface, layout.ball),
    glow: glowOf(surface, layout.ball * 5, surface.palette.moon, 0.7),
    halo: glowOf(surface, layout.globe.radius * 1.75, surface.palette.moon, 0.3),
  }
})

export const backdropOf =
  ({ surface, layout }: Parts, seed: string) =>
  (context: Context) => {
    paintNight(context, surface, seed, hillsAt)
    if (isWide(surface)) paintEave(context, surface)
    paintStand(context, surface, layout)
    paintRail(context, surface, layout)
  }

/** The moon stands behind the machine and shines through its glass. `share`: how far it has risen. */
export const drawBehind = (
  context: Context,
  { surface, layout: { globe }, machine, moon, halo }: Parts,
  at: Point,
  share: number,
): void => {
  context.globalAlpha = share
  halo.draw(context, globe.x, globe.y)
  context.globalAlpha = 1
  behindHills(context, surface, hillsAt)
  drawMoon(context, moon, at.x, at.y, 0.8)
  context.restore()
  machine.behind.draw(context, machine.x, machine.y)
  behindHills(context, surface, hillsAt)
  disc(context, globe.x, globe.y, globe.radius)
  context.clip()
  drawMoon(context, moon, at.x, at.y, 0.78)
  context.restore()
}

/** The shadow before the moon: 0 not yet, 1 when only the moon's edge is left. */
export const drawEclipse = (context: Context, { surface, layout: { globe, moon } }: Parts, share: number): void => {
  if (share <= 0) return
  const { palette } = surface
  const radius = moon.radius * 0.965
  const [x, y] = [moon.x + (1 - share) * radius * 2.1, moon.y + (1 - share) * radius * 0.3]
  context.save()
  disc(context, globe.x, globe.y, globe.radius)
  context.clip()
  context.fillStyle = css(mixed(palette.zenith, palette.page, 0.3), 0.97)
  disc(context, x, y, radius)
  context.fill()
  context.strokeStyle = css(mixed(palette.moon, white, 0.5), share ** 6)
  context.lineWidth = moon.radius * 0.03
  disc(context, moon.x, moon.y, moon.radius * 0.982)
  context.stroke()
  context.restore()
}

export const byDepth = ({ balls }: Globe) => balls.filter(({ isGone }) => !isGone).sort((one, other) => one.z - other.z)

/** Nearer balls are a little larger. */
export const projected = ({ layout: { globe } }: Parts, { x, y, z }: { x: number; y: number; z: number }) => {
  const scale = 1 + 0.12 * z
  return { x: globe.x + x * globe.radius * (1 + 0.04 * z), y: globe.y + y * globe.radius * (1 + 0.04 * z), scale }
}

export const glow = (context: Context, parts: Parts, x: number, y: number, alpha: number, scale = 1): void => {
  context.globalAlpha = alpha
  parts.glow.draw(context, x, y, scale)
  context.globalAlpha = 1
}
