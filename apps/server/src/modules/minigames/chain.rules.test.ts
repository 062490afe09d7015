import { fiveMinutesMs, leastLinks } from '@maru/draws'
import { expect, test } from 'vitest'
import {
  assertLength,
  type Chain,
  chainNeedOf,
  chainStateOf,
  firstDrawAtFor,
  lastDrawAtOf,
  remainingLinks,
  type SaltedChain,
  saltOfHex,
  saltRuleAt,
} from './chain.rules.ts'

const salt = 'a1b2c3d4e5f60718293a4b5c6d7e8f90112233445566778899aabbccddeeff00'

test('a chain has at least 200,000 links; only a demo of tests may make shorter ones', () => {
  for (const links of [199_999, 1_000_001, 200_000.5])
    expect(() => assertLength(links, { MINIGAME_LINKS: undefined })).toThrow(RangeError)
  expect(() => assertLength(leastLinks, { MINIGAME_LINKS: undefined })).not.toThrow()
  expect(() => assertLength(2_880, { MINIGAME_LINKS: 2_880 })).not.toThrow()
})

const salted = (links: number, firstDrawAt: string): SaltedChain =>
  ({ links, salted: { firstDrawAt: new Date(firstDrawAt) } }) as unknown as SaltedChain
const waiting = { links: 200_000, salted: null } as unknown as Chain

test('the next chain follows the last draw of the one before without a gap, and begins at once where that has passed', () => {
  const before = salted(288, '2026-11-23T00:00:00Z')
  expect(lastDrawAtOf(before)).toEqual(new Date('2026-11-23T23:55:00Z'))
  const next = (now: string) => firstDrawAtFor(before, new Date(now), 30)
  expect(next('2026-11-20T09:00:00Z')).toEqual(new Date('2026-11-24T00:00:00Z'))
  expect(next('2026-11-23T23:54:00Z')).toEqual(new Date('2026-11-24T00:00:00Z'))
  expect(next('2026-11-25T09:00:00Z')).toEqual(new Date('2026-11-25T09:05:00Z'))
  expect(next('2026-11-25T09:04:30Z')).toEqual(new Date('2026-11-25T09:10:00Z'))
  expect(firstDrawAtFor(undefined, new Date('2026-11-25T09:04:29Z'), 30)).toEqual(new Date('2026-11-25T09:05:00Z'))
})

test('a chain says how far it is used', () => {
  const chain = salted(288, '2026-11-23T00:05:00Z')
  const at = (time: string) => new Date(time)
  expect(remainingLinks(chain, at('2026-11-23T00:04:59Z'))).toBe(288)
  expect(remainingLinks(chain, at('2026-11-23T00:05:00Z'))).toBe(287)
  expect(remainingLinks(chain, at('2026-12-23T00:05:00Z'))).toBe(0)
  expect(chainStateOf(waiting, at('2026-11-23T00:00:00Z'))).toBe('committed')
  expect(chainStateOf(chain, at('2026-11-22T23:59:00Z'))).toBe('next')
  expect(chainStateOf(chain, at('2026-11-23T00:00:00Z'))).toBe('running')
  expect(chainStateOf(chain, at('2026-11-24T00:00:00Z'))).toBe('ended')
})

test('a new chain is needed thirty days before the running one ends', () => {
  const chain = salted(200_000, '2026-11-23T00:05:00Z')
  const thirtyDaysBefore = lastDrawAtOf(chain).getTime() - 30 * 288 * fiveMinutesMs
  const need = (chains: Chain[], ms: number) => chainNeedOf(chains, new Date(ms))
  expect(need([], thirtyDaysBefore)).toBe('commit')
  expect(need([waiting], thirtyDaysBefore)).toBe('salt')
  expect(need([chain], thirtyDaysBefore - 1)).toBeUndefined()
  expect(need([chain], thirtyDaysBefore + fiveMinutesMs)).toBe('commit')
  expect(need([chain, waiting], thirtyDaysBefore + fiveMinutesMs)).toBe('salt')
  expect(
    need([chain, salted(200_000, lastDrawAtOf(chain).toISOString())], thirtyDaysBefore + fiveMinutesMs),
  ).toBeUndefined()
})

test('the rule for a salt names one public value of the next day', () => {
  const { rule, dueAt } = saltRuleAt(new Date('2026-11-23T15:09:28Z'))
  expect(rule).toMatch(/round 34243202 of the drand network quicknet.*2026-11-24T15:09:30Z/)
  expect(dueAt).toEqual(new Date('2026-11-24T15:09:30Z'))
})

test('a salt is 32 to 64 bytes in hexadecimal', () => {
  expect(saltOfHex(` ${salt.toUpperCase()} `)?.toString('hex')).toBe(salt)
  for (const wrong of ['', salt.slice(2), salt.repeat(3), salt.replace('a', 'g'), 'ff'.repeat(32)])
    expect(saltOfHex(wrong)).toBeUndefined()
})
