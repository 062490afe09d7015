import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { listEntries } from '../../audit/index.ts'
import { listMessages } from '../../community/message.service.ts'
import { boardsOf } from '../boards.fixture.ts'
import { serveBoardReport } from '../calls/member/report-post.ts'
import { serveBoardSave } from '../calls/member/save-board.ts'
import { saveRules } from '../guides/guides-desk.service.ts'
import { showRule } from '../guides/show-rule.service.ts'
import { answerQuestion, answerWithAccount, listForStaff as listQuestions } from '../qna/questions-desk.service.ts'
import { decideTexts } from './decide.service.ts'
import { listForStaff, listQueue } from './posts-desk.service.ts'
import { listWord } from './settings.service.ts'
import { changeByStaff, writeByStaff } from './staff-post.service.ts'

const server = await testServer()
const { list, read, save, comment } = boardsOf(server)
const [writer, reader] = [await addMember(server, { memNick: '달빛' }), await addMember(server)]
const decide = (act: 'show' | 'hide', posts: number[], comments: number[] = []) =>
  server.staff((ctx) => decideTexts(ctx, { act, posts, comments, reason: 'as agreed' }))
const each = (text: string) => ({ ko: text, en: text, vn: text })
const staffPost = (html: string) =>
  ({ board: 'notice', mark: 'guide', pin: 'none', title: each('알림'), html: each(html) }) as const

test('STAFF_TOO_MANY: one more word than the list takes is refused, and one of the list still changes', async () => {
  await server.ownerPool.query(
    `INSERT INTO boards.word (site_id, word, act, staff_id, created_at) SELECT 1, 'wrong' || n, 'review', 1, now() FROM generate_series(1, 2000) n`,
  )
  const list = (word: string) => server.staff((ctx) => listWord(ctx, { word, act: 'refuse' }))
  await expect(list('another')).rejects.toMatchObject({ code: 'STAFF_TOO_MANY' })
  await expect(list('wrong7')).resolves.toBeUndefined()
  await server.ownerPool.query("DELETE FROM boards.word WHERE word LIKE 'wrong%'")
})

test('staff hide many at once, and show what they let stand; the list counts what it shows', async () => {
  const ids = []
  for (let at = 0; at < 3; at++) ids.push((await save(writer)).boardIdx)
  const total = async () => (await list(reader)).pageInfo.tatal_list_count
  const before = await total()
  expect(await decide('hide', ids)).toEqual({ changed: 3 })
  expect(await decide('hide', ids)).toEqual({ changed: 0 })
  expect(await total()).toBe(before - 3)
  await expect(read(writer, ids[0] ?? 0)).rejects.toThrow('N404')
  await decide('show', ids)
  expect(await total()).toBe(before)
  const found = await server.staff((ctx) =>
    listEntries(ctx, { action: 'boards.hide', before: '', size: 20, staff: '', target: '' }),
  )
  expect(found.rows).toHaveLength(3)
})

test('of several texts of which one is not there, none is hidden', async () => {
  const { boardIdx } = await save(writer)
  await expect(decide('hide', [boardIdx, 999_999_999])).rejects.toThrow('STAFF_NOT_FOUND')
  expect((await read(reader, boardIdx)).title).toBe('제목')
})

test('what a member took away is shown by nobody again', async () => {
  const { boardIdx } = await save(writer)
  await save(writer, { boardIdx, act: 'delete' })
  expect(await decide('show', [boardIdx])).toEqual({ changed: 0 })
})

test('the queue holds what waits and what is reported, until staff have looked at it', async () => {
  await server.staff((ctx) => listWord(ctx, { word: '총판', act: 'review' }))
  const waiting = await save(writer, { title: '총판 모집' })
  const shown = await save(writer)
  const said = await comment(writer, shown.boardIdx, { text: '총판' })
  await server.call(serveBoardReport, reader, { boardType: 'normal', boardIdx: shown.boardIdx, reason: 'abuse' })
  const queue = async () =>
    (await server.staff(listQueue)).rows.map(({ boardIdx, cmtIdx, reports }) => [boardIdx, cmtIdx, reports])
  expect(await queue()).toEqual([
    [waiting.boardIdx, 0, 0],
    [shown.boardIdx, 0, 1],
    [shown.boardIdx, said.cmtIdx, 0],
  ])
  await decide('show', [waiting.boardIdx, shown.boardIdx], [said.cmtIdx])
  expect(await queue()).toEqual([])
  expect((await read(reader, shown.boardIdx)).comment.map(({ text }) => text)).toEqual(['총판'])
})

test('what staff write is sanitised, in every language, and a member’s words are not theirs to change', async () => {
  const { boardIdx } = await server.staff((ctx) =>
    writeByStaff(ctx, staffPost('<p onclick="x()">알림<script>x</script></p>')),
  )
  expect((await read(reader, boardIdx, 'notice')).text).toBe('<p>알림</p>')
  await expect(server.staff((ctx) => writeByStaff(ctx, staffPost('<script>x</script>')))).rejects.toThrow(
    'STAFF_INVALID',
  )
  const own = await save(writer)
  await expect(server.staff((ctx) => changeByStaff(ctx, own.boardIdx, staffPost('<p>x</p>')))).rejects.toThrow(
    'STAFF_NOT_FOUND',
  )
})

test('staff find posts by words and by who wrote them, hidden ones too', async () => {
  const { boardIdx } = await save(writer, { title: '돌림판 이야기' })
  await decide('hide', [boardIdx])
  const find = (changes: object) =>
    server.staff(async (ctx) =>
      (
        await listForStaff(ctx, { page: 1, size: 20, board: '', status: '', term: '', memberId: 0, ...changes })
      ).rows.map((row) => row.boardIdx),
    )
  expect(await find({ term: '돌림판', status: 'hidden' })).toEqual([boardIdx])
  expect(await find({ term: '돌림판', memberId: reader })).toEqual([])
  expect(await find({ term: '돌림판', status: 'shown' })).toEqual([])
})

test('the account is answered with one press, in the language of who asked, and with a message', async () => {
  const asked = await server.member(writer, (ctx) =>
    serveBoardSave.handle(
      { ...ctx, language: 'en' },
      serveBoardSave.call.body.parse({ boardType: 'qna', category: 'bankaccount', requestKey: randomUUID() }),
      server.contexts,
    ),
  )
  const { boardIdx } = asked as { boardIdx: number }
  const queue = () =>
    server.staff((ctx) => listQuestions(ctx, { page: 1, size: 20, status: 'wait', kind: '', memberId: 0 }))
  expect((await queue()).rows).toMatchObject([{ boardIdx, language: 'en', memNick: '달빛', lines: 1 }])
  const press = () => server.staff((ctx) => answerWithAccount(ctx, boardIdx, 1))
  const pressed = await Promise.allSettled([press(), press()])
  expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const { comment: lines, status } = await read(writer, boardIdx, 'qna')
  expect(status).toBe('answer')
  expect(lines).toHaveLength(2)
  expect(lines[1]?.text).toContain('Account holder')
  const messages = await server.member(writer, (ctx) => listMessages(ctx, 1))
  expect(messages.list[0]).toMatchObject({ kind: 'answer' })
  expect((await queue()).waiting).toBe(0)
  server.clock.advance(60_000)
  await comment(writer, boardIdx, { boardType: 'qna', text: 'once more' })
  expect((await queue()).rows).toMatchObject([{ boardIdx, lines: 3 }])
  await expect(server.staff((ctx) => answerQuestion(ctx, boardIdx, { text: 'late', lines: 2 }))).rejects.toThrow(
    'STAFF_CONFLICT',
  )
})

test('nobody who may not deposit any more is sent an account', async () => {
  const by = await addMember(server)
  const { boardIdx } = await save(by, { boardType: 'qna', category: 'bankaccount' })
  await server.ownerPool.query('UPDATE identity.member SET is_deposit_barred = true WHERE member_id = $1', [by])
  await expect(server.staff((ctx) => answerWithAccount(ctx, boardIdx, 1))).rejects.toThrow('STAFF_MEMBER_PROTECTED')
})

test('rules are only ever added to, and hold from when they say', async () => {
  const rules = (after: number, fromAt: string | null) =>
    server.staff((ctx) =>
      saveRules(ctx, 'rule', {
        after,
        title: each(`판 ${after + 1}`),
        html: each('<p>x</p>'),
        note: each('x'),
        fromAt,
      }),
    )
  const tomorrow = new Date(server.clock.now().getTime() + 24 * 3_600_000).toISOString()
  await rules(0, null)
  await expect(rules(0, null)).rejects.toThrow('STAFF_CONFLICT')
  await rules(1, tomorrow)
  const inForce = () => server.guest((ctx) => showRule(ctx, { kind: 'rule', version: 0 }))
  expect(await inForce()).toMatchObject({ version: 1, versions: [{ version: 2 }, { version: 1 }] })
  server.clock.advance(25 * 3_600_000)
  expect((await inForce()).version).toBe(2)
  await expect(server.pool.query('UPDATE boards.rule_version SET version = 9')).rejects.toThrow(/permission denied/)
})
