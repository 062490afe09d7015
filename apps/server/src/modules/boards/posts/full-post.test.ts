import { expect, test } from 'vitest'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { boardsOf } from '../boards.fixture.ts'
import { findComments } from './comment.repository.ts'

const server = await testServer()
const { read, save, comment } = boardsOf(server)
const [writer, reader] = [await addMember(server), await addMember(server)]

test('a post takes as many comments as its pages show, and no page says the same twice', async () => {
  const { boardIdx } = await save(writer)
  await server.ownerPool.query(
    `INSERT INTO boards.comment (site_id, post_id, member_id, text, status, why, created_at, changed_at)
     SELECT 1, $1, $2, 'x', 'shown', '', '2026-01-01Z', '2026-01-01Z' FROM generate_series(1, 4999)`,
    [boardIdx, writer],
  )
  const page = (nr: number) => server.member(reader, (ctx) => findComments(ctx, boardIdx, reader, nr, 50))
  const last = await comment(reader, boardIdx)
  expect((await page(100)).rows.at(-1)?.id).toBe(last.cmtIdx)
  await expect(comment(reader, boardIdx)).rejects.toThrow('BD10')
  expect((await page(101)).rows).toEqual([])
  expect((await read(reader, boardIdx)).comment.length).toBeGreaterThan(0)
})

test('no post, title or comment covers the rows around it with marks', async () => {
  const piled = `z${'\u0301'.repeat(50)}`
  const { boardIdx } = await save(writer, { title: piled, content: `<p>${piled}</p>` })
  await comment(reader, boardIdx, { text: piled })
  const kept = `z${'\u0301'.repeat(3)}`
  expect(await read(reader, boardIdx)).toMatchObject({ title: kept, text: `<p>${kept}</p>`, comment: [{ text: kept }] })
})
