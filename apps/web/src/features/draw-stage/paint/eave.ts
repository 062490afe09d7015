import { type Colour, css, mixed } from './palette.ts'
import { type Context, disc, radial, type Surface } from './surface.ts'

const lampLight: Colour = [255, 208, 138]

/** Whether there is room beside a machine. */
export const isWide = ({ width, height }: Surface): boolean => width > height * 1.3

/** The roof of the house over its floor, with the one lamp under it: a frame for wide pictures. */
export const paintEave = (context: Context, surface: Surface): void => {
  const { width, height, palette } = surface
  const reach = Math.min(width * 0.27, height * 0.52)
  const low = height * 0.235
  const dark = mixed(palette.page, palette.zenith, 0.12)
  const edge = (context: Context) => {
    context.moveTo(-4, low)
    context.bezierCurveTo(reach * 0.42, low * 1.02, reach * 0.74, low * 0.86, reach, low * 0.5)
  }
  // Ends of the rafters under the edge.
  for (let rafter = 0; rafter < 9; rafter++) {
    const share = (rafter + 0.4) / 9.6
    const y = low * (1.0 - 0.42 * share ** 2.6) + height * 0.012
    context.fillStyle = css(mixed(dark, palette.line, 0.55))
    context.beginPath()
    context.ellipse(share * reach, y, reach * 0.028, reach * 0.034, 0, 0, Math.PI * 2)
    context.fill()
    context.strokeStyle = css(palette.moon, 0.2)
    context.lineWidth = 1
    context.stroke()
  }
  context.fillStyle = css(dark)
  context.beginPath()
  edge(context)
  context.bezierCurveTo(reach * 0.9, low * 0.36, reach * 0.66, low * 0.12, reach * 0.5, -4)
  context.lineTo(-4, -4)
  context.fill()
  context.strokeStyle = css(palette.moon, 0.55)
  context.lineWidth = 1.5
  context.beginPath()
  edge(context)
  context.stroke()
  paintPost(context, surface, reach * 0.2, low, dark)
  paintLamp(context, surface, reach * 0.5, low * 1.02)
}

const paintPost = (context: Context, { height, palette }: Surface, x: number, top: number, dark: Colour): void => {
  context.fillStyle = css(dark)
  context.fillRect(x - 7, top, 14, height)
  context.fillStyle = css(palette.moon, 0.16)
  context.fillRect(x + 6, top, 1, height)
}

const paintLamp = (context: Context, { height, palette }: Surface, x: number, top: number): void => {
  const [y, size] = [top + height * 0.11, height * 0.026]
  context.fillStyle = radial(
    context,
    [x, y, size * 6],
    [
      [0, lampLight, 0.5],
      [0.35, lampLight, 0.14],
      [1, lampLight, 0],
    ],
  )
  disc(context, x, y, size * 6)
  context.fill()
  context.strokeStyle = css(palette.text3, 0.5)
  context.lineWidth = 1
  context.beginPath()
  context.moveTo(x, top - 2)
  context.lineTo(x, y)
  context.stroke()
  context.fillStyle = css(lampLight)
  context.beginPath()
  context.roundRect(x - size * 0.8, y - size, size * 1.6, size * 2, size * 0.5)
  context.fill()
}
