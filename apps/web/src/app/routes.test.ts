import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import {
  addressOf,
  matchPath,
  notFound,
  type RouteRow,
  registerRoutes,
  siblingAddress,
  titleKeyOf,
} from '../shared/navigation/index.ts'
import { routes } from './routes.ts'

const rows = Object.entries(routes as Record<string, RouteRow>)

beforeAll(() => registerRoutes(routes))

test('no two pages share a path in one layout', () => {
  for (const layout of ['desktop', 'mobile'] as const) {
    const paths = rows.map(([, row]) => row[layout])
    expect(new Set(paths).size).toBe(paths.length)
  }
})

test.each(rows)('%s is found at both its paths, from either width', (name, row) => {
  for (const layout of ['desktop', 'mobile'] as const)
    for (const path of [row.desktop, row.mobile]) expect(matchPath(path, layout)?.name).toBe(name)
})

const texts = JSON.parse(
  readFileSync(new URL('../../../../packages/i18n/locales/ko/common.json', import.meta.url), 'utf8'),
)
test.each(rows)('%s has a title', (name, row) => {
  expect(texts[titleKeyOf(name, row)]).toBeTruthy()
})

test.each(rows)('%s has the same parameters in both paths', (_name, row) => {
  const names = (path: string) => [...path.matchAll(/\$(\w+)/g)].map((m) => m[1]).sort()
  expect(names(row.desktop)).toEqual(names(row.mobile))
})

/** Below /member by the specification's paths, but open: guests look around, and a game asks for the login. */
const lobbies = [
  'slots',
  'liveCasino',
  'liveVendor',
  'hotelCasino',
  'hotelVendor',
  'minigames',
  'powerball',
  'powerladder',
  'speedkino',
  'kinoladder',
  'sportLive',
  'sportCombination',
  'sportSpecial',
  'esport',
  'sportEvent',
  'screenDescription',
  'oneFolderBetting',
  'twoFolderBetting',
]

/** Simple pages of the specification that are about oneself. */
const ofMembers = ['attendance', 'rotary', 'stributor', 'striNew']

/** What one agrees to with a sign-up can be read before it. */
const readBeforeSigningUp = ['rules', 'sportRules', 'gameGuide']
const ofResults = ['sportResults', 'sportResultsAll']
const ofGuests = [...lobbies, ...readBeforeSigningUp, ...ofResults]

test.each(rows)(
  '%s needs a login exactly when it is below /member and no page of guests, or about oneself',
  (name, row) => {
    const isOwn = ofMembers.includes(name) || (row.desktop.startsWith('/member') && !ofGuests.includes(name))
    expect(row.guard === 'member').toBe(isOwn)
  },
)

test('a page that the width has left moves to its sibling with its search', () => {
  const match = matchPath('/member/moneyMain/charge', 'mobile')
  expect(match && siblingAddress(match, { path: '', search: { from: 'x' } }, 'mobile')).toBe(
    '/member/chargeMain/charge?from=x',
  )
})

test('an unknown path is nobody’s, and a broken one throws nothing', () => {
  expect(matchPath('/member/nothing', 'desktop')).toBeUndefined()
  expect(notFound('desktop')?.name).toBe('notFound')
  expect(matchPath('/%E0%A4%A', 'desktop')).toBeUndefined()
  expect(matchPath('/member/slotgame/', 'desktop')?.name).toBe('slots')
})

test('an address leaves out what is empty and encodes the rest', () => {
  expect(addressOf({ to: 'slots', search: { q: '달 빛', page: undefined } }, 'desktop')).toBe(
    '/member/slotgame?q=%EB%8B%AC+%EB%B9%9B',
  )
})
