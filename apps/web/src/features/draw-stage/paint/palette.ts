/** Red, green, blue, 0 to 255. */
export type Colour = readonly [number, number, number]

const tokens = {
  page: '--bg',
  inset: '--surface-1',
  card: '--surface-2',
  control: '--surface-3',
  line: '--line',
  text: '--text',
  text2: '--text-2',
  text3: '--text-3',
  moon: '--focus',
  jade: '--accent',
  jadeDeep: '--accent-tint',
  zenith: '--b-sky-1',
  sky: '--b-sky-2',
  horizon: '--b-sky-3',
  left: '--player',
  right: '--banker',
} as const

/** The colours of the site's theme and its font, for a canvas. */
export type Palette = Readonly<Record<keyof typeof tokens, Colour>> & { font: string }

export const paletteOf = (element: Element): Palette => {
  const style = getComputedStyle(element)
  const colours = Object.entries(tokens).map(([name, token]) => [name, hexColour(style.getPropertyValue(token))])
  return { ...Object.fromEntries(colours), font: style.fontFamily }
}

/** Of `#rrggbb` or `#rgb`; a token that is neither is drawn grey. */
export const hexColour = (text: string): Colour => {
  const digits = text.trim().replace('#', '')
  const long = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  if (!/^[\da-f]{6}$/i.test(long)) return [128, 128, 128]
  const value = Number.parseInt(long, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

export const css = ([red, green, blue]: Colour, alpha = 1): string => `rgb(${red} ${green} ${blue} / ${alpha})`

/** `share` of the second in the first. */
export const mixed = (one: Colour, other: Colour, share: number): Colour => [
  Math.round(one[0] + (other[0] - one[0]) * share),
  Math.round(one[1] + (other[1] - one[1]) * share),
  Math.round(one[2] + (other[2] - one[2]) * share),
]

export const black: Colour = [0, 0, 0]
export const white: Colour = [255, 255, 255]
/** Figures on the moon's light. */
export const onMoon: Colour = [42, 33, 12]
