import { randomUUID } from 'node:crypto'
import { type boardPicture, type DataOf, picturePath } from '@maru/contract'
import { expect, test } from 'vitest'
import { drawing } from '../../../platform/uploads/pictures.fixture.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../boards.fixture.ts'
import { serveBoardLike } from '../calls/member/like-post.ts'
import { serveBoardList } from '../calls/member/list-board.ts'
import { serveBoardReport } from '../calls/member/report-post.ts'
import { serveCommentSave } from '../calls/member/save-comment.ts'
import { serveBoardPicture } from '../calls/member/upload-picture.ts'
import { findBoard, nextOrd, saveBoard } from './board.repository.ts'
import { insertPost, lockPost, setPostState } from './post.repository.ts'
import { putWord } from './word.repository.ts'

const server = await testServer()
const { list, read, save, comment } = boardsOf(server)
const [writer, reader, third, fourth] = [
  await addMember(server),
  await addMember(server),
  await addMember(server),
  await addMember(server),
]
const setState = (boardIdx: number, to: Parameters<typeof setPostState>[2]) =>
  server.system(async (ctx) => {
    const post = await lockPost(ctx, boardIdx)
    if (post) await setPostState(ctx, post, to)
  })

test('a post is read as it was written, but for what is no text', async () => {
  const { boardIdx, status } = await save(writer, {
    title: '  돌림판   검증 ',
    content:
      '<p onclick="x()">세 가지만 <b>있으면</b> 됩니다<script>alert(1)</script><img src="https://evil.example/a.png"></p>',
  })
  expect(status).toBe('shown')
  const board = await read(reader, boardIdx)
  expect(board).toMatchObject({
    title: '돌림판 검증',
    text: '<p>세 가지만 <b>있으면</b> 됩니다</p>',
    isOwn: false,
    writer: expect.stringMatching(/\*\*/),
  })
  expect((await read(writer, boardIdx)).isOwn).toBe(true)
  expect((await list(reader)).list[0]).toMatchObject({ boardIdx, views: 1, hasPicture: false })
})

test('a title and words are required, and neither may be too long', async () => {
  for (const content of ['', '<p> </p>', '<p>\u3164</p>', '<script>x</script>'])
    await expect(save(writer, { content })).rejects.toThrow('BD02')
  await expect(save(writer, { title: ' ' })).rejects.toThrow('BD02')
  await expect(save(writer, { title: '가'.repeat(61) })).rejects.toThrow('BD05')
  await expect(save(writer, { content: `<p>${'가'.repeat(10_001)}</p>` })).rejects.toThrow('BD05')
})

test('members do not write where staff alone do, nor below the level of a board', async () => {
  for (const boardType of ['notice', 'event', 'guide'] as const)
    await expect(save(writer, { boardType })).rejects.toThrow('BD03')
  const settings = await server.system((ctx) => findBoard(ctx, 'normal'))
  await server.system((ctx) => saveBoard(ctx, 'normal', { ...settings, writeLevel: 2 }))
  await expect(save(writer)).rejects.toThrow('BD03')
  expect((await list(writer)).mayWrite).toBe(false)
  expect((await save(await addMember(server, { level: 2 }))).status).toBe('shown')
  await server.system((ctx) => saveBoard(ctx, 'normal', settings))
  await expect(save(await addMember(server, { status: 'suspended' }))).rejects.toThrow('BD03')
})

test('the same request again writes nothing more, and two at once write one', async () => {
  const requestKey = 'write-once-1'
  const saved = await Promise.allSettled([save(writer, { requestKey }), save(writer, { requestKey })])
  const written = saved.flatMap((one) => (one.status === 'fulfilled' ? [one.value.boardIdx] : []))
  expect(new Set(written).size).toBe(1)
  expect((await save(writer, { requestKey })).boardIdx).toBe(written[0])
})

test('pages have ten each, in order and without a gap, whatever is hidden, pinned or removed between', async () => {
  const by = await addMember(server)
  const ids = await server.system(async (ctx) => {
    const made: number[] = []
    for (let at = 0; at < 60; at++) {
      const ord = await nextOrd(ctx, 'guide', true)
      const id = await insertPost(ctx, {
        board: 'guide',
        ord,
        writer: { staffId: 1 },
        status: 'shown',
        why: '',
        requestKey: null,
        title: { ko: `안내 ${at}` },
        html: { ko: '<p>x</p>' },
        words: ['x'],
        pictures: 0,
      })
      made.push(id ?? 0)
    }
    return made
  })
  const gone = (at: number) => at % 7 === 3 || (at > 20 && at < 34)
  for (const [at, id] of ids.entries())
    if (gone(at)) await setState(id, at % 2 === 0 ? { status: 'hidden' } : { pin: 'board' })
  const wanted = ids.filter((_, at) => !gone(at)).reverse()
  const seen: number[] = []
  for (let page = 1; page <= Math.ceil(wanted.length / 10) + 1; page++) {
    const { list: rows, pageInfo } = await list(by, { boardType: 'guide', page })
    expect(pageInfo.tatal_list_count).toBe(wanted.length)
    seen.push(...rows.map(({ boardIdx }) => boardIdx))
  }
  expect(seen).toEqual(wanted)
  for (const [at, id] of ids.entries()) if (gone(at)) await setState(id, { status: 'shown', pin: 'none' })
  expect((await list(by, { boardType: 'guide', page: 6 })).list.map(({ boardIdx }) => boardIdx)).toEqual(
    ids.slice(0, 10).reverse(),
  )
})

test('a search finds words of Korean in titles and texts, needs a term, and takes no wildcard for one', async () => {
  const by = await addMember(server)
  const wheel = await save(by, { title: '입금 순서', content: '<p>100%_안전 합니다</p>' })
  const other = await save(by, { title: '출금 안내', content: '<p>입금 계좌는 문의해 주세요</p>' })
  const found = async (searchType: 'title' | 'content' | 'both', term: string) =>
    (await list(reader, { searchType, term })).list.map(({ boardIdx }) => boardIdx)
  expect(await found('title', '입금')).toEqual([wheel.boardIdx])
  expect(await found('content', '입금')).toEqual([other.boardIdx])
  expect(await found('both', '입금')).toEqual([other.boardIdx, wheel.boardIdx])
  expect(await found('both', '계좌 입금')).toEqual([other.boardIdx])
  expect(await found('content', '%안')).toEqual([])
  expect(await found('content', '%_')).toEqual([wheel.boardIdx])
  for (const term of ['', ' ', '입', '가 나'])
    await expect(list(reader, { searchType: 'both', term })).rejects.toThrow('BD01')
})

test('somebody else’s post is changed and deleted by nobody', async () => {
  const { boardIdx } = await save(writer)
  for (const act of ['save', 'delete'] as const) await expect(save(reader, { boardIdx, act })).rejects.toThrow('N404')
  await save(writer, { boardIdx, title: '고친 제목' })
  expect((await read(reader, boardIdx)).title).toBe('고친 제목')
  await save(writer, { boardIdx, act: 'delete' })
  await expect(read(reader, boardIdx)).rejects.toThrow('N404')
  await expect(save(writer, { boardIdx })).rejects.toThrow('N404')
})

test('a word of the list is refused or put before staff; so is an account number', async () => {
  await server.system(async (ctx) => {
    await putWord(ctx, '사설토토', 'refuse', 1)
    await putWord(ctx, '총판', 'review', 1)
  })
  await expect(save(writer, { title: '사설 토토' })).rejects.toThrow('BD04')
  for (const content of [
    '<p>총.판 모집</p>',
    '<p>연락 010 1234 5678</p>',
    '<p><a href="https://x.example">여기</a></p>',
  ]) {
    const { boardIdx, status } = await save(writer, { content })
    expect(status, content).toBe('review')
    await expect(read(reader, boardIdx)).rejects.toThrow('N404')
    expect((await read(writer, boardIdx)).status).toBe('review')
    expect((await list(writer, { ownYn: 'Y' })).list[0]?.boardIdx).toBe(boardIdx)
    expect((await list(reader)).list.map((row) => row.boardIdx)).not.toContain(boardIdx)
  }
})

test('reports of three members put a post before staff; one member counts once', async () => {
  const { boardIdx } = await save(writer)
  const report = (memberId: number) =>
    server.call(serveBoardReport, memberId, { boardType: 'normal', boardIdx, reason: 'spam' })
  for (const memberId of [reader, reader, reader, third]) await report(memberId)
  expect((await read(third, boardIdx)).isReported).toBe(true)
  await report(fourth)
  await expect(read(reader, boardIdx)).rejects.toThrow('N404')
})

test('a member likes once, of twenty presses at once too', async () => {
  const { boardIdx } = await save(writer)
  const like = (isLiked: boolean) => server.call(serveBoardLike, reader, { boardType: 'normal', boardIdx, isLiked })
  await Promise.all(Array.from({ length: 20 }, () => like(true)))
  expect(await read(reader, boardIdx)).toMatchObject({ likes: 1, isLiked: true })
  expect(await like(false)).toEqual({ isLiked: false, likes: 0 })
})

test('of two comments of one member at once, on two posts, the second waits as any other', async () => {
  const posts = [await save(writer), await save(writer)]
  server.clock.advance(3_600_000)
  const sent = posts.map(({ boardIdx }) =>
    server.call(serveCommentSave, reader, { boardType: 'normal', boardIdx, text: '댓글', requestKey: randomUUID() }),
  )
  const outcomes = await Promise.allSettled(sent)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})

test('comments stand in threads, and one that was answered leaves its place', async () => {
  const { boardIdx } = await save(writer)
  const first = await comment(reader, boardIdx, { text: '첫 댓글' })
  await comment(third, boardIdx, { text: '다른 댓글' })
  const answer = await comment(writer, boardIdx, { text: '답글', parentIdx: first.cmtIdx })
  await comment(reader, boardIdx, { text: '다시 답글', parentIdx: answer.cmtIdx })
  const texts = async () => (await read(fourth, boardIdx)).comment.map(({ text }) => text)
  expect(await texts()).toEqual(['첫 댓글', '답글', '다시 답글', '다른 댓글'])
  expect((await read(fourth, boardIdx)).comments).toBe(4)
  await expect(comment(third, boardIdx, { cmtIdx: first.cmtIdx, act: 'delete' })).rejects.toThrow('N404')
  await comment(reader, boardIdx, { cmtIdx: first.cmtIdx, act: 'delete' })
  expect(await texts()).toEqual(['', '답글', '다시 답글', '다른 댓글'])
  await expect(comment(reader, boardIdx, { text: '가'.repeat(301) })).rejects.toThrow('BD05')
})

test('a post shows pictures that its writer uploaded, and no others', async () => {
  const { picture } = await server.upload<DataOf<typeof boardPicture>>(
    serveBoardPicture,
    writer,
    await drawing({ format: 'jpeg' }),
  )
  const content = `<p>그림</p><img src="${picture}" alt="잉어" onerror="x()">`
  const { boardIdx } = await save(writer, { content })
  expect((await read(reader, boardIdx)).text).toBe(`<p>그림</p><img src="${picture}" alt="잉어" loading="lazy" />`)
  expect((await list(reader)).list[0]?.hasPicture).toBe(true)
  await expect(save(reader, { content })).rejects.toThrow('BD06')
  const unknown = picturePath(1, 'a'.repeat(64))
  await expect(save(writer, { content: `<img src="${unknown}">` })).rejects.toThrow('BD06')
  await expect(server.upload(serveBoardPicture, writer, Buffer.from('<svg/>'))).rejects.toMatchObject({
    code: 'BD08',
    detail: { fields: [{ field: 'file', problem: 'no_picture' }] },
  })
})

test('a member does not fill a board alone', async () => {
  const by = await addMember(server)
  await save(by)
  const again = { boardType: 'normal', title: '제목', content: '<p>내용</p>' }
  const { serveBoardSave } = await import('../calls/member/save-board.ts')
  await expect(server.call(serveBoardSave, by, { ...again, requestKey: 'at-once-1' })).rejects.toMatchObject({
    code: 'E429',
  })
  for (let at = 1; at < 20; at++) await save(by)
  await expect(save(by)).rejects.toMatchObject({ code: 'E429' })
})

test('nothing of one site is read at another', async () => {
  const { boardIdx } = await save(writer)
  await expect(
    server.member(
      reader,
      (ctx) => serveBoardList.handle(ctx, serveBoardList.call.body.parse({ boardType: 'normal' }), server.contexts),
      2,
    ),
  ).resolves.toMatchObject({ list: [] })
  expect(boardIdx).toBeGreaterThan(0)
})
