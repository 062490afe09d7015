import type { MiniDrawOut } from '@maru/contract/minigame'
import { type Globe, globeOf } from '../rules/globe.rules.ts'
import { machineStopsMs, moonsAppearMs, powerballMs, rollingBalls, towardsGateMs } from '../rules/powerball.rules.ts'
import { shareBetween, smooth } from '../rules/timeline.ts'
import { drawTumbling } from './ball.ts'
import {
  backdropOf,
  byDepth,
  drawBehind,
  drawEclipse,
  glow,
  mainNumbers,
  type Parts,
  partsOf,
  powerNumbers,
  projected,
} from './powerball-parts.ts'
import { drawRail } from './powerball-rail.ts'
import { type Context, linear, type Surface } from './surface.ts'

/** The draw of the powerball. */
export const powerballPicture = (surface: Surface, seed: string, draw: MiniDrawOut) => {
  const parts = partsOf(surface)
  const [main, moons] = machinesOf(seed, draw)
  return {
    // What stands still is painted once: the moon, and the shine of the glass over the balls.
    backdrop: (context: Context) => {
      backdropOf(parts, seed)(context)
      drawBehind(context, parts, parts.layout.moon, 1)
    },
    overlay: (context: Context) => drawGlass(context, parts),
    frame: (context: Context, atMs: number) => {
      const toMoons = smooth(shareBetween(machineStopsMs + 200, moonsAppearMs + 400, atMs))
      drawEclipse(context, parts, eclipseAt(draw, atMs))
      if (toMoons < 1) {
        main.advanceTo(Math.min(atMs, moonsAppearMs + 400))
        drawGlobe(context, parts, main, draw, atMs, 1 - toMoons)
      }
      if (atMs > moonsAppearMs) {
        moons.advanceTo(atMs - moonsAppearMs)
        drawMoons(context, parts, moons, atMs)
      }
      dim(context, parts, draw, atMs)
      drawRail(context, parts, draw, atMs)
    },
  }
}

/** Before the draw: the balls lie still and the moon rises behind them. `share`: what of the wait has passed. */
export const powerballWaiting = (surface: Surface, seed: string) => {
  const parts = partsOf(surface)
  const globe = globeOf({ seed, numbers: mainNumbers, calls: [], airAt: breath, isHeaped: true })
  return {
    backdrop: backdropOf(parts, seed),
    overlay: (context: Context) => drawGlass(context, parts),
    frame: (context: Context, atMs: number, share: number) => {
      const { moon } = parts.layout
      const up = smooth(share)
      const [x, y] = [moon.fromX + (moon.x - moon.fromX) * up, moon.fromY + (moon.y - moon.fromY) * (2 - share) * share]
      drawBehind(context, parts, { x, y }, share)
      globe.advanceTo(atMs)
      for (const ball of byDepth(globe)) drawTumbling(context, parts.small, ball, projected(parts, ball), 0)
    },
  }
}

const drawGlass = (context: Context, { machine }: Parts): void => machine.front.draw(context, machine.x, machine.y)

/** 1: the moon is covered. It comes out again when the last ball lies in its cup. */
const eclipseAt = (draw: MiniDrawOut, atMs: number): number => {
  const arrivesMs = rollingBalls(draw)[5]?.arrivesMs ?? 0
  const covered = smooth(shareBetween(machineStopsMs - 100, moonsAppearMs + 250, atMs))
  return covered * (1 - smooth(shareBetween(arrivesMs - 100, arrivesMs + 750, atMs)))
}

/** Now and then a little air. */
const breath = (ms: number): number => {
  const within = ms % 9_000
  return within > 2_000 && within < 4_200 ? 0.3 : 0
}

const machinesOf = (seed: string, draw: MiniDrawOut): [Globe, Globe] => {
  const balls = rollingBalls(draw)
  const main = globeOf({
    seed,
    numbers: mainNumbers,
    calls: balls.slice(0, 5).map(({ number, leavesMs }) => call(mainNumbers.indexOf(number), leavesMs)),
    airAt: (ms) => (ms < machineStopsMs ? Math.min(1, ms / 500) : 0),
    isHeaped: true,
  })
  const leavesMs = (balls[5]?.leavesMs ?? 0) - moonsAppearMs
  const moons = globeOf({
    seed: `${seed} moons`,
    numbers: powerNumbers,
    calls: [call(draw.powerBall ?? 0, leavesMs)],
    airAt: (ms) => (ms > 350 && ms < leavesMs + 150 ? 1 : 0),
    isHeaped: false,
  })
  return [main, moons]
}

const call = (ball: number, leavesMs: number) => ({ ball, fromMs: leavesMs - towardsGateMs, leavesMs })

const drawGlobe = (
  context: Context,
  parts: Parts,
  globe: Globe,
  draw: MiniDrawOut,
  atMs: number,
  alpha: number,
): void => {
  const called = new Map(rollingBalls(draw).map(({ place, number, leavesMs }) => [place < 5 ? number : -1, leavesMs]))
  for (const ball of byDepth(globe)) {
    const leavesMs = called.get(ball.number)
    const light = leavesMs === undefined ? 0 : smooth(shareBetween(leavesMs - towardsGateMs * 0.7, leavesMs, atMs))
    const at = projected(parts, ball)
    if (light > 0) glow(context, parts, at.x, at.y, light * 0.5, 0.6)
    drawTumbling(context, parts.small, ball, at, light, alpha)
  }
}

/** They light up one after another, like stars. */
const drawMoons = (context: Context, parts: Parts, globe: Globe, atMs: number): void => {
  for (const ball of byDepth(globe)) {
    const from = moonsAppearMs + ball.number * 45
    const there = smooth(shareBetween(from, from + 320, atMs))
    if (there <= 0) continue
    const at = projected(parts, ball)
    glow(context, parts, at.x, at.y, 0.3 * there, 0.5)
    drawTumbling(
      context,
      parts.small,
      ball,
      { ...at, scale: at.scale * (1.6 - 0.6 * there) * 1.12 },
      0.82 + 0.18 * ball.z,
      there,
    )
  }
}

/** Everything but the last ball steps back while it rolls. */
const dim = (context: Context, { surface, layout }: Parts, draw: MiniDrawOut, atMs: number): void => {
  const power = rollingBalls(draw)[5]
  if (!power) return
  const { leavesMs, arrivesMs } = power
  const share =
    smooth(shareBetween(leavesMs - 300, leavesMs + 200, atMs)) *
    (1 - smooth(shareBetween(arrivesMs, powerballMs, atMs)))
  if (share <= 0) return
  const { width, height, palette } = surface
  const floor = layout.globe.y + layout.globe.radius
  context.fillStyle = linear(
    context,
    [0, 0, 0, floor],
    [
      [0, palette.page, 0.5 * share],
      [1, palette.page, 0.2 * share],
    ],
  )
  context.fillRect(0, 0, width, height)
}
