import { pathToFileURL } from 'node:url'
import { ANCHOR_VARIABLE, type Anchor, shownAt } from './time.ts'

/** Runs a program (`CHAOS_MAIN`) whose clock is that of `time.ts` from its first line on; nothing of the program knows. Timers keep their pace. */
const anchor = JSON.parse(process.env[ANCHOR_VARIABLE] ?? '') as Anchor
const realNow = Date.now
const now = (): number => shownAt(anchor, realNow())

Date.now = now
globalThis.Date = new Proxy(Date, {
  construct: (target, values, made) => Reflect.construct(target, values.length === 0 ? [now()] : values, made),
  apply: (target) => new target(now()).toString(),
})
await import(pathToFileURL(process.env.CHAOS_MAIN ?? '').href)
