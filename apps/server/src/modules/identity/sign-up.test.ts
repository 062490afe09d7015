import { type BodyOf, signup } from '@maru/contract'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { Refusal } from '../../platform/refusal.ts'
import { testServer } from '../../testing/context.ts'
import { addBank, addMember, addSecondSite } from '../../testing/people.ts'
import { setSiteOption } from '../site/index.ts'
import { createCaptcha } from './captcha.service.ts'
import { memberByMemId } from './index.ts'
import { signUpForm } from './sign-up.fixture.ts'
import { signUp } from './sign-up.service.ts'

const server = await testServer({ env: { CAPTCHA_ANSWER: '1234' } })

beforeAll(async () => {
  await addSecondSite(server)
  for (const siteId of [1, 2]) await addBank(server, 'D01', siteId)
})
beforeEach(() => server.ownerPool.query('DELETE FROM identity.member'))

const body = (changes: Record<string, unknown> = {}): BodyOf<typeof signup> =>
  signup.body.parse({ ...signUpForm, ...changes })

const apply = async (changes: Record<string, unknown> = {}, siteId = 1) => {
  const { captchaId } = await server.guest((ctx) => createCaptcha(ctx), siteId)
  return server.guest((ctx) => signUp(ctx, body({ captchaId, captcha: '1234', ...changes })), siteId)
}

/** The refused fields with their codes, as `field code`; empty when it was taken. */
const refusedFor = async (changes: Record<string, unknown>): Promise<string[]> => {
  try {
    await apply(changes)
    return []
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const fields = error.detail.fields as { field: string; problem: string }[]
    expect(fields[0]?.problem).toBe(error.code)
    expect([...signup.refusals, 'E400']).toContain(error.code)
    return fields.map(({ field, problem }) => `${field} ${problem}`)
  }
}

test('a sign-up wrong in every field names every field at once, in the order of the form', async () => {
  const wrong = {
    memId: '9moon',
    memPass: 'short',
    memPassCheck: 'other',
    memPhone: '02-345-6789',
    bank: 'nowhere',
    memName: '김1',
    memNick: '!',
    bankacc: '12-34',
    cashOutPass: '12345',
    recommenderId: 'nobody',
    nationCode: 'k',
    isAdult: false,
  }
  expect(await refusedFor(wrong)).toEqual([
    'memId U101',
    'memPass U102',
    'memPassCheck U102',
    'memNick U105',
    'memPhone U106',
    'bank U119',
    'memName U118',
    'bankacc U119',
    'cashOutPass U103',
    'recommenderId U116',
    'nationCode E400',
    'isAdult E400',
  ])
})

test('the same sign-up put right waits for a call within twenty minutes', async () => {
  const answer = await apply()
  expect(answer).toEqual({
    callBy: server.clock.now().getTime() + 20 * 60_000,
    memPhone: '01023456789',
    callFrom: '02-000-1900',
  })
  const member = await server.guest((ctx) => memberByMemId(ctx, 'MOONLIT9'))
  expect(member).toMatchObject({ memId: 'Moonlit9', status: 'pending', memPhone: '01023456789', memName: '김 하루' })
})

test.each([
  [
    'memId',
    'U101',
    ['', 'moon', 'a'.repeat(21), '1moonlit', 'moon+lit', '달빛달빛달', 'moon lit', 'moon_lit', 'moonlit\u0000'],
  ],
  ['memNick', 'U105', ['', '밤', '가'.repeat(21), '밤 고양이', '밤<b>', 'a-b', '🐈🐈', '밤\u200b고양이']],
  [
    'memPhone',
    'U106',
    ['', '0212345678', '01234567890', '010123456', '010123456789', '+821012345678', '010 1234 5678x'],
  ],
  ['memName', 'U118', ['', '김', '김2', 'Kim-Ha', '가'.repeat(41), '김  하루', '<i>김</i>']],
  ['bankacc', 'U119', ['', '12345', '1'.repeat(21), '12345a', '１２３４５６']],
  ['cashOutPass', 'U103', ['', '123', '12345', '12a4', '１２３４', ' 123']],
  ['bank', 'U119', ['', 'D99', "D01' OR '1'='1"]],
] as const)('%s that does not fit is refused with %s', async (field, code, values) => {
  for (const value of values)
    expect(await refusedFor({ [field]: value }), JSON.stringify(value)).toContain(`${field} ${code}`)
})

test.each([
  ['shorter than six', 'ab1c2'],
  ['longer than twenty', 'river4stone5river6sto'],
  ['without a digit', 'riverstone'],
  ['without a letter', '48151623'],
  ['with a sign that is not allowed', 'river^stone4'],
  ['with the id in it', 'xMoonLit9x1'],
  ['commonly used', 'password1'],
  ['commonly used with a sign behind', 'Qwerty123!'],
  ['commonly used in other letters', 'P@ssw0rd12'],
  ['walked over the keyboard', '1q2w3e4r'],
  ['of hardly any letters', 'aaaaaa1'],
])('a password %s is refused', async (_, memPass) => {
  expect(await refusedFor({ memPass, memPassCheck: memPass })).toEqual(['memPass U102'])
})

test.each(['m4rbleCliff', 'river!stone4', 'dongne9bukhan', '7Hwaseong@kr'])(
  'the password %s is taken',
  async (memPass) => {
    expect(await refusedFor({ memPass, memPassCheck: memPass })).toEqual([])
  },
)

test('an id, nickname, phone or account that somebody has is refused, however it is spelled', async () => {
  await apply()
  const taken = { memId: 'mOONLIT9', memNick: '밤고양이７７', memPhone: '010-23456789', bankacc: '1234-5678-9012' }
  expect(await refusedFor(taken)).toEqual(['memId U112', 'memNick U113', 'memPhone U114', 'bankacc U117'])
  const other = { memId: 'another1', memNick: '낮고양이', memPhone: '01011112222', bankacc: '99887766' }
  for (const field of ['memId', 'memNick', 'memPhone', 'bankacc'] as const)
    expect(await refusedFor({ ...other, [field]: taken[field] })).toHaveLength(1)
  expect(await refusedFor(other)).toEqual([])
})

test('what is taken at one site is free at another', async () => {
  await apply()
  await expect(apply({}, 2)).resolves.toMatchObject({ memPhone: '01023456789' })
})

test('a rejected applicant may apply again with the same details', async () => {
  await apply()
  await server.pool.query("UPDATE identity.member SET status = 'rejected', decided_at = now()")
  expect(await refusedFor({})).toEqual([])
})

test.each([
  ['memId', 'U112', (no: number) => ({ memNick: `닉${no}`, memPhone: `0101000000${no}`, bankacc: `1000000${no}` })],
  ['memNick', 'U113', (no: number) => ({ memId: `racer${no}`, memPhone: `0101000000${no}`, bankacc: `1000000${no}` })],
  ['memPhone', 'U114', (no: number) => ({ memId: `racer${no}`, memNick: `닉${no}`, bankacc: `1000000${no}` })],
  ['bankacc', 'U117', (no: number) => ({ memId: `racer${no}`, memNick: `닉${no}`, memPhone: `0101000000${no}` })],
] as const)(
  'of five that sign up with the same %s at once, one comes in and four get %s',
  async (field, code, rest) => {
    const results = await Promise.all([1, 2, 3, 4, 5].map((no) => refusedFor(rest(no))))
    expect(results.filter((refused) => refused.length === 0)).toHaveLength(1)
    expect(results.filter((refused) => refused.join() === `${field} ${code}`)).toHaveLength(4)
  },
)

test('nobody signs up while sign-ups are closed', async () => {
  await server.system((ctx) => setSiteOption(ctx, 'isSignUpOpen', false))
  await expect(apply()).rejects.toMatchObject({ code: 'U115' })
  await expect(apply({}, 2)).resolves.toBeDefined()
  await server.system((ctx) => setSiteOption(ctx, 'isSignUpOpen', true))
})

test('a recommender must be an active partner of the site; without one only where none is required', async () => {
  await addMember(server, { memId: 'partner1', tier: 'PTN_4' })
  await addMember(server, { memId: 'normal01' })
  await addMember(server, { memId: 'closed01', tier: 'PTN_4', status: 'locked' })
  await addMember(server, { memId: 'faraway1', tier: 'PTN_4', siteId: 2 })
  for (const recommenderId of ['normal01', 'closed01', 'faraway1', 'nobody01'])
    expect(await refusedFor({ recommenderId }), recommenderId).toEqual(['recommenderId U116'])
  await server.system((ctx) => setSiteOption(ctx, 'joinRecommanderId', 'Y'))
  expect(await refusedFor({})).toEqual(['recommenderId U116'])
  await server.system((ctx) => setSiteOption(ctx, 'joinRecommanderId', 'N'))
  expect(await refusedFor({ recommenderId: ' PARTNER1 ' })).toEqual([])
  expect(await server.guest((ctx) => memberByMemId(ctx, 'moonlit9'))).toMatchObject({ recommenderId: 'partner1' })
})

test('level, tier and status of the payload are not believed', async () => {
  await apply({ memLevel: '9', partnerType: 'PTN_1', memStatus: 1, siteName: 'x', ip: '1.2.3.4' })
  expect(await server.guest((ctx) => memberByMemId(ctx, 'moonlit9'))).toMatchObject({
    level: 1,
    tier: 'NORMAL',
    status: 'pending',
  })
})

test('neither phone nor account nor a password can be read in the database', async () => {
  await apply()
  const { rows } = await server.pool.query('SELECT m::text AS text FROM identity.member m')
  const stored = rows[0].text as string
  for (const secret of ['23456789', '123456789012', 'river!stone4', '2468'].flatMap((s) => [
    s,
    Buffer.from(s).toString('hex'),
  ]))
    expect(stored).not.toContain(secret)
})

test('markup and statements in any text field are refused, never stored', async () => {
  const nasty = '<b onclick=x>'
  for (const field of [
    'memId',
    'memNick',
    'memName',
    'memPhone',
    'bankacc',
    'cashOutPass',
    'memPass',
    'bank',
    'recommenderId',
  ])
    expect(await refusedFor({ [field]: nasty })).not.toEqual([])
  const { rows } = await server.pool.query('SELECT 1 FROM identity.member')
  expect(rows).toHaveLength(0)
})

test('licensed mode takes applicants from permitted countries only', async () => {
  const licensed = { ...server.config, MARU_MODE: 'licensed' as const, PERMITTED_COUNTRIES: ['VN'] }
  const from = async (nationCode: string) => {
    const { captchaId } = await server.guest((ctx) => createCaptcha(ctx))
    const typed = body({ nationCode, captchaId, captcha: '1234' })
    return server.guest((ctx) => signUp({ ...ctx, config: licensed }, typed))
  }
  await expect(from('KR')).rejects.toMatchObject({ detail: { fields: [{ field: 'nationCode', problem: 'E400' }] } })
  await expect(from('VN')).resolves.toBeDefined()
})

test.each([
  ['demo', [], 'KR'],
  ['licensed', ['VN'], 'VN'],
  ['licensed', ['KR', 'VN'], undefined],
] as const)(
  'in %s mode with %j as permitted countries nobody’s country is guessed',
  async (mode, countries, stored) => {
    const config = { ...server.config, MARU_MODE: mode, PERMITTED_COUNTRIES: [...countries] }
    const { captchaId } = await server.guest((ctx) => createCaptcha(ctx))
    const { nationCode: _, ...typed } = body({ captchaId, captcha: '1234' })
    const asked = server.guest((ctx) => signUp({ ...ctx, config }, signup.body.parse(typed)))
    if (stored === undefined)
      return expect(asked).rejects.toMatchObject({ detail: { fields: [{ field: 'nationCode', problem: 'E400' }] } })
    await asked
    const { rows } = await server.pool.query('SELECT nation_code FROM identity.member WHERE mem_id = $1', [typed.memId])
    expect(rows).toEqual([{ nation_code: stored }])
  },
)
