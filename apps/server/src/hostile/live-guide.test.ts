import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type LiveMessage, liveCommands, livePath } from '@maru/contract'
import { maximumFrameBytes } from '@maru/stomp'
import { afterAll, expect, test } from 'vitest'
import { sendMessage } from '../modules/community/index.ts'
import { liveClient } from '../testing/live-client.ts'
import { grantCash } from '../testing/people.ts'
import { CAPTCHA, PASSWORD, runningServer } from '../testing/running-server.ts'

// The guide is all that a developer of a site has, so what it shows is run.
const guide = readFileSync(new URL('../../../../docs/guides/live.md', import.meta.url), 'utf8')
const server = await runningServer()
const own = await server.member()
const client = liveClient(server.url.replace('http', 'ws') + livePath)
afterAll(() => client.close())

const block = (info: string): string => new RegExp(`^\`\`\`${info}\n([\\s\\S]*?)\n\`\`\`$`, 'm').exec(guide)?.[1] ?? ''
/** A frame of the guide as it goes over the wire, with what is this member's in its places. */
const frame = (name: string): string =>
  block(`stomp ${name}`)
    .replace('{authorization}', own.site.authorization)
    .replace('{token}', own.token)
    .replace('{socketKey}', own.socketKey)
    .replace('^@', '\0')
const say = (text: string): Promise<void> => {
  const [command = '', ...lines] = text.split('\n\n')[0]?.split('\n') ?? []
  return client.say(
    command,
    Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)])),
  )
}
const nextMessage = async (cmd: LiveMessage['cmd']): Promise<LiveMessage> => {
  for (;;) {
    const received = await client.nextFrame()
    if (received === '') throw new Error(`closed before ${cmd}`)
    const body = received.startsWith('MESSAGE') ? JSON.parse(received.slice(received.indexOf('\n\n'), -1)) : {}
    if (body.cmd === cmd) return body
  }
}
const shown = (cmd: LiveMessage['cmd']): LiveMessage => JSON.parse(block(`json ${cmd}`))

test('every command stands in the guide, with a body', () => {
  for (const cmd of liveCommands) {
    expect(shown(cmd).cmd).toBe(cmd)
    expect(guide).toContain(`| \`${cmd}\` |`)
  }
  expect(guide).toContain(`| bytes of a frame | ${maximumFrameBytes.toLocaleString('en')} |`)
})

test('the conversation of the guide gets the answers of the guide', async () => {
  await say(frame('connect'))
  expect(await client.nextFrame()).toBe(frame('connected'))
  await say(frame('subscribe'))
  expect(await client.nextFrame()).toBe(frame('receipt'))
  await client.say('SUBSCRIBE', { id: 'site', destination: '/topic/site/1', receipt: 'site' })
  expect(await client.nextFrame()).toMatch(/^RECEIPT/)

  await server.system((ctx) => grantCash(ctx, own.memberId, 150_000))
  expect(await nextMessage('CASH')).toEqual(shown('CASH'))
  const words = { ko: '안내', en: 'notice', vn: 'thông báo' }
  await server.system((ctx) => sendMessage(ctx, { memberId: own.memberId, kind: 'guide', title: words, text: words }))
  expect(await nextMessage('MSG')).toEqual(shown('MSG'))
  await server.system(async (ctx) => ctx.emit('site.maintenance-changed', { isNow: true }))
  expect(await nextMessage('INSPECT')).toEqual(shown('INSPECT'))
  await server.system(async (ctx) =>
    ctx.emit('games.switched', { vendorCode: 'studio', gameCode: 'x', isOn: true, areGamesOn: true }),
  )
  expect(await nextMessage('LOCK_BET_YN')).toEqual(shown('LOCK_BET_YN'))
  await own.logIn(own.memId, PASSWORD, CAPTCHA)
  expect(await nextMessage('LOGOUT')).toEqual(shown('LOGOUT'))
  await client.closed
})

test('a program that logs in as the guide does receives its member’s messages', async () => {
  const member = await server.member()
  const file = join(mkdtempSync(join(tmpdir(), 'maru-guide-')), 'login.mjs')
  writeFileSync(file, block('js login'))
  const { logIn } = await import(/* @vite-ignore */ pathToFileURL(file).href)
  const mine = await logIn(server.url, member.memId, PASSWORD, async () => CAPTCHA)
  const program = liveClient(server.url.replace('http', 'ws') + livePath)
  await program.say('CONNECT', { 'accept-version': '1.2', login: mine.authorization, passcode: mine.token })
  expect(await program.nextFrame()).toMatch(/^CONNECTED/)
  await program.say('SUBSCRIBE', { id: '1', destination: `/topic/member/${mine.socketKey}`, receipt: '1' })
  expect(await program.nextFrame()).toMatch(/^RECEIPT/)
})

test('a destination of somebody else gets the error of the guide', async () => {
  const other = await server.member()
  const second = liveClient(server.url.replace('http', 'ws') + livePath)
  await second.say('CONNECT', { 'accept-version': '1.2', login: other.site.authorization, passcode: other.token })
  await second.nextFrame()
  await second.say('SUBSCRIBE', { id: '1', destination: `/topic/member/${own.socketKey}`, receipt: 'own-1' })
  expect(await second.nextFrame()).toBe(frame('error'))
})

test('every error that a session can end with stands in the guide', () => {
  const messages = ['stomp-session.ts', 'stomp-replies.ts', 'principal.ts'].flatMap((file) => {
    const source = readFileSync(new URL(`../../../../packages/stomp/src/${file}`, import.meta.url), 'utf8')
    return [...source.matchAll(/(?:#fail\(|return |[?:] )'([a-z]\w* [\w ,:]+)'/gi)].map(([, text]) => text ?? '')
  })
  expect(messages.length).toBeGreaterThan(10)
  for (const message of messages.filter((text) => text !== 'server error')) expect(guide).toContain(`\`${message}\``)
  const frames = readFileSync(new URL('../../../../packages/stomp/src/stomp-frame.ts', import.meta.url), 'utf8')
  const broken = [...frames.matchAll(/new BadFrame\(['`]([^'`$]+)/g)].map(([, text]) => text ?? '')
  expect(broken.length).toBeGreaterThan(4)
  for (const beginning of broken) expect(guide).toContain(`\`${beginning}`)
})
