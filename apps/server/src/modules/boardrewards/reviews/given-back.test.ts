import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../../boards/boards.fixture.ts'
import { entriesOf, heldBy } from '../../points/points.fixture.ts'
import { LONG, rewardDesk } from '../boardrewards.fixture.ts'
import { reviewObserver } from './review.observer.ts'

const server = await testServer({ observers: { posts: [reviewObserver] } })
const { save } = boardsOf(server)
const { inForce, decide } = rewardDesk(server)
const write = async (memberId: number) =>
  (await save(memberId, { content: LONG.replace('</p>', ` ${memberId}</p>`) })).boardIdx
await inForce()

test('removed for a breach it is taken back once, and given again once where staff show it after all', async () => {
  const memberId = await addMember(server)
  const postId = await write(memberId)
  await decide('show', postId)
  for (let n = 0; n < 2; n++) {
    await Promise.all([decide('hide', postId), decide('hide', postId)])
    expect(await heldBy(server, memberId)).toBe(0)
    await decide('show', postId)
    expect(await heldBy(server, memberId)).toBe(500)
  }
  expect((await entriesOf(server, memberId)).map(({ kind }) => kind)).toEqual([
    'board',
    'board-taken',
    'board',
    'board-taken',
    'board',
  ])
})

test('what was taken back comes to a locked account no more, and to an open one again', async () => {
  const memberId = await addMember(server)
  const postId = await write(memberId)
  const turn = (status: string) =>
    server.ownerPool.query('UPDATE identity.member SET status = $2 WHERE member_id = $1', [memberId, status])
  await decide('show', postId)
  await decide('hide', postId)
  await turn('locked')
  await decide('show', postId)
  expect(await heldBy(server, memberId)).toBe(0)
  await turn('active')
  await decide('show', postId)
  expect(await heldBy(server, memberId)).toBe(500)
})
