import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../../src/catalogue.ts'
import { framePicture } from './frames/frame-box.ts'
import { MOODS } from './theme.ts'
import { THEMED, themeOf } from './themes.ts'

const slots = GAMES.filter((game) => game.kind === 'slot')

describe.each(slots)('the world of $code', ({ code, config }) => {
  const theme = themeOf(code)

  it('is its own', () => {
    expect(THEMED).toContain(code)
  })

  it('has a picture and a name for every symbol on its strips', () => {
    const used = new Set([...config.reels, ...config.freeReels].join(''))
    for (const id of used) {
      expect(theme.symbols[id]?.art, id).toMatch(/svg/)
      expect(theme.symbols[id]?.name, id).toBeTruthy()
    }
  })

  it('has a scene for every mood, and no mood has the picture of another', () => {
    const pictures = MOODS.flatMap((mood) => [theme.scene[mood].wide, theme.scene[mood].tall])
    expect(new Set(pictures).size).toBe(6)
  })
})

it('no two worlds share a frame, a scene or a symbol', () => {
  const themes = slots.map(({ code }) => themeOf(code))
  expect(new Set(themes.map(({ frame }) => frame)).size).toBe(themes.length)
  const pictures = themes.flatMap(({ symbols, scene }) => [
    ...Object.values(symbols).map(({ art }) => art),
    ...MOODS.map((mood) => scene[mood].wide),
  ])
  expect(new Set(pictures).size).toBe(pictures.length)
})

it('a frame is well-formed for every size', () => {
  for (const { code } of slots)
    for (const k of [0.38, 0.5, 1, 1.9]) {
      const window = { x: 40, y: 120 * k, w: 700 * k, h: 498 * k }
      const svg = decodeURIComponent(framePicture(themeOf(code).frame, { ...window, k, eaves: 60 * k }, 900, 700))
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    }
})
