import { serveLive, Topics } from '@maru/stomp'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestStudio } from '../dev/test-studio.ts'

const subscribe = 'SUBSCRIBE\nid:t\ndestination:/topic/table/moon\nreceipt:r\n\n\0'

it('serves live tables on its own listener: a snapshot, then what follows, to whoever names a session of its pages', async () => {
  const studio = await startTestStudio(undefined as never)
  const topics = new Topics()
  const close = serveLive(studio.app.server, {
    path: '/play-live',
    topics,
    mayConnectFrom: ({ headers }) => headers.origin === undefined,
    authenticate:
      () =>
      async ({ passcode }) =>
        passcode === 'secret'
          ? {
              expiresAt: new Date(Date.now() + 60_000),
              open: (destination) =>
                destination === '/topic/table/moon'
                  ? { topic: destination, snapshot: async () => [{ body: '{"round":7}', version: 7 }] }
                  : undefined,
            }
          : null,
  })
  const received = (passcode: string): { frames: string[]; socket: WebSocket } => {
    const socket = new WebSocket(`${studio.url.replace('http', 'ws')}/play-live`, 'v12.stomp')
    const frames: string[] = []
    socket.on('open', () =>
      socket.send(`CONNECT\naccept-version:1.2\nhost:studio\npasscode:${passcode}\n\n\0${subscribe}`),
    )
    socket.on('message', (frame) => frames.push(String(frame)))
    return { frames, socket }
  }
  const player = received('secret')
  await expect.poll(() => player.frames.join('')).toContain('{"round":7}')
  topics.publish('/topic/table/moon', '{"round":7}', 7)
  topics.publish('/topic/table/moon', '{"round":8}', 8)
  await expect.poll(() => player.frames.join('')).toContain('{"round":8}')
  expect(player.frames.join('').match(/"round":\d/g)).toEqual(['"round":7', '"round":8'])
  const stranger = received('guessed')
  await expect.poll(() => stranger.frames.join('')).toContain('ERROR\nmessage:not authorised')
  for (const { socket } of [player, stranger]) socket.terminate()
  await close()
  await studio.close()
})
