import { type Colour, css, type Palette } from './palette.ts'

export type Context = CanvasRenderingContext2D
/** What a picture is painted on, in CSS pixels. `ratio`: device pixels of one. `fonts`: how many were there, as figures are painted with what there is. */
export type Surface = { width: number; height: number; ratio: number; palette: Palette; fonts: number }
/** Words inside of the picture: the ends of a ladder. */
export type StageWords = { left: string; right: string; odd: string; even: string }
/** One game's picture. `backdrop` and `overlay` are painted once, `frame` between them for each instant. */
export type Picture = {
  backdrop(context: Context): void
  frame(context: Context, atMs: number): void
  overlay?(context: Context): void
}

/** A picture that is painted once and then copied. Its origin is its middle. */
export type Sprite = { draw(context: Context, x: number, y: number, scale?: number): void }

export const spriteOf = (
  { ratio }: Pick<Surface, 'ratio'>,
  width: number,
  height: number,
  paint: (context: Context) => void,
): Sprite => {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.ceil(width * ratio))
  canvas.height = Math.max(1, Math.ceil(height * ratio))
  const context = canvas.getContext('2d')
  if (context) {
    context.scale(ratio, ratio)
    context.translate(width / 2, height / 2)
    paint(context)
  }
  return {
    draw: (target, x, y, scale = 1) =>
      target.drawImage(canvas, x - (width * scale) / 2, y - (height * scale) / 2, width * scale, height * scale),
  }
}

/** Makes each sprite when it is first drawn: a machine has more figures than a draw shows at once. */
export const spritesOf = (make: (name: number) => Sprite): ((name: number) => Sprite) => {
  const made = new Map<number, Sprite>()
  return (name) => {
    const known = made.get(name) ?? make(name)
    made.set(name, known)
    return known
  }
}

/** What is painted for a surface, once for the same one: a draw takes over what was made while it was waited for. */
export const oncePer = <T>(make: (surface: Surface) => T): ((surface: Surface) => T) => {
  let last: { name: string; made: T } | undefined
  return (surface) => {
    const name = JSON.stringify(surface)
    if (last?.name !== name) last = { name, made: make(surface) }
    return last.made
  }
}

export const disc = (context: Context, x: number, y: number, radius: number): void => {
  context.beginPath()
  context.arc(x, y, Math.max(0, radius), 0, Math.PI * 2)
}

export type Stop = readonly [offset: number, colour: Colour, alpha?: number]

/** Light that comes from (fx, fy) and ends at `radius` round (x, y). */
export const radial = (
  context: Context,
  [x, y, radius]: readonly [number, number, number],
  stops: readonly Stop[],
  [fx, fy] = [x, y],
): CanvasGradient => withStops(context.createRadialGradient(fx, fy, 0, x, y, Math.max(0.1, radius)), stops)

export const linear = (
  context: Context,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: readonly Stop[],
): CanvasGradient => withStops(context.createLinearGradient(x0, y0, x1, y1), stops)

const withStops = (gradient: CanvasGradient, stops: readonly Stop[]): CanvasGradient => {
  for (const [offset, colour, alpha = 1] of stops) gradient.addColorStop(offset, css(colour, alpha))
  return gradient
}

/** A glow as a sprite: light in the middle that fades to nothing. */
export const glowOf = (surface: Surface, radius: number, colour: Colour, alpha: number): Sprite =>
  spriteOf(surface, radius * 2, radius * 2, (context) => {
    context.fillStyle = radial(
      context,
      [0, 0, radius],
      [
        [0, colour, alpha],
        [0.28, colour, alpha * 0.42],
        [0.6, colour, alpha * 0.12],
        [1, colour, 0],
      ],
    )
    disc(context, 0, 0, radius)
    context.fill()
  })

export const textFont = (surface: Surface, size: number, weight = 700): string =>
  `${weight} ${size.toFixed(1)}px ${surface.palette.font}`

/** A word that stays the same, painted once. `size`: of its letters. */
export const wordOf = (surface: Surface, word: string, size: number, colour: Colour, weight = 700): Sprite =>
  spriteOf(surface, size * (word.length + 1), size * 2, (context) => {
    context.font = textFont(surface, size, weight)
    context.fillStyle = css(colour)
    centred(context, word, 0, 0)
  })

/** A word with its middle at a point. */
export const centred = (context: Context, word: string, x: number, y: number): void => {
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  const { actualBoundingBoxAscent, actualBoundingBoxDescent } = context.measureText(word)
  context.fillText(word, x, y + (actualBoundingBoxAscent - actualBoundingBoxDescent) / 2)
}

/** A line through points. */
export const polyline = (context: Context, points: readonly { x: number; y: number }[]): void => {
  context.beginPath()
  points.forEach(({ x, y }, index) => {
    if (index === 0) context.moveTo(x, y)
    else context.lineTo(x, y)
  })
}
