import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import {
  artOf,
  FRAMES,
  MOTIFS,
  OTHER_TIME_FROM,
  posterFor,
  VENDOR_ART,
  type VendorKey,
  vendorArt,
} from './catalogue.ts'
import type { Motif } from './motifs.ts'
import { posterSvg } from './poster.ts'
import { sceneSvg, TABLES } from './scene.ts'
import wall from './wall.json' with { type: 'json' }

const fingerprint = (svg: string) => createHash('sha256').update(svg).digest('hex').slice(0, 16)

describe('posters', () => {
  test('the same art gives the same picture', () => {
    const art = posterFor('pragmatic', 'blue-dragon')
    expect(posterSvg(art)).toBe(posterSvg({ ...art }))
  })

  test('a game keeps its motif when motifs are added', () => {
    expect(['blue-dragon', 'a', 'b', 'c'].map((key) => posterFor('pragmatic', key).motif)).toEqual([
      'scales',
      'coins',
      'wave',
      'volcano',
    ])
  })

  test('another seed gives another picture', () => {
    for (const motif of MOTIFS)
      expect(posterSvg({ hue: 10, motif, seed: 1 }), motif).not.toBe(posterSvg({ hue: 10, motif, seed: 2 }))
  })

  test('every motif in every frame draws numbers only', () => {
    expect(MOTIFS).toHaveLength(23)
    for (const motif of MOTIFS)
      for (const frame of FRAMES)
        for (const seed of [1, 77, 2 ** 31 - 1])
          expect(posterSvg({ hue: 200, motif, frame, seed }), `${motif} ${frame} ${seed}`).not.toMatch(
            /NaN|undefined|Infinity|null/,
          )
  })

  test('every id that is used is there', () => {
    for (const motif of MOTIFS) {
      const svg = posterSvg({ hue: 40, motif, seed: 9 })
      for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(svg, motif).toContain(`id="${id}"`)
    }
  })

  test('a poster stays below 40 kB', () => {
    for (const motif of MOTIFS) expect(posterSvg({ hue: 1, motif, seed: 3 }).length, motif).toBeLessThan(40 * 1024)
  })

  test('the thirty-six of the design are drawn as they were agreed', () => {
    expect(wall).toHaveLength(36)
    for (const [vendor, motif, seed, hash] of wall as [VendorKey, Motif, number, string][])
      expect(fingerprint(posterSvg({ ...VENDOR_ART[vendor], motif, seed, id: 'p_' })), `${vendor} ${motif}`).toBe(hash)
  })

  test('a game beside another one of its world is drawn at another time of day', () => {
    const vendor = { hue: 195, frame: 'bleed' } as const
    for (const motif of ['lantern', 'bamboo', 'drum'] as const) {
      const [one, other] = [artOf(vendor, motif, 41), artOf(vendor, motif, OTHER_TIME_FROM + 41)]
      expect(Math.abs(one.hue - other.hue), motif).toBeGreaterThan(40)
      expect(one.ground, motif).not.toBe(other.ground)
    }
  })

  test('the slots of one vendor differ in hue and in the lightness of their ground', () => {
    const vendor = { hue: 195, frame: 'bleed' } as const
    const arts = (['koi', 'lantern', 'bamboo', 'drum'] as const).map((motif) => artOf(vendor, motif, 1))
    expect(new Set(arts.map(({ hue }) => hue)).size).toBe(arts.length)
    const grounds = arts.map((art) =>
      Number(/<radialGradient id="p_bg".*?oklch\(([\d.]+)/.exec(posterSvg({ ...art, id: 'p_' }))?.[1]),
    )
    const [first = 0, ...lighter] = grounds.toSorted((a, b) => a - b)
    let before = first
    for (const lightness of lighter) {
      expect(lightness - before).toBeGreaterThan(0.1)
      before = lightness
    }
    expect(artOf(vendor, 'moon', 1)).toMatchObject({ hue: 195 })
  })

  test('an unknown vendor gets a hue and a frame of its own, always the same', () => {
    expect(vendorArt('newcomer')).toEqual(vendorArt('newcomer'))
    expect(vendorArt('newcomer').hue).not.toBe(vendorArt('another').hue)
    expect(vendorArt('toString').hue).toBeTypeOf('number')
  })

  test('games whose keys differ by one letter spread over the motifs', () => {
    const motifs = new Set(Array.from({ length: 60 }, (_, i) => posterFor('pragmatic', `game-${i}`).motif))
    expect(motifs.size).toBeGreaterThan(16)
  })
})

test('every table draws numbers only, and the same each time', () => {
  for (const table of TABLES)
    for (let seed = 1; seed <= 40; seed++) {
      const svg = sceneSvg({ hue: 165, table, seed })
      expect(svg, table).not.toMatch(/NaN|undefined/)
      expect(svg).toBe(sceneSvg({ hue: 165, table, seed }))
    }
})
