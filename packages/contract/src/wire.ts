import { z } from 'zod'
import type { ResultCode } from './result-code.ts'

/** Body of request and response: base64( IV 16 bytes ‖ AES-256-CBC, PKCS#7, of the UTF-8 JSON ). */
export const envelope = z.object({ d: z.string().min(1) })
export type Envelope = z.output<typeof envelope>

export type Answer<D = unknown> = { resultCode: ResultCode; resultMessage: string; data: D }

/** `data` of a refusal that concerns fields. */
export type FieldProblems = { fields: { field: string; problem: string }[] }

export const sessionHeader = 'x-session-token'
export const languageHeader = 'x-lang'
/** Client-made key of a request that moves money: the same key twice has one effect. */
export const requestKey = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/)

/** `/config.json`: what a browser needs before its first call. */
export type SiteConfig = {
  siteId: number
  siteName: string
  theme: 'maru' | 'naru'
  authorization: string
  wireKey: string
  mode: 'demo' | 'licensed'
  /** Origins of games: pages loaded now may frame them. */
  frameOrigins: string[]
  /** Server time in ms, so that countdowns agree. */
  now: number
  /** `countries`: where members may come from, ISO 3166. */
  licence?: { authority: string; number: string; minimumAge: number; countries: string[] }
}
