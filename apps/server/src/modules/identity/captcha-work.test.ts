import { solveChallenge } from 'altcha-lib/v1'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { createCaptcha, isCaptchaRight, speakCaptcha } from './captcha.service.ts'

const server = await testServer()
const create = () => server.guest((ctx) => createCaptcha(ctx))
const answerOf = async (captchaId: string): Promise<string> =>
  (await server.ownerPool.query('SELECT answer FROM identity.captcha WHERE captcha_id = $1', [captchaId])).rows[0]
    .answer
const solve = async ({ work }: Awaited<ReturnType<typeof create>>): Promise<number> =>
  (await solveChallenge(work.challenge, work.salt, 'SHA-256', work.maxNumber).promise)?.number ?? 0
const isRight = (captchaId: string, captcha: string, work: number) =>
  server.guest((ctx) => isCaptchaRight(ctx, { captchaId, captcha, work }))

test('the right digits with the number that the browser computed pass, once', async () => {
  const made = await create()
  const proof = [made.captchaId, await answerOf(made.captchaId), await solve(made)] as const
  expect(await isRight(...proof)).toBe(true)
  expect(await isRight(...proof)).toBe(false)
})

test('the right digits without the work are refused, and the work of another captcha is none', async () => {
  for (const work of [0, 1, 2]) {
    const { captchaId } = await create()
    await server.ownerPool.query('UPDATE identity.captcha SET work_number = 7 WHERE captcha_id = $1', [captchaId])
    expect(await isRight(captchaId, await answerOf(captchaId), work)).toBe(false)
  }
  const [one, other] = [await create(), await create()]
  await server.ownerPool.query('UPDATE identity.captcha SET work_number = work_number + 1 WHERE captcha_id = $1', [
    other.captchaId,
  ])
  expect(await isRight(other.captchaId, await answerOf(other.captchaId), await solve(one))).toBe(false)
})

test('neither the challenge nor its salt reveals the number, and no two are alike', async () => {
  const made = await Promise.all(Array.from({ length: 20 }, create))
  expect(new Set(made.map(({ work }) => work.challenge)).size).toBe(20)
  for (const { work } of made) expect(work.maxNumber).toBe(40_000)
})

test('the sound of a captcha is given three times, is the same each time, and goes with the captcha', async () => {
  const { captchaId } = await create()
  const speak = (id = captchaId, siteId = 1) => server.guest((ctx) => speakCaptcha(ctx, { captchaId: id }), siteId)
  const first = await speak()
  expect(first.audio).toMatch(/^data:audio\/wav;base64,UklGR/)
  expect([await speak(), await speak()]).toEqual([first, first])
  await expect(speak()).rejects.toMatchObject({ code: 'E429', retryAfterS: 180 })
  const other = (await create()).captchaId
  await expect(speak(other, 2)).rejects.toMatchObject({ code: 'N404' })
  await isRight(other, '0000', 0)
  for (const gone of [other, 'none', 'x'.repeat(43)]) await expect(speak(gone)).rejects.toMatchObject({ code: 'N404' })
})
