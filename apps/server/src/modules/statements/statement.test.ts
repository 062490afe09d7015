import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { points, won } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { balancesOf, house, memberPurse, post } from '../ledger/index.ts'
import { sealed } from './sealed.fixture.ts'
import { keepHead } from './statement.repository.ts'
import { csvRow, type HashedLine, headRow } from './statement.rules.ts'
import { isKept, type Read, statementLines } from './statement.service.ts'

const server = await testServer()
const read: Read = (fn) => server.system(fn)
const year = new Date(Date.now() + 9 * 3_600_000).getUTCFullYear()
const guide = readFileSync(new URL('../../../../../docs/guides/check-a-statement.md', import.meta.url), 'utf8')
const [, command = ''] = /```sh\n([\s\S]*?)```/.exec(guide) ?? []
let keys = 0

const all = async (lines: AsyncIterable<HashedLine>): Promise<HashedLine[]> => {
  const seen: HashedLine[] = []
  for await (const line of lines) seen.push(line)
  return seen
}
const seal = () => sealed(server)
const move = (memberId: number, amount: number, purse: 'cash' | 'points' = 'cash') =>
  server.system((ctx) => {
    const own = memberPurse(memberId, purse)
    const rest = { key: `statement:${++keys}` }
    const sum =
      purse === 'cash'
        ? ({ currency: 'KRW', amount: won(Math.abs(amount)) } as const)
        : ({ currency: 'POINT', amount: points(Math.abs(amount)) } as const)
    return amount > 0
      ? post(ctx, { ...rest, ...sum, kind: 'adjustment-credit', from: house('adjustment'), to: own })
      : post(ctx, { ...rest, ...sum, kind: 'adjustment-debit', from: own, to: house('adjustment') })
  })
const withdraw = (memberId: number, amount: number) =>
  server.system((ctx) =>
    post(ctx, {
      key: `statement:${++keys}`,
      kind: 'withdrawal-requested',
      currency: 'KRW',
      amount: won(amount),
      from: memberPurse(memberId, 'cash'),
      to: memberPurse(memberId, 'withdrawal-pending'),
    }),
  )
const statementOf = async (memberId: number, of = year): Promise<HashedLine[]> => {
  await seal()
  return all(statementLines(read, { memberId, year: of }))
}
const fileOf = (lines: readonly HashedLine[]): string => `${headRow}\n${lines.map(csvRow).join('')}`

/** The guide's own command, with nothing of ours. */
const checks = async (file: string): Promise<boolean> => {
  const folder = mkdtempSync(join(tmpdir(), 'maru-statement-'))
  writeFileSync(join(folder, 'check.sh'), command)
  writeFileSync(join(folder, 'statement.csv'), file)
  return promisify(execFile)('sh', ['check.sh', 'statement.csv'], { cwd: folder }).then(
    ({ stdout }) => stdout.includes('every line follows'),
    () => false,
  )
}

test('every movement is on the statement, and each purse ends as the ledger says', async () => {
  const memberId = await addMember(server)
  await move(memberId, 50_000)
  await move(memberId, 700, 'points')
  await withdraw(memberId, 20_000)
  await move(memberId, -1_500)
  const lines = await statementOf(memberId)
  const balances = await server.system((ctx) => balancesOf(ctx, memberId))
  const closing = Object.fromEntries(
    lines.filter(({ kind }) => kind === 'closing').map((line) => [line.purse, Number(line.balance)]),
  )
  expect(closing).toEqual({
    cash: balances.cash,
    points: balances.points,
    'withdrawal-pending': balances.withdrawalPending,
  })
  const { rows } = await server.ownerPool.query<{ account: string; amount: number }>(
    'SELECT account, amount FROM ledger.entry_view WHERE member_id = $1 ORDER BY transfer_id, amount',
    [memberId],
  )
  const moved = lines.filter(({ amount }) => amount !== '')
  expect(moved.map((line) => [line.purse, Number(line.amount)])).toEqual(
    rows.map(({ account, amount }) => [account, Number(amount)]),
  )
  for (const purse of Object.keys(closing)) {
    const sum = moved.filter((line) => line.purse === purse).reduce((all, { amount }) => all + Number(amount), 0)
    expect(sum).toBe(closing[purse])
  }
})

test('the command of the guide accepts the file, and finds any line that was changed, dropped, added or moved', async () => {
  const memberId = await addMember(server)
  for (const amount of [9_000, -300, 40, -7]) await move(memberId, amount)
  const file = fileOf(await statementOf(memberId))
  expect(await checks(file)).toBe(true)
  const rows = file.split('\n')
  const changed = [
    file.replace('-300', '-301'),
    file.replace('adjustment-debit', 'wager-placed'),
    rows.toSpliced(5, 1).join('\n'),
    rows.toSpliced(5, 0, rows[5] ?? '').join('\n'),
    [...rows.slice(0, 5), rows[6], rows[5], ...rows.slice(7)].join('\n'),
    file.replace(`/${memberId}/`, `/${memberId + 1}/`),
  ]
  for (const other of changed) {
    expect(other).not.toBe(file)
    expect(await checks(other)).toBe(false)
  }
})

test('a later statement of the year begins with the lines of the earlier one', async () => {
  const memberId = await addMember(server)
  await move(memberId, 1_000)
  const earlier = (await statementOf(memberId)).filter(isKept)
  await move(memberId, 30, 'points')
  await withdraw(memberId, 10)
  const later = await statementOf(memberId)
  expect(later.slice(0, earlier.length)).toEqual(earlier)
  expect(later.filter(isKept)).toHaveLength(earlier.length + 3)
})

test('a year without movements has its balances alone, and the next begins with what the last ended with', async () => {
  const memberId = await addMember(server)
  await move(memberId, 1_000)
  const [before, after] = [await statementOf(memberId, year - 1), await statementOf(memberId, year + 1)]
  expect(before.map(({ kind }) => kind).filter((kind) => kind !== 'opening' && kind !== 'closing')).toEqual([
    'statement',
  ])
  expect(before.every(({ balance }) => balance === '' || balance === '0')).toBe(true)
  expect(after.find(({ kind, purse }) => kind === 'opening' && purse === 'cash')?.balance).toBe('1000')
})

test('what is not sealed yet waits for the next statement', async () => {
  const memberId = await addMember(server)
  await move(memberId, 1_000)
  await seal()
  await move(memberId, 2_000)
  const lines = await all(statementLines(read, { memberId, year }))
  expect(lines.filter(({ kind }) => kind === 'adjustment-credit').map(({ amount }) => amount)).toEqual(['1000'])
})

test('a hash that was given out is kept for ever, and another one at its place is noticed', async () => {
  const [first, other] = ['a'.repeat(64), 'b'.repeat(64)]
  const keep = (hash: string) => server.system((ctx) => keepHead(ctx, { memberId: 1, year }, 7, hash))
  expect(await keep(first)).toBe(first)
  expect(await keep(first)).toBe(first)
  expect(await keep(other)).toBe(first)
  for (const sql of ['UPDATE statements.head SET line = 8', 'DELETE FROM statements.head'])
    await expect(server.pool.query(sql)).rejects.toThrow('permission denied')
})
