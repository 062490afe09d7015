import { type AdminCall, permissions } from '@maru/contract'
import { adminCalls } from '@maru/contract/catalogue'
import { describe, expect, test } from 'vitest'
import { permissionsOf } from '../modules/identity/staff.roles.ts'
import { runningServer } from '../testing/running-server.ts'
import type { StaffAnswer, StaffClient, StaffSending } from '../testing/staff-client.ts'
import { officeBodies } from './bodies.ts'
import { officeQueries } from './queries.ts'
import { tracesOf } from './traces.ts'
import { attackedToday, attacksOn, deepJson, inTurns, placesIn, withAt, wrongParams, wrongQuestions } from './values.ts'

const server = await runningServer()
const boss = await server.staff('superadmin', [1])
const member = await server.member({ cash: 50_000 })
const waiting = await server.member({ cash: 10_000 })
const foreign = await server.member({ siteId: 2, cash: 50_000 })
await waiting.call('/api/cash/in', { amount: 10_000, requestKey: 'hostile-deposit' })
await foreign.call('/api/cash/in', { amount: 10_000, requestKey: 'hostile-deposit' })

const nameOf = (call: AdminCall): string => `${call.method} ${call.path}`
const bodyOf = (call: AdminCall): object | undefined => officeBodies[nameOf(call)]?.()
const whoever: Record<string, string> = {
  memberId: String(member.memberId),
  vendorCode: 'no-such-vendor',
  vendorKey: 'no-such-vendor',
  gameKey: 'no-such-game',
  round: '7',
  shoe: '7',
  code: 'no-such-bonus',
  board: 'normal',
  kind: 'rule',
}
/** Of every other name: numbers of things that nobody has. */
const unknownId = '999999999'
const pathOf = (call: AdminCall, params = whoever): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? unknownId))
/** With its question, as an honest page asks. */
const askedOf = (call: AdminCall): string => {
  const query = officeQueries[nameOf(call)]
  return query ? `${pathOf(call)}?${new URLSearchParams(query)}` : pathOf(call)
}
const paramsIn = (call: AdminCall): string[] => [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
const generalStaffCodes = ['STAFF_LOGIN_REQUIRED', 'STAFF_FORBIDDEN', 'STAFF_INVALID', 'STAFF_TOO_MANY']
/** Ending the session that attacks is no attack. */
const attacked = adminCalls.filter((call) => call.path !== '/admin/api/logout')

const hasDeclaredShape = (call: AdminCall, { status, json }: StaffAnswer, what: string): void => {
  const about = `${nameOf(call)} ${what} -> ${status} ${JSON.stringify(json).slice(0, 300)}`
  expect(status, about).toBeLessThan(500)
  if (status === 200) expect(call.data.safeParse(json).success, about).toBe(true)
  else {
    expect([...generalStaffCodes, ...call.refusals, 'STAFF_NOT_FOUND'], about).toContain(json.code)
    expect(json.message, about).toBeTypeOf('string')
    expect(json.detail, about).toBeTypeOf('object')
  }
}
const attack = async (
  by: StaffClient,
  call: AdminCall,
  path: string,
  body: unknown,
  what: string,
  sending: StaffSending = {},
) => {
  const answer = await by.ask(call.method, path, body, sending)
  hasDeclaredShape(call, answer, what)
  return answer
}
const unchanged = async (what: () => Promise<unknown>): Promise<void> => {
  await server.settled()
  const before = await tracesOf(server.ownerPool)
  await what()
  await server.settled()
  expect(await tracesOf(server.ownerPool)).toEqual(before)
}

test('every call of the office with a body has an honest one here to start from', () => {
  for (const call of adminCalls.filter((one) => !one.body.safeParse({}).success))
    expect(Object.keys(officeBodies)).toContain(nameOf(call))
})

describe('bad input', () => {
  test('a broken, deep or huge body is refused by every call that takes one and changes nothing', () =>
    unchanged(async () => {
      for (const call of attackedToday(attacked.filter((one) => bodyOf(one))))
        for (const [raw, status] of [
          ['{', 400],
          ['null', 400],
          ['[]', 400],
          ['"text"', 400],
          ['{"__proto__":{"isAdmin":true}}', 400],
          [`{"reason":${deepJson(30_000)}}`, 400],
          [JSON.stringify({ reason: 'x'.repeat(1024 * 1024) }), 400],
        ] as const) {
          const answer = await attack(boss, call, pathOf(call), undefined, raw.slice(0, 30), { raw })
          expect(answer.status, `${nameOf(call)} ${raw.slice(0, 30)}`).toBe(status)
        }
    }))

  test('any value in the place of any field, parameter or question gets a declared answer', async () => {
    for (const call of attackedToday(attacked)) {
      const body = bodyOf(call)
      const places = [[], ...placesIn(body)]
      await inTurns(attacksOn(places), async ({ place, value }) => {
        const what = `${place.join('.')} = ${JSON.stringify(value)?.slice(0, 50)}`
        await attack(boss, call, pathOf(call), withAt(body, place, value), what)
      })
      const named = paramsIn(call).flatMap((name) => wrongParams.map((value) => ({ name, value })))
      await inTurns(named, async ({ name, value }) => {
        await attack(boss, call, pathOf(call, { ...whoever, [name]: value }), body, `:${name} = ${value.slice(0, 30)}`)
      })
      const asked = Object.keys(officeQueries[nameOf(call)] ?? {})
      await inTurns(
        asked.flatMap((name) => wrongQuestions.map((value) => ({ name, value }))),
        async ({ name, value }) => {
          const query = new URLSearchParams({ ...officeQueries[nameOf(call)], [name]: value })
          await attack(boss, call, `${pathOf(call)}?${query}`, undefined, `?${name} = ${value.slice(0, 30)}`)
          await attack(boss, call, `${pathOf(call)}?${query}&${name}=again`, undefined, `?${name} twice`)
        },
      )
    }
  }, 180_000)
})

describe('who may', () => {
  test(
    "without a cookie, with a forged one or a member's token, every call but the login is 401",
    () =>
      unchanged(async () => {
        const cookies = [
          '',
          'maru_office=',
          `maru_office=${'A'.repeat(43)}`,
          `maru_office=${member.token}`,
          "maru_office=' OR 1=1 --",
        ]
        for (const call of adminCalls.filter((one) => one.permission !== 'public'))
          for (const cookie of cookies) {
            const answer = await boss.ask(call.method, pathOf(call), bodyOf(call), { cookie })
            expect(answer.json.code, `${nameOf(call)} ${cookie}`).toBe('STAFF_LOGIN_REQUIRED')
          }
      }),
    180_000,
  )

  test.each(['auditor', 'support', 'cashier', 'dealer', 'trader', 'editor'] as const)(
    'a %s is refused every call that needs a permission it lacks',
    async (role) => {
      const clerk = await server.staff(role)
      const own = permissionsOf(role)
      const foreignCalls = adminCalls.filter(
        (call) =>
          (permissions as readonly string[]).includes(call.permission) && !own.includes(call.permission as never),
      )
      expect(foreignCalls.length).toBeGreaterThan(0)
      await unchanged(async () => {
        for (const call of foreignCalls)
          for (const params of [whoever, { ...whoever, memberId: '1', cashIdx: '1', id: '1' }])
            expect((await attack(clerk, call, pathOf(call, params), bodyOf(call), role)).json.code, nameOf(call)).toBe(
              'STAFF_FORBIDDEN',
            )
      })
    },
  )

  test('a change without the header of the office page is refused, whatever the cookie', () =>
    unchanged(async () => {
      for (const call of adminCalls.filter((one) => one.method !== 'GET'))
        for (const header of ['', 'XMLHttpRequest', 'maru-office2'])
          expect(
            (
              await attack(boss, call, pathOf(call), bodyOf(call), 'no header', {
                headers: { 'x-requested-with': header },
              })
            ).json.code,
            nameOf(call),
          ).toBe('STAFF_FORBIDDEN')
    }))

  test('staff of one site find nothing of another, neither by id nor by choosing the site', () =>
    unchanged(async () => {
      const { rows } = await server.ownerPool.query(
        `SELECT (SELECT min(request_id) FROM cashier.request WHERE site_id = 2) AS cash, (SELECT min(banner_id) FROM site.banner WHERE site_id = 2) AS banner,
           (SELECT min(popup_id) FROM site.popup WHERE site_id = 2) AS popup, (SELECT min(faq_id) FROM boards.faq WHERE site_id = 2) AS faq,
           (SELECT min(template_id) FROM boards.template WHERE site_id = 2) AS template`,
      )
      // Codes of games and bonuses, and kinds of boards and rules, are names, which each site has of its own.
      const isNamed = ({ path }: AdminCall): boolean => /\/(games|bonuses|boards\/settings|rules)\//.test(path)
      for (const call of adminCalls.filter((one) => paramsIn(one).length > 0 && !isNamed(one))) {
        const [kind] = ['banner', 'popup', 'faq', 'template'].filter((one) => call.path.includes(one))
        const id = rows[0][kind ?? ''] ?? unknownId
        const params = { ...whoever, memberId: String(foreign.memberId), cashIdx: String(rows[0].cash), id: String(id) }
        const answer = await attack(boss, call, pathOf(call, params), bodyOf(call), 'of site 2')
        expect(answer.json.code, nameOf(call)).toBe('STAFF_NOT_FOUND')
      }
      for (const call of attacked.filter((one) => one.permission !== 'public'))
        for (const site of ['2', '0', 'x', '1,2'])
          expect(
            (await attack(boss, call, askedOf(call), bodyOf(call), `site ${site}`, { headers: { 'x-site-id': site } }))
              .json.code,
            `${nameOf(call)} ${site}`,
          ).toBe('STAFF_FORBIDDEN')
      const search = await boss.ask('GET', `/admin/api/members?search=${foreign.memId}`)
      expect(search.json).toMatchObject({ rows: [], total: 0 })
    }))
})

test('an id in an address is spelled in one way', async () => {
  const own = await server.member()
  const id = own.memberId
  expect((await boss.ask('GET', `/admin/api/members/${id}`)).status).toBe(200)
  for (const other of [`0${id}`, `${id}.0`, `${id}%20`, `+${id}`, `0x${id.toString(16)}`, `${id}e0`, '9'.repeat(17)])
    expect([other, (await boss.ask('GET', `/admin/api/members/${other}`)).status]).toEqual([other, 400])
})

test('nothing of all this was an error inside', () => {
  expect(server.logged.filter((line) => JSON.parse(line).level >= 50)).toEqual([])
})
