import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { MOTIFS } from '@maru/ui/poster/motifs.ts'
import {
  OPERATOR_CALLS,
  outcomeOf,
  RS_MEANING,
  RS_STATUSES,
  readPrivateKey,
  sign,
  verify,
  WALLET_CALLS,
  type WalletCallName,
} from '@maru/vendor-wallet'
import { expect, test } from 'vitest'
import { testServer } from '../../../../testing/context.ts'
import { addGames, addPlayer } from '../vendor-wallet.fixture.ts'
import { hub88Adapter } from './hub88.fixture.ts'

// The guide is all that an outside vendor has, so what it shows is run.
const read = (name: string): string =>
  readFileSync(new URL(`../../../../../../../docs/guides/${name}.md`, import.meta.url), 'utf8')
const guide = `${read('connect-a-vendor')}\n${read('connect-a-transfer-vendor')}`
type Example = { call: string; side: string; text: string }
const examples: Example[] = [...guide.matchAll(/^```json (\w+) (\w+)\n([\s\S]*?)\n```$/gm)].map(
  ([, call = '', side = '', text = '']) => ({ call, side, text }),
)
const block = (info: string): string => new RegExp(`^\`\`\`${info}\n([\\s\\S]*?)\n\`\`\`$`, 'm').exec(guide)?.[1] ?? ''
const isWalletCall = (call: string): call is WalletCallName => call in WALLET_CALLS

test('the signature of the example is the one that its key and body give', () => {
  const key = readPrivateKey(block('pem private'))
  expect(sign(block('text body'), key)).toBe(block('text signature'))
  expect(verify(block('text body'), block('text signature'), createPublicKey(block('pem public')))).toBe(true)
  expect(guide).toContain(`(${Buffer.byteLength(block('text body'))} bytes)`)
  expect(JSON.parse(block('text body'))).toEqual(JSON.parse(examples.find(({ call }) => call === 'bet')?.text ?? ''))
})

test('every call of both sides has a request and an answer of its shape', () => {
  const shapes: Record<string, { request: { parse(v: unknown): unknown }; answer: { parse(v: unknown): unknown } }> = {
    ...OPERATOR_CALLS,
    ...WALLET_CALLS,
  }
  for (const call of Object.keys(shapes))
    for (const side of ['request', 'answer'] as const) {
      const shown = examples.filter((example) => example.call === call && example.side === side)
      expect(shown.length, `${call} ${side}`).toBeGreaterThan(0)
      for (const { text } of shown) expect(shapes[call]?.[side].parse(JSON.parse(text))).toEqual(JSON.parse(text))
    }
  for (const { path } of Object.values(OPERATOR_CALLS)) expect(guide).toContain(path)
  for (const { path } of Object.values(WALLET_CALLS)) expect(guide).toContain(`\`${path}\``)
})

test('the conversation of the guide, held with the real adapter, gets the answers of the guide', async () => {
  const server = await testServer()
  await addGames(server)
  const adapter = hub88Adapter(server)
  const player = await addPlayer(server, 10_000)
  const { user, token } = JSON.parse(block('text body'))
  const ours = (text: string) => JSON.parse(text.replaceAll(user, player.playerId).replaceAll(token, player.token))
  const talk = examples.filter(({ call }) => isWalletCall(call))
  expect(talk.map(({ side }) => side)).toEqual(talk.map((_, n) => (n % 2 === 0 ? 'request' : 'answer')))
  for (let n = 0; n < talk.length; n += 2) {
    const [asked, answered] = [talk[n], talk[n + 1]]
    if (!asked || !answered || !isWalletCall(asked.call)) throw new Error('an example without its answer')
    expect(await adapter.send(asked.call, ours(asked.text)), asked.text).toEqual(ours(answered.text))
  }
})

test('every status stands in the table with its meaning and what a vendor does then', () => {
  const doing = {
    done: 'nothing more',
    refused: 'end the round without it',
    unknown: 'bet: roll it back; win, rollback: send it again',
    defect: 'mend your request; sending it again changes nothing',
  }
  for (const status of RS_STATUSES)
    expect(guide).toContain(`| \`${status}\` | ${RS_MEANING[status].meaning} | ${doing[outcomeOf(status)]} |`)
})

test('the bounds that the guide gives of texts are those of the shapes', () => {
  const example = { ...JSON.parse(block('text body')), supplier_transaction_id: 'x', supplier_user: 'x', bet: 'x' }
  const rows = [...guide.matchAll(/^\| `(\w+)` \| .*text of (\d+) to (\d+) characters/gm)]
  expect(rows.map(([, field]) => field).sort()).toEqual(
    ['bet', 'game_code', 'round', 'supplier_transaction_id', 'supplier_user', 'token', 'user'].sort(),
  )
  for (const [, field = '', least, most] of rows) {
    const takes = (length: number) =>
      WALLET_CALLS.bet.request.safeParse({ ...example, [field]: 'x'.repeat(length) }).success
    expect([field, takes(Number(least)), takes(Number(most)), takes(Number(most) + 1)]).toEqual([
      field,
      true,
      true,
      false,
    ])
    if (Number(least) > 0) expect([field, takes(Number(least) - 1)]).toEqual([field, false])
  }
})

test('the bounds that the guide gives of a listed game are those of the shape', () => {
  const [game] = JSON.parse(examples.find(({ call, side }) => call === 'gameList' && side === 'answer')?.text ?? '[]')
  const takes = (changes: object) => OPERATOR_CALLS.gameList.answer.safeParse([{ ...game, ...changes }]).success
  expect([
    takes({}),
    takes({ game_code: 'x'.repeat(64) }),
    takes({ name: 'x'.repeat(100) }),
    takes({ return_bp: 7_500 }),
  ]).toEqual([true, true, true, true])
  for (const changes of [
    { game_code: 'x'.repeat(65) },
    { game_code: 'a b' },
    { name: 'x'.repeat(101) },
    { name: '\u0007' },
    { return_bp: 7_499 },
    { names: { ko: 'x', en: 'x' } },
  ])
    expect([changes, takes(changes)]).toEqual([changes, false])
})

test('the motifs of the guide are those that are drawn', () => {
  const listed = [...(/Motifs are ([^;]*);/.exec(guide)?.[1] ?? '').matchAll(/`(\w+)`/g)].map(([, motif]) => motif)
  expect(listed).toEqual(MOTIFS)
})

test('every HTTP answer without a decision is as the guide says', async () => {
  const { http, key } = hub88Adapter(await testServer())
  const ask = async (url: string, payload: string, method: 'POST' | 'GET' = 'POST') => {
    const answer = await http.inject({ method, url, payload, headers: { 'x-hub88-signature': sign(payload, key) } })
    return [answer.statusCode, answer.statusCode === 404 && method === 'GET' ? '' : answer.json().status]
  }
  expect(await ask('/vendor/v1/studio/user/info', 'x'.repeat(32_769))).toEqual([413, 'RS_ERROR_WRONG_SYNTAX'])
  expect(await ask('/vendor/v1/nobody/user/info', '{}')).toEqual([404, 'RS_ERROR_INVALID_PARTNER'])
  expect(await ask('/vendor/v1/studio/user/info', 'x'.repeat(32_768))).toEqual([200, 'RS_ERROR_WRONG_SYNTAX'])
})
