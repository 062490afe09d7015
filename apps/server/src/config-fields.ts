import { z } from 'zod'
import { trustedProxies } from './platform/http/client-address.ts'

const KEY_BYTES = 32

export const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((n) => n >= 1 && n <= 65535, 'must be a port from 1 to 65535')
export const count = (max: number, min = 1) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be from ${min} to ${max}`)
export const flag = z
  .enum(['on', 'off', '1', '0', 'true', 'false'], 'must be on or off')
  .transform((word) => ['on', '1', 'true'].includes(word))
export const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://maru.example' })
  .transform((text) => new URL(text))
  .refine((url) => url.pathname === '/' && !url.search, 'must be an origin, without a path')
  .transform((url) => url.origin)
export const key = z
  .string()
  .transform((text) => Buffer.from(text, 'base64'))
  .refine((bytes) => bytes.length === KEY_BYTES, {
    error: `must be ${KEY_BYTES} bytes in base64 (openssl rand -base64 32)`,
    abort: true,
  })
  .refine((bytes) => new Set(bytes).size >= 12, 'is no random key (openssl rand -base64 32)')
export const words = z.string().trim().min(1, 'must not be blank')
export const databaseUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+\/\S+/, 'must be like postgres://user:password@host:5432/database')

/** Of somebody else's interface. What says who asks is a variable of its own: an address is quoted where asking fails. */
export const apiUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.example/v1/' })
  .refine((text) => {
    const url = URL.parse(text)
    return !url || (url.username === '' && url.password === '')
  }, 'must have no user and no password')

export const bucketUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://s3.example/bucket' })
  .refine((text) => !/[?#]|\/$/.test(text), 'must end with the name of the bucket')
export const natsUrl = z
  .string()
  .refine(
    (text) => text.split(',').every((one) => /^(nats|tls):\/\/\S+$/.test(one) && URL.canParse(one)),
    'must be like nats://user:password@host:4222, several with commas between',
  )

export const networks = z.string().superRefine((setting, { addIssue }) => {
  try {
    trustedProxies(setting)
  } catch (error) {
    addIssue((error as RangeError).message)
  }
})
