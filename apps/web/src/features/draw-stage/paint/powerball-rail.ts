import type { MiniDrawOut } from '@maru/contract/minigame'
import { type BallAt, ballsAt, pushAt } from '../rules/powerball.rules.ts'
import { shareBetween, smooth } from '../rules/timeline.ts'
import { pointOn } from '../rules/track.rules.ts'
import { drawRolling } from './ball.ts'
import { css } from './palette.ts'
import { glow, type Parts } from './powerball-parts.ts'
import { type Context, disc } from './surface.ts'

/** The balls that have left the machine: on their way, or at their places. */
export const drawRail = (context: Context, parts: Parts, draw: MiniDrawOut, atMs: number): void => {
  const { ball, slots } = parts.layout
  const push = pushAt(draw, atMs) * ball * 0.07
  for (const one of ballsAt(draw, atMs)) {
    if (one.state === 'inside') continue
    if (one.state === 'rolling') drawOnItsWay(context, parts, one)
    else if (one.place === 5) drawPower(context, parts, one, atMs)
    else {
      const slot = slots[one.place]
      const light = 1 - smooth(shareBetween(one.arrivesMs, one.arrivesMs + 900, atMs))
      if (!slot) continue
      if (light > 0) glow(context, parts, slot.x, slot.y, 0.6 * light, 0.7)
      drawRolling(context, parts.large, one.number, { ...slot, x: slot.x - push, scale: 1, angle: 0 }, light)
    }
  }
}

/** With the light that it draws behind it. */
const drawOnItsWay = (context: Context, parts: Parts, { place, number, way }: BallAt): void => {
  const track = parts.layout.ways[place]
  if (!track) return
  const at = pointOn(track, way)
  const { radius } = parts.small
  const grown = Math.min(1, way * 5)
  const scale = (radius + (parts.layout.ball - radius) * grown) / parts.layout.ball
  for (let echo = 5; echo > 0; echo--) {
    const behind = pointOn(track, way - echo * 0.028 * (0.3 + way))
    context.fillStyle = css(parts.surface.palette.moon, 0.15 * (1 - echo / 6))
    disc(context, behind.x, behind.y, parts.layout.ball * scale * (1 - echo * 0.05))
    context.fill()
  }
  glow(context, parts, at.x, at.y, place === 5 ? 1 : 0.75, place === 5 ? 1.25 : 0.9)
  const left = track.length * (1 - way)
  // Back on the lower rail it turns the other way; upright where it comes to rest.
  const angle = (place < 5 && way > 0.35 ? left : -left) / parts.layout.ball
  drawRolling(context, parts.large, number, { ...at, scale, angle }, 1)
}

const drawPower = (context: Context, parts: Parts, { number, arrivesMs }: BallAt, atMs: number): void => {
  const { cup, ball } = parts.layout
  const bloom = smooth(shareBetween(arrivesMs, arrivesMs + 500, atMs))
  glow(context, parts, cup.x, cup.y, 1 - 0.35 * bloom, 1 + 0.5 * bloom)
  const ring = shareBetween(arrivesMs, arrivesMs + 900, atMs)
  if (ring < 1) {
    context.strokeStyle = css(parts.surface.palette.moon, 0.6 * (1 - ring))
    context.lineWidth = 1.5
    disc(context, cup.x, cup.y, cup.radius * (1 + ring * 1.5))
    context.stroke()
  }
  drawRolling(context, parts.large, number, { ...cup, scale: 1 + (cup.radius / ball - 1) * bloom, angle: 0 }, 1)
}
