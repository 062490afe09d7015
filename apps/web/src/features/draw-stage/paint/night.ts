import { randomOf } from '../rules/random.rules.ts'
import { css, mixed, white } from './palette.ts'
import { type Context, disc, glowOf, linear, radial, type Sprite, type Surface, spriteOf } from './surface.ts'

/** The sky over all stages: night, few stars, two rows of hills whose height is a share of the picture's. */
export const paintNight = (context: Context, surface: Surface, seed: string, hillsAt = 0.8): void => {
  const { width, height, palette } = surface
  context.fillStyle = linear(
    context,
    [0, 0, 0, height],
    [
      [0, mixed(palette.zenith, palette.page, 0.35)],
      [hillsAt * 0.55, mixed(palette.zenith, palette.sky, 0.55)],
      [hillsAt, mixed(palette.sky, palette.horizon, 0.3)],
      [1, palette.zenith],
    ],
  )
  context.fillRect(0, 0, width, height)
  paintStars(context, surface, seed, hillsAt)
  const base = height * hillsAt
  hill(context, surface, base, ...farHill, css(mixed(palette.sky, palette.zenith, 0.3)))
  mist(context, surface, base)
  hill(context, surface, base + height * 0.055, 0.04, 1.9, css(mixed(palette.zenith, palette.page, 0.3)))
}

/** How far it swings, as a share of the height, and where it begins. */
const farHill = [0.055, 0.3] as const

const paintStars = (context: Context, { width, height, palette }: Surface, seed: string, hillsAt: number): void => {
  const random = randomOf(`${seed} stars`)
  const count = Math.round((width * height) / 5_200)
  for (let star = 0; star < count; star++) {
    const [x, y, size] = [random() * width, random() ** 1.4 * height * (hillsAt - 0.06), random()]
    context.fillStyle = css(mixed(palette.text, palette.moon, random()), 0.1 + size * size * 0.5)
    disc(context, x, y, 0.4 + size * size * 0.8)
    context.fill()
  }
}

const hill = (context: Context, surface: Surface, base: number, swing: number, phase: number, fill: string): void => {
  const { width, height } = surface
  context.fillStyle = fill
  context.beginPath()
  context.moveTo(0, height)
  ridge(context, surface, base, swing, phase)
  context.lineTo(width, height)
  context.fill()
}

const ridge = (context: Context, { width, height }: Surface, base: number, swing: number, phase: number): void => {
  for (let share = 0; share <= 1.0001; share += 0.02) {
    const wave = Math.sin(share * 5.2 + phase) * 0.6 + Math.sin(share * 11 + phase * 2.3) * 0.22
    context.lineTo(share * width, base - wave * swing * height)
  }
}

/** What is painted now stands behind the hills of `paintNight`. The caller restores the context. */
export const behindHills = (context: Context, surface: Surface, hillsAt: number): void => {
  context.save()
  context.beginPath()
  context.moveTo(0, 0)
  ridge(context, surface, surface.height * hillsAt, ...farHill)
  context.lineTo(surface.width, 0)
  context.clip()
}

const mist = (context: Context, { width, height, palette }: Surface, base: number): void => {
  context.fillStyle = linear(
    context,
    [0, base - height * 0.06, 0, base + height * 0.1],
    [
      [0, palette.horizon, 0],
      [0.6, palette.horizon, 0.3],
      [1, palette.horizon, 0],
    ],
  )
  context.fillRect(0, base - height * 0.06, width, height * 0.16)
}

/** A full moon with its seas, and the light round it. */
export type MoonSprite = { radius: number; disc: Sprite; halo: Sprite }

export const moonOf = (surface: Surface, radius: number): MoonSprite => {
  const { palette } = surface
  const body = spriteOf(surface, radius * 2 + 2, radius * 2 + 2, (context) => {
    context.fillStyle = radial(
      context,
      [0, 0, radius * 1.15],
      [
        [0, mixed(palette.moon, white, 0.55)],
        [0.55, palette.moon],
        [1, mixed(palette.moon, palette.sky, 0.34)],
      ],
      [-radius * 0.3, -radius * 0.35],
    )
    disc(context, 0, 0, radius)
    context.fill()
    context.clip()
    const shade = mixed(palette.moon, palette.sky, 0.62)
    for (const [x, y, wide, high] of seas) {
      context.save()
      context.translate(x * radius, y * radius)
      context.scale(wide * radius, high * radius)
      context.fillStyle = radial(
        context,
        [0, 0, 1],
        [
          [0, shade, 0.3],
          [0.55, shade, 0.2],
          [1, shade, 0],
        ],
      )
      disc(context, 0, 0, 1)
      context.fill()
      context.restore()
    }
  })
  return { radius, disc: body, halo: glowOf(surface, radius * 3.2, palette.moon, 0.34) }
}

/** Middle, half width and half height of each, where the moon has 1. */
const seas = [
  [-0.34, -0.34, 0.42, 0.36],
  [-0.06, -0.44, 0.34, 0.24],
  [0.24, -0.24, 0.34, 0.3],
  [0.46, -0.06, 0.26, 0.34],
  [0.66, -0.3, 0.16, 0.2],
  [-0.52, 0.06, 0.3, 0.44],
  [-0.2, 0.3, 0.34, 0.24],
  [0.34, 0.2, 0.22, 0.2],
] as const

export const drawMoon = (context: Context, moon: MoonSprite, x: number, y: number, alpha = 1): void => {
  context.globalAlpha = alpha * 0.9
  moon.halo.draw(context, x, y)
  context.globalAlpha = alpha
  moon.disc.draw(context, x, y)
  context.globalAlpha = 1
}
