import { randomOf } from '../rules/random.rules.ts'
import type { Dress, MakeDress } from './dress.ts'
import { moonOf } from './night.ts'
import { type Colour, css, mixed } from './palette.ts'
import { type Context, disc, glowOf, linear, polyline, radial, spriteOf } from './surface.ts'

const bands = 9

/** The kino ladder: stepping stones in a pond, seen from above, and two water lilies. */
export const pondDress: MakeDress = (surface, layout): Dress => {
  const { width, height, palette } = surface
  const { left, right, disc: size, startY, endY } = layout
  const water = mixed(palette.jadeDeep, palette.zenith, 0.45)
  const moon = moonOf(surface, Math.min(width, height) * 0.15)
  const glow = glowOf(surface, size * 4, palette.moon, 0.7)
  const stone = stoneOf(surface, size * 0.36, mixed(palette.control, palette.jadeDeep, 0.35))
  const bright = stoneOf(surface, size * 0.36, palette.moon)
  const gap = size * 0.82
  const closed = lilyOf(surface, size, 0)
  const open = lilyOf(surface, size, 1)

  const row = (from: number, to: number, draw: (place: number, share: number) => void) => {
    const count = Math.max(1, Math.round((to - from) / gap))
    for (let index = 0; index <= count; index++) draw(from + ((to - from) * index) / count, index / count)
  }

  const moonAt = (share: number) => ({ x: width * (0.16 + 0.34 * share), y: height * (0.86 - 0.42 * share) })

  const drawHalo = (context: Context, share: number) => {
    const { x, y } = moonAt(share)
    context.globalAlpha = 0.16 + 0.16 * share
    moon.halo.draw(context, x, y, 1.1)
    context.globalAlpha = 1
  }

  /** The moon lies on the water: its image is cut into moving bands. */
  const drawImage = (context: Context, atMs: number, share: number) => {
    const { x, y } = moonAt(share)
    context.globalAlpha = 0.16 + 0.16 * share
    for (let band = 0; band < bands; band++) {
      const top = y - moon.radius + (band * moon.radius * 2) / bands
      context.save()
      context.beginPath()
      context.rect(0, top, width, (moon.radius * 2) / bands + 0.6)
      context.clip()
      moon.disc.draw(context, x + Math.sin(atMs / 900 + band * 1.3) * (1 + band * 0.45), y)
      context.restore()
    }
    context.globalAlpha = 1
  }

  return {
    goalWordY: 0,
    backdrop(context, seed) {
      paintWater(context, seed)
      for (const x of [left, right]) row(startY, endY, (y) => stone.draw(context, x, y))
    },
    rising(context, atMs, share) {
      drawHalo(context, share)
      drawImage(context, atMs, share)
    },
    risen: (context) => drawHalo(context, 1),
    glimmer: (context, atMs) => drawImage(context, atMs, 1),
    line(context, y, share) {
      if (share <= 0) return
      row(left, right, (x, at) => {
        const there = Math.min(1, Math.max(0, (share - at * 0.85) / 0.15))
        if (there <= 0 || at === 0 || at === 1) return
        if (share < 1) {
          context.strokeStyle = css(palette.jade, 0.5 * (1 - there))
          context.lineWidth = 1
          disc(context, x, y, size * (0.4 + there * 0.5))
          context.stroke()
        }
        stone.draw(context, x, y, 0.5 + 0.5 * there)
      })
    },
    walked(context, points) {
      context.lineCap = 'round'
      context.lineJoin = 'round'
      for (const [thickness, alpha] of [
        [size * 0.9, 0.1],
        [size * 0.34, 0.2],
      ] as const) {
        context.strokeStyle = css(palette.moon, alpha)
        context.lineWidth = thickness
        polyline(context, points)
        context.stroke()
      }
      points.forEach((to, index) => {
        const from = points[index - 1]
        if (!from) return
        const far = Math.hypot(to.x - from.x, to.y - from.y)
        const count = Math.max(1, Math.round(far / gap))
        for (let step = 0; step <= count; step++) {
          const share = step / count
          bright.draw(context, from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, 0.86)
        }
      })
    },
    goal(context, x, light, atMs) {
      if (light > 0) {
        context.globalAlpha = light * (0.86 + 0.06 * Math.sin(atMs / 420))
        glow.draw(context, x, endY, 1.2)
      }
      context.globalAlpha = 1
      closed.draw(context, x, endY)
      context.globalAlpha = light
      if (light > 0) open.draw(context, x, endY, 0.9 + 0.1 * light)
      context.globalAlpha = 1
    },
  }

  function paintWater(context: Context, seed: string): void {
    context.fillStyle = radial(
      context,
      [width / 2, height * 0.45, Math.max(width, height) * 0.75],
      [
        [0, mixed(water, palette.horizon, 0.2)],
        [0.5, water],
        [1, mixed(palette.zenith, palette.page, 0.5)],
      ],
    )
    context.fillRect(0, 0, width, height)
    const random = randomOf(`${seed} pond`)
    context.lineWidth = 1
    for (let wave = 0; wave < 46; wave++) {
      const [x, y, long] = [random() * width, random() * height, 14 + random() * 40]
      context.strokeStyle = linear(
        context,
        [x, y, x + long, y],
        [
          [0, palette.jade, 0],
          [0.5, palette.jade, 0.05 + random() * 0.08],
          [1, palette.jade, 0],
        ],
      )
      context.beginPath()
      context.moveTo(x, y)
      context.quadraticCurveTo(x + long / 2, y - 2.5, x + long, y)
      context.stroke()
    }
    for (let leaf = 0; leaf < 9; leaf++) paintLeaf(context, random, leaf)
  }

  /** Leaves lie near the shores, where no stone is. */
  function paintLeaf(context: Context, random: () => number, index: number): void {
    const side = index % 2
    const room = Math.max(4, left - size * 1.1)
    const x = side ? width - random() * room : random() * room
    const [y, radius] = [random() * height, size * (0.5 + random() * 0.75)]
    const turned = random() * Math.PI * 2
    context.fillStyle = css(mixed(palette.jadeDeep, palette.page, 0.1 + random() * 0.35), 0.95)
    context.beginPath()
    context.moveTo(x, y)
    context.arc(x, y, radius, turned, turned + Math.PI * 1.86)
    context.closePath()
    context.fill()
    context.strokeStyle = css(palette.jade, 0.22)
    context.stroke()
  }
}

const stoneOf = (surface: Parameters<MakeDress>[0], radius: number, colour: Colour) =>
  spriteOf(surface, radius * 2.6, radius * 2.6, (context) => {
    const { palette } = surface
    context.fillStyle = css(palette.page, 0.5)
    disc(context, 0, radius * 0.16, radius * 1.08)
    context.fill()
    context.fillStyle = radial(
      context,
      [0, 0, radius],
      [
        [0, mixed(colour, palette.text, 0.22)],
        [0.6, colour],
        [1, mixed(colour, palette.page, 0.45)],
      ],
      [-radius * 0.3, -radius * 0.4],
    )
    disc(context, 0, 0, radius)
    context.fill()
  })

/** A flower with eight petals round the place of its word. */
const lilyOf = (surface: Parameters<MakeDress>[0], size: number, light: number) =>
  spriteOf(surface, size * 3.6, size * 3.6, (context) => {
    const { palette } = surface
    const petal = mixed(mixed(palette.control, palette.jadeDeep, 0.5), palette.moon, light)
    for (const [count, reach, shade] of [
      [8, 1.52, 0.35],
      [8, 1.28, 0.12],
    ] as const)
      for (let index = 0; index < count; index++) {
        context.save()
        context.rotate(((index + (reach > 1.4 ? 0.5 : 0)) / count) * Math.PI * 2)
        context.fillStyle = css(mixed(petal, palette.page, shade + (light ? 0 : 0.1)))
        context.strokeStyle = css(light ? mixed(palette.moon, palette.page, 0.45) : palette.text3, light ? 0.5 : 0.3)
        context.lineWidth = 1
        context.beginPath()
        context.moveTo(0, -size * 0.3)
        context.quadraticCurveTo(size * 0.56, -size * 0.86, 0, -size * reach)
        context.quadraticCurveTo(-size * 0.56, -size * 0.86, 0, -size * 0.3)
        context.fill()
        context.stroke()
        context.restore()
      }
    context.fillStyle = css(mixed(petal, palette.page, light ? 0 : 0.3))
    disc(context, 0, 0, size * 0.86)
    context.fill()
    context.strokeStyle = css(light ? mixed(palette.moon, palette.page, 0.3) : palette.text3, 0.5)
    context.stroke()
  })
