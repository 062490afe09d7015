import { expect, test } from 'vitest'
import { nextShift, type ShiftDraft, shiftForm } from './shift.rules.ts'

const now = Date.parse('2026-11-20T08:00:00Z')
const table = { vendorKey: 'studio', gameKey: 'moon' }
const draft: ShiftDraft = { name: ' 매화 ', dealer: '1', from: '2026.11.20 18:00', to: '2026.11.20 22:00' }
const planned = [
  { ...table, name: 'Lotus', from: '2026-11-20T13:00:00Z', to: '2026-11-20T17:00:00Z' },
  { vendorKey: 'studio', gameKey: 'sun', name: 'Crane', from: '2026-11-20T08:00:00Z', to: '2026-11-20T10:00:00Z' },
]
const schema = shiftForm(table, planned, () => now)
const problemsOf = (changed: Partial<ShiftDraft>) =>
  (schema.safeParse({ ...draft, ...changed }).error?.issues ?? []).map(({ path, message }) => [path[0], message])

test('a sound draft becomes a plan in universal time', () => {
  expect(schema.parse(draft)).toEqual({
    name: '매화',
    dealer: 1,
    from: '2026-11-20T09:00:00.000Z',
    to: '2026-11-20T13:00:00.000Z',
  })
})

test.each([
  [{ name: '  ' }, [['name', 'name']]],
  [{ name: 'x'.repeat(25) }, [['name', 'name']]],
  [
    { from: '', to: 'later' },
    [
      ['from', 'required'],
      ['to', 'required'],
    ],
  ],
  [{ to: '2026.11.20 16:00', from: '2026.11.20 15:00' }, [['to', 'past']]],
  [{ to: '2026.11.20 17:59' }, [['to', 'order']]],
  [
    { to: '2026.11.21 18:01' },
    [
      ['to', 'long'],
      ['from', 'taken'],
    ],
  ],
  [{ to: '2026.11.20 22:01' }, [['from', 'taken']]],
  [{ name: 'crane' }, [['name', 'taken']]],
  [{ name: 'crane', from: '2026.11.20 19:00' }, []],
] as const)('%j is refused with %j', (changed, problems) => {
  expect(problemsOf(changed)).toEqual(problems)
})

test('the next shift is offered behind the last one of the table', () => {
  expect(nextShift(table, planned, now).from).toBe(Date.parse('2026-11-20T17:00:00Z'))
  expect(nextShift(table, [], now + 1)).toEqual({ from: now + 900_000, to: now + 900_000 + 4 * 3_600_000 })
})
