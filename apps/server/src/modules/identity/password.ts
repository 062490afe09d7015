import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2id = promisify(argon2)

/** OWASP's recommendation for argon2id: 19 MiB, two passes, one lane; about 25 ms of one core. */
const WORK = { memory: 19_456, passes: 2, parallelism: 1 } as const
const TAG_BYTES = 32
const SALT_BYTES = 16
type Work = { memory: number; passes: number; parallelism: number }

/** As a PHC string, which carries its own parameters, so that they can be raised later. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, salt, WORK)
  const { memory, passes, parallelism } = WORK
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${plain(salt)}$${plain(tag)}`
}

export const isPassword = async (password: string, hash: string): Promise<boolean> => {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(hash)
  if (!parts) return false
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  const work = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), work), Buffer.from(tag, 'base64'))
}

/** For an account that does not exist: the same work, and never right. */
export const pretendPassword = async (password: string): Promise<false> => {
  await derive(password, PRETEND_SALT, WORK)
  return false
}

const PRETEND_SALT = randomBytes(SALT_BYTES)

const derive = (password: string, nonce: Buffer, work: Work): Promise<Buffer> =>
  argon2id('argon2id', { message: password, nonce, tagLength: TAG_BYTES, ...work })

const plain = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')
