import type { SportIncidentOut } from '@maru/contract'
import { expect, test } from 'vitest'
import { countsOf, minutesOf, seenOf, wordOf } from './incident.rules.ts'

const incident = (
  kind: string,
  home: number,
  away: number,
  side: 'home' | 'away' | null = 'home',
): SportIncidentOut => ({
  at: '2026-11-26T09:00:00Z',
  atSeconds: 0,
  kind,
  side,
  home,
  away,
})

test('an incident of a kind that nobody knows is passed by', () => {
  expect(wordOf(incident('throw_in', 0, 0))).toBe('other')
  expect(wordOf(incident('constructor', 0, 0))).toBe('other')
  expect(seenOf('soccer', [incident('throw_in', 0, 0), incident('goal', 1, 0)])).toHaveLength(1)
})

test('a possession is listed only where it brought points, the newest first', () => {
  const seen = seenOf('basketball', [
    incident('possession', 0, 0),
    incident('possession', 2, 0),
    incident('possession', 2, 0),
  ])
  expect(seen.map(({ home }) => home)).toEqual([2])
})

test('what is added to a half counts on from its last minute, and the next half from there', () => {
  const at = (kind: string, atSeconds: number) => ({ ...incident(kind, 0, 0), atSeconds })
  const first = [at('period', 0), at('corner', 2_699), at('corner', 2_809), at('period', 2_880)]
  const second = [at('period', 2_700), at('corner', 2_772), at('goal', 5_401)]
  expect([...minutesOf('soccer', first).values()]).toEqual(['1′', '45′', '45+2′', '45+4′'])
  expect([...minutesOf('soccer', [...first, ...second]).values()].slice(4)).toEqual(['46′', '47′', '90+1′'])
  expect([...minutesOf('hockey', [at('goal', 3_000)]).values()]).toEqual(['51′'])
})

test('what neither side had is not counted', () => {
  const counts = countsOf([
    incident('corner', 0, 0),
    incident('corner', 0, 0, 'away'),
    incident('corner', 0, 0, 'away'),
  ])
  expect(counts).toEqual([{ word: 'corner', home: 1, away: 2 }])
})

test('the end of a part and the start of the next are listed once, the start of the first not at all', () => {
  const seen = seenOf(
    'soccer',
    ['start', 'period', 'goal', 'period', 'period'].map((kind) => incident(kind, 0, 0, null)),
  )
  expect(seen.map(({ kind }) => kind)).toEqual(['period', 'goal', 'start'])
})
