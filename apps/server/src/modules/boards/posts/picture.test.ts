import { expect, test } from 'vitest'
import { drawing } from '../../../platform/uploads/pictures.fixture.ts'
import { testServer } from '../../../testing/context.ts'
import { addMember } from '../../../testing/people.ts'
import { serveBoardPicture } from '../calls/member/upload-picture.ts'

const server = await testServer()

test('BD09: a member uploads fifty pictures in 24 hours, and another one when the first is a day old', async () => {
  const by = await addMember(server)
  await server.ownerPool.query(
    `INSERT INTO boards.picture (site_id, member_id, hash, uploaded_at) SELECT 1, $1, 'picture ' || n, $2 FROM generate_series(1, 49) n`,
    [by, server.clock.now()],
  )
  const upload = async () => server.upload(serveBoardPicture, by, await drawing({ format: 'jpeg' }))
  await upload()
  await expect(upload()).rejects.toMatchObject({ code: 'BD09' })
  server.clock.advance(24 * 3_600_000)
  await expect(upload()).resolves.toMatchObject({ width: expect.any(Number) })
})
