import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../art/rooms')
/** Shapes of a picture are drawn anew for every part of the screen that shows it. */
const MOST_SHAPES = { 'screen-bamboo.svg': 40, 'screen-peaks.svg': 60 } as const

describe.each(readdirSync(folder))('%s', (name) => {
  const svg = readFileSync(join(folder, name), 'utf8')

  it('has nothing that needs a layer of its own for a single shape', () => {
    expect(svg).not.toMatch(/<filter|<mask/)
    if (name.startsWith('screen-')) expect(svg).not.toMatch(/<path [^>]*fill="#[^>]* opacity=/)
  })
})

it.each(Object.entries(MOST_SHAPES))('%s has at most %i shapes', (name, most) => {
  const shapes = readFileSync(join(folder, name), 'utf8').match(/<(path|rect|circle|ellipse)\b/g) ?? []
  expect(shapes.length).toBeLessThanOrEqual(most)
})
