import { signup } from '@maru/contract'
import { expect, test } from 'vitest'
import { testServer } from '../../testing/context.ts'
import { addBank } from '../../testing/people.ts'
import { allSites } from '../site/index.ts'
import { createCaptcha } from './captcha.service.ts'
import { isAvailable } from './duplicate.service.ts'
import { signUpForm } from './sign-up.fixture.ts'
import { signUp } from './sign-up.service.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: '1234' } })
await addBank(server, 'D01')

/** The refused fields with their codes; empty when it was taken. */
const refusedFor = async (changes: Record<string, unknown>): Promise<string[]> => {
  const { captchaId } = await server.guest((ctx) => createCaptcha(ctx))
  const typed = signup.body.parse({ ...signUpForm, captchaId, captcha: '1234', ...changes })
  return server
    .guest((ctx) => signUp(ctx, typed))
    .then(
      () => [],
      (error: { detail: { fields: { field: string; problem: string }[] } }) =>
        error.detail.fields.map(({ field, problem }) => `${field} ${problem}`),
    )
}

test('names of the operator cannot be signed up, in any spelling, and are answered as taken', async () => {
  for (const memId of ['admin', 'Adm1n01', 'staff', 'maru77'])
    expect(await refusedFor({ memId }), memId).toContain('memId U112')
  for (const memNick of ['관리자', '운영자1', 'Maru', 'аdmin'])
    expect(await refusedFor({ memNick }), memNick).toContain('memNick U113')
  await server.ownerPool.query("UPDATE site.site SET name = 'Hanbit'")
  await server.guest((ctx) => allSites(ctx, true))
  expect(await refusedFor({ memId: 'hanbit1', memNick: 'Hanb1t' })).toEqual(['memId U112', 'memNick U113'])
  expect(await server.guest((ctx) => isAvailable(ctx, 'memNick', 'HANBIT'))).toBe(false)
})

test('a sign-up needs a captcha of its own; a wrong field does not use it up, a wrong answer does', async () => {
  const { captchaId } = await server.guest((ctx) => createCaptcha(ctx))
  expect(await refusedFor({ captchaId, memId: '9moon' })).toEqual(['memId U101'])
  expect(await refusedFor({ captchaId: '', captcha: '' })).toEqual(['captcha U121'])
  expect(await refusedFor({ captchaId, captcha: '4321' })).toEqual(['captcha U121'])
  expect(await refusedFor({ captchaId })).toEqual(['captcha U121'])
  const used = (await server.guest((ctx) => createCaptcha(ctx))).captchaId
  expect(await refusedFor({ captchaId: used })).toEqual([])
  expect(
    await refusedFor({
      captchaId: used,
      memId: 'another1',
      memNick: '다른이',
      memPhone: '01099998888',
      bankacc: '99998888777',
    }),
  ).toEqual(['captcha U121'])
})
