import { createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
import { hub88Door } from './hub88.fixture.ts'

// The guide is all that an outside vendor has, so what it shows is run.
const guide = readFileSync(new URL('../../../../../../../docs/guides/connect-a-vendor.md', import.meta.url), 'utf8')
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

test('the conversation of the guide, held with the real door, gets the answers of the guide', async () => {
  const server = await testServer()
  await addGames(server)
  const door = hub88Door(server)
  const player = await addPlayer(server, 10_000)
  const { user, token } = JSON.parse(block('text body'))
  const ours = (text: string) => JSON.parse(text.replaceAll(user, player.playerId).replaceAll(token, player.token))
  const talk = examples.filter(({ call }) => isWalletCall(call))
  expect(talk.map(({ side }) => side)).toEqual(talk.map((_, n) => (n % 2 === 0 ? 'request' : 'answer')))
  for (let n = 0; n < talk.length; n += 2) {
    const [asked, told] = [talk[n], talk[n + 1]]
    if (!asked || !told || !isWalletCall(asked.call)) throw new Error('an example without its answer')
    expect(await door.send(asked.call, ours(asked.text)), asked.text).toEqual(ours(told.text))
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
