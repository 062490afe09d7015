import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

const art = join(import.meta.dirname, '../../apps/studio/pages/art')
const worlds = ['moonlit-koi', 'lantern-night', 'bamboo-rain', 'thunder-drum']
const cell = 64
/** What a symbol takes of the shorter side of its cell, but for the soft edge of a light. */
const fill = cell * 0.92
const softEdge = 3
/** Of a side of the cell. */
const straight = cell / 5
/** Share of two shadows that is common: one and the same shape has 1. */
const alike = 0.88

for (const world of worlds)
  test(`${world}: symbols fill their cell, are not cut, and differ as shadows`, async ({ page }) => {
    const symbols = readdirSync(join(art, world))
      .filter((file) => file.endsWith('.svg'))
      .map((file) => [file, readFileSync(join(art, world, file), 'utf8')] as const)
    expect(symbols.length).toBeGreaterThan(9)
    const shadows = await page.evaluate(shadowsOf, { symbols, cell, fill })
    for (const { file, longest, beyond, edge, cutLight } of shadows) {
      expect.soft(longest, `${file} fills its cell`).toBeGreaterThanOrEqual(fill - softEdge)
      expect.soft(beyond, `${file} is cut by the edge of its picture`).toBe(0)
      // A light or a shadow that ends in a straight line.
      expect.soft(cutLight, `${file} has a light that its picture cuts`).toBeLessThan(straight)
      if (world === 'lantern-night') expect.soft(edge, `the light of ${file} ends within its picture`).toBeLessThan(20)
    }
    for (const [index, one] of shadows.entries())
      for (const other of shadows.slice(index + 1)) {
        const common = one.shadow.filter((dark, at) => dark && other.shadow[at]).length
        const both = one.shadow.filter((dark, at) => dark || other.shadow[at]).length
        expect.soft(common / both, `${one.file} and ${other.file}`).toBeLessThan(alike)
      }
  })

/** Runs inside the page. Each symbol as it lies in a cell: its shadow, its longer side, and how much of it lies beyond its own picture. */
async function shadowsOf({
  symbols,
  cell: side,
  fill: longestSide,
}: {
  symbols: (readonly [string, string])[]
  cell: number
  fill: number
}) {
  const [glimmer, dark] = [40, 100]
  /** Opacity of every pixel of a square, with this part of the drawing's plane in its middle. */
  const drawn = async (svg: string, box: readonly number[], width: number, height: number): Promise<number[]> => {
    const image = new Image()
    const sized = svg
      .replace(/viewBox="[^"]+"/, `viewBox="${box.join(' ')}"`)
      .replace('<svg ', `<svg width="${width * 4}" height="${height * 4}" `)
    image.src = `data:image/svg+xml,${encodeURIComponent(sized)}`
    await image.decode()
    const pen = Object.assign(document.createElement('canvas'), { width: side, height: side }).getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.drawImage(image, (side - width) / 2, (side - height) / 2, width, height)
    const { data } = pen.getImageData(0, 0, side, side)
    return Array.from({ length: side * side }, (_, at) => data[at * 4 + 3] ?? 0)
  }
  const shadows: {
    file: string
    shadow: boolean[]
    longest: number
    beyond: number
    edge: number
    cutLight: number
  }[] = []
  for (const [file, svg] of symbols) {
    const [x = 0, y = 0, w = 1, h = 1] = (/viewBox="([^"]+)"/.exec(svg)?.[1] ?? '').split(' ').map(Number)
    const scale = longestSide / Math.max(w, h)
    const pixels = await drawn(svg, [x, y, w, h], w * scale, h * scale)
    const lit = pixels.flatMap((opacity, at) =>
      opacity > glimmer ? [[at % side, Math.floor(at / side)] as const] : [],
    )
    const across = lit.map(([column]) => column)
    const down = lit.map(([, row]) => row)
    // The same once more, with a margin all round: what shows up in the margin was cut off.
    const margin = 0.25
    const wide = [x - w * margin, y - h * margin, w * (1 + 2 * margin), h * (1 + 2 * margin)]
    const shrunk = side / Math.max(w, h) / (1 + 2 * margin)
    const around = await drawn(svg, wide, w * shrunk * (1 + 2 * margin), h * shrunk * (1 + 2 * margin))
    const beyond = around.filter((opacity, at) => {
      const [fromMiddle, belowMiddle] = [Math.abs((at % side) + 0.5 - side / 2), Math.abs(at / side + 0.5 - side / 2)]
      return opacity > dark && (fromMiddle > (w * shrunk) / 2 + 1 || belowMiddle > (h * shrunk) / 2 + 1.5)
    }).length
    // The outermost row and column of the picture itself, over the whole square.
    const stretched = svg.replace('<svg ', '<svg preserveAspectRatio="none" ')
    const whole = await drawn(stretched, [x, y, w, h], side, side)
    const edge = Math.max(
      ...whole.filter((_, at) => [0, side - 1].includes(at % side) || at < side || at >= side * (side - 1)),
    )
    // Light grows slowly from the edge inwards; an outline is there at once.
    const isLight = (at: number, inwards: number) =>
      (whole[at] ?? 0) > 14 && (whole[at] ?? 0) < dark && (whole[at + 3 * inwards] ?? 0) < 2 * dark
    const along = Array.from({ length: side }, (_, n) => n)
    const last = side - 1
    const cutLights = [
      along.filter((n) => isLight(n * side, 1)),
      along.filter((n) => isLight(n * side + last, -1)),
      along.filter((n) => isLight(n, side)),
      along.filter((n) => isLight(last * side + n, -side)),
    ]
    shadows.push({
      file,
      edge,
      cutLight: Math.max(...cutLights.map(({ length }) => length)),
      shadow: pixels.map((opacity) => opacity > dark),
      longest: Math.max(Math.max(...across) - Math.min(...across), Math.max(...down) - Math.min(...down)) + 1,
      beyond,
    })
  }
  return shadows
}
