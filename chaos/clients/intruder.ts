import { setTimeout as sleep } from 'node:timers/promises'
import { livePath, memberTopic } from '@maru/contract'
import type { Server } from '../cluster.ts'
import { type Random, randomOf } from '../random.ts'
import type { Arena } from './arena.ts'
import { frameReader, written } from './stomp.ts'
import type { Browser } from './wire.ts'

/** What became of attempts to listen to others. */
export type Intrusions = { attempts: number; refused: number; received: string[] }

const STAYS_MS = 2_500

/** Asks for the messages of other members, as a guest and as a member with a session of its own. */
export const intrude = async (
  arena: Pick<Arena, 'seed' | 'servers' | 'people' | 'isClosing'>,
  browsers: readonly Browser[],
  done: Intrusions,
): Promise<void> => {
  for (let no = 0; !arena.isClosing(); no++) {
    const random = randomOf(arena.seed, `intruder/${no}`)
    const [victim, other] = [random.pick(browsers), random.pick(browsers)]
    const key = victim.session()?.socketKey
    const own = random.chance(0.5) ? undefined : other.session()
    await sleep(random.between(300, 900))
    if (key === undefined || victim === other) continue
    await attempt(arena, random, memberTopic(key), own?.token, done)
  }
}

const attempt = (
  arena: Pick<Arena, 'servers' | 'people'>,
  random: Random,
  destination: string,
  passcode: string | undefined,
  done: Intrusions,
): Promise<void> =>
  new Promise((resolve) => {
    const { door } = random.pick<Server>(arena.servers)
    const socket = new WebSocket(`ws://127.0.0.1:${door}${livePath}`, 'v12.stomp')
    const timer = setTimeout(() => socket.close(), STAYS_MS)
    const read = frameReader()
    done.attempts++
    socket.onopen = () => {
      const login = { login: arena.people.site.authorization, ...(passcode === undefined ? {} : { passcode }) }
      socket.send(written('CONNECT', { 'accept-version': '1.2', host: 'maru', ...login }))
    }
    socket.onmessage = ({ data }) => {
      for (const { command, headers, body } of read(String(data))) {
        if (command === 'CONNECTED') socket.send(written('SUBSCRIBE', { id: '0', destination, receipt: '0' }))
        if (command === 'ERROR') done.refused++
        if (command === 'MESSAGE') done.received.push(`${headers.destination}: ${body}`)
        if (command === 'RECEIPT') done.received.push(`${destination} was opened`)
      }
    }
    socket.onclose = () => {
      clearTimeout(timer)
      resolve()
    }
    socket.onerror = () => {}
  })
