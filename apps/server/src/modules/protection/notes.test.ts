import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addMember } from '../../testing/members.fixture.ts'
import { addStaff } from '../../testing/people.ts'
import { noMoney, slotWager } from '../../testing/wagers.ts'
import { listEntries } from '../audit/index.ts'
import { siteOptions } from '../site/index.ts'
import { placeWager, settleWager } from '../wagers/index.ts'
import { askHelp, listHelpAsked, noteForMember, notesOf } from './note.service.ts'
import { saveOptions, showOptions } from './option-desk.service.ts'
import { showOwnRecord } from './record.service.ts'

const HOUR = 3_600_000
const server = await testServer({ at: '2026-11-25T12:00:00+09:00' })
await addStaff(server, { loginId: 'carer', password: 'River#stone58' })
const waiting = async () => (await server.staff(listHelpAsked)).rows.map(({ memberId }) => memberId)
const notes = async (memberId: number) =>
  (await server.staff((ctx) => notesOf(ctx, memberId))).map(({ kind, text, score }) => [kind, text, score])

test('a member who asks for help waits until staff note a contact; a note alone is none', async () => {
  const memberId = await addMember(server)
  await server.member(memberId, (ctx) => askHelp(ctx, 9))
  expect(await waiting()).toEqual([memberId])
  await server.staff((ctx) => noteForMember(ctx, memberId, { kind: 'note', text: 'no answer' }))
  expect(await waiting()).toEqual([memberId])
  await server.staff((ctx) => noteForMember(ctx, memberId, { kind: 'contact', text: 'spoke, limits set' }))
  expect(await waiting()).toEqual([])
  expect(await notes(memberId)).toEqual([
    ['contact', 'spoke, limits set', null],
    ['note', 'no answer', null],
    ['help-asked', '', 9],
  ])
})

test('asking again within a day adds nothing, also when both ask at once, and after a day it asks anew', async () => {
  const memberId = await addMember(server)
  const ask = () => server.member(memberId, (ctx) => askHelp(ctx, null))
  const [first, second] = await Promise.all([ask(), ask()])
  expect(first).toEqual(second)
  expect(await notes(memberId)).toHaveLength(1)
  server.clock.advance(24 * HOUR)
  await ask()
  expect(await notes(memberId)).toHaveLength(2)
})

test('who waits longest stands first', async () => {
  const [early, late] = [await addMember(server), await addMember(server)]
  await server.member(late, (ctx) => askHelp(ctx, null))
  server.clock.advance(HOUR)
  await server.member(early, (ctx) => askHelp(ctx, null))
  expect((await waiting()).slice(-2)).toEqual([late, early])
})

test('a note is in the audit log with its text, and cannot be changed or deleted', async () => {
  const memberId = await addMember(server)
  await server.staff((ctx) => noteForMember(ctx, memberId, { kind: 'contact', text: 'by telephone' }))
  const { rows } = await server.staff((ctx) =>
    listEntries(ctx, { action: 'protection.contact', staff: '', target: `member:${memberId}`, before: '', size: 5 }),
  )
  expect(JSON.stringify(rows)).toContain('by telephone')
  await expect(server.pool.query(`UPDATE protection.note SET text = 'x'`)).rejects.toThrow()
  await expect(server.ownerPool.query('DELETE FROM protection.note')).rejects.toThrow(/append-only/)
})

test('options of protection are saved in ledger units, and only what differs is audited', async () => {
  const count = async () => Number((await server.ownerPool.query('SELECT count(*) FROM audit.entry')).rows[0].count)
  const before = await server.staff(showOptions)
  const was = await count()
  await server.staff((ctx) => saveOptions(ctx, { ...before, coolingLoss: 2_000_000, helpLink: 'https://help.example' }))
  expect(await count()).toBe(was + 2)
  expect(await server.staff(siteOptions)).toMatchObject({ coolingLoss: 2_000_000, helpLink: 'https://help.example' })
  await server.staff((ctx) => saveOptions(ctx, { ...before, coolingLoss: 2_000_000, helpLink: 'https://help.example' }))
  expect(await count()).toBe(was + 2)
})

test('what a member holds beyond its deposits is divided into what play brought and what was given', async () => {
  const memberId = await addMember(server, { cash: 130_000 })
  for (const [stake, payout] of [
    [50_000, 0],
    [10_000, 40_000],
  ] as const)
    await server.system(async (ctx) =>
      settleWager(ctx, await placeWager(ctx, { ...slotWager(memberId, `r${stake}`), stake, ...noMoney }), {
        payout,
        ...noMoney,
      }),
    )
  const { days, played, holds } = await server.member(memberId, showOwnRecord)
  expect({ played, holds }).toEqual({ played: -20_000, holds: 130_000 })
  expect(days.reduce((sum, { net }) => sum + net, 0)).toBe(played)
})

test('the record of a member without money shows fourteen days of nothing', async () => {
  const memberId = await addMember(server)
  const { days, deposits, withdrawals, holds } = await server.member(memberId, showOwnRecord)
  expect([days.length, deposits, withdrawals, holds]).toEqual([14, { count: 0, sum: 0 }, { count: 0, sum: 0 }, 0])
  expect(days.every(({ net }) => net === 0)).toBe(true)
})
