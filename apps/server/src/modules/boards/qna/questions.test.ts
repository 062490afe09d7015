import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../boards.fixture.ts'

const server = await testServer()
const { list, read, save, comment } = boardsOf(server)
const [asker, other] = [await addMember(server), await addMember(server)]
const ask = (memberId: number, asked: Parameters<typeof save>[1] = {}) =>
  save(memberId, {
    boardType: 'qna',
    category: 'cash',
    title: '출금 언제 되나요',
    content: '20만원\n신청했습니다',
    ...asked,
  })

test('a question is read by its writer and by no other member', async () => {
  const { boardIdx, status } = await ask(asker)
  expect(status).toBe('wait')
  expect(await read(asker, boardIdx, 'qna')).toMatchObject({
    category: 'cash',
    status: 'wait',
    comment: [{ text: '20만원\n신청했습니다', isOwn: true }],
  })
  await expect(read(other, boardIdx, 'qna')).rejects.toThrow('N404')
  await expect(read(asker, boardIdx, 'normal')).rejects.toThrow('N404')
  expect((await list(other, { boardType: 'qna' })).list).toEqual([])
  for (const act of ['save', 'delete'] as const)
    await expect(comment(other, boardIdx, { boardType: 'qna', act })).rejects.toThrow('N404')
  await expect(ask(other, { boardIdx, act: 'delete' })).rejects.toThrow('N404')
})

test('the account is asked for without words, and once while it waits', async () => {
  const by = await addMember(server)
  const bare = { category: 'bankaccount', title: '', content: '' }
  const first = await ask(by, bare)
  expect((await ask(by, bare)).boardIdx).toBe(first.boardIdx)
  expect((await list(by, { boardType: 'qna', category: 'bankaccount' })).list).toHaveLength(1)
})

test('what is asked many times at once is asked once, and no more wait than may', async () => {
  const by = await addMember(server)
  const bare = { category: 'bankaccount', title: '', content: '' }
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask(by, bare)))
  expect(new Set(asked.map(({ boardIdx }) => boardIdx)).size).toBe(1)
  const others = await Promise.allSettled(Array.from({ length: 8 }, () => ask(by)))
  expect(others.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
})

test('who may not deposit asks for no account', async () => {
  const barred = await addMember(server, { isDepositBarred: true })
  await expect(ask(barred, { category: 'bankaccount' })).rejects.toThrow('refused: C001')
})

test('all but the account needs a title and words; script stays words', async () => {
  await expect(ask(other, { title: ' ' })).rejects.toThrow('BD02')
  await expect(ask(other, { content: '<p></p>' })).rejects.toThrow('BD02')
  const { boardIdx } = await ask(other, { content: '<script>alert(1)</script>1 < 2' })
  expect((await read(other, boardIdx, 'qna')).comment[0]?.text).toBe('1 < 2')
})

test('a member has five questions waiting at most, and what it takes away is gone for it', async () => {
  const by = await addMember(server)
  const asked = []
  for (let at = 0; at < 5; at++) asked.push(await ask(by))
  await expect(ask(by)).rejects.toThrow('BD07')
  await ask(by, { boardIdx: asked[0]?.boardIdx ?? 0, act: 'delete' })
  await expect(read(by, asked[0]?.boardIdx ?? 0, 'qna')).rejects.toThrow('N404')
  expect((await ask(by)).status).toBe('wait')
})
