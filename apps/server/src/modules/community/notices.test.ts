import { type Notice, notices } from '@maru/contract'
import { expect, test } from 'vitest'
import { ownAddressOf } from '../../platform/live/topic.ts'
import { cashDesk } from '../../testing/cash-desk.ts'
import { testServer } from '../../testing/context.ts'
import { cashierModule } from '../cashier/module.ts'
import { liveListeners, memberTopic } from '../live/index.ts'
import { endingSoonJob } from '../promotions/ending-soon.job.ts'
import { promotionsModule } from '../promotions/module.ts'
import { offerBonus } from '../promotions/terms.fixture.ts'
import { noticeChoices, saveNoticeChoice, sendNotice } from './index.ts'
import { askMailing } from './mailings/mailing-desk.service.ts'
import { sendMailing } from './mailings/send-mailing.job.ts'
import { listMessages } from './message.service.ts'

const server = await testServer({
  listeners: [...liveListeners, ...(cashierModule.listeners ?? [])],
  observers: promotionsModule.observers ?? {},
})
const desk = cashDesk(server)
const words = { ko: '글', en: 'text', vn: 'chữ' }
const choose = (memberId: number, notice: Notice, inbox: boolean, toast: boolean) =>
  server.system((ctx) => saveNoticeChoice(ctx, memberId, { notice, inbox, toast }))
/** What came of `act`: titles in the inbox, and what the live topic said beside the balance. */
const receivedOf = async (memberId: number, act: () => Promise<unknown>) => {
  await server.contexts.drained()
  const before = (await server.member(memberId, (ctx) => listMessages(ctx, 1))).list.length
  server.sent.length = 0
  await act()
  await server.contexts.drained()
  const { list } = await server.member(memberId, (ctx) => listMessages(ctx, 1))
  const { key } = ownAddressOf(memberTopic, 1, memberId)
  const said = server.sent.filter(({ topic }) => topic === key).map(({ body }) => JSON.parse(body))
  return {
    messages: list.length - before,
    notes: said.filter(({ cmd }) => cmd === 'NOTICE').map(({ data1 }) => data1),
    loud: said.filter(({ cmd, data2 }) => cmd === 'MSG' && data2 !== 'quiet').length,
  }
}
const deposited = async (memberId: number, bonus?: 'first') => {
  const { cashIdx } = await desk.deposit(memberId, 50_000, bonus ? { bonus } : {})
  await desk.wait(cashIdx)
  await desk.approve(cashIdx)
}

test('each notice comes in the ways that its member chose, and in no other', async () => {
  const memberId = await desk.member()
  for (const notice of notices) {
    if (notice === 'promotions') continue
    for (const [inbox, toast] of [
      [true, true],
      [true, false],
      [false, true],
      [false, false],
    ] as const) {
      await choose(memberId, notice, inbox, toast)
      const send = () =>
        server.system((ctx) => sendNotice(ctx, { notice, memberId, kind: 'guide', title: words, text: words }))
      expect(await receivedOf(memberId, send)).toEqual({
        messages: inbox ? 1 : 0,
        notes: toast ? [notice] : [],
        loud: 0,
      })
    }
  }
  const other = await desk.member()
  const choices = await server.system((ctx) => noticeChoices(ctx, other))
  expect(choices.map(({ notice }) => notice)).toEqual([...notices])
})

test('a deposit and a withdrawal are announced when they are completed, not when they are refused', async () => {
  const memberId = await desk.member()
  await choose(memberId, 'deposit-credited', true, true)
  await choose(memberId, 'withdrawal-paid', true, false)
  expect(await receivedOf(memberId, () => deposited(memberId))).toEqual({
    messages: 1,
    notes: ['deposit-credited'],
    loud: 0,
  })
  const { cashIdx } = await desk.withdraw(memberId)
  expect(await receivedOf(memberId, () => desk.wait(cashIdx))).toEqual({ messages: 0, notes: [], loud: 0 })
  expect(await receivedOf(memberId, () => desk.approve(cashIdx))).toEqual({ messages: 1, notes: [], loud: 0 })
  const refused = (await desk.deposit(memberId)).cashIdx
  await desk.wait(refused)
  expect(await receivedOf(memberId, () => desk.reject(refused))).toEqual({ messages: 0, notes: [], loud: 0 })
})

test('a bonus about to end is announced within its last day, once, and only while it runs', async () => {
  await offerBonus(server, 'first')
  const memberId = await desk.member()
  await deposited(memberId, 'first')
  const { rows } = await server.ownerPool.query('SELECT expires_at FROM promotions.bonus_grant WHERE member_id = $1', [
    memberId,
  ])
  const at = (hoursBefore: number) => {
    const now = new Date(rows[0].expires_at.getTime() - hoursBefore * 3_600_000)
    return () =>
      server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, (ctx) =>
        endingSoonJob.run({ ...ctx, now }, {}),
      )
  }
  const nothing = { messages: 0, notes: [], loud: 0 }
  expect(await receivedOf(memberId, at(25))).toEqual(nothing)
  expect(await receivedOf(memberId, at(23))).toEqual({ messages: 1, notes: ['bonus-ending'], loud: 0 })
  expect(await receivedOf(memberId, at(22))).toEqual(nothing)
})

test('an offer comes to who consented, with a note only where that is wanted', async () => {
  const [both, silent, neither] = [await desk.member(), await desk.member(), await desk.member()]
  await server.ownerPool.query('UPDATE identity.member SET takes_marketing = (member_id = ANY($1::bigint[]))', [
    [both, silent],
  ])
  await choose(silent, 'promotions', true, false)
  let times = 0
  const send = async () => {
    const { mailingId } = await server.staff((ctx) =>
      askMailing(ctx, {
        kind: 'marketing',
        title: words,
        text: words,
        audience: { who: 'all' },
        sendAt: '',
        expected: 2,
        requestKey: `offer-${times++}`,
      }),
    )
    await server.contexts.reading({ who: { kind: 'system', job: 'test' }, siteId: 1 }, (ctx) =>
      sendMailing(ctx, mailingId),
    )
  }
  expect(await receivedOf(both, send)).toEqual({ messages: 1, notes: ['promotions'], loud: 0 })
  expect(await receivedOf(silent, send)).toEqual({ messages: 1, notes: [], loud: 0 })
  expect(await receivedOf(neither, send)).toEqual({ messages: 0, notes: [], loud: 0 })
})
